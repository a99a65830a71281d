#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

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

  /// The values that a component of an item's frame may have, in the topmost item's coordinates.
  mutating func range(of variable: Variable, ofItem number: Int) -> Interval {
    solver.range(of: sum(variable, ofItem: number))
  }

  /// A component of an item's frame in the topmost item's coordinates, as a sum of variables.
  func sum(_ variable: Variable, ofItem number: Int) -> RowTerms {
    var sum = RowTerms()
    if variable.isSize {
      sum.add(1, id(variable, number))
      return sum
    }
    var ancestor = number
    while ancestor > 0 {
      sum.add(1, id(variable, ancestor))
      ancestor = order.parent(of: ancestor)
    }
    return sum
  }
}
