import Anchors
import AnchorsSolver

/// A copy of a layout's rows, to which required equalities that already hold are added. These
/// change no optimum, so ranges in the copy are those of equally good layouts that keep to them.
struct PinnedCopy {
  let solver: Solver
  private let facts: LayoutFacts

  init(_ facts: LayoutFacts) {
    self.facts = facts
    solver = facts.solved.system.ownSolver(
      of: facts.rows.indices.filter { !facts.removed.contains($0) }
        .map { (row: $0, priority: facts.rows[$0].priority) })
    solver.solve()
  }

  /// Holds a sum at its value in the layout. Returns the row that does.
  func hold(_ sum: [Term]) -> Int32 { hold(sum, at: sum.sum(facts.values)) }

  /// Holds a sum at a value. Returns the row that does.
  @discardableResult
  func hold(_ sum: [Term], at value: Double) -> Int32 {
    let row = solver.add(sum, .equal, value, priority: RequiredPriority.value)
    solver.solve()
    return row
  }

  func release(_ row: Int32) {
    solver.remove(row)
    solver.solve()
  }

  func isOpen(_ sum: [Term]) -> Bool { solver.range(of: sum).isOpen }
}
