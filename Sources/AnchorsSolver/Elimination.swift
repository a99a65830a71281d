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
struct Elimination: ~Copyable {
  let shape: SolverShape
  /// By number, in the order they were made.
  var lines: Pool<Line>
  /// For each variable; those without a definition are parameters.
  var definitions: Pool<Definition>

  // What the stretches of lines and definitions are stretches of.
  var terms: Pool<Term>
  var log: Pool<Term>

  /// The latest line of each row, and of the law of each size; -1 if there is none.
  private(set) var lineOfRow: Pool<Int32>
  private(set) var lineOfLaw: Pool<Int32>
  /// The lines that mention each variable; made when it is first needed.
  var occurrences = Occurrences()

  /// Scratch: the expanded lines whose constants are to be found again.
  var expandedAgain = Pool<Int32>()
  /// Scratch: the sum that is being reduced.
  private var sum = TermHeap()

  init(shape: SolverShape = SolverShape(), rowLimit: Int = 0) {
    self.shape = shape
    lines = Pool(capacity: rowLimit + rowLimit / 8)
    definitions = Pool(repeating: Definition(), count: shape.variableCount)
    terms = Pool(capacity: rowLimit)
    log = Pool(capacity: rowLimit / 2)
    lineOfRow = Pool(repeating: -1, count: rowLimit)
    lineOfLaw = Pool(repeating: -1, count: shape.sizeCount)
  }

  @inline(__always)
  func isDefined(_ variable: Int) -> Bool { definitions[variable].line >= 0 }

  /// Whether a variable is a size that must not be negative.
  func hasLaw(_ variable: Int) -> Bool {
    variable < shape.sizeCount && !shape.mayBeNegative[variable]
  }

  /// How much has been written, in entries: more and more, until everything is built anew.
  var poolSize: Int { terms.count + log.count + lines.count }

  /// Makes room for rows up to a number.
  mutating func grow(rowLimit: Int) {
    let missing = rowLimit - lineOfRow.count
    if missing > 0 { lineOfRow.append(repeating: -1, count: missing) }
  }
}

// MARK: - Reducing

extension Elimination {
  /// Takes a required equality in. Returns false if nothing is left of it but a constant that is not
  /// 0: it contradicts the ones before it, and has not been taken in.
  mutating func define(_ row: Int32, of rows: borrowing RowStore) -> Bool {
    var line = Line(.definition, of: row)
    line.log.start = Int32(log.count)
    var constant = rows[row].constant
    var scale = 1.0
    load(rows, row)
    var pivot = Term(variable: -1, coefficient: 1)
    while let term = sum.pop() {
      if isResidue(term, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      if definition.line < 0 {
        pivot = term
        break
      }
      constant -= substitute(definition, for: term)
    }
    if pivot.variable < 0 {
      if isContradiction(constant, scale, from: line.log.start, rows[row].constant) {
        return false
      }
      line.kind = .redundant
    } else {
      line.pivot = pivot
      let termStart = Int32(terms.count)
      constant -= takeRest(pivot, &scale)
      definitions[unchecked: Int(pivot.variable)] = Definition(
        line: Int32(lines.count), terms: Stretch(start: termStart, end: Int32(terms.count)),
        constant: constant / pivot.coefficient)
    }
    line.log.end = Int32(log.count)
    lineOfRow[row] = Int32(lines.count)
    lines.append(line)
    return true
  }

  /// Whether a constant of which nothing else is left of the line that is being made is not 0.
  private mutating func isContradiction(
    _ constant: Double, _ scale: Double, from start: Int32, _ own: Double
  ) -> Bool {
    abs(constant) > Tolerance.length * scale
      && abs(constant) > Tolerance.rounding
        * magnitude(
          of: Stretch(start: start, end: Int32(log.count)), own)
  }

  /// Appends the terms of a definition, which are what is left in the sum, with short definitions
  /// put in. Returns what these take from the constant.
  private mutating func takeRest(_ pivot: Term, _ scale: inout Double) -> Double {
    var constant = 0.0
    while let term = sum.pop() {
      if isResidue(term, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      if definition.line >= 0, definition.terms.count <= 1 {
        constant += substitute(definition, for: term)
      } else {
        terms.append(
          Term(variable: term.variable, coefficient: -term.coefficient / pivot.coefficient))
      }
    }
    return constant
  }

  /// Expresses an inequality or an optional row in parameters. Returns the number of its line.
  mutating func expand(_ row: Int32, of rows: borrowing RowStore) -> Int {
    load(rows, row)
    lineOfRow[row] = Int32(lines.count)
    return expandSum(of: row, constant: rows[row].constant)
  }

  /// Expresses the law that a size is not negative in parameters. Returns the number of its line.
  mutating func expand(law size: Int) -> Int {
    sum.push(Int32(size), 1)
    lineOfLaw[size] = Int32(lines.count)
    return expandSum(of: -1 - Int32(size), constant: 0)
  }

  private mutating func expandSum(of source: Int32, constant: Double) -> Int {
    var line = Line(.expanded, of: source)
    line.log.start = Int32(log.count)
    line.terms.start = Int32(terms.count)
    line.constant = expandSum(constant)
    line.log.end = Int32(log.count)
    line.terms.end = Int32(terms.count)
    lines.append(line)
    return lines.count - 1
  }

  /// Substitutes until only parameters are left, appended to the terms by falling rank; returns the
  /// constant that is left.
  private mutating func expandSum(_ constant: Double) -> Double {
    var constant = constant
    var scale = 1.0
    while let term = sum.pop() {
      if isResidue(term, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      if definition.line >= 0 {
        constant -= substitute(definition, for: term)
      } else {
        terms.append(term)
      }
    }
    return constant
  }

  /// Expresses a sum of variables in parameters: `sum = Σ terms + constant`.
  mutating func express(_ variables: RowTerms) -> (terms: [Term], constant: Double) {
    let (logCount, termCount) = (log.count, terms.count)
    for term in variables.terms { push(term) }
    let constant = -expandSum(0)
    let result = terms.suffix(from: termCount)
    // Nothing of this is to be repeated: give the pools back.
    terms.shorten(to: termCount)
    log.shorten(to: logCount)
    return (result, constant)
  }

  @inline(__always)
  private mutating func load(_ rows: borrowing RowStore, _ row: Int32) {
    for place in rows.terms(of: row) {
      push(rows.terms[unchecked: place])
    }
  }

  /// Puts a term that comes from outside into the sum. From here on, variables are known to be there.
  @inline(__always)
  private mutating func push(_ term: Term) {
    precondition(
      UInt32(bitPattern: term.variable) < UInt32(truncatingIfNeeded: definitions.count),
      "no such variable")
    sum.push(term.variable, term.coefficient)
  }

  /// Whether a coefficient is what rounding has left of 0.
  @inline(__always)
  private func isResidue(_ term: Term, _ scale: inout Double) -> Bool {
    let magnitude = abs(term.coefficient)
    if magnitude > scale { scale = magnitude }
    return magnitude <= Tolerance.coefficient * scale
  }

  /// Puts a variable's definition in its place; returns what it adds to the left side's constant.
  @inline(__always)
  private mutating func substitute(_ definition: Definition, for term: Term) -> Double {
    log.append(term)
    for place in definition.terms.places {
      let part = terms[unchecked: place]
      sum.push(part.variable, term.coefficient * part.coefficient)
    }
    return term.coefficient * definition.constant
  }
}

// MARK: - What is known of a line

extension Elimination {
  /// Takes a line out. Returns the variable that has no definition any longer, or -1.
  mutating func drop(_ number: Int) -> Int32 {
    let line = lines[number]
    lines[number].kind = .absent
    if line.source < 0 { lineOfLaw[-1 - line.source] = -1 }
    if line.kind != .definition { return -1 }
    definitions[line.pivot.variable] = Definition()
    return line.pivot.variable
  }

  /// The constant of a line, from its row's own and those of the definitions put into it.
  @inline(__always)
  func constant(of line: Line, own: Double) -> Double {
    var constant = own
    for place in line.log.places {
      let entry = log[unchecked: place]
      constant -= entry.coefficient * definitions[unchecked: entry.variable].constant
    }
    return constant
  }

  /// The largest number in the sum that a line's constant is.
  func magnitude(of number: Int, own: Double) -> Double {
    magnitude(of: lines[number].log, own)
  }

  private func magnitude(of stretch: Stretch, _ own: Double) -> Double {
    var magnitude = abs(own)
    for entry in stretch.places {
      let share = log[entry].coefficient * definitions[log[entry].variable].constant
      magnitude = max(magnitude, abs(share))
    }
    return magnitude
  }

  /// The terms of a variable's definition.
  func terms(of variable: Int) -> Stretch { definitions[variable].terms }

  /// One sweep upwards: the value of every variable with a definition.
  func evaluate(_ values: inout Pool<Double>) {
    precondition(values.count == definitions.count, "values of other variables")
    for variable in 0..<definitions.count where definitions[unchecked: variable].line >= 0 {
      values[unchecked: variable] = value(of: variable, values)
    }
  }

  /// The value of a variable with a definition, from those of lower ranks.
  @inline(__always)
  func value(of variable: Int, _ values: borrowing Pool<Double>) -> Double {
    let definition = definitions[unchecked: variable]
    var value = definition.constant
    for place in definition.terms.places {
      let term = terms[unchecked: place]
      value += term.coefficient * values[unchecked: term.variable]
    }
    return value
  }
}
