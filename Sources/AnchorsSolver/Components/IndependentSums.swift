/// Takes sums in rounds: those of a round have no free component in common, and of several that do, the first is
/// taken. What is left has its turn in later rounds. Of use until the next solve.
package struct IndependentSums: ~Copyable {
  /// The sums whose first free component is the same, in order, as a list.
  private struct Queue {
    var component: Int
    var first: Int32
    // In the round at hand: the sum whose turn it is, and the last one that stays before it, or -1.
    var current: Int32 = -1
    var former: Int32 = -1
  }

  private let sums: [FreeSum]
  /// By sum, the next one of its queue, or -1.
  private var next: [Int32]
  private var queues: [Queue] = []
  private var turns = RankQueue()
  private var taken: ComponentMarks

  /// Rounds of sums in an order.
  package init(_ sums: [FreeSum], _ solver: Solver) {
    self.sums = sums
    next = Array(repeating: -1, count: sums.count)
    taken = ComponentMarks(solver)
    var queueOf = Array(repeating: -1, count: solver.freeComponentCount)
    for sum in sums.indices.reversed() {
      guard let first = solver.firstComponent(of: sums[sum], where: { _ in true }) else { continue }
      if queueOf[first] < 0 {
        queueOf[first] = queues.count
        queues.append(Queue(component: first, first: Int32(sum)))
      } else {
        next[sum] = queues[queueOf[first]].first
        queues[queueOf[first]].first = Int32(sum)
      }
    }
    turns.grow(limit: queues.count)
  }

  /// The sums of the next round in order. One that is not open any longer is dropped when its turn comes.
  package mutating func nextRound(where isOpen: (Int) -> Bool) -> [Int] {
    taken.removeAll()
    queues.removeAll { $0.first < 0 }
    for queue in queues.indices {
      (queues[queue].former, queues[queue].current) = (-1, queues[queue].first)
      turns.insert(Int32(queue), rank: UInt32(queues[queue].first))
    }
    var round: [Int] = []
    while let queue = turns.popFirst().map({ Int($0) }) {
      // Then all that is left of the queue has to wait.
      if taken.contains(queues[queue].component) { continue }
      let sum = Int(queues[queue].current)
      if taken.intersects(sums[sum]) {
        queues[queue].former = Int32(sum)
      } else if isOpen(sum) {
        queues[queue].former = Int32(sum)
        taken.insert(sums[sum])
        round.append(sum)
      } else if queues[queue].former < 0 {
        queues[queue].first = next[sum]
      } else {
        next[Int(queues[queue].former)] = next[sum]
      }
      queues[queue].current = next[sum]
      if next[sum] >= 0 { turns.insert(Int32(queue), rank: UInt32(next[sum])) }
    }
    return round
  }
}
