import AnchorsLayout
import AnchorsTestSupport
import LayoutCases
import Testing

/// The answer depends on the rows alone. Rounding may differ with the order of constraints and the
/// way to a state, by at most a billionth of the layout's extent.
@Suite("The same rows")
struct SameAnswerTests {
  private static let series = SlowTests.series(of: 12, first: 3)

  /// A random tree whose constants are no binary numbers.
  private func randomCase(_ seed: UInt64) -> LayoutCase {
    var layoutCase =
      RandomCase(
        seed: seed, itemCount: 2 + Int(seed % 9), rowCount: 4 + Int(seed % 23),
        isSoft: seed % 3 != 0
      ).model.layoutCase
    for row in layoutCase.constraints.indices { layoutCase.constraints[row].constant /= 3 }
    return layoutCase
  }

  private func frames(_ tree: CaseTree) -> [Rect] {
    tree.root.layoutIfNeeded()
    return tree.order.compactMap { tree.views[$0]?.frame }
  }

  /// The largest difference, as a share of the extent.
  private func difference(_ one: [Rect], _ other: [Rect], in root: LayoutView) -> Double {
    func numbers(_ frames: [Rect]) -> [Double] {
      frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    }
    let extent = (numbers(one) + numbers([root.frame])).reduce(1) { max($0, abs($1)) }
    return zip(numbers(one), numbers(other)).reduce(0) { max($0, abs($1.0 - $1.1)) } / extent
  }

  @Test("The same input in the same order gives the same bits", arguments: series)
  func sameBits(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let layoutCase = randomCase(70_000 + seed)
      let (first, second) = (try CaseTree(layoutCase), try CaseTree(layoutCase))
      #expect(frames(first) == frames(second), "seed \(seed)")
      #expect(
        first.root.layoutTree.ambiguities.map(\.lines)
          == second.root.layoutTree.ambiguities.map(\.lines), "seed \(seed)")
    }
  }

  @Test("Another order of constraints gives the same frames but for rounding", arguments: series)
  func otherOrder(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      var layoutCase = randomCase(71_000 + seed)
      let tree = try CaseTree(layoutCase)
      let expected = frames(tree)
      // Of a conflict, the constraint that was installed last is removed.
      if !tree.root.conflicts.isEmpty { continue }
      var random = SeededRandom(seed: seed)
      layoutCase.constraints.shuffle(using: &random)
      let shuffled = try CaseTree(layoutCase)
      let difference = difference(expected, frames(shuffled), in: tree.root)
      #expect(difference <= 1e-9, "seed \(seed): \(difference)")
    }
  }

  @Test("Another way to the same state gives the same frames but for rounding", arguments: series)
  func otherWay(block: Int) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let tree = try CaseTree(randomCase(72_000 + seed))
      let (expected, size) = (frames(tree), tree.root.frame)
      if !tree.root.conflicts.isEmpty { continue }
      var random = SeededRandom(seed: seed)
      for _ in 0..<6 {
        let constraint = random.pick(tree.constraintsInOrder)
        let (constant, priority) = (constraint.constant, constraint.priority)
        constraint.constant += 10.0 / 3
        constraint.priority = random.pick([.low, .high, 500])
        tree.root.frame = Rect(x: 0, y: 0, width: size.width / 0.7, height: size.height / 1.3)
        tree.root.layoutIfNeeded()
        (constraint.constant, constraint.priority) = (constant, priority)
        tree.root.frame = size
        if random.chance(2) { tree.root.layoutIfNeeded() }
      }
      let difference = difference(expected, frames(tree), in: tree.root)
      #expect(difference <= 1e-9, "seed \(seed): \(difference)")
    }
  }
}
