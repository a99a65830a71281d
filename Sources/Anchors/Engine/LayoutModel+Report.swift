// What the model knows beyond frames. Costs nothing until asked.

extension LayoutModel {
  /// The items, by number, of whose frames a part was not solved to the end.
  func unfinishedItems() -> [Int] {
    if solver.unfinished.isEmpty { return [] }
    var isConcerned = Array(repeating: false, count: nodes.count)
    for (variable, isUnfinished) in solver.unfinishedVariables().enumerated() where isUnfinished {
      isConcerned[Variable.item(of: variable, nodes.count)] = true
    }
    return nodes.indices.filter { isConcerned[$0] }
  }

  /// The values that a component of an item's frame may have, in the topmost item's coordinates.
  mutating func range(of variable: Variable, ofItem number: Int) -> Interval {
    var sum = RowTerms()
    switch variable {
    case .width, .height: sum.add(1, id(variable, number))
    case .x, .y:
      var ancestor = number
      while ancestor > 0 {
        sum.add(1, id(variable, ancestor))
        ancestor = Int(parents[ancestor])
      }
    }
    return solver.range(of: sum)
  }
}
