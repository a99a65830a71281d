/// All coefficients, row by row: `basic = Σ entry · nonbasic`.
struct DenseTableau: Tableau {
  private var columnCount = 0
  private var entries: [Double] = []
  private var basic: [Int32] = []
  private var nonbasic: [Int32] = []
  /// For each variable its row, or the complement of its column.
  private var place: [Int32] = []

  mutating func load(_ rows: RowMatrix) {
    columnCount = rows.structuralCount
    entries.refill(with: 0, rows.rowCount * columnCount)
    basic.removeAll(keepingCapacity: true)
    nonbasic.removeAll(keepingCapacity: true)
    place.removeAll(keepingCapacity: true)
    for column in 0..<columnCount {
      nonbasic.append(Int32(column))
      place.append(~Int32(column))
    }
    for row in 0..<rows.rowCount {
      basic.append(Int32(columnCount + row))
      place.append(Int32(row))
      for term in rows.terms(of: row) {
        entries[row * columnCount + Int(rows.structural[term])] = rows.coefficient[term]
      }
    }
  }

  mutating func start(with pairs: [(structural: Int32, row: Int32)]) {
    for pair in pairs { pivot(row: Int(pair.row), column: Int(pair.structural)) }
  }

  @inline(__always)
  func isBasic(_ variable: Int) -> Bool { place[variable] >= 0 }

  mutating func gatherColumn(of variable: Int, into column: inout [ColumnEntry]) {
    var entry = Int(~place[variable])
    for basicVariable in basic {
      if entries[entry] != 0 {
        column.append(ColumnEntry(variable: basicVariable, rate: entries[entry]))
      }
      entry += columnCount
    }
  }

  mutating func exchange(
    entering: Int, leaving: Int, column: [ColumnEntry], _ values: inout [Double]
  ) {
    pivot(row: Int(place[leaving]), column: Int(~place[entering]))
  }

  mutating func addReducedCosts(of slopes: [ColumnEntry], to reducedCosts: inout ReducedCosts) {
    for slope in slopes {
      reducedCosts.add(-slope.rate, to: Int(slope.variable))
      let start = Int(place[Int(slope.variable)]) * columnCount
      for column in 0..<columnCount where entries[start + column] != 0 {
        reducedCosts.add(slope.rate * entries[start + column], to: Int(nonbasic[column]))
      }
    }
  }

  mutating func refresh(_ values: inout [Double]) {
    for row in basic.indices {
      var sum = 0.0
      for column in 0..<columnCount {
        let factor = entries[row * columnCount + column]
        if factor != 0 { sum += factor * values[Int(nonbasic[column])] }
      }
      values[Int(basic[row])] = sum
    }
  }

  func magnitude(of variable: Int, _ values: [Double]) -> Double {
    var magnitude = abs(values[variable])
    let start = Int(place[variable]) * columnCount
    for column in 0..<columnCount {
      magnitude = max(magnitude, abs(entries[start + column] * values[Int(nonbasic[column])]))
    }
    return magnitude
  }

  /// Nothing: asking the simplex is no dearer with so few rows.
  func reach(of structural: Int, _ domain: [Interval]) -> Interval { domain[structural] }

  private mutating func pivot(row: Int, column: Int) {
    let n = columnCount
    let start = row * n
    let inverse = 1 / entries[start + column]
    for j in 0..<n { entries[start + j] *= -inverse }
    entries[start + column] = inverse
    for other in basic.indices where other != row {
      let factor = entries[other * n + column]
      if factor == 0 { continue }
      entries[other * n + column] = 0
      for j in 0..<n where entries[start + j] != 0 {
        let changed = entries[other * n + j] + factor * entries[start + j]
        entries[other * n + j] = abs(changed) < Tolerance.entry ? 0 : changed
      }
    }
    swap(&basic[row], &nonbasic[column])
    place[Int(basic[row])] = Int32(row)
    place[Int(nonbasic[column])] = ~Int32(column)
  }
}

extension DenseTableau {
  /// Each variable is in one row or one column, and knows in which.
  func checkInvariants() {
    #if ANCHORS_CHECK_INVARIANTS
    for (row, variable) in basic.enumerated() {
      precondition(place[Int(variable)] == Int32(row), "a basic variable knows its row")
    }
    for (column, variable) in nonbasic.enumerated() {
      precondition(place[Int(variable)] == ~Int32(column), "a nonbasic variable knows its column")
    }
    precondition(basic.count + nonbasic.count == place.count, "each variable is in one place")
    #endif
  }
}
