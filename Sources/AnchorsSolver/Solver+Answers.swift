// The answers after a solve. No stored property is visible outside the module, because each read
// would be checked for exclusive access.

extension Solver {
  /// The value of a variable.
  @inlinable @inline(__always)
  package func value(of variable: Int) -> Double { values[variable] }

  /// The values of all variables.
  package var allValues: [Double] { values.suffix(from: 0) }

  /// The changes of the latest solve.
  package var changes: SolverChanges { latestChanges }

  /// The infeasible subsets among required rows, in the order of the removed rows. Empty if all
  /// rows hold.
  package var infeasibleSubsets: [InfeasibleSubset] { foundSubsets }

  /// `true` if each component was solved completely.
  package var isFinished: Bool { unfinished.isEmpty }

  /// Returns `true` if a row is violated by more than a distance, in points.
  package func hasViolation(above limit: Double) -> Bool {
    (0..<Int32(rows.idLimit)).contains { id in
      guard rows.isUsed(id) else { return false }
      let row = rows[id]
      var excess = -row.constant
      for place in rows.terms(of: id) {
        let term = rows.terms[place]
        excess += term.coefficient * values[Int(term.variable)]
      }
      return row.relation.violation(excess) > limit
    }
  }

  /// The structural variables that the rows leave free.
  package var freeStructurals: [Int32] { free.structurals }
}

// MARK: - Rows and variables

extension Solver {
  /// A row but for its terms.
  package func row(_ id: Int32) -> RowStore.Row { rows[id] }

  /// The terms of a row.
  package func terms(of id: Int32) -> [Term] { rows.terms(of: id).map { rows.terms[$0] } }

  /// The ids of all rows in order.
  package var orderedRows: [Int32] { rows.inOrder(elimination).suffix(from: 0) }

  /// Returns `true` if a variable must not be negative.
  package func isNonnegative(_ variable: Int32) -> Bool {
    elimination.isNonnegative(Int(variable))
  }

  /// The variables as they are.
  package var shape: SolverShape {
    var shape = SolverShape(capacity: elimination.variableCount)
    for variable in 0..<elimination.variableCount {
      shape.append(
        rank: elimination.rank(of: Int32(variable)),
        isNonnegative: elimination.isNonnegative(variable))
    }
    return shape
  }
}
