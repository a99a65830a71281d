extension Solver {
  /// An irreducible conflict among the rows of a contradiction. Should only what is given contradict
  /// itself, the last of it is set aside and the conflict has no rows.
  func conflict(
    in contradiction: Contradiction, besides setAside: Set<Int32>,
    _ system: RowSystem, _ ids: [Int32]
  ) -> SolverConflict {
    func conflict(among isSuspect: (Int32) -> Bool) -> [Int32]? {
      let suspects = ids.indices.filter { !system.rows[$0].isGiven && isSuspect(ids[$0]) }
      return system.conflict(among: suspects)?.rows.map { ids[$0] }
    }
    let suspects = Set(contradiction.parts.map { $0.source })
    // Rounding may have hidden a part of the contradiction: then look among all required rows.
    let rows =
      conflict(among: suspects.contains)
      ?? conflict { self.rows[$0].isRequired && !setAside.contains($0) }
      ?? ids.filter(suspects.contains)
    return SolverConflict(
      rows: rows, setAside: rows.last ?? ids.last(where: suspects.contains) ?? -1)
  }

  /// The place of each row in the order.
  func installationOrder() -> [Int32: Int] {
    var order: [Int32: Int] = [:]
    var row = rows.first
    while row >= 0 {
      order[row] = order.count
      row = rows[row].next
    }
    return order
  }
}
