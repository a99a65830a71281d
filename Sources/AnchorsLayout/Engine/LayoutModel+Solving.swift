import Anchors
import AnchorsSolver

// A stack installs its constraints when it is laid out. So their serial numbers, unlike those of
// other constraints, depend on earlier layouts. The last row of a conflict is removed, and which
// one that is must not depend on them.

extension LayoutModel {
  /// Solves the rows by calling `run`. If they conflict, the constraints of stacks come last, as in
  /// a tree that is laid out for the first time.
  ///
  /// - Complexity: Without a conflict or without stacks, that of `run`. With both, O(items) more
  ///   and a second run if constraints or items have come or changed since the last conflict.
  mutating func solve(_ run: (Solver) -> Void = { $0.solve() }) {
    let hadConflicts = !solver.infeasibleSubsets.isEmpty
    if hadConflicts, solver.needsSolve { putConstraintsOfStacksLast() }
    run(solver)
    if hadConflicts || solver.infeasibleSubsets.isEmpty { return }
    putConstraintsOfStacksLast()
    if solver.needsSolve { run(solver) }
  }

  private mutating func putConstraintsOfStacksLast() {
    if !mayReorderStacks { return }
    mayReorderStacks = false
    if !hasStacks, nodes[0].parent?.isStack != true { return }
    var count = 0
    for stack in stacks {
      for constraint in stack.arrangement.constraints where constraint.priority == .required {
        let row = row(of: constraint)
        if row < 0 { continue }
        solver.setOrder(row, to: .later(count))
        count += 1
      }
    }
  }

  /// The stacks that have constraints here, in the order in which a layout updates them: each after
  /// those inside it. If the first item is arranged by a stack that is not in this model, that
  /// stack is the last.
  private var stacks: [LayoutStackView] {
    var stacks: [LayoutNode] = []
    var path: [Int] = []
    for item in order.items + [-1] {
      let parent = item < 0 ? -1 : order.parent(of: item)
      while let last = path.last, last != parent {
        if nodes[last].isStack { stacks.append(nodes[last]) }
        path.removeLast()
      }
      path.append(item)
    }
    if let outer = nodes[0].parent, outer.isStack { stacks.append(outer) }
    return stacks.compactMap { $0.view as? LayoutStackView }
  }
}
