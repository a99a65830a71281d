/// The original rows and a factorization of the basis. Entries of the tableau are solved for on
/// demand.
///
/// With `row - Σ coefficient · structural variable = 0` for all rows, the columns of the basic
/// variables are a square matrix, one column to each row of a *slot*. It starts as the identity,
/// all rows being basic. Its inverse is a product of factors; an exchange appends one. When they
/// have become many, the product is computed again from the rows (`refactor()`).
///
/// Goals, in order: time and memory proportional to the terms if rows form trees or chains, as
/// those of layouts do; stability (large pivots where there is a choice); determinism.
struct FactoredTableau: Tableau {
  private(set) var rows = RowMatrix()
  // The same by columns.
  private var columnStart: [Int32] = []
  private var columnRow: [Int32] = []
  private var columnCoefficient: [Double] = []

  /// The basic variable in each slot.
  var basic: [Int32] = []
  /// The slot of each basic variable; -1 for the others.
  var slot: [Int32] = []

  var inverse = EtaFile(rowCount: 0)
  /// The size of the inverse when it was made last.
  private var baseSize = 0
  private var baseCount = 0
  var work = SparseVector(count: 0)

  mutating func load(_ rows: RowMatrix) {
    self.rows = rows
    transpose()
    slot = Array(repeating: -1, count: rows.structuralCount)
    slot.append(contentsOf: 0..<Int32(rows.rowCount))
    basic = Array(Int32(rows.structuralCount)..<Int32(rows.variableCount))
    work = SparseVector(count: rows.rowCount)
    inverse = EtaFile(rowCount: rows.rowCount)
    noteBase()
  }

  private mutating func transpose() {
    columnStart = Array(repeating: 0, count: rows.structuralCount + 2)
    columnRow = Array(repeating: 0, count: rows.termCount)
    columnCoefficient = Array(repeating: 0, count: rows.termCount)
    for term in 0..<rows.termCount { columnStart[Int(rows.structural[term]) + 2] += 1 }
    for column in 0..<rows.structuralCount { columnStart[column + 2] += columnStart[column + 1] }
    for row in 0..<rows.rowCount {
      for term in rows.terms(of: row) {
        let column = Int(rows.structural[term])
        let entry = Int(columnStart[column + 1])
        columnRow[entry] = Int32(row)
        columnCoefficient[entry] = rows.coefficient[term]
        columnStart[column + 1] += 1
      }
    }
  }

  mutating func start(with pairs: [(structural: Int32, row: Int32)]) {
    for pair in pairs {
      slot[Int(pair.structural)] = pair.row
      slot[rows.structuralCount + Int(pair.row)] = -1
    }
    refactor()
  }

  @inline(__always)
  func isBasic(_ variable: Int) -> Bool { slot[variable] >= 0 }

  /// The entries of a structural variable's column: rows and coefficients.
  func column(of structural: Int) -> Range<Int> {
    Int(columnStart[structural])..<Int(columnStart[structural + 1])
  }

  func row(at entry: Int) -> Int { Int(columnRow[entry]) }

  func coefficient(at entry: Int) -> Double { columnCoefficient[entry] }

  /// Writes the column of a variable in `row - Σ coefficient · structural variable` to `work`.
  mutating func loadColumn(of variable: Int) {
    work.removeAll()
    if variable >= rows.structuralCount {
      work.set(1, at: variable - rows.structuralCount)
    } else {
      for entry in column(of: variable) { work.set(-columnCoefficient[entry], at: row(at: entry)) }
    }
  }

  mutating func gatherColumn(of variable: Int, into column: inout [ColumnEntry]) {
    loadColumn(of: variable)
    inverse.solve(&work)
    for place in work.indices {
      let rate = -work[Int(place)]
      if abs(rate) > Tolerance.entry {
        column.append(ColumnEntry(variable: basic[Int(place)], rate: rate))
      }
    }
  }

  mutating func exchange(
    entering: Int, leaving: Int, column: [ColumnEntry], _ values: inout [Double]
  ) {
    let place = slot[leaving]
    inverse.append(column, slots: slot, pivot: place)
    basic[Int(place)] = Int32(entering)
    slot[entering] = place
    slot[leaving] = -1
    if inverse.count > baseCount + max(64, rows.rowCount / 16)
      || inverse.size > baseSize + 8 * rows.rowCount + 512
    {
      refactor()
      refresh(&values)
    }
  }

  mutating func addReducedCosts(of slopes: [ColumnEntry], to reducedCosts: inout ReducedCosts) {
    work.removeAll()
    for slope in slopes where slot[Int(slope.variable)] >= 0 {
      work.add(slope.rate, at: Int(slot[Int(slope.variable)]))
    }
    inverse.solveTransposed(&work)
    for row in work.indices {
      let weight = work[Int(row)]
      if abs(weight) <= Tolerance.entry { continue }
      for term in rows.terms(of: Int(row)) {
        reducedCosts.add(weight * rows.coefficient[term], to: Int(rows.structural[term]))
      }
      reducedCosts.add(-weight, to: rows.structuralCount + Int(row))
    }
  }

  mutating func refresh(_ values: inout [Double]) {
    work.removeAll()
    for row in 0..<rows.rowCount {
      var sum = isBasic(rows.structuralCount + row) ? 0 : -values[rows.structuralCount + row]
      for term in rows.terms(of: row) where !isBasic(Int(rows.structural[term])) {
        sum += rows.coefficient[term] * values[Int(rows.structural[term])]
      }
      work.set(sum, at: row)
    }
    inverse.solve(&work)
    for place in basic.indices { values[Int(basic[place])] = work[place] }
  }

  /// Returns the largest term of a row. For a structural variable, returns the largest term of its
  /// rows as a multiple of its coefficient.
  func magnitude(of variable: Int, _ values: [Double]) -> Double {
    if variable >= rows.structuralCount {
      return magnitude(ofRow: variable - rows.structuralCount, values)
    }
    var magnitude = abs(values[variable])
    for entry in column(of: variable) {
      let row = self.magnitude(ofRow: row(at: entry), values)
      magnitude = max(magnitude, row / abs(columnCoefficient[entry]))
    }
    return magnitude
  }

  private func magnitude(ofRow row: Int, _ values: [Double]) -> Double {
    var magnitude = abs(values[rows.structuralCount + row])
    for term in rows.terms(of: row) {
      let share = rows.coefficient[term] * values[Int(rows.structural[term])]
      magnitude = max(magnitude, abs(share))
    }
    return magnitude
  }

  func reach(of structural: Int, _ domain: [Interval]) -> Interval {
    var reach = domain[structural]
    for entry in column(of: structural) {
      let row = row(at: entry)
      var rest = domain[rows.structuralCount + row]
      for term in rows.terms(of: row) where Int(rows.structural[term]) != structural {
        let other = domain[Int(rows.structural[term])]
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

  /// Notes that the inverse is new.
  mutating func noteBase() {
    baseSize = inverse.size
    baseCount = inverse.count
  }
}

extension FactoredTableau {
  /// Each slot has one basic variable, which knows it; all others have none.
  func checkInvariants() {
    #if ANCHORS_CHECK_INVARIANTS
    for (place, variable) in basic.enumerated() {
      precondition(slot[Int(variable)] == Int32(place), "a basic variable knows its slot")
    }
    precondition(slot.count { $0 >= 0 } == basic.count, "as many are basic as there are rows")
    #endif
  }
}
