import Anchors
import AnchorsSolver

/// The constraints that push against the bounds of a layout, found once for each bound and anchor.
final class BoundPushes {
  typealias Push = (limit: UnsatisfiedConstraint, value: Double)

  /// A bound, and the anchor that it determines.
  struct Spot: Hashable {
    let row: Int
    let item: Int
    let attribute: Attribute
  }

  private var known: [Spot: Push?] = [:]

  /// Returns what pushes against a bound. It is searched anew where rows are left out.
  func push(
    at spot: Spot, _ related: inout RelatedRows?, _ find: (inout RelatedRows) -> Push?
  ) -> Push? {
    guard var rows = related else { return nil }
    defer { related = rows }
    if rows.leavesRowsOut { return find(&rows) }
    if let push = known[spot] { return push }
    let push = find(&rows)
    known[spot] = .some(push)
    return push
  }
}
