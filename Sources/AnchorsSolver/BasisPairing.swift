/// Pairs the basic parameters with the rows that are not basic, in an order that keeps factors short.
///
/// A row in which only one of the parameters is left is paired with it and comes first; a parameter
/// that is left in only one of the rows is paired with it and comes last. Neither is changed by the
/// factors before it: its factor is the column as it stands. What remains, nothing if the rows hang
/// together like a tree, is eliminated with a view to the size of the pivots and then to the number
/// of their terms.
///
/// Source: E. Hellerman, D. Rarick, *Reinversion with the preassigned pivot procedure* (1971).
struct BasisPairing {
  typealias Pair = (parameter: Int32, row: Int32)

  /// Pairs to begin with, in order.
  private(set) var first: [Pair] = []
  /// Pairs to end with, the last first.
  private(set) var last: [Pair] = []

  private var isOpenRow: [Bool]
  private var isOpenColumn: [Bool]
  /// How many open ones of the other kind there are in each open row and column.
  private var rowCount: [Int32]
  private var columnCount: [Int32]

  /// A pivot must be larger than this to be taken without looking for a better one.
  private static let strength = 1e-7

  init(_ tableau: FactoredTableau) {
    let rows = tableau.rows
    isOpenColumn = (0..<rows.parameterCount).map { tableau.isBasic($0) }
    isOpenRow = (0..<rows.rowCount).map { !tableau.isBasic(rows.parameterCount + $0) }
    rowCount = Array(repeating: 0, count: rows.rowCount)
    columnCount = Array(repeating: 0, count: rows.parameterCount)
    for row in 0..<rows.rowCount where isOpenRow[row] {
      for term in rows.terms(of: row) where isOpenColumn[Int(rows.parameter[term])] {
        rowCount[row] += 1
        columnCount[Int(rows.parameter[term])] += 1
      }
    }
  }

  func isOpen(_ row: Int) -> Bool { isOpenRow[row] }

  mutating func close(_ row: Int) { isOpenRow[row] = false }

  mutating func pairRowSingletons(of tableau: FactoredTableau) {
    let rows = tableau.rows
    var queue = rowCount.indices.filter { isOpenRow[$0] && rowCount[$0] == 1 }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard isOpenRow[row],
        let term = rows.terms(of: row).first(where: {
          isOpenColumn[Int(rows.parameter[$0])] && abs(rows.coefficient[$0]) > Self.strength
        })
      else { continue }
      let parameter = Int(rows.parameter[term])
      first.append((Int32(parameter), Int32(row)))
      isOpenRow[row] = false
      isOpenColumn[parameter] = false
      for entry in tableau.column(of: parameter) where isOpenRow[tableau.row(at: entry)] {
        let other = tableau.row(at: entry)
        rowCount[other] -= 1
        if rowCount[other] == 1 { queue.append(other) }
      }
      // What was counted for columns in this row does not count any longer.
      for term in rows.terms(of: row) { columnCount[Int(rows.parameter[term])] -= 1 }
    }
  }

  mutating func pairColumnSingletons(of tableau: FactoredTableau) {
    let rows = tableau.rows
    var queue = columnCount.indices.filter { isOpenColumn[$0] && columnCount[$0] == 1 }
    var next = 0
    while next < queue.count {
      let parameter = queue[next]
      next += 1
      guard isOpenColumn[parameter],
        let entry = tableau.column(of: parameter).first(where: {
          isOpenRow[tableau.row(at: $0)] && abs(tableau.coefficient(at: $0)) > Self.strength
        })
      else { continue }
      let row = tableau.row(at: entry)
      last.append((Int32(parameter), Int32(row)))
      isOpenRow[row] = false
      isOpenColumn[parameter] = false
      for term in rows.terms(of: row) where isOpenColumn[Int(rows.parameter[term])] {
        let other = Int(rows.parameter[term])
        columnCount[other] -= 1
        if columnCount[other] == 1 { queue.append(other) }
      }
    }
  }

  /// The parameters that are in neither list, those with few rows first.
  var unpaired: [Int] {
    isOpenColumn.indices.filter { isOpenColumn[$0] }.sorted {
      columnCount[$0] != columnCount[$1] ? columnCount[$0] < columnCount[$1] : $0 < $1
    }
  }

  /// The row to pair a column with: among those with a large entry, the one with fewest terms.
  func bestRow(in column: SparseVector) -> Int? {
    var largest = Tolerance.slope
    for row in column.indices where isOpenRow[Int(row)] {
      largest = max(largest, abs(column[Int(row)]))
    }
    var best: Int?
    for row in column.indices.lazy.map({ Int($0) })
    where isOpenRow[row] && abs(column[row]) >= 0.1 * largest {
      guard abs(column[row]) > Tolerance.slope else { continue }
      guard let current = best else {
        best = row
        continue
      }
      if (rowCount[row], row) < (rowCount[current], current) { best = row }
    }
    return best
  }
}
