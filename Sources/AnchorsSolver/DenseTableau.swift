/// All coefficients, row by row: `basic = Σ entry · nonbasic`.
struct DenseTableau: Tableau {
  private var columnCount = 0
  private var entries: [Double] = []
  private var basic: [Int32] = []
  private var nonbasic: [Int32] = []
  /// For each quantity its row, or the complement of its column.
  private var place: [Int32] = []

  init() {}

  mutating func load(_ rows: RowMatrix) {
    columnCount = rows.parameterCount
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: repeatElement(0, count: rows.rowCount * columnCount))
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
        entries[row * columnCount + Int(rows.parameter[term])] = rows.coefficient[term]
      }
    }
  }

  mutating func start(with pairs: [(parameter: Int32, row: Int32)]) {
    for pair in pairs { pivot(row: Int(pair.row), column: Int(pair.parameter)) }
  }

  func isBasic(_ quantity: Int) -> Bool { place[quantity] >= 0 }

  mutating func gatherMovers(of quantity: Int, into movers: inout [Mover]) {
    var entry = Int(~place[quantity])
    for mover in basic {
      if entries[entry] != 0 { movers.append(Mover(quantity: mover, rate: entries[entry])) }
      entry += columnCount
    }
  }

  mutating func exchange(entering: Int, leaving: Int, _ values: inout [Double]) {
    pivot(row: Int(place[leaving]), column: Int(~place[entering]))
  }

  mutating func addPrices(of slopes: [Mover], to prices: inout Prices) {
    for slope in slopes {
      prices.add(-slope.rate, to: Int(slope.quantity))
      let start = Int(place[Int(slope.quantity)]) * columnCount
      for column in 0..<columnCount where entries[start + column] != 0 {
        prices.add(slope.rate * entries[start + column], to: Int(nonbasic[column]))
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

  func magnitude(of quantity: Int, _ values: [Double]) -> Double {
    var magnitude = abs(values[quantity])
    let start = Int(place[quantity]) * columnCount
    for column in 0..<columnCount {
      magnitude = max(magnitude, abs(entries[start + column] * values[Int(nonbasic[column])]))
    }
    return magnitude
  }

  /// Nothing: asking the simplex is no dearer with so few rows.
  func reach(of parameter: Int, _ domain: [Interval]) -> Interval { domain[parameter] }

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
        entries[other * n + j] = abs(changed) < 1e-13 ? 0 : changed
      }
    }
    swap(&basic[row], &nonbasic[column])
    place[Int(basic[row])] = Int32(row)
    place[Int(nonbasic[column])] = ~Int32(column)
  }
}
