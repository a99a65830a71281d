/// The rows as they are, and a factorisation of the basis: what is asked of the tableau is solved for.
///
/// With `row - Σ coefficient · parameter = 0` for all rows, the columns of the basic quantities are a
/// square matrix, one column to each row of a *slot*. It starts as the identity, all rows being
/// basic. Its inverse is a product of factors; an exchange appends one. When they have become many,
/// the product is made anew from the rows (`refactor()`).
///
/// Goals, in order: memory and time in proportion to the terms when rows hang together like trees or
/// chains, as those of layouts do; stability (large pivots where there is a choice); determinism.
struct FactoredTableau: Tableau {
  private(set) var rows = RowMatrix()
  // The same by columns.
  private var columnStart: [Int32] = []
  private var columnRow: [Int32] = []
  private var columnCoefficient: [Double] = []

  /// The basic quantity in each slot.
  var basic: [Int32] = []
  /// The slot of each basic quantity; -1 for the others.
  var slot: [Int32] = []

  var inverse = EtaFile()
  /// The size of the inverse when it was made last.
  private var baseSize = 0
  private var baseCount = 0
  var work = SparseVector(count: 0)

  init() {}

  mutating func load(_ rows: RowMatrix) {
    self.rows = rows
    transpose()
    slot = Array(repeating: -1, count: rows.parameterCount)
    slot.append(contentsOf: 0..<Int32(rows.rowCount))
    basic = Array(Int32(rows.parameterCount)..<Int32(rows.quantityCount))
    work = SparseVector(count: rows.rowCount)
    inverse.removeAll()
    noteBase()
  }

  private mutating func transpose() {
    columnStart = Array(repeating: 0, count: rows.parameterCount + 2)
    columnRow = Array(repeating: 0, count: rows.parameter.count)
    columnCoefficient = Array(repeating: 0, count: rows.parameter.count)
    for parameter in rows.parameter { columnStart[Int(parameter) + 2] += 1 }
    for column in 0..<rows.parameterCount { columnStart[column + 2] += columnStart[column + 1] }
    for row in 0..<rows.rowCount {
      for term in rows.terms(of: row) {
        let column = Int(rows.parameter[term])
        let entry = Int(columnStart[column + 1])
        columnRow[entry] = Int32(row)
        columnCoefficient[entry] = rows.coefficient[term]
        columnStart[column + 1] += 1
      }
    }
  }

  mutating func start(with pairs: [(parameter: Int32, row: Int32)]) {
    for pair in pairs {
      slot[Int(pair.parameter)] = pair.row
      slot[rows.parameterCount + Int(pair.row)] = -1
    }
    refactor()
  }

  func isBasic(_ quantity: Int) -> Bool { slot[quantity] >= 0 }

  /// The entries of a parameter's column: rows and coefficients.
  func column(of parameter: Int) -> Range<Int> {
    Int(columnStart[parameter])..<Int(columnStart[parameter + 1])
  }

  func row(at entry: Int) -> Int { Int(columnRow[entry]) }

  func coefficient(at entry: Int) -> Double { columnCoefficient[entry] }

  /// Writes the column of a quantity in `row - Σ coefficient · parameter` to `work`.
  mutating func loadColumn(of quantity: Int) {
    work.removeAll()
    if quantity >= rows.parameterCount {
      work.set(1, at: quantity - rows.parameterCount)
    } else {
      for entry in column(of: quantity) { work.set(-columnCoefficient[entry], at: row(at: entry)) }
    }
  }

  mutating func gatherMovers(of quantity: Int, into movers: inout [Mover]) {
    loadColumn(of: quantity)
    inverse.solve(&work)
    for place in work.indices {
      let rate = -work[Int(place)]
      if abs(rate) > 1e-13 { movers.append(Mover(quantity: basic[Int(place)], rate: rate)) }
    }
  }

  mutating func exchange(entering: Int, leaving: Int, _ values: inout [Double]) {
    let place = slot[leaving]
    inverse.append(work, pivot: Int(place))
    basic[Int(place)] = Int32(entering)
    slot[entering] = place
    slot[leaving] = -1
    if inverse.count > baseCount + 64 || inverse.size > baseSize + 8 * rows.rowCount + 512 {
      refactor()
      refresh(&values)
    }
  }

  mutating func addPrices(of slopes: [Mover], to prices: inout Prices) {
    work.removeAll()
    for slope in slopes where slot[Int(slope.quantity)] >= 0 {
      work.add(slope.rate, at: Int(slot[Int(slope.quantity)]))
    }
    inverse.solveTransposed(&work)
    for row in work.indices {
      let weight = work[Int(row)]
      if abs(weight) <= 1e-13 { continue }
      for term in rows.terms(of: Int(row)) {
        prices.add(weight * rows.coefficient[term], to: Int(rows.parameter[term]))
      }
      prices.add(-weight, to: rows.parameterCount + Int(row))
    }
  }

  mutating func refresh(_ values: inout [Double]) {
    work.removeAll()
    for row in 0..<rows.rowCount {
      var sum = isBasic(rows.parameterCount + row) ? 0 : -values[rows.parameterCount + row]
      for term in rows.terms(of: row) where !isBasic(Int(rows.parameter[term])) {
        sum += rows.coefficient[term] * values[Int(rows.parameter[term])]
      }
      work.set(sum, at: row)
    }
    inverse.solve(&work)
    for place in basic.indices { values[Int(basic[place])] = work[place] }
  }

  /// Of a row, the largest of its terms; of a parameter, what the largest term of one of its rows is in
  /// multiples of its coefficient.
  func magnitude(of quantity: Int, _ values: [Double]) -> Double {
    if quantity >= rows.parameterCount {
      return magnitude(ofRow: quantity - rows.parameterCount, values)
    }
    var magnitude = abs(values[quantity])
    for entry in column(of: quantity) {
      let row = self.magnitude(ofRow: row(at: entry), values)
      magnitude = max(magnitude, row / abs(columnCoefficient[entry]))
    }
    return magnitude
  }

  private func magnitude(ofRow row: Int, _ values: [Double]) -> Double {
    var magnitude = abs(values[rows.parameterCount + row])
    for term in rows.terms(of: row) {
      let share = rows.coefficient[term] * values[Int(rows.parameter[term])]
      magnitude = max(magnitude, abs(share))
    }
    return magnitude
  }

  func reach(of parameter: Int, _ domain: [Interval]) -> Interval {
    var reach = domain[parameter]
    for entry in column(of: parameter) {
      let row = row(at: entry)
      var rest = domain[rows.parameterCount + row]
      for term in rows.terms(of: row) where Int(rows.parameter[term]) != parameter {
        let other = domain[Int(rows.parameter[term])]
        let factor = rows.coefficient[term]
        rest.lower -= factor * (factor > 0 ? other.upper : other.lower)
        rest.upper -= factor * (factor > 0 ? other.lower : other.upper)
      }
      let factor = columnCoefficient[entry]
      reach.lower = max(reach.lower, (factor > 0 ? rest.lower : rest.upper) / factor)
      reach.upper = min(reach.upper, (factor > 0 ? rest.upper : rest.lower) / factor)
    }
    return reach
  }

  /// Says that the inverse has just been made.
  mutating func noteBase() {
    baseSize = inverse.size
    baseCount = inverse.count
  }
}
