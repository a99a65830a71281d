extension Elimination {
  /// The order in which required equalities are reduced.
  enum Order {
    /// The order of the rows. Definitions use earlier definitions. If rows define a chain of
    /// variables from its end, expanded definitions become as long as the chain, and the
    /// elimination is abandoned.
    case ofRows
    /// By the highest variable that they mention. The variables of a definition are defined before
    /// it, so their short definitions are substituted at once. This order needs a sort.
    case ofRanks
  }

  /// Reduces all rows except removed ones: required equalities first, then the others and the
  /// nonnegativity bounds, each in order. Returns the parts of a certificate for each conflicting
  /// row or bound, which is left out: for all, or only for the first. Returns `nil` if the
  /// elimination was abandoned.
  mutating func build(
    _ rows: borrowing RowStore, removed: Set<Int>, in order: Order, onlyFirst: Bool
  ) -> [[FarkasCertificate.Part]]? {
    var certificates: [[FarkasCertificate.Part]] = []
    var later = Pool<Int32>()
    var others = Pool<Int32>(capacity: rows.idLimit)
    // Mostly the rows are in order as they are numbered.
    let all = rows.isInOrder ? Pool() : rows.inOrder(self)
    for place in 0..<(rows.isInOrder ? rows.idLimit : all.count) {
      let row = rows.isInOrder ? Int32(truncatingIfNeeded: place) : all[place]
      if !rows.isUsed(row) { continue }
      if !removed.isEmpty, removed.contains(Int(row)) { continue }
      if !rows[row].isRequiredEquality {
        others.append(row)
      } else if order == .ofRanks {
        later.append(row)
      } else if definesNumber(row, of: rows) {
        continue
      } else if !define(row, of: rows) {
        certificates.append(origin(of: [(expand(row, of: rows), 1)]))
        if onlyFirst { return certificates }
      }
    }
    sortByRank(&later, rows)
    for place in 0..<later.count where !define(later[place], of: rows) {
      certificates.append(origin(of: [(expand(later[place], of: rows), 1)]))
      if onlyFirst { return certificates }
    }
    if sizesToBound > 0 { reducedRows.reserve(reducedRows.count + others.count + sizesToBound) }
    let limit =
      order == .ofRanks
      ? Int.max : substitutions.count + 16 * (rows.idLimit + variableCount / 2) + 4096
    for place in 0..<others.count {
      let row = others[place]
      let reduced = expand(row, of: rows)
      if isViolated(reduced, rows) {
        certificates.append(origin(of: [(reduced, 1)]))
        if onlyFirst { return certificates }
      }
      if substitutions.count > limit { return nil }
    }
    if sizesToBound == 0 { return certificates }
    let sizes = variablesByRank { definition in
      VariableRank.isSize(definition.rank) && definition.mayBeNegative
    }
    for place in 0..<sizes.count {
      if !addBound(of: Int(sizes[unchecked: place]), rows) {
        certificates.append(origin(of: [(reducedRows.count - 1, 1)]))
        if onlyFirst { return certificates }
      }
      if substitutions.count > limit { return nil }
    }
    return certificates
  }

  /// Sorts rows by their highest variable. Rows with the same highest variable keep their order.
  private func sortByRank(_ equalities: inout Pool<Int32>, _ rows: borrowing RowStore) {
    var ranked = Pool<(rank: UInt32, place: Int32, row: Int32)>(capacity: equalities.count)
    for place in 0..<equalities.count {
      var rank: UInt32 = 0
      for term in rows.terms(of: equalities[place]) {
        rank = max(rank, self.rank(of: rows.terms[term].variable))
      }
      ranked.append((rank, Int32(place), equalities[place]))
    }
    ranked.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
    for place in 0..<ranked.count { equalities[place] = ranked[place].row }
  }

  /// Adds the nonnegativity bound of a size. A structural variable or a size of known value needs
  /// no reduced row for it. Returns `false` if the bound is violated; its reduced row is then the
  /// last.
  mutating func addBound(of size: Int, _ rows: borrowing RowStore) -> Bool {
    if !definitions[size].mayBeNegative || !isNonnegative(size) { return true }
    return !isViolated(expand(boundOf: size), rows)
  }

  /// Returns `true` if a required reduced row without terms is violated.
  @inline(__always)
  mutating func isViolated(_ number: Int, _ rows: borrowing RowStore) -> Bool {
    if !terms(ofReducedRow: number).isEmpty { return false }
    let violation = violation(of: number, rows)
    return violation > Tolerance.length && isBeyondRounding(violation, of: number, rows)
  }

  @inline(__always)
  private func violation(of number: Int, _ rows: borrowing RowStore) -> Double {
    let constant = reducedRows[number].constant
    let row = reducedRows[number].row
    guard row >= 0 else { return constant }
    guard rows[row].isRequired else { return 0 }
    switch rows[row].relation {
    case .atMost: return -constant
    case .atLeast: return constant
    case .equal: return abs(constant)
    }
  }

  /// Returns `true` if a value exceeds the rounding error of a reduced row's constant. Mutating,
  /// because borrowing a noncopyable value for an opaque call is slower than passing it in place.
  @inline(never)
  private mutating func isBeyondRounding(
    _ excess: Double, of number: Int, _ rows: borrowing RowStore
  )
    -> Bool
  {
    let row = reducedRows[number].row
    let magnitude = magnitude(of: number, own: row >= 0 ? rows[row].constant : 0)
    return excess > Tolerance.length(at: magnitude)
  }

  /// Returns the rows and nonnegativity bounds that enter a sum of reduced rows with a weight other
  /// than 0, in the order of their reduced rows.
  ///
  /// - Complexity: O(*k* log *k*) where *k* reduced rows enter the sum.
  func origin(of sum: [(reduced: Int, factor: Double)]) -> [FarkasCertificate.Part] {
    // The weights of reduced rows, the last row first.
    var weights = TermHeap()
    for part in sum { weights.push(Int32(part.reduced), part.factor) }
    var parts: [FarkasCertificate.Part] = []
    while let weight = weights.pop() {
      if abs(weight.coefficient) <= Tolerance.coefficient { continue }
      let reduced = Int(weight.variable)
      parts.append(
        FarkasCertificate.Part(
          source: Int(reducedRows[reduced].source), multiplier: weight.coefficient))
      for entry in substitutions(of: reduced).places {
        let used = definitions[substitutions[entry].variable].reduced
        weights.push(
          used,
          -weight.coefficient * substitutions[entry].coefficient
            / reducedRows[Int(used)].pivot.coefficient)
      }
    }
    parts.reverse()
    return parts
  }
}
