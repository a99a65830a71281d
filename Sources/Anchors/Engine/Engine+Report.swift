// What the engine knows beyond frames. Costs nothing until asked.

extension Engine {
  /// The optional constraints and intrinsic sizes that do not hold, and the required ones that were
  /// set aside, in the order of their rows.
  func violatedRows() -> [RowOwner] {
    var result: [RowOwner] = []
    var row = solver.rows.first
    while row >= 0 {
      if solver.violation(of: row) > Tolerance.freedom { result.append(owners[Int(row)]) }
      row = solver.rows.next[Int(row)]
    }
    return result
  }

  /// The values that a component of an item's frame may have, in the topmost item's coordinates.
  func range(of variable: Variable, ofItem number: Int) -> Interval {
    var sum = RowTerms()
    switch variable {
    case .width, .height: sum.add(1, Int32(variable.id(of: number, nodes.count)))
    case .x, .y:
      var ancestor = number
      while ancestor > 0 {
        sum.add(1, Int32(variable.id(of: ancestor, nodes.count)))
        ancestor = Int(parents[ancestor])
      }
    }
    return solver.range(of: sum)
  }
}
