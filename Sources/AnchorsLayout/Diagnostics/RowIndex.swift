#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// The rows that each variable occurs in.
struct RowIndex {
  private var starts: [Int32]
  private var rows: [Int32]

  /// - Complexity: O(terms and variables).
  init(_ terms: some Collection<[Term]>, variableCount: Int) {
    starts = Array(repeating: 0, count: variableCount + 1)
    for row in terms { for term in row { starts[Int(term.variable) + 1] += 1 } }
    for variable in 0..<variableCount { starts[variable + 1] += starts[variable] }
    rows = Array(repeating: 0, count: Int(starts[variableCount]))
    var next = starts
    for (number, row) in terms.enumerated() {
      for term in row {
        rows[Int(next[Int(term.variable)])] = Int32(number)
        next[Int(term.variable)] += 1
      }
    }
  }

  /// The rows with a variable, in order.
  func rows(with variable: Int32) -> ArraySlice<Int32> {
    rows[Int(starts[Int(variable)])..<Int(starts[Int(variable) + 1])]
  }
}

extension LayoutFacts {
  /// The rows that are connected with some rows and variables, these rows included, in order.
  ///
  /// Rows are connected by variables of which no number is given: of one that is given, the row that gives
  /// it is the only one that is taken in. What was set aside is not passed.
  ///
  /// - Parameter counts: Whether a row is passed. The first rows are.
  /// - Complexity: O(rows found and all variables).
  func rows(
    connectedWith first: [Int], _ variables: [Int32] = [], counting counts: (Int) -> Bool
  ) -> [Int] {
    var isFound = Array(repeating: false, count: rows.count)
    var isReached = Array(repeating: false, count: values.count)
    var found = first
    var reached: [Int32] = []
    func reach(_ variable: Int32) {
      if isReached[Int(variable)] { return }
      isReached[Int(variable)] = true
      reached.append(variable)
    }
    for row in first {
      isFound[row] = true
      for term in rows[row].terms { reach(term.variable) }
    }
    for variable in variables { reach(variable) }
    while let variable = reached.popLast() {
      let all = index.rows(with: variable)
      let given = all.first { rows[Int($0)].isGiven && rows[Int($0)].terms.count == 1 }
      for number in given.map({ [$0] }) ?? all {
        let row = Int(number)
        if isFound[row] || setAside.contains(row) || !counts(row) { continue }
        isFound[row] = true
        found.append(row)
        for term in rows[row].terms { reach(term.variable) }
      }
    }
    return found.sorted()
  }
}
