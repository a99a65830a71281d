import Testing

@testable import AnchorsSolver

@Suite("The simplex")
struct LevelSimplexTests {
  /// x0 + x1 ≤ 4, x0 - x1 ≤ 1, both from 0 on.
  private func loaded<Basis: Tableau>(
    _: Basis.Type, limits: SolverLimits = SolverLimits()
  ) -> LevelSimplex<Basis> {
    var simplex = LevelSimplex<Basis>()
    simplex.load(RowMatrix(structurals: 2, [[1, 1], [-1, 1]]), limits)
    simplex.domain[0] = Interval(lower: 0, upper: .infinity)
    simplex.domain[1] = Interval(lower: 0, upper: .infinity)
    simplex.domain[2] = Interval(lower: -.infinity, upper: 4)
    simplex.domain[3] = Interval(lower: -1, upper: .infinity)
    return simplex
  }

  private func optimum<Basis: Tableau>(_ basis: Basis.Type) {
    var simplex = loaded(basis)
    simplex.setCost(of: 0, slope: -2)
    simplex.setCost(of: 1, slope: -1)
    #expect(simplex.minimize() == .optimal)
    // At the corner of both rows.
    #expect(abs(simplex.value[0] - 2.5) < 1e-9 && abs(simplex.value[1] - 1.5) < 1e-9)
    #expect(!simplex.hasRunOut)
  }

  @Test("The simplex finds the corner of least cost, with both tableaus")
  func optima() {
    optimum(DenseTableau.self)
    optimum(FactoredTableau.self)
  }

  private func levels<Basis: Tableau>(_ basis: Basis.Type) {
    var simplex = loaded(basis)
    // First as much of x0 + x1 as may be: 4. Then x1 as large as that leaves it.
    simplex.setCost(of: 2, distanceFrom: Interval(lower: 100, upper: 100))
    #expect(simplex.minimize() == .optimal)
    simplex.narrowDomains()
    #expect(simplex.domain[2].isPoint && simplex.domain[2].lower == 4)
    simplex.clearCosts()
    simplex.setCost(of: 1, slope: -1)
    #expect(simplex.minimize() == .optimal)
    #expect(abs(simplex.value[0]) < 1e-9 && abs(simplex.value[1] - 4) < 1e-9)
    #expect(abs(simplex.value[2] - 4) < 1e-9)
  }

  @Test("A lower level costs a higher one nothing")
  func lexicographic() {
    levels(DenseTableau.self)
    levels(FactoredTableau.self)
  }

  @Test("A cost that falls without end is unbounded")
  func unbounded() {
    var simplex = loaded(DenseTableau.self)
    simplex.domain[2] = .everything
    simplex.setCost(of: 1, slope: -1)
    #expect(simplex.minimize() == .unbounded)
  }

  @Test("The iteration limit is distinguished from an optimum")
  func iterationLimit() {
    var limits = SolverLimits()
    (limits.stepBase, limits.stepsPerVariable) = (1, 0)
    var simplex = loaded(DenseTableau.self, limits: limits)
    simplex.setCost(of: 0, slope: -2)
    simplex.setCost(of: 1, slope: -1)
    #expect(simplex.minimize() == .iterationLimit)
    #expect(simplex.hasRunOut)
  }

  @Test("A breakpoint of the cost is passed if that pays, and otherwise rested on")
  func breakpoints() {
    var simplex = LevelSimplex<DenseTableau>()
    simplex.load(RowMatrix(structurals: 1, []), SolverLimits())
    var goals = Pool<Goal>()
    goals.append(Goal(variable: 0, level: 1, at: 3, below: 1, above: 1))
    goals.append(Goal(variable: 0, level: 1, at: 7, below: 2, above: 2))
    simplex.setCost(of: 0, goals, 0..<2)
    #expect(simplex.minimize() == .optimal)
    #expect(simplex.value[0] == 7)
    // From 0 on the slope is -3: it rises by 2 at 3, and is no longer negative from 7 on.
    let passed: [RatioBreakpoint] = simplex.ratioBreakpoints
    #expect(passed.map(\.at) == [3, 7] && passed.map(\.rise) == [2, 4])
    #expect(passed.map(\.distance) == [3, 7] && passed.map(\.columnPlace) == [-1, -1])
  }

  @Test(
    "The variable with the steepest slope enters first; of equals, the one with the lowest number")
  func entering() {
    let all = [
      Entering(variable: 1, direction: -1, slope: -1),
      Entering(variable: 3, direction: 1, slope: -2),
      Entering(variable: 2, direction: 1, slope: -2),
    ]
    #expect(all.sorted().map(\.variable) == [2, 3, 1])
  }

  @Test("The multipliers prove that rows are infeasible")
  func duals() {
    // x0 + x1 ≥ 10 and x0 - x1 ≥ -1, x1 ≥ …: with x0 ≤ 2 the first row is out of reach.
    var simplex = LevelSimplex<DenseTableau>()
    simplex.load(RowMatrix(structurals: 2, [[1, 1], [-1, 1]]), SolverLimits())
    simplex.domain[0] = Interval(lower: 0, upper: 2)
    simplex.domain[1] = Interval(lower: 0, upper: .infinity)
    let wanted = [Interval(lower: 10, upper: .infinity), Interval(lower: -.infinity, upper: 1)]
    simplex.setCost(of: 2, distanceFrom: wanted[0])
    simplex.setCost(of: 3, distanceFrom: wanted[1])
    #expect(simplex.minimize() == .optimal)
    let multipliers = simplex.dualMultipliers()
    // Σ multiplier · variable = 0 whatever x is, while Σ multiplier · active end > 0.
    for (x0, x1) in [(0.0, 1.0), (1, 0), (3, -2)] {
      let variables = [x0, x1, x0 + x1, x1 - x0]
      let sum = multipliers.reduce(0) { $0 + $1.weight * variables[$1.variable] }
      #expect(abs(sum) < 1e-9)
    }
    let ends = [
      Interval(lower: 0, upper: 2), Interval(lower: 0, upper: .infinity), wanted[0], wanted[1],
    ]
    let total = multipliers.reduce(0) {
      $0 + $1.weight * ($1.weight > 0 ? ends[$1.variable].lower : ends[$1.variable].upper)
    }
    #expect(total > 1e-6)
  }
}
