import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

/// The constants of the same rows change again and again: what they reach is found once.
@Suite("Edits of the same rows")
struct EditPlanTests {
  /// A solver and the rows it has been given, so that a fresh one can be asked for the same.
  struct Edited {
    let shape: SolverShape
    let solver: Solver
    var rows: [RowSystem.Row]
    let ids: [Int32]

    init(_ rows: Rows) {
      shape = rows.shape
      self.rows = rows.system.rows
      let solver = Solver(shape: rows.shape)
      self.solver = solver
      ids = rows.system.rows.map {
        solver.add($0.terms, $0.relation, $0.constant, priority: $0.priority)
      }
      solver.solve()
    }

    mutating func set(_ row: Int, to constant: Double) {
      rows[row].constant = constant
      solver.setConstant(ids[row], to: constant)
    }

    /// The values that a solver gives that has never seen another constant.
    func freshValues() -> [Double] {
      let fresh = Solver(shape: shape)
      for row in rows {
        _ = fresh.add(row.terms, row.relation, row.constant, priority: row.priority)
      }
      fresh.solve()
      return fresh.allValues
    }
  }

  @Test("Edits give the values of a fresh solver, bit for bit, time after time", arguments: 1...60)
  func values(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var rows = Rows(sizes: 4, positions: 12)
    // Each position from earlier variables, so that what is required has a solution.
    for position in 4..<16 where !random.chance(4) {
      var coefficients = Array(repeating: 0.0, count: 16)
      coefficients[position] = 1
      for _ in 0..<random.int(in: 0...2) {
        coefficients[random.int(in: 0...position - 1)] = random.whole(-2...2)
      }
      rows.add(coefficients, .equal, random.whole(-20...40))
    }
    for _ in 0..<16 {
      var coefficients = Array(repeating: 0.0, count: 16)
      for _ in 0..<random.int(in: 1...3) {
        coefficients[random.int(in: 0...15)] = random.pick([-2, -1, 1, 2])
      }
      rows.add(
        coefficients, random.pick([.equal, .atMost, .atLeast]), random.whole(-20...40),
        priority: random.pick([250, 500, 750]))
    }
    var edited = Edited(rows)
    for _ in 0..<6 {
      let chosen = (0..<random.int(in: 1...4)).map { _ in
        random.int(in: 0...rows.system.rows.count - 1)
      }
      for _ in 0..<5 {
        for row in chosen { edited.set(row, to: random.whole(-20...40)) }
        edited.solver.solve()
        #expect(edited.solver.allValues == edited.freshValues())
      }
    }
  }

  @Test("Edits can move variables that they did not move before")
  func cancelled() {
    // x1 is x0 with the first constant less, and a chain depends on x0 - x1.
    var rows = Rows(sizes: 0, positions: 300)
    func add(_ terms: [Int: Double], _ constant: Double) {
      rows.add((0..<300).map { terms[$0, default: 0] }, .equal, constant)
    }
    add([0: 1], 10)
    add([1: 1], 10)
    add([2: 1, 0: -1, 1: 1], 0)
    for position in 3..<300 { add([position: 1, position - 1: -1], 1) }
    var edited = Edited(rows)
    for (first, second) in [(20.0, 20.0), (30, 30), (40, 40), (40, 30), (50, 30), (60, 60)] {
      edited.set(0, to: first)
      edited.set(1, to: second)
      edited.solver.solve()
      #expect(edited.solver.value(of: 299) == first - second + 297)
      #expect(edited.solver.allValues == edited.freshValues())
    }
  }

  @Test("Edits notice a row that comes or goes between them")
  func rowsBetween() {
    var rows = Rows(sizes: 0, positions: 3)
    rows.add([1, 0, 0], .equal, 10)
    rows.add([-1, 1, 0], .equal, 5)
    var edited = Edited(rows)
    for constant in [11.0, 12, 13] {
      edited.set(0, to: constant)
      edited.solver.solve()
    }
    let term = [Term(variable: 2, coefficient: 1), Term(variable: 1, coefficient: -1)]
    let row = edited.solver.add(term, .equal, 1, priority: RequiredPriority.value)
    edited.set(0, to: 14)
    edited.solver.solve()
    #expect(edited.solver.allValues == [14, 19, 20])
    for constant in [15.0, 16, 17] {
      edited.set(0, to: constant)
      edited.solver.solve()
      #expect(edited.solver.allValues == [constant, constant + 5, constant + 6])
    }
    edited.solver.remove(row)
    edited.set(0, to: 18)
    edited.solver.solve()
    #expect(edited.solver.allValues == edited.freshValues())
  }

  @Test("Edits remove the last of contradicting rows, and take it back")
  func conflicts() {
    var rows = Rows(sizes: 1, positions: 2)
    rows.add([0, 1, 0], .equal, 10)
    rows.add([1, 1, 0], .equal, 40)
    rows.add([1, 0, 0], .atLeast, 20)
    var edited = Edited(rows)
    for constant in [11.0, 12, 13, 30, 14, 15, 50, 16] {
      edited.set(0, to: constant)
      edited.solver.solve()
      let fits = 40 - constant >= 20
      #expect(edited.solver.infeasibleSubsets.isEmpty == fits)
      #expect(edited.solver.value(of: 1) == constant)
      #expect(edited.solver.allValues == edited.freshValues())
    }
  }

  @Test("Edits reach the variables that the rows define, in order, and no others")
  func reach() {
    var rows = Rows(sizes: 0, positions: 4)
    rows.add([1, 0, 0, 0], .equal, 10)
    rows.add([-1, 1, 0, 0], .equal, 5)  // x1 = x0 + 5
    rows.add([0, 0, 1, 0], .equal, 1)
    rows.add([0, -1, 0, 1], .atLeast, 0)  // x3 ≥ x1
    rows.reduced { elimination, partition, _ in
      elimination.buildOccurrences()
      var queue = RankQueue()
      queue.grow(limit: elimination.variableCount)
      var changed = Pool<Int32>()
      changed.append(0)
      var plan = EditPlan()
      let wasKnown = plan.isOf(changed)
      plan.note(changed, movedCount: 2)
      let (isKnown, wasPlanned) = (plan.isOf(changed), plan.isPlanned)
      #expect(!wasKnown && isKnown && !wasPlanned)
      plan.make(&elimination, partition, &queue)
      let (pivots, others, variables) = (plan.pivots.all, plan.others.all, plan.variables.all)
      let isPlanned = plan.isPlanned
      #expect(isPlanned && pivots == [0, 1] && others == [3] && variables == [0, 1])
      plan.forget()
      let isStillKnown = plan.isOf(changed)
      #expect(!isStillKnown)
    }
  }
}
