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

  /// The rows that are connected with a row, the nearest first, up to a number of them. They are
  /// connected as in `rows(connectedWith:_:counting:)`.
  func rows(near first: Int, limit: Int, counting counts: (Int) -> Bool) -> [Int] {
    var found = [first]
    var isFound: Set<Int> = [first]
    var isReached: Set<Int32> = []
    var next = 0
    while next < found.count {
      for term in rows[found[next]].terms where isReached.insert(term.variable).inserted {
        let all = index.rows(with: term.variable)
        let fixed = all.first { rows[Int($0)].isFixed && rows[Int($0)].terms.count == 1 }
        for number in fixed.map({ [$0] }) ?? all {
          let row = Int(number)
          if removed.contains(row) || !counts(row) || !isFound.insert(row).inserted { continue }
          found.append(row)
          if found.count == limit { return found }
        }
      }
      next += 1
    }
    return found
  }

  /// For each variable, the highest priority of a violated row that is connected with it.
  package func highestViolatedPriorities() -> [Double] {
    var sets = DisjointSets(count: values.count)
    func isFixed(_ variable: Int32) -> Bool {
      index.rows(with: variable).contains {
        rows[Int($0)].isFixed && rows[Int($0)].terms.count == 1
      }
    }
    let fixed = values.indices.map { isFixed(Int32($0)) }
    func free(_ row: Int) -> [Int] {
      rows[row].terms.map { Int($0.variable) }.filter { !fixed[$0] }
    }
    let present = rows.indices.filter { !removed.contains($0) }
    for row in present {
      let variables = free(row)
      for variable in variables.dropFirst() { sets.unite(variables[0], variable) }
    }
    var highest = Array(repeating: -Double.infinity, count: values.count)
    for row in present where violation(of: row) > Tolerance.length {
      guard let variable = free(row).first else { continue }
      let first = sets.find(variable)
      highest[first] = max(highest[first], rows[row].priority)
    }
    for variable in values.indices { highest[variable] = highest[sets.find(variable)] }
    return highest
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
