/// The room for combinations of reduced rows, kept from one to the next. In between, reduced rows
/// may be added, but none may change.
struct CombinationScratch: ~Copyable {
  /// The variables in the order of their ranks, and the place of each in it.
  fileprivate var order = Pool<Int32>()
  fileprivate var places = Pool<Int32>()
  /// The sum in progress, by place of a variable.
  fileprivate var sum = WeightedNumbers()
  /// By reduced row, its share of the sum.
  fileprivate var shares = WeightedNumbers()
  /// The reduced rows that were substituted in each reduced row, with the share of each, and where
  /// those of the next one begin.
  fileprivate var uses = Pool<(row: Int32, share: Double)>()
  fileprivate var useEnds = Pool<Int32>()
  /// The combination in progress, the last row first.
  fileprivate var parts = Pool<FarkasCertificate.Part>()
}

extension Elimination {
  /// Returns the rows that a sum of variables is a combination of, each with its weight; `nil` if
  /// something is left of it in structural variables, unless these are 0.
  ///
  /// - Complexity: O(substitutions that express the sum).
  func combination(
    of sum: [Term], structuralsAreZero: Bool = false, _ scratch: inout CombinationScratch
  ) -> [FarkasCertificate.Part]? {
    prepare(&scratch)
    if !share(sum, structuralsAreZero, &scratch) { return nil }
    // A reduced row is its row less the reduced rows that were substituted in it.
    scratch.parts.removeAll()
    while let (reduced, share) = scratch.shares.popLast() {
      if abs(share) <= Tolerance.coefficient { continue }
      scratch.parts.append(
        FarkasCertificate.Part(
          source: Int(reducedRows[unchecked: reduced].source), multiplier: share))
      let start = reduced == 0 ? 0 : Int(scratch.useEnds[unchecked: reduced - 1])
      for entry in start..<Int(scratch.useEnds[unchecked: reduced]) {
        let use = scratch.uses[unchecked: entry]
        scratch.shares.add(share * use.share, to: Int(use.row))
      }
    }
    return scratch.parts.reversed()
  }

  /// Returns `true` if a sum of variables is a combination of rows.
  func isCombination(_ sum: [Term], _ scratch: inout CombinationScratch) -> Bool {
    prepare(&scratch)
    defer { scratch.shares.removeAll() }
    return share(sum, false, &scratch)
  }

  /// Substitutes definitions, the variable of the highest rank first, and adds up the shares of
  /// their reduced rows. Returns `false` if something is left of the sum.
  private func share(
    _ sum: [Term], _ structuralsAreZero: Bool, _ scratch: inout CombinationScratch
  ) -> Bool {
    for term in sum {
      scratch.sum.add(term.coefficient, to: Int(scratch.places[term.variable]))
    }
    var scale = 1.0
    while let (place, coefficient) = scratch.sum.popLast() {
      if isResidue(coefficient, &scale) { continue }
      let definition = definitions[unchecked: scratch.order[unchecked: place]]
      if definition.reduced < 0 {
        if structuralsAreZero { continue }
        scratch.sum.removeAll()
        scratch.shares.removeAll()
        return false
      }
      scratch.shares.add(
        coefficient / reducedRows[unchecked: definition.reduced].pivot.coefficient,
        to: Int(definition.reduced))
      for entry in terms(of: definition).places {
        let term = terms[unchecked: entry]
        scratch.sum.add(
          coefficient * term.coefficient,
          to: Int(scratch.places[unchecked: term.variable]))
      }
    }
    return true
  }

  private func prepare(_ scratch: inout CombinationScratch) {
    if scratch.places.count < variableCount {
      scratch.order = variablesByRank { _ in true }
      scratch.places = Pool(repeating: 0, count: variableCount)
      for place in 0..<scratch.order.count {
        scratch.places[scratch.order[place]] = Int32(place)
      }
      scratch.sum.grow(limit: variableCount)
    }
    scratch.shares.grow(limit: reducedRows.count)
    while scratch.useEnds.count < reducedRows.count {
      for entry in substitutions(of: scratch.useEnds.count).places {
        let substitution = substitutions[unchecked: entry]
        let used = definitions[unchecked: substitution.variable].reduced
        let pivot = reducedRows[unchecked: used].pivot.coefficient
        scratch.uses.append((used, -substitution.coefficient / pivot))
      }
      scratch.useEnds.append(scratch.uses.end)
    }
  }
}
