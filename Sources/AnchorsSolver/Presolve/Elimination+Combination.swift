/// The room for combinations of reduced rows, kept from one to the next.
struct CombinationScratch: ~Copyable {
  /// The variables in the order of their ranks, and the place of each in it.
  fileprivate var order = Pool<Int32>()
  fileprivate var places = Pool<Int32>()
  /// The sum in progress, by place of a variable.
  fileprivate var sum = WeightedNumbers()
  /// By reduced row, its share of the sum.
  fileprivate var shares = WeightedNumbers()
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
    // 1. Substitute definitions, the variable of the highest rank first. The places of reduced rows
    // are shared by all that use them.
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
        return nil
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
    // 2. A reduced row is its row less the reduced rows that were substituted in it.
    var parts: [FarkasCertificate.Part] = []
    while let (reduced, share) = scratch.shares.popLast() {
      if abs(share) <= Tolerance.coefficient { continue }
      parts.append(
        FarkasCertificate.Part(
          source: Int(reducedRows[unchecked: reduced].source), multiplier: share))
      for entry in substitutions(of: reduced).places {
        let substitution = substitutions[unchecked: entry]
        let used = definitions[unchecked: substitution.variable].reduced
        scratch.shares.add(
          -share * substitution.coefficient
            / reducedRows[unchecked: used].pivot.coefficient,
          to: Int(used))
      }
    }
    parts.reverse()
    return parts
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
  }
}
