/// A minimal set of conflicting required rows. Without any one of them the others are feasible.
package struct InfeasibleSubset {
  /// The rows, in order.
  package let rows: [Int]
  /// The row that was removed: the last, or a fixed row if only fixed rows conflict.
  package let removed: Int

  package init(rows: [Int], removed: Int) { (self.rows, self.removed) = (rows, removed) }
}

extension Solver {
  /// Solves the rows, without those that must be removed. Returns an infeasible subset for each
  /// removed row, in the order of the removed rows. None of these could be kept beside the others.
  func subsetsRemoved() -> [InfeasibleSubset] {
    var removed: Set<Int> = []
    var certificates = attempt(removed)
    if certificates.isEmpty { return [] }
    var subsets: [InfeasibleSubset] = []
    let (system, ids) = self.system
    while !certificates.isEmpty {
      for certificate in certificates {
        // A removed row may have caused this conflict too: the next attempt tells.
        if certificate.contains(where: { removed.contains($0.source) }) { continue }
        let subset = infeasibleSubset(in: certificate, besides: removed, system, ids)
        subsets.append(subset)
        removed.insert(subset.removed)
      }
      certificates = attempt(removed)
    }
    if subsets.count == 1 { return subsets }
    takeBack(from: &subsets, &removed)
    let order = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    return subsets.inOrder { order[$0.removed, default: 0] < order[$1.removed, default: 0] }
  }

  /// Takes back the removed rows that fit the others, because a later removal has ended their
  /// conflict.
  private func takeBack(from subsets: inout [InfeasibleSubset], _ removed: inout Set<Int>) {
    var isSolved = true
    for subset in subsets
    where subset.rows.contains(where: { $0 != subset.removed && removed.contains($0) }) {
      removed.remove(subset.removed)
      isSolved = attempt(removed, onlyFirst: true).isEmpty
      if !isSolved { removed.insert(subset.removed) }
    }
    subsets.removeAll { !removed.contains($0.removed) }
    if !isSolved { _ = attempt(removed) }
  }

  /// Returns the rows and nonnegativity bounds that ends of a component's intervals come from.
  func certificate(
    _ ends: [ComponentProblem.BoundMultiplier], _ structurals: Stretch
  ) -> [FarkasCertificate.Part] {
    var sum: [(reduced: Int, factor: Double)] = []
    var bounds: [FarkasCertificate.Part] = []
    for end in ends {
      if end.reduced >= 0 {
        let terms = elimination.terms(ofReducedRow: end.reduced)
        let scale = ComponentProblem.scale(
          ofTerms: terms.count, beginningWith: elimination.terms[terms.start].coefficient)
        sum.append((end.reduced, end.weight / scale))
      } else if end.variable < structurals.count {
        let size = Int(partition.structural(at: Int(structurals.start) + end.variable))
        bounds.append(FarkasCertificate.Part(source: -1 - size, multiplier: end.weight))
      }
    }
    return elimination.origin(of: sum) + bounds
  }

  /// Returns an irreducible infeasible subset of a certificate's rows. If only fixed rows conflict,
  /// removes the last of these.
  func infeasibleSubset(
    in certificate: [FarkasCertificate.Part], besides removed: Set<Int>,
    _ system: RowSystem, _ ids: [Int]
  ) -> InfeasibleSubset {
    func irreducibleSubset(among isSuspect: (Int) -> Bool) -> [Int]? {
      let suspects = ids.indices.filter { !system.rows[$0].isFixed && isSuspect(ids[$0]) }
      return system.irreducibleSubset(among: suspects)?.rows.map { ids[$0] }
    }
    let suspects = Set(certificate.map { $0.source })
    // Rounding may have hidden a part of the certificate: then look among all required rows.
    let rows =
      irreducibleSubset(among: suspects.contains)
      ?? irreducibleSubset { self.rows[Int32($0)].isRequired && !removed.contains($0) }
      ?? ids.filter(suspects.contains)
    return InfeasibleSubset(
      rows: rows, removed: rows.last ?? ids.last(where: suspects.contains) ?? -1)
  }
}
