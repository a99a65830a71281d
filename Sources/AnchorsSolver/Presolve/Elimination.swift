/// The required equalities as definitions of variables, and the other rows in the variables that
/// remain.
///
/// Example: `right` has a higher rank than `x`, and `x` a higher one than `width`. The row
/// `right - x - width = 0` defines `right` as `x + width`. The row `right ≤ 300` then becomes
/// `x + width ≤ 300`. A variable without a definition, such as `x`, is a structural variable.
///
/// Algorithm: triangular elimination. To reduce a row, take its variable of the highest rank. If
/// the variable has a definition, substitute the definition, unexpanded. If not, it becomes the
/// pivot, and the rest of the row its definition. Repeat until the row is done. Definitions thus
/// contain lower ranks only, and one sweep upwards evaluates all of them. Terms that two chains
/// share cancel before they are expanded, so chains do not fill in. (Full expansion takes quadratic
/// time and memory.) Definitions of at most one term are substituted at once, which never makes a
/// row longer and keeps chains short.
///
/// Guaranteed: a redundant equality and an infeasible one are recognized, whatever the order of the
/// rows; an edit gives the values of a fresh elimination. Each substitution is recorded: a changed
/// constant repeats only the arithmetic that depends on it, and a changed row reduces again only
/// the rows that were made of it.
///
/// Not guaranteed: that an edit costs little. A row in the middle of a long chain may concern all
/// rows after it; `update` then returns `false`, and the caller builds everything again.
///
/// Sources: I. Duff, A. Erisman and J. Reid, *Direct Methods for Sparse Matrices* (1986), for
/// triangular elimination; E. Andersen and K. Andersen, *Presolving in linear programming* (1995),
/// for equalities that define a variable.
struct Elimination: ~Copyable {
  /// By number, in the order they were made.
  var reducedRows = Pool<ReducedRow>()
  /// For each variable; those without a definition are structural variables.
  var definitions: Pool<Definition>
  /// For each variable, whether it must not be negative.
  private var isBounded: Pool<Bool>

  // The pools that contain the ranges of reduced rows and definitions.
  var terms = Pool<Term>()
  var substitutions = Pool<Term>()
  /// The end of the last reduced row's terms. Later terms belong to a row in progress.
  var termEnd: Int32 = 0

  /// The latest reduced row of each row, and of the nonnegativity bound of each size; -1 if there
  /// is none.
  var reducedOfRow = Pool<Int32>()
  private(set) var reducedOfBound: Pool<Int32>
  /// The number of defined sizes that may be negative.
  private(set) var sizesToBound = 0
  /// The number of definitions since everything was built.
  private(set) var definitionCount = 0
  /// `true` if there are reduced rows of removed rows.
  private(set) var hasRemovedRows = false
  /// The reduced rows that mention each variable; made when it is first needed.
  var occurrences = Occurrences()

  /// Scratch: the reduced rows, other than definitions, whose constants must be computed again.
  var changedAgain = Pool<Int32>()
  /// Scratch: the sum that is being reduced.
  private var sum = TermHeap()

  init(shape: SolverShape = SolverShape(), rowLimit: Int = 0) {
    definitions = Pool(capacity: shape.variableCount)
    isBounded = Pool(capacity: shape.variableCount)
    for rank in shape.ranks { definitions.append(Definition(rank: rank)) }
    for isNonnegative in shape.isBounded { isBounded.append(isNonnegative) }
    reducedOfBound = Pool(repeating: -1, count: shape.variableCount)
    grow(rowLimit: rowLimit)
  }

  /// Forgets everything but the variables.
  mutating func restart(rowLimit: Int) {
    let isFresh = reducedRows.isEmpty
    reducedRows = Pool(capacity: rowLimit + rowLimit / 32)
    terms = Pool(capacity: rowLimit)
    termEnd = 0
    substitutions = Pool(capacity: rowLimit)
    reducedOfRow = Pool(repeating: -1, count: rowLimit)
    occurrences = Occurrences()
    hasRemovedRows = false
    sizesToBound = 0
    definitionCount = 0
    if isFresh { return }
    for variable in 0..<variableCount {
      definitions[unchecked: variable] = Definition(rank: definitions[unchecked: variable].rank)
      reducedOfBound[unchecked: variable] = -1
    }
  }

  /// Gives back the room that building everything has left.
  mutating func trim() {
    reducedRows.trim()
    terms.trim()
    substitutions.trim()
  }

  // MARK: Variables

  /// The number of variable numbers, including unused ones.
  var variableCount: Int { definitions.count }

  @inline(__always)
  func isDefined(_ variable: Int) -> Bool { definitions[variable].reduced >= 0 }

  /// Returns `true` if a variable has this number.
  @inline(__always)
  func isPresent(_ variable: Int32) -> Bool { rank(of: variable) != VariableRank.absent }

  @inline(__always)
  func rank(of variable: Int32) -> UInt32 { definitions[variable].rank }

  @inline(__always)
  func isSize(_ variable: Int32) -> Bool { VariableRank.isSize(rank(of: variable)) }

  /// Returns `true` if a variable must not be negative.
  @inline(__always)
  func isNonnegative(_ variable: Int) -> Bool { isBounded[variable] }

  /// Adds a variable, or changes its rank or sign. The caller must reduce again the rows that
  /// contain it.
  mutating func setVariable(_ variable: Int32, rank: UInt32, isNonnegative: Bool) {
    let count = Int(variable) + 1
    if count > variableCount {
      definitions.extend(to: count, with: Definition(rank: VariableRank.absent))
      isBounded.extend(to: count, with: false)
      reducedOfBound.extend(to: count, with: -1)
      if occurrences.isBuilt { occurrences.grow(variableCount: count) }
    }
    definitions[Int(variable)].rank = rank
    isBounded[Int(variable)] = isNonnegative
  }

  /// Gives a variable another rank among the same others.
  @inline(__always)
  mutating func relabel(_ variable: Int32, rank: UInt32) { definitions[Int(variable)].rank = rank }

  /// The variables whose definitions fulfil a condition, in the order of their ranks.
  ///
  /// - Complexity: O(*n*) where the sizes and the positions have rising ranks, as after a tree has
  ///   been read; else a sort.
  @inline(__always)
  func variablesByRank(where isIncluded: (Definition) -> Bool) -> Pool<Int32> {
    var sizes = Pool<Int32>()
    var positions = Pool<Int32>()
    var (lastSize, lastPosition): (UInt32, UInt32) = (0, 0)
    var isSorted = true
    for variable in 0..<Int32(variableCount) {
      let definition = definitions[unchecked: variable]
      if !isIncluded(definition) { continue }
      let rank = definition.rank
      if VariableRank.isSize(rank) {
        isSorted = isSorted && rank >= lastSize
        lastSize = rank
        sizes.append(variable)
      } else if rank != VariableRank.absent {
        isSorted = isSorted && rank >= lastPosition
        lastPosition = rank
        positions.append(variable)
      }
    }
    for place in 0..<positions.count { sizes.append(positions[unchecked: place]) }
    return isSorted ? sizes : sortedByRank(sizes)
  }

  /// Variables in the order of their ranks, each once.
  func sortedByRank(_ variables: borrowing Pool<Int32>) -> Pool<Int32> {
    var ranked = Pool<(rank: UInt32, variable: Int32)>(capacity: variables.count)
    for place in 0..<variables.count {
      ranked.append((rank(of: variables[place]), variables[place]))
    }
    ranked.sort { $0.rank < $1.rank }
    var result = Pool<Int32>(capacity: variables.count)
    for place in 0..<ranked.count
    where place == 0 || ranked[place].variable != ranked[place - 1].variable {
      result.append(ranked[place].variable)
    }
    return result
  }

  /// The number of entries written. It grows until everything is built again.
  var poolSize: Int { terms.count + substitutions.count + reducedRows.count }

  /// Makes room for rows up to a number.
  mutating func grow(rowLimit: Int) { reducedOfRow.extend(to: rowLimit, with: -1) }
}

// MARK: - Reducing

extension Elimination {
  /// Reduces a required equality and makes it a definition. Returns `false` if only a constant
  /// other than 0 is left: the row conflicts with earlier ones and is not added.
  mutating func define(_ row: Int32, of rows: borrowing RowStore) -> Bool {
    definesAtOnce(row, of: rows) || definesByExpanding(row, of: rows)
  }

  /// Reduces an equality of any length.
  @inline(never)
  private mutating func definesByExpanding(_ row: Int32, of rows: borrowing RowStore) -> Bool {
    var reduced = ReducedRow(
      .definition, of: row, substitutions: substitutions.end, terms: terms.end)
    var constant = rows[row].constant
    var scale = 1.0
    load(rows, row)
    var pivot = Term(variable: -1, coefficient: 1)
    while let term = sum.pop() {
      if isResidue(term.coefficient, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      if definition.reduced < 0 {
        pivot = term
        break
      }
      constant -= substitute(definition, for: term)
    }
    if pivot.variable < 0 {
      if isInfeasible(constant, scale, from: reduced.substitutionStart, rows[row].constant) {
        substitutions.shorten(to: Int(reduced.substitutionStart))
        return false
      }
      reduced.kind = .redundant
    } else {
      reduced.pivot = pivot
      constant -= takeRest(pivot, &scale)
      set(
        Definition(
          reduced: reducedRows.end, hasTerms: terms.end > reduced.termStart,
          rank: definitions[unchecked: pivot.variable].rank,
          constant: constant / pivot.coefficient),
        of: pivot.variable)
    }
    reducedOfRow[row] = reducedRows.end
    append(reduced)
    return true
  }

  /// Appends a reduced row with all terms and substitutions since the previous one.
  @inline(__always)
  mutating func append(_ reduced: ReducedRow) {
    reducedRows.append(reduced)
    termEnd = terms.end
  }

  /// Gives a variable its definition.
  @inline(__always)
  mutating func set(_ definition: Definition, of variable: Int32) {
    if VariableRank.isSize(definition.rank), definition.mayBeNegative { sizesToBound += 1 }
    definitionCount += 1
    definitions[unchecked: Int(variable)] = definition
  }

  /// Returns `true` if the row in progress has no terms left and a constant that is not 0.
  private mutating func isInfeasible(
    _ constant: Double, _ scale: Double, from start: Int32, _ own: Double
  ) -> Bool {
    abs(constant) > Tolerance.length * scale
      && abs(constant) > Tolerance.rounding
        * magnitude(
          of: Stretch(start: start, end: substitutions.end), own)
  }

  /// Appends the terms of a definition, the rest of the sum, and substitutes short definitions.
  /// Returns the amount that these subtract from the constant.
  private mutating func takeRest(_ pivot: Term, _ scale: inout Double) -> Double {
    var constant = 0.0
    while let term = sum.pop() {
      if isResidue(term.coefficient, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      if definition.reduced >= 0, definition.isNumber || terms(of: definition).count == 1 {
        constant += substitute(definition, for: term)
      } else {
        terms.append(
          Term(variable: term.variable, coefficient: -term.coefficient / pivot.coefficient))
      }
    }
    return constant
  }

  /// Expresses an inequality or an optional row in structural variables. Returns the number of its
  /// reduced row.
  mutating func expand(_ row: Int32, of rows: borrowing RowStore) -> Int {
    if expandsAtOnce(row, of: rows) { return reducedRows.count - 1 }
    load(rows, row)
    reducedOfRow[row] = reducedRows.end
    return expandSum(of: row, constant: rows[row].constant)
  }

  /// Expresses the nonnegativity bound of a size in structural variables. Returns the number of its
  /// reduced row.
  mutating func expand(boundOf size: Int) -> Int {
    sum.push(Int32(size), 1, rank: rank(of: Int32(size)))
    reducedOfBound[size] = reducedRows.end
    return expandSum(of: -1 - Int32(size), constant: 0)
  }

  /// Expresses a removed row without adding it to any component. Returns its reduced row.
  mutating func watch(_ row: Int32, of rows: borrowing RowStore) -> Int {
    let number = expand(row, of: rows)
    reducedRows[number].kind = .removed
    hasRemovedRows = true
    return number
  }

  mutating func expandSum(of source: Int32, constant: Double) -> Int {
    var reduced = ReducedRow(
      .expanded, of: source, substitutions: substitutions.end, terms: terms.end)
    reduced.constant = expandSum(constant)
    append(reduced)
    return reducedRows.count - 1
  }

  /// Substitutes until only structural variables are left, appended to the terms by falling rank;
  /// returns the constant that is left.
  private mutating func expandSum(_ constant: Double) -> Double {
    var constant = constant
    var scale = 1.0
    while let term = sum.pop() {
      if isResidue(term.coefficient, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      if definition.reduced >= 0 {
        constant -= substitute(definition, for: term)
      } else {
        terms.append(term)
      }
    }
    return constant
  }

  /// Expresses a sum of variables in structural variables: `sum = Σ terms + constant`.
  mutating func express(_ sum: [Term]) -> (terms: [Term], constant: Double) {
    let (substitutionCount, termCount) = (substitutions.count, terms.count)
    for term in sum { push(term) }
    let constant = -expandSum(0)
    let result = terms.suffix(from: termCount)
    // These pools are not needed again: free them.
    terms.shorten(to: termCount)
    substitutions.shorten(to: substitutionCount)
    return (result, constant)
  }

  @inline(__always)
  private mutating func load(_ rows: borrowing RowStore, _ row: Int32) {
    for place in rows.terms(of: row) {
      push(rows.terms[unchecked: place])
    }
  }

  /// Puts a term that comes from outside into the sum. From here on, variables are known to be
  /// there.
  @inline(__always)
  mutating func push(_ term: Term) {
    precondition(
      UInt32(bitPattern: term.variable) < UInt32(truncatingIfNeeded: definitions.count),
      "no such variable")
    sum.push(
      term.variable, term.coefficient, rank: definitions[unchecked: term.variable].rank)
  }

  /// Returns `true` if a coefficient is a rounding error of 0.
  @inline(__always)
  func isResidue(_ coefficient: Double, _ scale: inout Double) -> Bool {
    let magnitude = abs(coefficient)
    if magnitude > scale { scale = magnitude }
    return magnitude <= Tolerance.coefficient * scale
  }

  /// Substitutes a variable's definition. Returns the amount that it adds to the left side's
  /// constant.
  @inline(__always)
  private mutating func substitute(_ definition: Definition, for term: Term) -> Double {
    substitutions.append(term)
    for place in terms(of: definition).places {
      let part = terms[unchecked: place]
      sum.push(
        part.variable, term.coefficient * part.coefficient,
        rank: definitions[unchecked: part.variable].rank)
    }
    return term.coefficient * definition.constant
  }

  /// Takes a reduced row out. Returns the variable that has no definition any longer, or -1.
  mutating func drop(_ number: Int) -> Int32 {
    let reduced = reducedRows[number]
    reducedRows[number].kind = .absent
    if reduced.source < 0 { reducedOfBound[-1 - reduced.source] = -1 }
    if reduced.kind != .definition { return -1 }
    let pivot = reduced.pivot.variable
    definitions[pivot] = Definition(rank: rank(of: pivot))
    return pivot
  }
}
