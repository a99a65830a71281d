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
  /// The priorities of all rows, each once, from the highest down.
  package let priorities: [Double]
  private let index: RowIndex

  package init(_ system: RowSystem, values: [Double], conflicts: [InfeasibleSubset]) {
    (self.system, self.values, self.conflicts) = (system, values, conflicts)
    let removed = Set(conflicts.map { $0.removed })
    self.removed = removed
    var priorities = Set<Double>()
    for (number, row) in system.rows.enumerated() where !removed.contains(number) {
      priorities.insert(row.priority)
    }
    self.priorities = Array(priorities).inOrder(>)
    index = RowIndex(system.rows.lazy.map { $0.terms }, variableCount: values.count)
  }

  package var rows: [RowSystem.Row] { system.rows }

  /// The rows with a variable, in order.
  package func rows(with variable: Int32) -> ArraySlice<Int32> { index.rows(with: variable) }

  /// Returns the violation of a row, in points.
  package func violation(of row: Int) -> Double { rows[row].violation(values) }

  /// Returns `true` if a row gives a variable its number.
  func isFixed(_ variable: Int32) -> Bool { linkingRows(of: variable).isFixed }

  /// The rows that connect a variable with others: if it is fixed, only the row that fixes it.
  func linkingRows(of variable: Int32) -> (rows: ArraySlice<Int32>, isFixed: Bool) {
    let all = index.rows(with: variable)
    let fixed = all.firstIndex { rows[Int($0)].isFixed && rows[Int($0)].terms.count == 1 }
    return (fixed.map { all[$0...$0] } ?? all, fixed != nil)
  }

  /// The rows that are connected with some rows, these included, in order.
  ///
  /// Rows are connected by variables that are not fixed. Of a fixed variable only the row that
  /// fixes it is taken. Removed rows are left out.
  ///
  /// - Parameter counts: Whether a row is passed. The first rows are.
  /// - Complexity: O(rows found and all variables).
  package func rows(connectedWith first: [Int], counting counts: (Int) -> Bool) -> [Int] {
    var isFound = Array(repeating: false, count: rows.count)
    var isReached = Array(repeating: false, count: values.count)
    var found = first
    var reached: [Int32] = []
    for row in first {
      isFound[row] = true
      reached += rows[row].terms.map { $0.variable }
    }
    while let variable = reached.popLast() {
      if isReached[Int(variable)] { continue }
      isReached[Int(variable)] = true
      for number in linkingRows(of: variable).rows {
        let row = Int(number)
        if isFound[row] || removed.contains(row) || !counts(row) { continue }
        isFound[row] = true
        found.append(row)
        reached += rows[row].terms.map { $0.variable }
      }
    }
    return found.inOrder(<)
  }

  /// The rows that are connected with a row, the nearest first, up to a number of them. They are
  /// connected as in `rows(connectedWith:counting:)`.
  ///
  /// Of variables with many rows, a few of these are taken at a time, when nothing else is left:
  /// the width of a column leads to all of its views, and says little about each.
  func rows(near first: Int, limit: Int, counting counts: (Int) -> Bool) -> [Int] {
    var found = [first]
    var isFound: Set<Int> = [first]
    var isReached: Set<Int32> = []
    var waiting: [ArraySlice<Int32>] = []
    var (next, nextWaiting) = (0, 0)
    func take(_ numbers: some Sequence<Int32>) {
      for number in numbers.lazy.map({ Int($0) }) where found.count < limit {
        if removed.contains(number) || !counts(number) { continue }
        if isFound.insert(number).inserted { found.append(number) }
      }
    }
    while found.count < limit, next < found.count || nextWaiting < waiting.count {
      if next == found.count {
        let many = waiting[nextWaiting]
        nextWaiting += 1
        take(many.prefix(8))
        if many.count > 8 { waiting.append(many.dropFirst(8)) }
        continue
      }
      for term in rows[found[next]].terms where isReached.insert(term.variable).inserted {
        let linking = linkingRows(of: term.variable).rows
        if linking.count > 64 { waiting.append(linking) } else { take(linking) }
      }
      next += 1
    }
    return found
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
