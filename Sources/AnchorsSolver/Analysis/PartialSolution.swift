/// Some rows, solved by themselves. Rows can be added and removed.
package final class PartialSolution {
  private let solved: SolvedRows
  private let solver: Solver
  private let variables: [Int32]
  /// By row, its id in the solver.
  private var ids: [Int: Int32] = [:]

  /// Solves some rows.
  ///
  /// - Parameter change: a row that takes the place of the one with this number.
  package init(
    _ rows: [Int], _ solved: SolvedRows, changing change: (number: Int, row: RowSystem.Row)? = nil
  ) {
    self.solved = solved
    var system = solved.system
    if let change { system.rows[change.number] = change.row }
    (solver, variables) = system.solver(
      of: rows.map { (row: $0, priority: system.rows[$0].priority) })
    for (id, row) in rows.enumerated() { ids[row] = Int32(id) }
    solver.solve()
  }

  /// The values that a sum may have; nil if it has variables that the rows do not mention.
  package func range(of sum: [Term]) -> Interval? { own(sum).map { solver.range(of: $0) } }

  /// Returns `true` if a sum can have several values. Variables that the rows do not mention keep
  /// theirs.
  package func leavesOpen(_ sum: [Term]) -> Bool {
    solver.range(of: sum.compactMap { own([$0])?.first }).isOpen
  }

  /// Returns `true` if the rows determine a sum.
  func determines(_ sum: [Term]) -> Bool { range(of: sum).map { !$0.isOpen } ?? false }

  func remove(_ row: Int) {
    guard let id = ids.removeValue(forKey: row) else { return }
    solver.remove(id)
    solver.solve()
  }

  func add(_ number: Int) {
    let row = solved.rows[number]
    guard let terms = own(row.terms) else { return }
    ids[number] = solver.add(terms, row.relation, row.constant, priority: row.priority)
    solver.solve()
  }

  /// Returns the values of all variables. Variables that the rows do not mention keep their values.
  package func values() -> [Double] {
    var values = solved.values
    for (place, variable) in variables.enumerated() {
      values[Int(variable)] = solver.value(of: place)
    }
    return values
  }

  /// The terms in the solver's own variables, which are in order; nil if it does not have one of
  /// them.
  private func own(_ terms: [Term]) -> [Term]? {
    let own = terms.compactMap { term -> Term? in
      let place = variables.indices.partitioningIndex { variables[$0] >= term.variable }
      guard place < variables.count, variables[place] == term.variable else { return nil }
      return Term(variable: Int32(place), coefficient: term.coefficient)
    }
    return own.count == terms.count ? own : nil
  }
}
