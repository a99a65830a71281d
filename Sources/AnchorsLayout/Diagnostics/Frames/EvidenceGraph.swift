import AnchorsSolver

/// The variables of each row of the evidence, and the rows with each variable, for searches that
/// reach all of them.
struct EvidenceGraph: ~Copyable {
  /// The variables of all rows, row by row.
  let variables: Pool<Int32>
  /// The rows with each variable, in order, variable by variable.
  let rows: Pool<Int32>
  /// By row, where its variables begin.
  private let rowStarts: Pool<Int32>
  /// By variable, where its rows begin.
  private let variableStarts: Pool<Int32>

  /// Gathers the rows that may be used.
  init(_ evidence: Evidence, mayUse: (Int) -> Bool = { _ in true }) {
    var variables = Pool<Int32>()
    var rowStarts = Pool<Int32>(repeating: 0, count: 1)
    var variableStarts = Pool<Int32>(repeating: 0, count: evidence.values.count + 1)
    for (number, row) in evidence.rows.enumerated() {
      for term in row.terms where mayUse(number) {
        variables.append(term.variable)
        variableStarts[term.variable + 1] += 1
      }
      rowStarts.append(Int32(variables.count))
    }
    for variable in evidence.values.indices {
      variableStarts[variable + 1] += variableStarts[variable]
    }
    var next = Pool<Int32>()
    for variable in evidence.values.indices { next.append(variableStarts[variable]) }
    var rows = Pool<Int32>(repeating: 0, count: variables.count)
    for row in evidence.rows.indices {
      for place in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        rows[next[variables[place]]] = Int32(row)
        next[variables[place]] += 1
      }
    }
    self.variables = variables
    self.rows = rows
    self.rowStarts = rowStarts
    self.variableStarts = variableStarts
  }

  /// The places of a row's variables among `variables`.
  @inline(__always)
  func variables(of row: Int32) -> Range<Int> {
    Int(rowStarts[row])..<Int(rowStarts[row + 1])
  }

  /// The places of the rows with a variable among `rows`.
  @inline(__always)
  func rows(with variable: Int32) -> Range<Int> {
    Int(variableStarts[variable])..<Int(variableStarts[variable + 1])
  }
}
