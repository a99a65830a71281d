import AnchorsSolver
import AnchorsTestSupport
import LayoutCases
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Conflicts of seeded random trees against the textbook formulation in the test support.
@Suite("Conflicts of random trees")
struct ConflictRandomTests {
  private static func model(_ seed: UInt64) -> CaseModel {
    RandomCase(seed: seed, itemCount: 3 + Int(seed % 3), rowCount: 22 + Int(seed % 9)).model
  }

  @Test(
    "Conflicts of random trees are irreducible, content included, and their statements contradict each other",
    arguments: 0..<6)
  func excess(block: Int) throws {
    var count = 0
    for seed in UInt64(20_000 + block * 40)..<UInt64(20_040 + block * 40) {
      let model = Self.model(seed)
      let tree = try CaseTree(model.layoutCase)
      let plain = PlainRows(model, tree)
      for conflict in tree.root.conflicts {
        count += 1
        let rows =
          conflict.constraints.compactMap(plain.row) + conflict.intrinsicSizes.compactMap(plain.row)
        #expect(rows.count == conflict.constraints.count + conflict.intrinsicSizes.count)
        #expect(!plain.isFeasible(rows), "seed \(seed) \(conflict)")
        for row in rows {
          #expect(plain.isFeasible(rows.filter { $0.id != row.id }), "seed \(seed) \(row.id)")
        }
        guard let removed = conflict.removed.flatMap(plain.row) else { continue }
        let least = plain.leastViolation(
          of: removed, besides: rows.filter { $0.id != removed.id })
        #expect(abs(try #require(least) - conflict.excess) < 1e-5, "seed \(seed) \(conflict)")
      }
    }
    #expect(count > 30)
  }

  @Test(
    "Each repair ends its conflict and causes no other",
    arguments: SlowTests.series(of: 6, first: 2))
  func repairs(block: Int) throws {
    var count = 0
    for seed in UInt64(21_000 + block * 20)..<UInt64(21_020 + block * 20) {
      let model = Self.model(seed)
      let tree = try CaseTree(model.layoutCase)
      let conflicts = tree.root.conflicts
      let removed = conflicts.compactMap { $0.removed.flatMap(tree.id) }
      for conflict in conflicts {
        let members = conflict.constraints.compactMap(tree.id)
        #expect(!conflict.repairs.isEmpty, "seed \(seed)")
        for repair in conflict.repairs {
          guard let edit = repair.edit(tree) else { continue }
          count += 1
          var mended = model
          mended.apply([edit])
          // All that holds now can hold with it, by the reference.
          let others = removed.filter { $0 != conflict.removed.flatMap(tree.id) }
          var rest = mended.layoutCase
          rest.constraints.removeAll { others.contains($0.id) }
          #expect(ReferenceLayout(CaseModel(rest)).levels != nil, "seed \(seed) \(repair)")
          // And the library finds that conflict no more.
          let again = try CaseTree(mended.layoutCase)
          let found = again.root.conflicts.map { $0.constraints.compactMap(again.id) }
          #expect(
            conflict.intrinsicSizes.isEmpty ? !found.contains(members) : true,
            "seed \(seed) \(repair)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test("Independent conflicts are reported separately")
  func independent() throws {
    let root = LayoutView(name: "root", width: 1000, height: 1000)
    root.layoutTree.conflictHandler = nil
    var random = SeededRandom(seed: 7)
    var expected: [[Double]] = []
    for index in 0..<40 {
      let view = LayoutView(name: "v\(index)")
      root.addSubview(view)
      let widths = (0..<random.int(in: 1...3)).map { _ in Double(random.int(in: 1...5)) }
      Constraint.activate(widths.map { view.width == $0 })
      // Each width that differs from the first one is a conflict with it.
      for width in widths.dropFirst() where width != widths[0] {
        expected.append([widths[0], width])
      }
    }
    #expect(root.conflicts.map { $0.constraints.map(\.constant) } == expected)
    #expect(root.conflicts.map(\.excess) == expected.map { abs($0[0] - $0[1]) })
  }

  @Test("A conflict of very many rows is irreducible")
  func large() {
    var sizes: [Int] = []
    for seed in UInt64(0)..<12 {
      let root = Self.chain(seed)
      let reports = root.conflicts
      let facts = LayoutTree(containing: root).facts
      for (conflict, report) in zip(facts.solved.conflicts, reports) {
        sizes.append(conflict.rows.count)
        let fixed = facts.solved.system.fixedRows(for: conflict.rows)
        #expect(!facts.solved.system.isFeasible(fixed + conflict.rows), "seed \(seed)")
        for row in conflict.rows {
          let others = conflict.rows.filter { $0 != row }
          #expect(facts.solved.system.isFeasible(fixed + others), "seed \(seed) \(row)")
        }
        // The least change of the one set aside: with it all can hold, with a little less not.
        let direction = facts.rows[conflict.removed].relation == .atMost ? 1.0 : -1
        for (share, canHold) in [(1.0001, true), (0.99, false)] {
          var changed = facts.solved.system
          changed.rows[conflict.removed].constant += direction * share * report.excess
          #expect(changed.isFeasible(fixed + conflict.rows) == canHold, "seed \(seed)")
        }
      }
    }
    #expect(sizes.count { $0 > 20 } >= 6, "\(sizes)")
  }

  /// Views below each other, most of whose tops and heights are fixed in some way, in too little
  /// room.
  private static func chain(_ seed: UInt64) -> LayoutView {
    var random = SeededRandom(seed: seed)
    let root = LayoutView(name: "root", width: 1000, height: Double(random.int(in: 50...1500)))
    root.layoutTree.conflictHandler = nil
    var constraints: [Constraint] = []
    var previous: LayoutView?
    for index in 0..<50 {
      let view = LayoutView(name: "v\(index)")
      root.addSubview(view)
      let gap = Double(random.int(in: 0...12))
      let top = previous.map { $0.bottom } ?? root.top
      constraints.append(random.chance(3) ? view.top >= top + gap : view.top == top + gap)
      switch random.int(in: 0...3) {
      case 0: constraints.append(view.height >= Double(random.int(in: 5...60)))
      case 1: constraints.append(view.height == Double(random.int(in: 5...60)))
      case 2 where previous != nil:
        if let previous { constraints.append(view.height == 1.25 * previous.height - 3) }
      default: constraints.append(view.bottom == view.top + Double(random.int(in: 5...60)))
      }
      previous = view
    }
    if let previous { constraints.append(previous.bottom <= root.bottom - 8) }
    Constraint.activate(constraints)
    return root
  }
}

extension LayoutRepair {
  /// The repair as an edit of a case; `nil` for content.
  fileprivate func edit(_ tree: CaseTree) -> Edit? {
    switch self {
    case .constant(let constraint, _, let value):
      tree.id(of: constraint).map { .constant(id: $0, value: value) }
    case .priority(let constraint): tree.id(of: constraint).map { .priority(id: $0, value: 999) }
    case .contentPriority, .addition, .customSpacing, .spacing, .distribution, .alignment, .length:
      nil
    }
  }
}
