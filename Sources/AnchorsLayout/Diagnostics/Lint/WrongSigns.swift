import Anchors
import AnchorsSolver

extension LintContext {
  /// Returns constraints whose constants put a view outside one that contains it: a far edge beyond
  /// the same edge by a positive number, a near edge by a negative one. Inequalities that only
  /// permit it, unsatisfied optional constraints, scrolled views and edges of guides do not count.
  ///
  ///     title.trailing == card.trailing + 12      // outside: - 12 is inside
  ///     title.trailing <= card.trailing + 12      // may be outside
  ///
  /// - Complexity: O(constraints).
  func wrongSigns() -> [LintFinding] {
    written.compactMap { row, constraint in
      guard constraint.putsOutside, facts.solved.violation(of: row) <= Tolerance.reported,
        let item = constraint.first.item, item.layoutRole == .view,
        let hostNode = constraint.placedOn, hostNode !== constraint.first,
        constraint.second == nil || constraint.second === hostNode,
        let host = number(of: hostNode), facts.contentGuides[host] == nil
      else { return nil }
      let distance = decimal(constraint.constant.magnitude)
      let amount = constraint.hasSystemSpacing ? ".system" : distance
      let sign = constraint.constant < 0 ? "+" : "-"
      let suggestion =
        constraint.second != nil ? "\(sign) \(amount)" : sign == "-" ? "-\(amount)" : amount
      let summary = """
        \(constraint.text(names)) puts \(names.name(of: item)) \(distance) outside \
        \(names.name(of: facts.items[host])).
        """
      return finding(.wrongSign, constraint, summary, "Did you mean \(suggestion)?")
    }
  }
}

extension Constraint {
  /// `true` if an edge is beyond the same edge of an item that contains the first.
  fileprivate var putsOutside: Bool {
    guard multiplier == 1, firstAttribute == secondAttribute, !firstAttribute.dependsOnMetrics
    else { return false }
    if firstAttribute.isFarEdge { return constant > 0 && relation != .lessThanOrEqual }
    if firstAttribute.isNearEdge { return constant < 0 && relation != .greaterThanOrEqual }
    return false
  }
}
