#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// Which open components are pinned together: those that have no free component of the solver in common, of
/// several the first. What is left comes in later rounds.
struct PinRounds {
  /// Places of open components that free components connect, directly or through one another.
  private struct Group {
    /// The place that is next, -1 at the end.
    var first: Int32 = -1
    var last: Int32 = -1
    var componentCount = 0
  }

  private let solver: Solver
  private let sums: [FreeSum]
  private var groups: [Group] = []
  /// By place, the next one of its group.
  private var next: [Int32]
  private var isDone: [Bool]
  /// By free component, the latest round in which it was taken.
  private var latestRound: [Int32]
  private var round: Int32 = 0

  /// Rounds of sums, in the order given by places among them.
  init(_ sums: [FreeSum], inOrder places: [Int], _ solver: Solver) {
    self.solver = solver
    self.sums = sums
    next = Array(repeating: -1, count: sums.count)
    isDone = Array(repeating: false, count: sums.count)
    let first = solver.connectedComponents(by: sums)
    latestRound = Array(repeating: 0, count: first.count)
    var groups = Array(repeating: Group(), count: first.count)
    for component in first.indices { groups[first[component]].componentCount += 1 }
    for place in places {
      guard let component = solver.firstComponent(of: sums[place], where: { _ in true }) else {
        continue
      }
      let group = first[component]
      if groups[group].last < 0 {
        groups[group].first = Int32(place)
      } else {
        next[Int(groups[group].last)] = Int32(place)
      }
      groups[group].last = Int32(place)
    }
    self.groups = groups.filter { $0.first >= 0 }
  }

  /// Says that a place needs no pin any longer.
  mutating func finish(_ place: Int) { isDone[place] = true }

  /// The places of a round, those of one group in order.
  mutating func nextRound(where isOpen: (Int) -> Bool) -> [Int] {
    round += 1
    var picked: [Int] = []
    for group in groups.indices { pick(from: group, &picked, isOpen) }
    groups.removeAll { $0.first < 0 }
    return picked
  }

  private mutating func pick(from group: Int, _ picked: inout [Int], _ isOpen: (Int) -> Bool) {
    var (former, place, taken): (Int32, Int32, Int) = (-1, groups[group].first, 0)
    while place >= 0, taken < groups[group].componentCount {
      let here = Int(place)
      place = next[here]
      let isFinished = isDone[here]
      if !isFinished, isTaken(sums[here]) {
        former = Int32(here)
      } else if isFinished || !isOpen(here) {
        if former < 0 { groups[group].first = place } else { next[Int(former)] = place }
      } else {
        taken += take(sums[here])
        picked.append(here)
        former = Int32(here)
      }
    }
  }

  private func isTaken(_ sum: FreeSum) -> Bool {
    solver.firstComponent(of: sum) { latestRound[$0] == round } != nil
  }

  /// Takes the free components of a sum. Returns how many they are.
  private mutating func take(_ sum: FreeSum) -> Int {
    var count = 0
    _ = solver.firstComponent(of: sum) {
      latestRound[$0] = round
      count += 1
      return false
    }
    return count
  }
}
