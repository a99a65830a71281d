import Anchors
import AnchorsSolver

/// A search for content priorities that resolve an ambiguity.
///
/// If contents compete at one priority, one of them must give way. The search tries each priority
/// one step higher and lower. The best repair leaves the most contents their natural size, then
/// determines the most, then moves the least.
struct ContentRepairs {
  private let open: [OpenComponent]
  private let facts: LayoutFacts
  private let solver: Solver
  /// By free component of the solver, the places of the first open components that depend on it.
  private let places: [[Int]]
  /// By free component of the solver, the rows of content that limit sizes which depend on it.
  private let contents: [[Int]]
  /// The repairs of the free components of the solver.
  private var found: [Int: [LayoutRepair]] = [:]
  /// By node of the solver's forms, whether its free components have no repairs.
  private var haveNoRepairs: [Bool] = []
  /// The number of rows that may still be solved. Trials are not needed to lay out.
  private var remainingRows = 200_000

  init(_ open: [OpenComponent], _ facts: LayoutFacts, _ solver: Solver) {
    (self.open, self.facts, self.solver) = (open, facts, solver)
    places = solver.firstPlaces(of: open.map { $0.sum }, limit: 32)
    var contents: [[Int]] = Array(repeating: [], count: solver.freeComponentCount)
    for component in open {
      let rows = [true, false].compactMap { facts.limitingRow(of: component, isHugging: $0) }
      if rows.isEmpty { continue }
      solver.forEachComponent(of: component.sum) { contents[$0] += rows }
    }
    self.contents = contents
  }

  /// Returns the repairs of the first free component of an ambiguous one that has repairs, the best
  /// first.
  mutating func repairs(for open: OpenComponent) -> [LayoutRepair] {
    var haveNone = haveNoRepairs
    haveNoRepairs = []
    defer { haveNoRepairs = haveNone }
    let component = solver.firstComponent(of: open.sum, unlessDone: &haveNone) { component in
      let repairs = found[component] ?? find(component)
      found[component] = repairs
      return !repairs.isEmpty
    }
    return component.flatMap { found[$0] } ?? []
  }

  private struct Candidate {
    let repair: LayoutRepair
    let trial: Trial
    /// The number of components that stay open.
    let openCount: Int
  }

  private mutating func find(_ component: Int) -> [LayoutRepair] {
    let contents = contents[component]
    if contents.isEmpty || remainingRows <= 0 { return [] }
    let sums = places[component].map {
      facts.sum(open[$0].component.variable, ofItem: open[$0].item)
    }
    let members = facts.solved.rows(connectedWith: contents) { _ in true }
    let solution = PartialSolution(members, facts.solved)
    var candidates: [Candidate] = []
    for row in fewest(contents) {
      for step in [1.0, -1] where remainingRows >= members.count {
        let priority = facts.rows[row].priority + step
        guard priority >= 1, !RequiredPriority.includes(priority) else { continue }
        remainingRows -= members.count
        if let candidate = candidate(row, priority, solution, members, sums) {
          candidates.append(candidate)
        }
      }
    }
    let sorted = sortedPlaces(candidates.count) {
      isBetter(candidates[$0], candidates[$1]) ?? ($0 < $1)
    }
    .map { candidates[$0] }
    guard let best = sorted.first else { return [] }
    // Two repairs with the same result are one choice. A repair that leaves less room than the best
    // is dropped.
    var told: [Candidate] = []
    for candidate in sorted where candidate.trial.lackCount == best.trial.lackCount {
      if told.count < 3, !told.contains(where: { $0.trial.isSame(as: candidate.trial) }) {
        told.append(candidate)
      }
    }
    return told.map { $0.repair }
  }

  /// Returns the contents to try: all if they are few; otherwise those that give way already, whose
  /// repairs move nothing, and the first others.
  private func fewest(_ contents: [Int]) -> [Int] {
    let limit = 8
    if contents.count <= limit { return contents }
    func givesWay(_ row: Int) -> Bool {
      facts.rows[row].violation(facts.values) > Tolerance.reported
    }
    let giving = contents.filter(givesWay).prefix(limit)
    let others = contents.filter { !givesWay($0) }
    return Array(others.prefix(limit - giving.count) + giving)
  }

  private func candidate(
    _ number: Int, _ priority: Double, _ solution: PartialSolution, _ members: [Int],
    _ sums: [[Term]]
  ) -> Candidate? {
    guard case .intrinsicSize(let limit) = facts.limit(number) else { return nil }
    var row = facts.rows[number]
    row.priority = priority
    solution.change(number, to: row)
    defer { solution.change(number, to: facts.rows[number]) }
    let openCount = sums.count { solution.leavesOpen($0) }
    if openCount == sums.count { return nil }
    let repair = LayoutRepair.contentPriority(
      of: limit, from: Priority(facts.rows[number].priority), to: Priority(priority))
    return Candidate(
      repair: repair, trial: Trial(members, facts, solution), openCount: openCount)
  }

  /// Returns `true` if a repair is better than another; `nil` if they are equal.
  private func isBetter(_ one: Candidate, _ other: Candidate) -> Bool? {
    if let hasMoreRoom = one.trial.hasMoreRoom(than: other.trial) { return hasMoreRoom }
    if one.openCount != other.openCount { return one.openCount < other.openCount }
    let (movement, otherMovement) = (one.trial.movement, other.trial.movement)
    return movement == otherMovement ? nil : movement < otherMovement
  }
}
