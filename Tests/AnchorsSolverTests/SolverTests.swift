import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

@Suite("The solver")
struct SolverTests {
  private enum Edit: CaseIterable { case add, remove, constant, replace }

  @Test("One level is minimized like in the textbook", arguments: 1...120)
  func optimum(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var rows = Rows(sizes: 3)
    var standard: [TextbookSimplex.Row] = []
    var objective: [Int: Double] = [:]
    var variableCount = 3
    for _ in 0..<4 {
      let coefficients = (0..<3).map { _ in Double(random.int(in: -2...2)) }
      if coefficients.allSatisfy({ $0 == 0 }) { continue }
      let constant = Double(random.int(in: -5...9))
      let terms = Dictionary(uniqueKeysWithValues: coefficients.enumerated().map { ($0, $1) })
      if random.chance(3) {
        rows.add(coefficients, .atLeast, constant)
        standard.append(.init(terms, .atLeast, constant))
      } else {
        // |Σ - constant| is over + under, with Σ - over + under = constant.
        rows.add(coefficients, .equal, constant, priority: 500)
        var split = terms
        (split[variableCount], split[variableCount + 1]) = (-1, 1)
        (objective[variableCount], objective[variableCount + 1]) = (1, 1)
        standard.append(.init(split, .equal, constant))
        variableCount += 2
      }
    }
    let solver = rows.solver()
    solver.solve()
    let expected = TextbookSimplex.minimize(objective, standard, variableCount: variableCount)
    guard case .optimal(let least) = expected else {
      #expect(!solver.infeasibleSubsets.isEmpty)
      return
    }
    let values = solver.allValues
    let cost = rows.system.rows.filter { !$0.isRequired }.reduce(0) { $0 + $1.violation(values) }
    #expect(solver.infeasibleSubsets.isEmpty && abs(cost - least) < 1e-6)
    for row in rows.system.rows where row.isRequired { #expect(row.violation(values) < 1e-6) }
  }

  @Test("After any edits the values are those of a fresh solver, bit for bit", arguments: 1...60)
  func edits(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let shape = Rows(sizes: 4, positions: 4).shape
    let solver = Solver(shape: shape)
    var live: [(id: Int32, row: RowSystem.Row)] = []
    func randomRow() -> RowSystem.Row {
      let first = random.int(in: 0...7), second = (first + random.int(in: 1...7)) % 8
      return RowSystem.Row(
        terms: [
          Term(variable: Int32(first), coefficient: 1),
          Term(variable: Int32(second), coefficient: Double(random.int(in: -2...2))),
        ], relation: random.pick([.equal, .atMost, .atLeast]),
        constant: Double(random.int(in: -20...40)), priority: random.pick([250, 500, 750]),
        isFixed: false)
    }
    for _ in 0..<30 {
      switch random.pick(Edit.allCases) {
      case .add:
        let row = randomRow()
        let id = solver.add(row.terms, row.relation, row.constant, priority: row.priority)
        live.append((id, row))
      case .remove:
        if live.isEmpty { continue }
        solver.remove(live.remove(at: random.int(in: 0...live.count - 1)).id)
      case .constant:
        if live.isEmpty { continue }
        let place = random.int(in: 0...live.count - 1)
        live[place].row.constant = Double(random.int(in: -20...40))
        solver.setConstant(live[place].id, to: live[place].row.constant)
      case .replace:
        if live.isEmpty { continue }
        let place = random.int(in: 0...live.count - 1)
        let row = randomRow()
        live[place].row.terms = row.terms
        live[place].row.constant = row.constant
        live[place].row.priority = row.priority
        for term in row.terms { solver.addTerm(term.coefficient, term.variable) }
        solver.replace(live[place].id, row.constant, priority: row.priority)
      }
      if random.chance(3) { continue }
      solver.solve()
      let fresh = Solver(shape: shape)
      for (_, row) in live {
        _ = fresh.add(row.terms, row.relation, row.constant, priority: row.priority)
      }
      fresh.solve()
      #expect(solver.allValues == fresh.allValues)
    }
  }

  @Test("An ambiguous variable has a range, and a determined one a point")
  func ranges() {
    var rows = Rows(sizes: 2)
    rows.add([1, 0], .atLeast, 3)
    rows.add([1, 0], .atMost, 8)
    rows.add([0, 1], .equal, 5)
    let solver = rows.solver()
    solver.solve()
    func range(_ variable: Int32) -> [Double] {
      let range = solver.range(of: [Term(variable: variable, coefficient: 1)])
      return [range.lower, range.upper]
    }
    #expect(range(0) == [3, 8] && range(1) == [5, 5])
    #expect(solver.value(of: 0) == 3, "a size as small as it may be")
  }

  @Test("Changes name the variables that a solve has moved, or say that any may have moved")
  func changes() {
    var rows = Rows(sizes: 3)
    rows.add([1, 0, 0], .equal, 10)
    rows.add([-1, 1, 0], .equal, 5)
    rows.add([0, 0, 1], .equal, 1)
    let solver = rows.solver()
    solver.solve()
    #expect(solver.changes.isEverything)
    solver.setConstant(0, to: 12)
    solver.solve()
    let changes: SolverChanges = solver.changes
    #expect(!changes.isEverything && changes.variables.sorted() == [0, 1])
    solver.solve()
    #expect(solver.changes.variables.isEmpty, "nothing was to do")
  }
}
