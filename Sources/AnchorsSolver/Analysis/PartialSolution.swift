/// Some rows, solved by themselves. Rows can be added, changed and removed; the next question
/// solves them again.
package final class PartialSolution {
  private let solved: SolvedRows
  private let unsolved: Solver
  private let variables: [Int32]
  /// By row, its id in the solver.
  private var ids: [Int: Int32] = [:]

  /// Solves some rows.
  package init(_ rows: [Int], _ solved: SolvedRows) {
    self.solved = solved
    (unsolved, variables) = solved.system.solver(
      of: rows.map { (row: $0, priority: solved.rows[$0].priority) })
    for (id, row) in rows.enumerated() { ids[row] = Int32(id) }
  }

  /// The solver, after it has solved the rows as they are now.
  private var solver: Solver {
    if unsolved.needsSolve { unsolved.solve() }
    return unsolved
  }

  /// The values that a sum may have; nil if it has variables that the rows do not mention.
  package func range(of sum: [Term]) -> Interval? { own(sum).map { solver.range(of: $0) } }

  /// Returns `true` if a sum can have several values. Variables that the rows do not mention keep
  /// theirs.
  package func leavesOpen(_ sum: [Term]) -> Bool {
    let solver = solver
    return solver.isOpen(solver.sum(of: sum.compactMap { own([$0])?.first }))
  }

  /// Returns `true` if the rows determine a sum.
  func determines(_ sum: [Term]) -> Bool { range(of: sum).map { !$0.isOpen } ?? false }

  func remove(_ row: Int) {
    guard let id = ids.removeValue(forKey: row) else { return }
    unsolved.remove(id)
  }

  func add(_ number: Int) {
    let row = solved.rows[number]
    guard let terms = own(row.terms) else { return }
    ids[number] = unsolved.add(terms, row.relation, row.constant, priority: row.priority)
  }

  /// Gives a row another constant and another priority.
  package func change(_ number: Int, to row: RowSystem.Row) {
    guard let id = ids[number], let terms = own(row.terms) else { return }
    for term in terms { unsolved.addTerm(term.coefficient, term.variable) }
    unsolved.replace(id, row.constant, priority: row.priority)
  }

  /// Returns the values of all variables. Variables that the rows do not mention keep their values.
  func values() -> [Double] {
    var values = solved.values
    for (variable, value) in ownValues { values[Int(variable)] = value }
    return values
  }

  /// The variables that the rows mention, in order, with their values.
  package var ownValues: [(variable: Int32, value: Double)] {
    let solver = solver
    return variables.enumerated().map { ($1, solver.value(of: $0)) }
  }

  /// Returns the value of a variable that the rows mention; `nil` for another.
  package func value(of variable: Int32) -> Double? {
    place(of: variable).map { solver.value(of: $0) }
  }

  /// The terms in the solver's own variables, which are in order; nil if it does not have one of
  /// them.
  private func own(_ terms: [Term]) -> [Term]? {
    let own = terms.compactMap { term in
      place(of: term.variable).map {
        Term(variable: Int32($0), coefficient: term.coefficient)
      }
    }
    return own.count == terms.count ? own : nil
  }

  private func place(of variable: Int32) -> Int? {
    let place = variables.indices.partitioningIndex { variables[$0] >= variable }
    return place < variables.count && variables[place] == variable ? place : nil
  }
}
