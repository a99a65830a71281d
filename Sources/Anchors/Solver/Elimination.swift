/// Triangular elimination of the required equalities.
///
/// A variable's rank is its id. To reduce a row, its variable of the highest rank is taken again and
/// again: if it has a definition, the definition is put in its place as it stands, unexpanded; if
/// not, it becomes the row's pivot and the rest of the row its definition. Definitions so mention
/// lower ranks only: one sweep upwards evaluates all of them. What two chains share cancels before
/// it is expanded, so that chains do not fill in. (Fully expanded definitions were tried: quadratic
/// in time and memory.) Only definitions of at most one term are put in at once: that never makes a
/// row longer, and keeps chains short.
///
/// Every substitution is recorded. When only constants change, `replay` repeats the arithmetic on
/// the constants alone.
struct Elimination {
  /// A row after substitution.
  struct ReducedRow {
    /// The row's id, or for a size that must not be negative, `-1 - variable`.
    var row: Int32
    var log: Range<Int32>
    /// Only the constant is left of it.
    var isEmpty: Bool
    var constant: Double
    /// For an equality that defines a variable: the variable and its coefficient.
    var pivot: Int32 = -1
    var pivotCoefficient = 1.0
  }

  /// For each variable, the place of its definition in `equalities`, or -1.
  private(set) var definition: [Int32]
  /// For each variable with a definition: its constant and the range of its terms.
  private(set) var definedConstant: [Double]
  private(set) var definedTerms: [Range<Int32>]
  private(set) var termVariable: [Int32] = []
  private(set) var termCoefficient: [Double] = []

  /// The required equalities in the order they were taken.
  private(set) var equalities: [ReducedRow] = []

  private var logVariable: [Int32] = []
  private var logFactor: [Double] = []

  // Scratch of the reduction at hand.
  private var coefficient: [Double]
  private var isQueued: [Bool]
  private var queue = MaxHeap()

  init(variableCount: Int) {
    definition = Array(repeating: -1, count: variableCount)
    definedConstant = Array(repeating: 0, count: variableCount)
    definedTerms = Array(repeating: 0..<0, count: variableCount)
    coefficient = Array(repeating: 0, count: variableCount)
    isQueued = Array(repeating: false, count: variableCount)
  }

  func isDefined(_ variable: Int) -> Bool { definition[variable] >= 0 }

  /// Takes a required equality in. Returns false if nothing is left of it but a constant that is not
  /// 0: it contradicts the ones before it, and has not been taken in.
  mutating func define(_ row: Int32, of rows: RowStore) -> Bool {
    load(rows, Int(row))
    var reduced = ReducedRow(
      row: row, log: 0..<0, isEmpty: true, constant: rows.constant[Int(row)])
    let logStart = Int32(logVariable.count)
    var scale = 1.0
    while let variable = queue.pop() {
      let factor = take(variable, &scale)
      if factor == 0 { continue }
      if definition[variable] >= 0 {
        reduced.constant -= substitute(variable, factor)
      } else {
        reduced.isEmpty = false
        reduced.pivot = Int32(variable)
        reduced.pivotCoefficient = factor
        break
      }
    }
    if reduced.isEmpty {
      if abs(reduced.constant) > Tolerance.length * scale { return false }
      reduced.log = logStart..<Int32(logVariable.count)
    } else {
      let start = Int32(termVariable.count)
      while let variable = queue.pop() {
        let factor = take(variable, &scale)
        if factor == 0 { continue }
        if definition[variable] >= 0, definedTerms[variable].count <= 1 {
          reduced.constant -= substitute(variable, factor)
        } else {
          termVariable.append(Int32(variable))
          termCoefficient.append(-factor / reduced.pivotCoefficient)
        }
      }
      reduced.log = logStart..<Int32(logVariable.count)
      let pivot = Int(reduced.pivot)
      definition[pivot] = Int32(equalities.count)
      definedTerms[pivot] = start..<Int32(termVariable.count)
      definedConstant[pivot] = reduced.constant / reduced.pivotCoefficient
    }
    equalities.append(reduced)
    return true
  }

  /// Expresses a row in variables without definition, appended to `terms` by falling rank.
  mutating func expand(_ row: Int32, of rows: RowStore, into terms: inout RowTerms) -> ReducedRow {
    load(rows, Int(row))
    return expand(id: row, constant: rows.constant[Int(row)], into: &terms)
  }

  /// Expresses one variable in variables without definition: `variable + Σ terms = constant` is what
  /// is left of `variable = 0`.
  mutating func expand(variable: Int, into terms: inout RowTerms) -> ReducedRow {
    enqueue(variable, 1)
    return expand(id: Int32(-1 - variable), constant: 0, into: &terms)
  }

  /// Expresses a sum of variables in variables without definition.
  mutating func expand(sum: RowTerms, into terms: inout RowTerms) -> ReducedRow {
    for (variable, factor) in zip(sum.variables, sum.coefficients) {
      enqueue(Int(variable), factor)
    }
    return expand(id: .min, constant: 0, into: &terms)
  }

  private mutating func expand(id: Int32, constant: Double, into terms: inout RowTerms)
    -> ReducedRow
  {
    var reduced = ReducedRow(row: id, log: 0..<0, isEmpty: true, constant: constant)
    let logStart = Int32(logVariable.count)
    var scale = 1.0
    while let variable = queue.pop() {
      let factor = take(variable, &scale)
      if factor == 0 { continue }
      if definition[variable] >= 0 {
        reduced.constant -= substitute(variable, factor)
      } else {
        reduced.isEmpty = false
        terms.add(factor, Int32(variable))
      }
    }
    reduced.log = logStart..<Int32(logVariable.count)
    return reduced
  }

  /// Gives back the log of the latest expansion, which will not be replayed.
  mutating func forgetLog(of reduced: ReducedRow) {
    logVariable.removeLast(reduced.log.count)
    logFactor.removeLast(reduced.log.count)
  }
}

// MARK: - Replaying constants

extension Elimination {
  /// Repeats the arithmetic on the constants of all equalities. Returns the place of the first one
  /// that has become a contradiction.
  mutating func replay(_ rows: RowStore) -> Int? {
    for place in equalities.indices {
      let constant = replayed(equalities[place], rows.constant[Int(equalities[place].row)])
      equalities[place].constant = constant
      if equalities[place].isEmpty {
        if abs(constant) > Tolerance.length { return place }
      } else {
        definedConstant[Int(equalities[place].pivot)] =
          constant / equalities[place].pivotCoefficient
      }
    }
    return nil
  }

  /// The constant of a reduced row, from the row's own and those of the definitions put into it.
  func replayed(_ reduced: ReducedRow, _ constant: Double) -> Double {
    var constant = constant
    for entry in Int(reduced.log.lowerBound)..<Int(reduced.log.upperBound) {
      constant -= logFactor[entry] * definedConstant[Int(logVariable[entry])]
    }
    return constant
  }

  /// The required equalities that a reduced row was made of, beside the row itself: those that enter
  /// it with a factor other than 0.
  ///
  /// - Complexity: O(all equalities); used for conflicts only.
  func equalities(in reduced: ReducedRow) -> [Int32] {
    var weight = Array(repeating: 0.0, count: equalities.count)
    func distribute(_ reduced: ReducedRow, _ factor: Double) {
      for entry in Int(reduced.log.lowerBound)..<Int(reduced.log.upperBound) {
        let place = Int(definition[Int(logVariable[entry])])
        weight[place] -= factor * logFactor[entry] / equalities[place].pivotCoefficient
      }
    }
    distribute(reduced, 1)
    var members: [Int32] = []
    for place in equalities.indices.reversed() where abs(weight[place]) > Tolerance.coefficient {
      members.append(equalities[place].row)
      distribute(equalities[place], weight[place])
    }
    return members.reversed()
  }
}

// MARK: - One reduction

extension Elimination {
  private mutating func load(_ rows: RowStore, _ row: Int) {
    for term in rows.terms(of: row) {
      enqueue(Int(rows.termVariable[term]), rows.termCoefficient[term])
    }
  }

  private mutating func enqueue(_ variable: Int, _ factor: Double) {
    coefficient[variable] += factor
    if !isQueued[variable] {
      isQueued[variable] = true
      queue.push(variable)
    }
  }

  /// The coefficient of a variable that has left the queue; 0 if it is a residue.
  private mutating func take(_ variable: Int, _ scale: inout Double) -> Double {
    let factor = coefficient[variable]
    coefficient[variable] = 0
    isQueued[variable] = false
    let magnitude = abs(factor)
    if magnitude > scale { scale = magnitude }
    return magnitude <= Tolerance.coefficient * scale ? 0 : factor
  }

  /// Puts a variable's definition in its place; returns what it adds to the left side's constant.
  private mutating func substitute(_ variable: Int, _ factor: Double) -> Double {
    logVariable.append(Int32(variable))
    logFactor.append(factor)
    let range = definedTerms[variable]
    for term in Int(range.lowerBound)..<Int(range.upperBound) {
      enqueue(Int(termVariable[term]), factor * termCoefficient[term])
    }
    return factor * definedConstant[variable]
  }
}

// MARK: - Evaluating

extension Elimination {
  /// The terms of a variable's definition.
  func terms(of variable: Int) -> Range<Int32> { definedTerms[variable] }

  /// The value of a variable with a definition, from those of lower ranks.
  func value(of variable: Int, _ values: [Double]) -> Double {
    var value = definedConstant[variable]
    let range = definedTerms[variable]
    for term in Int(range.lowerBound)..<Int(range.upperBound) {
      value += termCoefficient[term] * values[Int(termVariable[term])]
    }
    return value
  }
}
