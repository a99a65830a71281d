import Testing

@testable import AnchorsSolver

@Suite("A component as a problem, and what it leaves free")
struct ComponentProblemTests {
  private func outcome(_ rows: Rows, values: inout [Double]) -> ComponentProblem.Outcome {
    rows.reduced { elimination, partition, store in
      var problem = ComponentProblem()
      problem.fill(0, of: partition, elimination, store)
      var simplex = LevelSimplex<DenseTableau>()
      var work = SolverWork()
      return problem.solve(&simplex, SolverLimits(), values: &values, &work)
    }
  }

  @Test(
    "Rows of one variable are its interval, other rows are variables, and optional ones are goals")
  func filling() {
    var rows = Rows(sizes: 2)
    rows.add([1, 0], .atLeast, 3)
    rows.add([1, 1], .atMost, 10)
    rows.add([0, 1], .equal, 20, priority: 500)
    let (intervals, goals, sources) = rows.reduced { elimination, partition, store in
      var problem = ComponentProblem()
      problem.fill(0, of: partition, elimination, store)
      return (problem.intervals.all, problem.goals.all, problem.lowerSource.all)
    }
    #expect(
      intervals == [
        Interval(lower: 3, upper: .infinity), Interval(lower: 0, upper: .infinity),
        Interval(lower: -.infinity, upper: 10),
      ])
    #expect(sources == [0, -1, -1], "the end at 3 comes from the first reduced row")
    #expect(goals.map(\.variable) == [1] && goals.map(\.at) == [20])
    // As much of x1 as 10 leaves beside 3.
    var values = [0.0, 0]
    guard case .determined = outcome(rows, values: &values) else {
      Issue.record("the component is not determined")
      return
    }
    #expect(values == [3, 7])
  }

  @Test("An empty interval is infeasible by its two ends")
  func infeasible() {
    var rows = Rows(sizes: 1)
    rows.add([1], .atLeast, 3)
    rows.add([2], .atMost, 2)
    var values = [0.0]
    guard case .infeasible(let ends) = outcome(rows, values: &values) else {
      Issue.record("the component is feasible")
      return
    }
    #expect(ends.map(\.reduced) == [0, 1] && ends.map(\.weight) == [1, -1])
  }

  @Test("An optimal face has the least value of a sum once its search has ended")
  func face() {
    var rows = Rows(sizes: 2)
    rows.add([1, 1], .atMost, 10)
    var values = [0.0, 0]
    guard case .free(var face) = outcome(rows, values: &values) else {
      Issue.record("the component is determined")
      return
    }
    #expect(face.domain.prefix(2).allSatisfy { $0 == Interval(lower: 0, upper: .infinity) })
    #expect(face.least([0, 1], [-2, -1], SolverLimits()) == -20)
    #expect(face.least([0, 1], [1, -1], SolverLimits()) == -10)
    var interval = OptimalFace.interval(Interval(lower: -1, upper: 4))
    #expect(interval.least([0], [-3], SolverLimits()) == -12)
    #expect(interval.domain == [Interval(lower: -1, upper: 4)])
  }

  @Test("Ambiguous components are found by their numbers while others go")
  func freeComponents() {
    var free = FreeComponents()
    let interval = Interval(lower: 1, upper: 3)
    free.append(FreeComponent(component: 4, structurals: [7], face: .interval(interval)))
    free.append(FreeComponent(component: 2, structurals: [5], face: .interval(.everything)))
    #expect([4, 2, 3, -1].map { free.place(of: $0) } == [0, 1, nil, nil])
    #expect(free.structurals == [5, 7])
    let values = Pool(repeating: 2.0, count: 8)
    let least = free.least([0], [2], at: 0, values, SolverLimits())
    let greatest = free.greatest([0], [2], at: 0, values, SolverLimits())
    #expect(least == 2 && greatest == 6)
    free.remove(4)
    #expect([4, 2].map { free.place(of: $0) } == [nil, 0])
    let count = free.count
    #expect(count == 1)
  }

  @Test(
    "A tie-break makes a size as small as possible, and puts a position on its only bound or near 0"
  )
  func settling() {
    func settled(_ lower: Double, _ upper: Double, sizes: Int) -> [Double] {
      FreeComponent(
        component: 0, structurals: [0], face: .interval(Interval(lower: lower, upper: upper))
      ).breakTies(sizes: sizes).values
    }
    #expect(settled(-4, 9, sizes: 1) == [-4])
    #expect(settled(-4, 9, sizes: 0) == [0])
    #expect(settled(-.infinity, 9, sizes: 0) == [9])
    #expect(settled(2, .infinity, sizes: 0) == [2])
  }
}
