extension Solver {
  /// An irreducible infeasible subset among the rows of a infeasibility certificate. Should only what is
  /// given contradict itself, the last of it is set aside and the infeasible subset has no rows.
  func irreducibleSubset(
    in certificate: InfeasibilityCertificate, besides setAside: Set<Int32>,
    _ system: RowSystem, _ ids: [Int32]
  ) -> InfeasibleSubset {
    func irreducibleSubset(among isSuspect: (Int32) -> Bool) -> [Int32]? {
      let suspects = ids.indices.filter { !system.rows[$0].isGiven && isSuspect(ids[$0]) }
      return system.irreducibleSubset(among: suspects)?.rows.map { ids[$0] }
    }
    let suspects = Set(certificate.parts.map { $0.source })
    // Rounding may have hidden a part of the infeasibility certificate: then look among all required rows.
    let rows =
      irreducibleSubset(among: suspects.contains)
      ?? irreducibleSubset { self.rows[$0].isRequired && !setAside.contains($0) }
      ?? ids.filter(suspects.contains)
    return InfeasibleSubset(
      rows: rows, setAside: rows.last ?? ids.last(where: suspects.contains) ?? -1)
  }

  /// The place of each row in the order.
  func installationOrder() -> [Int32: Int] {
    var order: [Int32: Int] = [:]
    for row in orderedRows { order[row] = order.count }
    return order
  }
}
