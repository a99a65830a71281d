/// Required rows that cannot hold together. Removing any one makes the others feasible.
package struct InfeasibleSubset {
  /// The rows, in order.
  package let rows: [Int]
  /// The one that was set aside: the last, or what is given if that contradicts itself.
  package let removed: Int

  package init(rows: [Int], removed: Int) { (self.rows, self.removed) = (rows, removed) }
}

extension Solver {
  /// An irreducible infeasible subset among the rows of a certificate. If only what is given contradicts
  /// itself, the last of it is set aside.
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
