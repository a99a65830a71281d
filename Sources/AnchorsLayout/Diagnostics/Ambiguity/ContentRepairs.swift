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
  /// The results of searches, by what free components have in common.
  private var results: [(numbers: [Double], result: Result)] = []
  /// The places of results by the hash of their numbers.
  private var resultPlaces: [Int: Int] = [:]

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

  /// A priority of content, one step from its present one.
  private struct Change {
    /// The place among the contents.
    let place: Int
    let step: Double
  }

  private struct Candidate {
    let change: Change
    let trial: Trial
    /// The number of components that stay open.
    let openCount: Int
  }

  private struct Result {
    let changes: [Change]
    /// The number of rows that the search has solved.
    let rowCount: Int
  }

  private mutating func find(_ component: Int) -> [LayoutRepair] {
    let contents = contents[component]
    if contents.isEmpty || remainingRows <= 0 { return [] }
    let sums = places[component].map {
      facts.sum(open[$0].component.variable, ofItem: open[$0].item)
    }
    let members = facts.solved.rows(connectedWith: contents) { _ in true }
    let tried = fewest(contents)
    // Cells of a list are alike: one search is enough for all.
    let key = numbers(members, tried, sums)
    let hash = key.reduce(0) {
      ($0 &* 31) ^ Int(truncatingIfNeeded: $1.bitPattern ^ $1.bitPattern >> 32)
    }
    var result: Result?
    if let place = resultPlaces[hash], results[place].numbers == key {
      result = results[place].result
    }
    if result.map({ $0.rowCount > remainingRows }) ?? true {
      let found = search(members, tried, sums)
      resultPlaces[hash] = results.count
      results.append((key, found))
      result = found
    }
    remainingRows -= result?.rowCount ?? 0
    return result?.changes.compactMap { repair(tried[$0.place], $0.step) } ?? []
  }

  /// Returns all that a search depends on, in the component's own numbers.
  private func numbers(_ members: [Int], _ contents: [Int], _ sums: [[Term]]) -> [Double] {
    let (system, variables) = facts.solved.system.part(members)
    var numbers = [Double(variables.count), Double(members.count)]
    var ownNumbers: [Int32: Int] = [:]
    for (own, variable) in variables.enumerated() {
      ownNumbers[variable] = own
      numbers += [
        facts.values[Int(variable)], system.shape.isSize(own) ? 1 : 0,
        system.shape.isNonnegative(own) ? 1 : 0,
      ]
    }
    for (member, row) in zip(members, system.rows) {
      numbers += [
        row.constant, row.priority, row.relation == .equal ? 0 : row.relation == .atMost ? 1 : 2,
        facts.asksForRoom(member) ? facts.wraps(member) ? 2 : 1 : 0,
        Double(contents.firstIndex(of: member) ?? -1), Double(row.terms.count),
      ]
      for term in row.terms { numbers += [Double(term.variable), term.coefficient] }
    }
    for sum in sums {
      for term in sum {
        if let own = ownNumbers[term.variable] { numbers += [Double(own), term.coefficient] }
      }
      numbers.append(-1)
    }
    return numbers
  }

  private func search(_ members: [Int], _ contents: [Int], _ sums: [[Term]]) -> Result {
    let solution = PartialSolution(members, facts.solved)
    var rowCount = 0
    var best: [Candidate] = []
    for (place, row) in contents.enumerated() {
      for step in [1.0, -1] where remainingRows - rowCount >= members.count {
        var changed = facts.rows[row]
        changed.priority += step
        guard changed.priority >= 1, !changed.isRequired else { continue }
        rowCount += members.count
        solution.change(row, to: changed)
        if let candidate = candidate(
          Change(place: place, step: step), Trial(members, facts, solution), solution, sums, best)
        {
          let place = best.firstIndex { isBetter(candidate, $0) ?? false } ?? best.count
          best.insert(candidate, at: place)
          best = choices(best)
        }
        solution.change(row, to: facts.rows[row])
      }
    }
    return Result(changes: best.map { $0.change }, rowCount: rowCount)
  }

  /// Returns the choices among candidates, the best of which is the first. Two with the same result
  /// are one choice. One that leaves less room than the best is dropped.
  private func choices(_ sorted: [Candidate]) -> [Candidate] {
    var choices: [Candidate] = []
    for candidate in sorted where candidate.trial.lackCount == sorted[0].trial.lackCount {
      if choices.count < 3, !choices.contains(where: { $0.trial.isSame(as: candidate.trial) }) {
        choices.append(candidate)
      }
    }
    return choices
  }

  private func repair(_ row: Int, _ step: Double) -> LayoutRepair? {
    guard case .intrinsicSize(let limit) = facts.limit(row) else { return nil }
    let priority = facts.rows[row].priority
    return .contentPriority(of: limit, from: Priority(priority), to: Priority(priority + step))
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

  /// Returns a change as a candidate; `nil` if it determines nothing, or cannot be one of the three
  /// best.
  private func candidate(
    _ change: Change, _ trial: Trial, _ solution: PartialSolution, _ sums: [[Term]],
    _ best: [Candidate]
  ) -> Candidate? {
    var limit = sums.count - 1
    if best.count == 3 {
      let hasMoreRoom = trial.hasMoreRoom(than: best[2].trial)
      if hasMoreRoom == false { return nil }
      if hasMoreRoom == nil { limit = min(limit, best[2].openCount) }
    }
    var openCount = 0
    for sum in sums where solution.leavesOpen(sum) {
      openCount += 1
      if openCount > limit { return nil }
    }
    return Candidate(change: change, trial: trial, openCount: openCount)
  }

  /// Returns `true` if a repair is better than another; `nil` if they are equal.
  private func isBetter(_ one: Candidate, _ other: Candidate) -> Bool? {
    if let hasMoreRoom = one.trial.hasMoreRoom(than: other.trial) { return hasMoreRoom }
    if one.openCount != other.openCount { return one.openCount < other.openCount }
    let (movement, otherMovement) = (one.trial.movement, other.trial.movement)
    return movement == otherMovement ? nil : movement < otherMovement
  }
}
