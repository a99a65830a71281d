import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

@Suite("A queue by rank")
struct RankQueueTests {
  @Test(
    "The queue returns the lowest first, each once, like a sorted set",
    arguments: 0..<40 as Range<UInt64>)
  func order(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = 300
    // Any ranks, the highest and neighbours among them, each of one element.
    var taken: Set<UInt32> = [0, .max - 1]
    while taken.count < count {
      let near = UInt32(random.int(in: 0...400))
      taken.insert(random.chance(2) ? near : UInt32(random.int(in: 0...Int(UInt32.max - 1))))
    }
    var ranks = Array(taken.sorted())
    for place in ranks.indices { ranks.swapAt(place, random.int(in: 0...count - 1)) }
    var queue = RankQueue()
    queue.grow(limit: count)
    var reference: Set<Int32> = []
    for _ in 0..<5 {
      // A new one may not be below the ones that have left.
      var lowest: UInt32 = 0
      for _ in 0..<random.int(in: 1...400) {
        let element = Int32(random.int(in: 0...count - 1))
        if random.chance(2), ranks[Int(element)] >= lowest {
          queue.insert(element, rank: ranks[Int(element)])
          reference.insert(element)
        } else if let first = queue.popFirst() {
          #expect(first == reference.min { ranks[Int($0)] < ranks[Int($1)] }, "seed \(seed)")
          reference.remove(first)
          lowest = ranks[Int(first)]
        } else {
          #expect(reference.isEmpty, "seed \(seed)")
        }
      }
      if random.chance(2) {
        queue.removeAll()
        reference = []
      }
      while let first = queue.popFirst() {
        #expect(first == reference.min { ranks[Int($0)] < ranks[Int($1)] }, "seed \(seed)")
        reference.remove(first)
      }
      #expect(reference.isEmpty, "seed \(seed)")
    }
  }
}
