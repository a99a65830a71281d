import Anchors
import AnchorsSolver

/// Open sizes that content keeps from being larger, or smaller, with the same priority in the same free
/// component of the solver: one gives way where the other does not.
struct CompetingSizes {
  private struct Key: Hashable {
    var component: Int
    var isWidth: Bool
    var isHugging: Bool
    var priority: Double
  }

  private let facts: LayoutFacts
  private let solver: Solver
  /// The places of open sizes, in order.
  private var places: [Key: [Int]] = [:]

  init(_ open: [OpenComponent], _ facts: LayoutFacts, _ solver: Solver) {
    (self.facts, self.solver) = (facts, solver)
    var places: [Key: [Int]] = [:]
    for place in open.indices {
      for isHugging in [true, false] {
        _ = firstKey(of: open[place], isHugging) {
          places[$0, default: []].append(place)
          return false
        }
      }
    }
    self.places = places
  }

  /// The first size that competes with one and fulfils a condition.
  func first(for open: OpenComponent, where condition: (Int) -> Bool)
    -> (place: Int, isHugging: Bool, priority: Priority)?
  {
    for isHugging in [true, false] {
      var first: Int?
      let key = firstKey(of: open, isHugging) {
        first = places[$0, default: []].first(where: condition)
        return first != nil
      }
      if let first, let key { return (first, isHugging, Priority(key.priority)) }
    }
    return nil
  }

  /// The first key of a size that fulfils a condition.
  private func firstKey(
    of open: OpenComponent, _ isHugging: Bool, where condition: (Key) -> Bool
  ) -> Key? {
    guard let priority = limit(of: open, isHugging: isHugging) else { return nil }
    func key(_ component: Int) -> Key {
      Key(
        component: component, isWidth: open.component == .width, isHugging: isHugging,
        priority: priority)
    }
    return solver.firstComponent(of: open.sum) { condition(key($0)) }.map(key)
  }

  /// The priority at which content keeps a size from being larger, or smaller, if the size ranges
  /// there.
  private func limit(of open: OpenComponent, isHugging: Bool) -> Double? {
    guard open.isSize else { return nil }
    guard let row = facts.contentRow(of: open.item, open.component.variable, isHugging)
    else { return nil }
    let (length, priority) = (facts.rows[row].constant, facts.rows[row].priority)
    let ranges =
      isHugging
      ? open.range.lowerBound >= length - Tolerance.reported
      : open.range.upperBound <= length + Tolerance.reported
    return ranges && !RequiredPriority.includes(priority) ? priority : nil
  }
}
