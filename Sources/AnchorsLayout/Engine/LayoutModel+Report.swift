#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

// What the model knows beyond frames. Costs nothing until asked.

extension LayoutModel {
  /// The items, by number, of whose frames a part was not solved to the end.
  func unfinishedItems() -> [Int] {
    if solver.isFinished { return [] }
    var isConcerned = Array(repeating: false, count: nodes.count)
    for (variable, isUnfinished) in solver.unfinishedVariables().enumerated() where isUnfinished {
      isConcerned[Variable.item(of: variable, nodes.count)] = true
    }
    return nodes.indices.filter { isConcerned[$0] }
  }

  /// The values that a component of an item's frame may have, in the topmost item's coordinates.
  mutating func range(of variable: Variable, ofItem number: Int) -> Interval {
    solver.range(of: RowTerms(variable, ofItem: number, parents))
  }
}

extension RowTerms {
  /// A component of an item's frame in the topmost item's coordinates, as a sum of variables.
  init(_ variable: Variable, ofItem number: Int, _ parents: [Int32]) {
    self.init()
    switch variable {
    case .width, .height: add(1, Int32(variable.id(of: number, parents.count)))
    case .x, .y:
      var ancestor = number
      while ancestor > 0 {
        add(1, Int32(variable.id(of: ancestor, parents.count)))
        ancestor = Int(parents[ancestor])
      }
    }
  }
}
