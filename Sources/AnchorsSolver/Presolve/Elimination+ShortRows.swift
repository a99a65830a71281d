// Rows of up to three terms of which none must be expanded: nearly all rows of most layouts. They
// are reduced without the heap that other rows need for their sum. The result is the same.

extension Elimination {
  /// Reduces a required equality as `define` does if it has one term, whose variable has no
  /// definition. Otherwise does nothing and returns `false`.
  @inline(__always)
  mutating func definesNumber(_ row: Int32, of rows: borrowing RowStore) -> Bool {
    let places = rows.terms(of: row)
    if places.count != 1 { return false }
    let term = rows.terms[places.lowerBound]
    var scale = 1.0
    if definitions[term.variable].reduced >= 0 || isResidue(term.coefficient, &scale) {
      return false
    }
    note(
      term, rows[row].constant, terms: terms.end, substitutions: substitutions.end, of: row)
    return true
  }

  /// Reduces a required equality as `define` does if it is short. Otherwise does nothing and
  /// returns `false`.
  @inline(__always)
  mutating func definesAtOnce(_ row: Int32, of rows: borrowing RowStore) -> Bool {
    let places = rows.terms(of: row)
    guard let sum = shortSum(of: places, rows) else { return false }
    let (substitutionStart, termStart) = (substitutions.end, terms.end)
    var (constant, rest, scale) = (rows[row].constant, 0.0, 1.0)
    var pivot = Term(variable: -1, coefficient: 1)
    for place in 0..<places.count {
      let term = sum[place]
      if isResidue(term.coefficient, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      let isFound = pivot.variable >= 0
      if definition.isNumber {
        substitutions.append(Term(variable: term.variable, coefficient: term.coefficient))
        let share = term.coefficient * definition.constant
        if isFound { rest += share } else { constant -= share }
      } else if definition.reduced >= 0, !isFound || terms(of: definition).count == 1 {
        // It must be expanded.
        pivot.variable = -1
        break
      } else if isFound {
        terms.append(
          Term(variable: term.variable, coefficient: -term.coefficient / pivot.coefficient))
      } else {
        pivot = Term(variable: term.variable, coefficient: term.coefficient)
      }
    }
    if pivot.variable < 0 {
      substitutions.shorten(to: Int(substitutionStart))
      terms.shorten(to: Int(termStart))
      return false
    }
    note(pivot, constant - rest, terms: termStart, substitutions: substitutionStart, of: row)
    return true
  }

  /// Expresses a row in structural variables as `expand` does if it is short. Otherwise does
  /// nothing and returns `false`.
  @inline(__always)
  mutating func expandsAtOnce(_ row: Int32, of rows: borrowing RowStore) -> Bool {
    let places = rows.terms(of: row)
    guard let sum = shortSum(of: places, rows) else { return false }
    let (substitutionStart, termStart) = (substitutions.end, terms.end)
    var (constant, scale) = (rows[row].constant, 1.0)
    for place in 0..<places.count {
      let term = sum[place]
      if isResidue(term.coefficient, &scale) { continue }
      let definition = definitions[unchecked: term.variable]
      if definition.reduced < 0 {
        terms.append(Term(variable: term.variable, coefficient: term.coefficient))
      } else if definition.isNumber {
        substitutions.append(Term(variable: term.variable, coefficient: term.coefficient))
        constant -= term.coefficient * definition.constant
      } else {
        substitutions.shorten(to: Int(substitutionStart))
        terms.shorten(to: Int(termStart))
        return false
      }
    }
    var reduced = ReducedRow(
      .expanded, of: row, substitutions: substitutionStart, terms: termStart)
    reduced.constant = constant
    reducedOfRow[row] = reducedRows.end
    append(reduced)
    return true
  }

  /// Notes that a row defines its pivot, by the terms and with the substitutions from these places
  /// on.
  @inline(__always)
  private mutating func note(
    _ pivot: Term, _ constant: Double, terms termStart: Int32,
    substitutions substitutionStart: Int32,
    of row: Int32
  ) {
    var reduced = ReducedRow(
      .definition, of: row, substitutions: substitutionStart, terms: termStart)
    reduced.pivot = pivot
    set(
      Definition(
        reduced: reducedRows.end, hasTerms: terms.end > termStart,
        rank: definitions[unchecked: pivot.variable].rank,
        constant: pivot.coefficient == 1 ? constant : constant / pivot.coefficient),
      of: pivot.variable)
    reducedOfRow[row] = reducedRows.end
    append(reduced)
  }

  /// The terms of a row of one to three terms of different ranks, by falling ranks; `nil` for
  /// another row.
  @inline(__always)
  private func shortSum(of places: Range<Int>, _ rows: borrowing RowStore) -> ShortSum? {
    let count = places.count
    guard count >= 1, count <= 3 else { return nil }
    var first = ranked(rows.terms[places.lowerBound])
    if count == 1 { return ShortSum(first: first.term, second: first.term, third: first.term) }
    var second = ranked(rows.terms[places.lowerBound + 1])
    if first.rank == second.rank { return nil }
    if first.rank < second.rank { (first, second) = (second, first) }
    var third = second
    if count == 3 {
      third = ranked(rows.terms[places.lowerBound + 2])
      if first.rank == third.rank || second.rank == third.rank { return nil }
      if second.rank < third.rank { (second, third) = (third, second) }
      if first.rank < second.rank { (first, second) = (second, first) }
    }
    return ShortSum(first: first.term, second: second.term, third: third.term)
  }

  @inline(__always)
  private func ranked(_ term: Term) -> (rank: UInt32, term: ShortSum.Part) {
    (definitions[term.variable].rank, (term.variable, term.coefficient))
  }
}

/// Up to three terms, whose coefficients are in registers.
private struct ShortSum {
  typealias Part = (variable: Int32, coefficient: Double)

  let first, second, third: Part

  @inline(__always)
  subscript(place: Int) -> Part { place == 0 ? first : place == 1 ? second : third }
}
