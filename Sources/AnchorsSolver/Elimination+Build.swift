extension Elimination {
  /// The order in which required equalities are taken in.
  enum Order {
    /// That of the rows. As definitions are made of those that are there already, rows that define a chain
    /// of variables from its end make definitions that are as long as the chain once they are expanded;
    /// where that comes to too much, everything is given up.
    case ofRows
    /// By the highest variable that they mention: what definitions are made of is defined before them,
    /// and put in at once if it is short. It takes a sort.
    case ofRanks
  }

  /// Takes in all rows but those set aside: required equalities first, then the others and the laws,
  /// each in their order. Returns what contradicts itself, which is left out: everything, or only the first
  /// thing that is met; `nil` if it was given up.
  mutating func build(
    _ rows: borrowing RowStore, setAside: Set<Int32>, in order: Order, onlyFirst: Bool
  ) -> [Contradiction]? {
    var contradictions: [Contradiction] = []
    var later = Pool<Int32>()
    var others = Pool<Int32>(capacity: rows.idLimit)
    var row = rows.first
    while row >= 0 {
      let next = rows[row].next
      if setAside.isEmpty || !setAside.contains(row) {
        if !rows[row].isRequiredEquality {
          others.append(row)
        } else if order == .ofRanks {
          later.append(row)
        } else if !define(row, of: rows) {
          contradictions.append(contradiction(in: expand(row, of: rows)))
          if onlyFirst { return contradictions }
        }
      }
      row = next
    }
    sortByRank(&later, rows)
    for place in 0..<later.count where !define(later[place], of: rows) {
      contradictions.append(contradiction(in: expand(later[place], of: rows)))
      if onlyFirst { return contradictions }
    }
    let limit =
      order == .ofRanks ? Int.max : log.count + 16 * (rows.idLimit + shape.sizeCount) + 4096
    for place in 0..<others.count {
      let row = others[place]
      let line = expand(row, of: rows)
      if isViolated(line, rows) {
        contradictions.append(contradiction(in: line))
        if onlyFirst { return contradictions }
      }
      if log.count > limit { return nil }
    }
    for size in 0..<shape.sizeCount where hasLaw(size) {
      if !takeLaw(of: size, rows) {
        contradictions.append(contradiction(in: lines.count - 1))
        if onlyFirst { return contradictions }
      }
      if log.count > limit { return nil }
    }
    return contradictions
  }

  /// Sorts rows by the highest variable that each mentions; those of one variable stay in their order.
  private func sortByRank(_ equalities: inout Pool<Int32>, _ rows: borrowing RowStore) {
    var ranked = Pool<(rank: Int32, place: Int32, row: Int32)>(capacity: equalities.count)
    for place in 0..<equalities.count {
      var rank: Int32 = -1
      for term in rows.terms(of: equalities[place]) { rank = max(rank, rows.terms[term].variable) }
      ranked.append((rank, Int32(place), equalities[place]))
    }
    ranked.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
    for place in 0..<ranked.count { equalities[place] = ranked[place].row }
  }

  /// Takes the law of a size in. A parameter needs no line for it, nor does a size that is known.
  /// Returns false if it does not hold; then it has a line all the same, the last.
  mutating func takeLaw(of size: Int, _ rows: borrowing RowStore) -> Bool {
    let definition = definitions[size]
    if definition.line < 0 { return true }
    if definition.terms.isEmpty, definition.constant >= -Tolerance.length { return true }
    return !isViolated(expand(law: size), rows)
  }

  /// What a line that does not hold contradicts, and the line.
  private func contradiction(in line: Int) -> Contradiction {
    Contradiction(parts: origin(of: [(line, 1)]))
  }

  /// Whether a required line of which only the constant is left does not hold.
  @inline(__always)
  mutating func isViolated(_ number: Int, _ rows: borrowing RowStore) -> Bool {
    if !lines[number].terms.isEmpty { return false }
    let violation = violation(of: number, rows)
    return violation > Tolerance.length && isBeyondRounding(violation, of: number, rows)
  }

  @inline(__always)
  private func violation(of number: Int, _ rows: borrowing RowStore) -> Double {
    let constant = lines[number].constant
    let row = lines[number].row
    guard row >= 0 else { return constant }
    guard rows[row].isRequired else { return 0 }
    switch rows[row].relation {
    case .atMost: return -constant
    case .atLeast: return constant
    case .equal: return abs(constant)
    }
  }

  /// Whether something is too much for a rounding error of a line's constant. Mutating, so that nothing is
  /// copied for the call.
  @inline(never)
  private mutating func isBeyondRounding(
    _ excess: Double, of number: Int, _ rows: borrowing RowStore
  )
    -> Bool
  {
    let row = lines[number].row
    let magnitude = magnitude(of: number, own: row >= 0 ? rows[row].constant : 0)
    return excess > Tolerance.length(at: magnitude)
  }

  /// What lines were made of, when each is taken times a factor and all are added up: the rows and laws
  /// that enter the sum with a weight other than 0, in the order of their lines.
  ///
  /// - Complexity: O(all lines); used for conflicts only.
  func origin(of sum: [(line: Int, factor: Double)]) -> [Contradiction.Part] {
    let last = sum.reduce(-1) { max($0, $1.line) }
    var weight = Array(repeating: 0.0, count: last + 1)
    for part in sum { weight[part.line] += part.factor }
    var parts: [Contradiction.Part] = []
    for line in weight.indices.reversed() where abs(weight[line]) > Tolerance.coefficient {
      parts.append(Contradiction.Part(source: lines[line].source, weight: weight[line]))
      for entry in lines[line].log.places {
        let used = Int(definitions[log[entry].variable].line)
        weight[used] -= weight[line] * log[entry].coefficient / lines[used].pivot.coefficient
      }
    }
    parts.reverse()
    return parts
  }
}
