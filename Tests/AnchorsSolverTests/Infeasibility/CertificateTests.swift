import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

@Suite("Infeasibility certificates")
struct CertificateTests {
  /// Rows over four sizes, some of which may contradict each other.
  private func randomRows(_ seed: Int) -> Rows {
    var random = SeededRandom(seed: UInt64(seed))
    var rows = Rows(sizes: 4)
    for _ in 0..<8 {
      let coefficients = (0..<4).map { _ in random.chance(2) ? Double(random.int(in: -2...2)) : 0 }
      if coefficients.allSatisfy({ $0 == 0 }) { continue }
      rows.add(
        coefficients, random.pick([.equal, .atMost, .atLeast]), Double(random.int(in: -6...6)))
    }
    return rows
  }

  /// Returns `true` if the textbook's method finds the rows feasible.
  private func isFeasible(_ rows: [RowSystem.Row]) -> Bool {
    let standard = rows.map { row in
      TextbookSimplex.Row(
        Dictionary(
          row.terms.map { (Int($0.variable), $0.coefficient) }, uniquingKeysWith: { $0 + $1 }),
        row.relation == .equal ? .equal : row.relation == .atMost ? .atMost : .atLeast,
        row.constant)
    }
    return TextbookSimplex.minimize([:], standard, variableCount: 4) != .infeasible
  }

  @Test("A certificate exists if and only if the textbook finds no solution", arguments: 1...150)
  func exists(_ seed: Int) {
    let rows = randomRows(seed).system
    let certificate = rows.certificate(among: Array(rows.rows.indices))
    #expect((certificate == nil) == isFeasible(rows.rows))
  }

  @Test(
    "A certificate's multipliers cancel all variables and leave a contradiction", arguments: 1...150
  )
  func arithmetic(_ seed: Int) {
    let system = randomRows(seed).system
    guard let certificate = system.certificate(among: Array(system.rows.indices)) else { return }
    #expect(certificate.isExact && certificate.total > 0)
    var sums = Array(repeating: 0.0, count: 4)
    var total = 0.0
    for part in certificate.parts {
      if part.source < 0 {
        #expect(part.multiplier > 0, "a nonnegativity bound says at least")
        sums[-1 - part.source] += part.multiplier
        continue
      }
      let row = system.rows[part.source]
      if row.relation == .atLeast { #expect(part.multiplier > 0) }
      if row.relation == .atMost { #expect(part.multiplier < 0) }
      for term in row.terms { sums[Int(term.variable)] += part.multiplier * term.coefficient }
      total += part.multiplier * row.constant
    }
    for sum in sums { #expect(abs(sum) < 1e-7) }
    #expect(abs(total - certificate.total) < 1e-7)
  }

  @Test("An irreducible subset is infeasible, and feasible without any one row", arguments: 1...150)
  func irreducible(_ seed: Int) {
    let system = randomRows(seed).system
    guard let subset = system.irreducibleSubset(among: Array(system.rows.indices)) else { return }
    #expect(!isFeasible(subset.rows.map { system.rows[$0] }))
    for row in subset.rows {
      #expect(isFeasible(subset.rows.filter { $0 != row }.map { system.rows[$0] }))
    }
  }

  @Test("The solver removes the last of a subset, and the others hold")
  func removed() {
    var rows = Rows(sizes: 2)
    rows.add([1, 0], .equal, 300)
    rows.add([-1, 1], .atLeast, 20)  // x1 ≥ x0 + 20
    rows.add([0, 1], .atMost, 310)
    let solver = rows.solver()
    solver.solve()
    #expect(solver.infeasibleSubsets.map(\.rows) == [[0, 1, 2]])
    #expect(solver.infeasibleSubsets.map(\.removed) == [2])
    #expect(solver.value(of: 0) == 300 && solver.value(of: 1) == 320)
  }

  @Test("A row that fits once a later removal has ended its conflict is kept")
  func takenBack() {
    var rows = Rows(sizes: 1)
    rows.add([1], .atLeast, 100)
    rows.add([1], .equal, 50)
    rows.add([1], .equal, 120)
    let solver = rows.solver()
    solver.solve()
    #expect(solver.infeasibleSubsets.map(\.removed) == [1] && solver.value(of: 0) == 120)
    #expect(solver.infeasibleSubsets.map(\.rows) == [[0, 1]])
  }

  @Test("The rows that are kept are feasible, and no removed row fits them", arguments: 1...150)
  func removalIsMinimal(_ seed: Int) {
    let rows = randomRows(seed)
    let solver = rows.solver()
    solver.solve()
    let system = rows.system.rows
    let removed = Set(solver.infeasibleSubsets.map(\.removed))
    let kept = system.indices.filter { !removed.contains($0) }
    #expect(isFeasible(kept.map { system[$0] }))
    for row in removed { #expect(!isFeasible(kept.map { system[$0] } + [system[row]])) }
  }

  @Test("A row that moves to the end of the order is removed from the conflict")
  func moved() {
    var rows = Rows(sizes: 1)
    rows.add([1], .equal, 10)
    rows.add([1], .equal, 20)
    let solver = rows.solver()
    solver.solve()
    #expect(solver.infeasibleSubsets.map(\.removed) == [1] && solver.value(of: 0) == 10)
    solver.setOrder(0, to: .later(0))
    solver.solve()
    #expect(solver.infeasibleSubsets.map(\.removed) == [0] && solver.value(of: 0) == 20)
    solver.setOrder(0, to: .later(0))
    #expect(!solver.needsSolve, "the row is there already")
  }

  @Test("If only fixed values contradict each other, the last is removed")
  func fixed() {
    var rows = Rows(sizes: 1)
    rows.add([1], .equal, 10, isFixed: true)
    rows.add([1], .equal, 20, isFixed: true)
    let solver = rows.solver()
    solver.solve()
    let subset: InfeasibleSubset? = solver.infeasibleSubsets.first
    #expect(subset?.rows == [0, 1] && subset?.removed == 1)
    #expect(solver.value(of: 0) == 10)
  }
}
