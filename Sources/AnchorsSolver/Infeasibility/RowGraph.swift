/// Connected components of rows. Rows that share only fixed variables are unconnected.
package struct RowGraph {
  private let system: RowSystem
  /// By variable, whether a row says outright what it is.
  private var isGiven: [Bool]
  // By variable, a stretch of the rows that mention it.
  private var starts: [Int32]
  private var users: [Int32] = []

  /// - Complexity: O(rows).
  package init(_ system: RowSystem) {
    self.system = system
    isGiven = Array(repeating: false, count: system.shape.variableCount)
    starts = Array(repeating: 0, count: system.shape.variableCount + 1)
    for row in system.rows {
      if row.isGiven, row.terms.count == 1 { isGiven[Int(row.terms[0].variable)] = true }
      for term in row.terms { starts[Int(term.variable) + 1] += 1 }
    }
    for variable in isGiven.indices { starts[variable + 1] += starts[variable] }
    users = Array(repeating: 0, count: Int(starts[isGiven.count]))
    var ends = starts
    for (number, row) in system.rows.enumerated() {
      for term in row.terms {
        users[Int(ends[Int(term.variable)])] = Int32(number)
        ends[Int(term.variable)] += 1
      }
    }
  }

  /// The rows that hang together with some rows, these included, through rows that count. In order, without
  /// what is given.
  package func rows(with first: [Int], counting counts: (Int) -> Bool) -> [Int] {
    var isFound = Array(repeating: false, count: system.rows.count)
    for row in first { isFound[row] = true }
    var open = first
    var found: [Int] = []
    while let number = open.popLast() {
      let row = system.rows[number]
      if !row.isGiven { found.append(number) }
      for term in row.terms where !isGiven[Int(term.variable)] {
        for place in starts[Int(term.variable)]..<starts[Int(term.variable) + 1] {
          let other = Int(users[Int(place)])
          if isFound[other] || !counts(other) { continue }
          isFound[other] = true
          open.append(other)
        }
      }
    }
    return found.sorted()
  }
}
