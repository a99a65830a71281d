import Anchors
import AnchorsSolver

/// Open sizes that content keeps from being larger, or smaller, with the same priority in the same
/// free component of the solver: one gives way where the other does not.
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
    for place in open.indices {
      for key in keys(of: open[place]) { places[key, default: []].append(place) }
    }
  }

  /// The first size that competes with one and fulfils a condition.
  func first(for open: OpenComponent, where condition: (Int) -> Bool)
    -> (place: Int, isHugging: Bool, priority: Priority)?
  {
    for key in keys(of: open) {
      guard let place = places[key]?.first(where: condition) else { continue }
      return (place, key.isHugging, Priority(key.priority))
    }
    return nil
  }

  /// Returns the keys of a size, one for each free component that it depends on, hugging first.
  private func keys(of open: OpenComponent) -> [Key] {
    var keys: [Key] = []
    for isHugging in [true, false] {
      guard let row = facts.limitingRow(of: open, isHugging: isHugging) else { continue }
      let priority = facts.rows[row].priority
      solver.forEachComponent(of: open.sum) {
        keys.append(
          Key(
            component: $0, isWidth: open.component == .width, isHugging: isHugging,
            priority: priority))
      }
    }
    return keys
  }
}

extension LayoutFacts {
  /// The row with which content keeps a size from being larger, or smaller, if the size ranges
  /// there.
  func limitingRow(of open: OpenComponent, isHugging: Bool) -> Int? {
    guard open.isSize, let row = contentRow(of: open.item, open.component.variable, isHugging)
    else { return nil }
    let length = rows[row].constant
    let ranges =
      isHugging
      ? open.range.lowerBound >= length - Tolerance.reported
      : open.range.upperBound <= length + Tolerance.reported
    return ranges && !rows[row].isRequired ? row : nil
  }
}
