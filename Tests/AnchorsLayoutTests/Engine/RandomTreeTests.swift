import AnchorsTestSupport
import LayoutCases
import Testing

/// Seeded random trees against the textbook formulation in the test support.
@Suite("Random trees")
struct RandomTreeTests {
  @Test(
    "Random trees are feasible, and violated by level, like the reference",
    arguments: SlowTests.series(of: 12, first: 3), TableauChoice.allCases)
  func levels(block: Int, tableaus: TableauChoice) throws {
    for seed in UInt64(block * 40)..<UInt64(block * 40 + 40) {
      let model = RandomCase(seed: seed, itemCount: 1 + Int(seed % 5), rowCount: 3 + Int(seed % 11))
        .model
      let reference = ReferenceLayout(model)
      let answer = try tableaus.answer(to: model.layoutCase)
      guard let levels = reference.levels else {
        #expect(answer.status == .infeasible, "seed \(seed)")
        continue
      }
      #expect(answer.status != .infeasible, "seed \(seed): \(answer.conflicts)")
      let sums = model.violations(answer.frames)
      #expect((sums[1000] ?? 0) < 1e-4, "seed \(seed)")
      for (priority, optimum) in levels {
        #expect(abs((sums[priority] ?? 0) - optimum) < 1e-4, "seed \(seed) level \(priority)")
      }
    }
  }

  @Test(
    "Random trees have the reference's frames and ranges",
    arguments: 0..<6, TableauChoice.allCases)
  func ranges(block: Int, tableaus: TableauChoice) throws {
    for seed in UInt64(5000 + block * 10)..<UInt64(5000 + block * 10 + 10) {
      let model = RandomCase(seed: seed, itemCount: 2 + Int(seed % 3), rowCount: 4 + Int(seed % 9))
        .model
      let reference = ReferenceLayout(model)
      guard reference.levels != nil else { continue }
      let answer = try tableaus.answer(to: model.layoutCase)
      for item in model.items {
        for (index, name) in ["x", "y", "w", "h"].enumerated() {
          let range = try #require(reference.range(of: name, item.id))
          let value = try #require(answer.frames[item.id])[index]
          #expect(
            value > range.lowerBound - 1e-4 && value < range.upperBound + 1e-4,
            "seed \(seed) \(item.id).\(name)")
          let isFree = range.upperBound - range.lowerBound > 1e-4
          #expect(
            answer.ambiguous[item.id, default: []].contains(name) == isFree,
            "seed \(seed) \(item.id).\(name) \(range)")
        }
      }
    }
  }

  @Test("Random trees name irreducible conflicts", arguments: 0..<4, TableauChoice.allCases)
  func conflicts(block: Int, tableaus: TableauChoice) throws {
    for seed in UInt64(9000 + block * 40)..<UInt64(9000 + block * 40 + 40) {
      let model = RandomCase(seed: seed, itemCount: 3, rowCount: 16).model
      let answer = try tableaus.answer(to: model.layoutCase)
      for conflict in answer.conflicts where !conflict.contains(where: { $0.contains("intrinsic") })
      {
        #expect(!isFeasible(conflict, of: model), "seed \(seed) \(conflict)")
        for member in conflict {
          #expect(isFeasible(conflict.filter { $0 != member }, of: model), "seed \(seed) \(member)")
        }
      }
    }
  }

  /// Returns `true` if these required rows are feasible without intrinsic sizes.
  private func isFeasible(_ ids: [String], of model: CaseModel) -> Bool {
    var bare = model.layoutCase
    bare.constraints = model.activeRows.filter { ids.contains($0.id) }
    for index in bare.items.indices { bare.items[index].intrinsic = nil }
    return ReferenceLayout(CaseModel(bare)).levels != nil
  }
}
