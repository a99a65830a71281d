/// Pairs the basic structural variables with the rows that are not basic, in an order that keeps
/// factors short.
///
/// A row with only one structural variable left is paired with it and comes first. A structural
/// variable that is left in only one row is paired with it and comes last. The factors before do
/// not change either: the factor is the column as it stands. The rest is empty if the rows form a
/// tree. Otherwise it is eliminated by the size of the pivots first and the number of their terms
/// second.
///
/// Source: E. Hellerman, D. Rarick, *Reinversion with the preassigned pivot procedure* (1971).
struct PivotOrder {
  typealias Pair = (structural: Int32, row: Int32)

  /// Pairs to begin with, in order.
  private(set) var first: [Pair] = []
  /// Pairs to end with, the last first.
  private(set) var last: [Pair] = []

  private var isOpenRow: [Bool]
  private var isOpenColumn: [Bool]
  /// The number of unpaired columns in each unpaired row.
  private var rowCount: [Int32]
  private var columnCount: [Int32]

  init(_ tableau: FactoredTableau) {
    let rows = tableau.rows
    isOpenColumn = (0..<rows.structuralCount).map { tableau.isBasic($0) }
    isOpenRow = (0..<rows.rowCount).map { !tableau.isBasic(rows.structuralCount + $0) }
    rowCount = Array(repeating: 0, count: rows.rowCount)
    columnCount = Array(repeating: 0, count: rows.structuralCount)
    for row in 0..<rows.rowCount where isOpenRow[row] {
      for term in rows.terms(of: row) where isOpenColumn[Int(rows.structural[term])] {
        rowCount[row] += 1
        columnCount[Int(rows.structural[term])] += 1
      }
    }
  }

  func isOpen(_ row: Int) -> Bool { isOpenRow[row] }

  mutating func close(_ row: Int) { isOpenRow[row] = false }

  mutating func takeRowSingletons(of tableau: FactoredTableau) {
    let rows = tableau.rows
    var queue = rowCount.indices.filter { isOpenRow[$0] && rowCount[$0] == 1 }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard isOpenRow[row],
        let term = rows.terms(of: row).first(where: {
          isOpenColumn[Int(rows.structural[$0])]
            && abs(rows.coefficient[$0]) > Tolerance.singletonPivot
        })
      else { continue }
      let structural = Int(rows.structural[term])
      first.append((Int32(structural), Int32(row)))
      isOpenRow[row] = false
      isOpenColumn[structural] = false
      for entry in tableau.column(of: structural) where isOpenRow[tableau.row(at: entry)] {
        let other = tableau.row(at: entry)
        rowCount[other] -= 1
        if rowCount[other] == 1 { queue.append(other) }
      }
      // The counts of columns in this row are no longer valid.
      for term in rows.terms(of: row) { columnCount[Int(rows.structural[term])] -= 1 }
    }
  }

  mutating func takeColumnSingletons(of tableau: FactoredTableau) {
    let rows = tableau.rows
    var queue = columnCount.indices.filter { isOpenColumn[$0] && columnCount[$0] == 1 }
    var next = 0
    while next < queue.count {
      let structural = queue[next]
      next += 1
      guard isOpenColumn[structural],
        let entry = tableau.column(of: structural).first(where: {
          isOpenRow[tableau.row(at: $0)]
            && abs(tableau.coefficient(at: $0)) > Tolerance.singletonPivot
        })
      else { continue }
      let row = tableau.row(at: entry)
      last.append((Int32(structural), Int32(row)))
      isOpenRow[row] = false
      isOpenColumn[structural] = false
      for term in rows.terms(of: row) where isOpenColumn[Int(rows.structural[term])] {
        let other = Int(rows.structural[term])
        columnCount[other] -= 1
        if columnCount[other] == 1 { queue.append(other) }
      }
    }
  }

  /// The structural variables that are in neither list, those with few rows first.
  var remaining: [Int] {
    isOpenColumn.indices.filter { isOpenColumn[$0] }.inOrder {
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
    where isOpenRow[row] && abs(column[row]) >= Tolerance.pivotThreshold * largest {
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
