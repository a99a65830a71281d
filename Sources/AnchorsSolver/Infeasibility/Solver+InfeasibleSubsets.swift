/// A minimal set of conflicting required rows. Without any one of them the others are feasible.
package struct InfeasibleSubset {
  /// The rows, in order.
  package let rows: [Int]
  /// The row that was removed: the last, or a fixed row if only fixed rows conflict.
  package let removed: Int

  package init(rows: [Int], removed: Int) { (self.rows, self.removed) = (rows, removed) }
}

extension Solver {
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
