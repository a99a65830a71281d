#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// Open sizes that content keeps from being larger, or smaller, with the same priority in the same free
/// component of the solver: one gives way where the other does not.
struct CompetingSizes {
  struct Competitor {
    var place: Int
    var isHugging: Bool
    var priority: Priority
  }

  private struct Key: Hashable {
    var component: Int
    var isWidth: Bool
    var isHugging: Bool
    var priority: Double
  }

  private let writer: PinWriter
  private let solver: Solver
  /// The places of open sizes, in order.
  private var places: [Key: [Int]] = [:]

  init(_ open: [OpenComponent], _ writer: PinWriter, _ solver: Solver) {
    self.writer = writer
    self.solver = solver
    for place in open.indices {
      for isHugging in [true, false] {
        guard let priority = limit(of: open[place], isHugging: isHugging) else { continue }
        solver.forEachComponent(of: open[place].sum) {
          places[key($0, open[place], isHugging, priority), default: []].append(place)
        }
      }
    }
  }

  /// The first size that competes with one and fulfils a condition.
  func first(for open: OpenComponent, where condition: (Int) -> Bool) -> Competitor? {
    for isHugging in [true, false] {
      guard let priority = limit(of: open, isHugging: isHugging) else { continue }
      var first: Int?
      _ = solver.firstComponent(of: open.sum) {
        first = places[key($0, open, isHugging, priority), default: []].first(where: condition)
        return first != nil
      }
      if let first {
        return Competitor(place: first, isHugging: isHugging, priority: Priority(priority))
      }
    }
    return nil
  }

  private func key(_ component: Int, _ open: OpenComponent, _ isHugging: Bool, _ priority: Double)
    -> Key
  {
    Key(
      component: component, isWidth: open.component == .width, isHugging: isHugging,
      priority: priority)
  }

  /// The priority at which content keeps a size from being larger, or smaller, if the size ranges
  /// there.
  private func limit(of open: OpenComponent, isHugging: Bool) -> Double? {
    guard open.isSize else { return nil }
    guard let row = writer.facts.contentRow(of: open.item, open.component.variable, isHugging)
    else { return nil }
    let (length, priority) = (writer.facts.rows[row].constant, writer.facts.rows[row].priority)
    let ranges =
      isHugging
      ? open.range.lowerBound >= length - Tolerance.reported
      : open.range.upperBound <= length + Tolerance.reported
    return ranges && !RequiredPriority.includes(priority) ? priority : nil
  }
}
