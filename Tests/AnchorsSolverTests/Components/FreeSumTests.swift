import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

/// Sums of ambiguous variables, compared with whole solves of the same rows and one more.
@Suite("Sums of what is free")
struct FreeSumTests {
  /// Rows that hold together and leave much open: each holds, or nearly so, at a hidden point.
  private static func rows(_ random: inout SeededRandom) -> Rows {
    var rows = Rows(sizes: 5, positions: 5)
    let point = (0..<10).map { _ in random.whole(0...30) }
    for _ in 0..<random.int(in: 4...12) {
      var coefficients = Array(repeating: 0.0, count: 10)
      for _ in 0..<random.int(in: 1...3) {
        coefficients[random.int(in: 0...9)] = random.pick([1, 1, -1, 2, 0.5])
      }
      let sum = zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
      let relation = random.pick([RowRelation.equal, .atLeast, .atMost, .atLeast, .atMost])
      let room = relation == .equal ? 0 : random.whole(0...9) * (relation == .atLeast ? -1 : 1)
      let isSoft = random.chance(4)
      rows.add(
        coefficients, relation, sum + room + (isSoft ? random.whole(0...5) : 0),
        priority: isSoft ? random.pick([250, 750]) : RequiredPriority.value)
    }
    return rows
  }

  private static func randomSum(_ random: inout SeededRandom) -> [Term] {
    var sum: [Term] = []
    for _ in 0..<random.int(in: 1...4) {
      let coefficient = random.pick([1, -1, 0.5, 2])
      sum.append(Term(variable: Int32(random.int(in: 0...9)), coefficient: coefficient))
    }
    return sum
  }

  private static func limits(_ isDense: Bool) -> SolverLimits {
    var limits = SolverLimits()
    if !isDense { limits.denseEntries = 0 }
    return limits
  }

  private func value(_ sum: [Term], _ solver: Solver) -> Double {
    sum.reduce(0) { $0 + $1.coefficient * solver.value(of: Int($1.variable)) }
  }

  /// The end of a sum's range: what a level below all others makes of it.
  private func end(of sum: [Term], _ relation: RowRelation, _ rows: Rows, _ limits: SolverLimits)
    -> Double
  {
    let solver = rows.solver(limits: limits)
    let far = relation == .atMost ? -1e6 : 1e6
    _ = solver.add(sum, relation, far, priority: 1)
    solver.solve()
    let end = value(sum, solver)
    return abs(end) > 1e5 ? far * .infinity : end
  }

  @Test(
    "Ranges are those of an additional lowest level, in any order", arguments: 0..<40,
    [true, false])
  func ranges(seed: Int, isDense: Bool) {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = Self.rows(&random)
    let limits = Self.limits(isDense)
    let solver = rows.solver(limits: limits)
    solver.solve()
    for _ in 0..<12 {
      let sum = Self.randomSum(&random)
      let range = solver.range(of: sum)
      for (found, relation) in [(range.lower, RowRelation.atMost), (range.upper, .atLeast)] {
        let expected = end(of: sum, relation, rows, limits)
        #expect(found == expected || abs(found - expected) < 1e-6, "seed \(seed) \(sum)")
      }
      #expect(abs(solver.sum(of: sum).value - value(sum, solver)) < 1e-9)
    }
  }

  @Test(
    "What a face says about sums is what required equalities make of them", arguments: 0..<200,
    [true, false])
  func holding(seed: Int, isDense: Bool) {
    var random = SeededRandom(seed: UInt64(1000 + seed))
    let rows = Self.rows(&random)
    let limits = Self.limits(isDense)
    let solver = rows.solver(limits: limits)
    solver.solve()
    if !solver.mayBeAmbiguous || !solver.infeasibleSubsets.isEmpty { return }
    func isOpen(_ sum: [Term], holding held: some Sequence<[Term]>) -> Bool {
      let pinned = rows.solver(limits: limits)
      for sum in held {
        _ = pinned.add(sum, .equal, value(sum, solver), priority: RequiredPriority.value)
      }
      pinned.solve()
      return pinned.range(of: sum).isOpen
    }
    var face = HeldFace(solver)
    var held: [[Term]] = []
    var asked: [(sum: [Term], isOpen: Bool, heldCount: Int)] = []
    for _ in 0..<12 {
      let sum = Self.randomSum(&random)
      if !solver.range(of: sum).isOpen { continue }
      asked.append((sum, face.isOpen(solver.sum(of: sum)), held.count))
      let candidate = Self.randomSum(&random)
      if !face.isOpen(solver.sum(of: candidate)) {
        #expect(!isOpen(candidate, holding: held), "seed \(seed)")
      } else if face.isDetermined(
        solver.sum(of: sum), byHolding: solver.sum(of: candidate))
      {
        #expect(!isOpen(sum, holding: held + [candidate]), "seed \(seed)")
      }
      if face.isOpen(solver.sum(of: sum)) {
        face.hold(solver.sum(of: sum))
        held.append(sum)
      }
    }
    face.check()
    for question in asked {
      if question.isOpen, !face.isDecided(solver.sum(of: question.sum)) { continue }
      let isOpen = isOpen(question.sum, holding: held.prefix(question.heldCount))
      #expect(question.isOpen == isOpen, "seed \(seed) \(question)")
    }
    for (place, sum) in held.enumerated() where face.isDecided(solver.sum(of: sum)) {
      let others = held.indices.filter { $0 != place }.map { held[$0] }
      #expect(isOpen(sum, holding: others), "seed \(seed) \(sum)")
    }
  }
}
