/// The rows of a solver with their solution: a copy that explains the values.
///
/// `RowSystem` answers questions about rows without values; this type answers questions about one
/// solution.
package struct SolvedRows {
  package let system: RowSystem
  /// By variable.
  package let values: [Double]
  /// The conflicts, as rows.
  package let conflicts: [InfeasibleSubset]
  /// The rows that were removed because of conflicts.
  package let removed: Set<Int>
  private let index: RowIndex

  package init(_ system: RowSystem, values: [Double], conflicts: [InfeasibleSubset]) {
    (self.system, self.values, self.conflicts) = (system, values, conflicts)
    removed = Set(conflicts.map { $0.removed })
    index = RowIndex(system.rows.lazy.map { $0.terms }, variableCount: values.count)
  }

  package var rows: [RowSystem.Row] { system.rows }

  /// The rows with a variable, in order.
  package func rows(with variable: Int32) -> ArraySlice<Int32> { index.rows(with: variable) }

  /// Returns the violation of a row, in points.
  package func violation(of row: Int) -> Double { rows[row].violation(values) }

  /// The rows that are connected with some rows and variables, these rows included, in order.
  ///
  /// Rows are connected by variables that are not fixed. Of a fixed variable only the row that
  /// fixes it is taken. Removed rows are left out.
  ///
  /// - Parameter counts: Whether a row is passed. The first rows are.
  /// - Complexity: O(rows found and all variables).
  package func rows(
    connectedWith first: [Int], _ variables: [Int32] = [], counting counts: (Int) -> Bool
  ) -> [Int] {
    var isFound = Array(repeating: false, count: rows.count)
    var isReached = Array(repeating: false, count: values.count)
    var found = first
    var reached = variables
    for row in first {
      isFound[row] = true
      reached += rows[row].terms.map { $0.variable }
    }
    while let variable = reached.popLast() {
      if isReached[Int(variable)] { continue }
      isReached[Int(variable)] = true
      let all = index.rows(with: variable)
      let fixed = all.first { rows[Int($0)].isFixed && rows[Int($0)].terms.count == 1 }
      for number in fixed.map({ [$0] }) ?? all {
        let row = Int(number)
        if isFound[row] || removed.contains(row) || !counts(row) { continue }
        isFound[row] = true
        found.append(row)
        reached += rows[row].terms.map { $0.variable }
      }
    }
    return found.inOrder(<)
  }

  /// The priorities of rows, each once, from the highest down.
  func priorities(of numbers: [Int]) -> [Double] {
    var priorities: [Double] = []
    for priority in numbers.map({ rows[$0].priority }).inOrder(>)
    where priority != priorities.last {
      priorities.append(priority)
    }
    return priorities
  }
}
