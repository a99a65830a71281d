import AnchorsSolver

// What the model knows beyond frames. Costs nothing until asked.

extension LayoutModel {
  /// The items, in the order of the tree, of whose frames a part was not solved to the end.
  func unfinishedItems() -> [Int] {
    if solver.isFinished { return [] }
    var isConcerned = Array(repeating: false, count: nodes.count)
    for (variable, isUnfinished) in solver.unfinishedVariables().enumerated() where isUnfinished {
      isConcerned[Variable.item(of: variable)] = true
    }
    return order.items.filter { isConcerned[$0] }
  }
}
