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
/// Every substitution is recorded. When only constants change, the arithmetic on constants is
/// repeated where it matters; when rows come and go, only lines that were made of them are reduced
/// again.
struct Elimination {
  let shape: SolverShape
  /// By line number.
  var lines: [Line]
  /// For each variable, the line that defines it, or -1. The others are parameters.
  private(set) var definition: [Int32]
  /// For each variable with a definition, the definition's constant.
  private(set) var definedConstant: [Double]

  // What the lines' ranges are ranges of.
  private(set) var terms: [Term] = []
  private(set) var log: [Term] = []

  /// The line at each place in the sequence of elimination.
  private(set) var lineAt: [Int32] = []
  /// The lines that mention each variable; made when it is first needed.
  var occurrences = Occurrences()

  // Scratch of the reduction at hand.
  private var coefficient: [Double]
  private var isQueued: [Bool]
  private var queue = MaxHeap()

  init(shape: SolverShape = SolverShape(), rowLimit: Int = 0) {
    self.shape = shape
    lines = Array(repeating: Line(), count: shape.sizeCount + rowLimit)
    definition = Array(repeating: -1, count: shape.variableCount)
    definedConstant = Array(repeating: 0, count: shape.variableCount)
    coefficient = Array(repeating: 0, count: shape.variableCount)
    isQueued = Array(repeating: false, count: shape.variableCount)
    terms.reserveCapacity(2 * rowLimit)
    log.reserveCapacity(2 * rowLimit)
    lineAt.reserveCapacity(rowLimit)
  }

  /// The number of a row's line.
  func line(ofRow row: Int32) -> Int { shape.sizeCount + Int(row) }

  /// The row a line is of, or -1 for a law.
  func row(of line: Int) -> Int32 { line < shape.sizeCount ? -1 : Int32(line - shape.sizeCount) }

  func isDefined(_ variable: Int) -> Bool { definition[variable] >= 0 }

  /// How much the log, the terms and the sequence take, in entries.
  var poolSize: Int { terms.count + log.count + lineAt.count }

  /// Makes room for rows up to a number.
  mutating func grow(rowLimit: Int) {
    while lines.count < shape.sizeCount + rowLimit { lines.append(Line()) }
  }

  // MARK: Reducing

  /// Takes a required equality in. Returns false if nothing is left of it but a constant that is not
  /// 0: it contradicts the ones before it, and has not been taken in.
  mutating func define(_ row: Int32, of rows: RowStore) -> Bool {
    let number = line(ofRow: row)
    var line = Line(generation: lines[number].generation + 1)
    line.constant = rows[row].constant
    load(rows, row)
    let logStart = Int32(log.count)
    var scale = 1.0
    while let variable = queue.pop() {
      let factor = take(variable, &scale)
      if factor == 0 { continue }
      if definition[variable] < 0 {
        line.pivot = Int32(variable)
        line.pivotCoefficient = factor
        break
      }
      line.constant -= substitute(variable, factor)
    }
    if line.pivot < 0 {
      if abs(line.constant) > Tolerance.length * scale {
        lines[number].generation += 1
        return false
      }
      line.kind = .redundant
    } else {
      line.kind = .definition
      line.terms = takeRest(of: &line, &scale)
      definition[Int(line.pivot)] = Int32(number)
      definedConstant[Int(line.pivot)] = line.constant / line.pivotCoefficient
    }
    line.log = logStart..<Int32(log.count)
    line.order = Int32(lineAt.count)
    lineAt.append(Int32(number))
    lines[number] = line
    return true
  }

  /// The terms of a definition: what is left in the queue, with short definitions put in.
  private mutating func takeRest(of line: inout Line, _ scale: inout Double) -> Range<Int32> {
    let start = Int32(terms.count)
    while let variable = queue.pop() {
      let factor = take(variable, &scale)
      if factor == 0 { continue }
      if definition[variable] >= 0, lines[Int(definition[variable])].terms.count <= 1 {
        line.constant -= substitute(variable, factor)
      } else {
        terms.append(
          Term(variable: Int32(variable), coefficient: -factor / line.pivotCoefficient))
      }
    }
    return start..<Int32(terms.count)
  }

  /// Expresses an inequality or an optional row in parameters.
  mutating func expand(_ row: Int32, of rows: RowStore) {
    load(rows, row)
    expand(line: line(ofRow: row), constant: rows[row].constant)
  }

  /// Expresses the law that a size is not negative in parameters.
  mutating func expand(law size: Int) {
    if definition[size] < 0 {
      // The usual case costs no queue: a parameter is its own expression.
      var line = Line(kind: .expanded, generation: lines[size].generation + 1)
      let start = Int32(terms.count)
      terms.append(Term(variable: Int32(size), coefficient: 1))
      line.log = 0..<0
      line.terms = start..<start + 1
      lines[size] = line
    } else {
      enqueue(size, 1)
      expand(line: size, constant: 0)
    }
  }

  private mutating func expand(line number: Int, constant: Double) {
    var line = Line(kind: .expanded, generation: lines[number].generation + 1)
    let logStart = Int32(log.count)
    let termStart = Int32(terms.count)
    line.constant = expandQueue(constant)
    line.log = logStart..<Int32(log.count)
    line.terms = termStart..<Int32(terms.count)
    lines[number] = line
  }

  /// Substitutes until only parameters are left, appended to the terms by falling rank; returns the
  /// constant that is left.
  private mutating func expandQueue(_ constant: Double) -> Double {
    var constant = constant
    var scale = 1.0
    while let variable = queue.pop() {
      let factor = take(variable, &scale)
      if factor == 0 { continue }
      if definition[variable] >= 0 {
        constant -= substitute(variable, factor)
      } else {
        terms.append(Term(variable: Int32(variable), coefficient: factor))
      }
    }
    return constant
  }

  /// Expresses a sum of variables in parameters: `sum = Σ terms + constant`.
  mutating func express(_ sum: RowTerms) -> (terms: [Term], constant: Double) {
    let (logCount, termCount) = (log.count, terms.count)
    for term in sum.terms { enqueue(Int(term.variable), term.coefficient) }
    let constant = -expandQueue(0)
    let result = Array(terms[termCount...])
    // Nothing of this is to be repeated: give the pools back.
    terms.removeLast(terms.count - termCount)
    log.removeLast(log.count - logCount)
    return (result, constant)
  }

  /// Takes a line out. Returns the variable that has no definition any longer, or -1.
  mutating func drop(_ number: Int) -> Int32 {
    let pivot = lines[number].kind == .definition ? lines[number].pivot : -1
    if pivot >= 0 { definition[Int(pivot)] = -1 }
    lines[number].kind = .absent
    lines[number].generation += 1
    lines[number].component = -1
    return pivot
  }

  /// Gives a line another constant, and its pivot another one.
  mutating func setConstant(of number: Int, to constant: Double) {
    lines[number].constant = constant
    if lines[number].kind == .definition {
      definedConstant[Int(lines[number].pivot)] = constant / lines[number].pivotCoefficient
    }
  }

  /// The constant of a line, from its row's own and those of the definitions put into it.
  func constant(of number: Int, own: Double) -> Double {
    var constant = own
    let range = lines[number].log
    for entry in Int(range.lowerBound)..<Int(range.upperBound) {
      constant -= log[entry].coefficient * definedConstant[Int(log[entry].variable)]
    }
    return constant
  }

  /// The terms of a variable's definition.
  func terms(of variable: Int) -> Range<Int32> { lines[Int(definition[variable])].terms }

  /// The value of a variable with a definition, from those of lower ranks.
  func value(of variable: Int, _ values: [Double]) -> Double {
    var value = definedConstant[variable]
    let range = terms(of: variable)
    for term in Int(range.lowerBound)..<Int(range.upperBound) {
      value += terms[term].coefficient * values[Int(terms[term].variable)]
    }
    return value
  }
}

// MARK: - One reduction

extension Elimination {
  private mutating func load(_ rows: RowStore, _ row: Int32) {
    for term in rows.terms(of: row) {
      enqueue(Int(rows.terms[term].variable), rows.terms[term].coefficient)
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
    log.append(Term(variable: Int32(variable), coefficient: factor))
    let range = lines[Int(definition[variable])].terms
    for term in Int(range.lowerBound)..<Int(range.upperBound) {
      enqueue(Int(terms[term].variable), factor * terms[term].coefficient)
    }
    return factor * definedConstant[variable]
  }
}
