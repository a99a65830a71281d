/// The rows that each variable occurs in.
@usableFromInline
package struct RowIndex {
  @usableFromInline var starts: [Int32]
  @usableFromInline var rows: [Int32]

  /// - Complexity: O(terms and variables).
  package init(_ terms: some Collection<[Term]>, variableCount: Int) {
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
  package func rows(with variable: Int32) -> ArraySlice<Int32> {
    rows[Int(starts[Int(variable)])..<Int(starts[Int(variable) + 1])]
  }

  /// Calls `body` with each row with a variable, in order.
  @inlinable @inline(__always)
  package func forEachRow(with variable: Int32, _ body: (Int32) -> Void) {
    for place in Int(starts[Int(variable)])..<Int(starts[Int(variable) + 1]) { body(rows[place]) }
  }
}
