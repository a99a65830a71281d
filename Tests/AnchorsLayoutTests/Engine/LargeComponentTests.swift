import AnchorsTestSupport
import LayoutCases
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// Seeded random components of 24 to 60 connected parameters, by the textbook.
@Suite("Large components")
struct LargeComponentTests {
  /// Items below each other that push each other down, with optional constraints between them.
  private func coupled(seed: UInt64) -> CaseModel {
    var random = SeededRandom(seed: seed)
    let count = random.int(in: 12...30)
    let items = (0..<count).map { LayoutCase.Item(id: "v\($0)", parent: "root") }
    var rows: [LayoutCase.Row] = []
    func add(
      _ item: Int, _ attribute: String, _ relation: LayoutCase.RowRelation, _ other: Int?,
      _ otherAttribute: String?, _ constant: Int, _ priority: Double
    ) {
      rows.append(
        .init(
          id: "c\(rows.count)", "v\(item)", attribute, relation,
          other.map { $0 < 0 ? "root" : "v\($0)" }, otherAttribute, constant: Double(constant),
          priority: priority))
    }
    for item in 0..<count {
      add(item, "left", .equal, -1, "left", 0, 1000)
      add(item, "width", .equal, nil, nil, 10, 1000)
      let before = item == 0 ? -1 : random.int(in: max(0, item - 3)...item - 1)
      add(item, "top", .atLeast, before, before < 0 ? "top" : "bottom", 4, 1000)
      add(item, "height", .atLeast, nil, nil, random.int(in: 1...4) * 10, random.pick([1000, 750]))
      let optional = random.int(in: 1...9) * 10
      add(item, "height", .equal, nil, nil, optional, random.pick([500, 250, 50]))
    }
    for _ in 0..<count {
      let (first, second) = (random.int(in: 1...count - 1), random.int(in: -1...count - 2))
      if first == second { continue }
      add(
        first, random.pick(["top", "bottom", "centerY"]),
        random.pick([.equal, .atMost, .atLeast]), second, random.pick(["top", "bottom"]),
        random.int(in: -3...9) * 10, random.pick([750, 500, 250, 50]))
    }
    return CaseModel(
      LayoutCase(
        name: "coupled-\(seed)", root: .init(width: 100, height: 400), direction: .ltr,
        items: items, constraints: rows))
  }

  @Test(
    "Large components are violated by level like the reference",
    arguments: SlowTests.series(of: 12, first: 4))
  func levels(seed: Int) throws {
    let model = coupled(seed: UInt64(seed))
    let levels = try #require(ReferenceLayout(model).levels)
    for tableaus in TableauChoice.allCases {
      let answer = try tableaus.answer(to: model.layoutCase)
      try #require(answer.status != .infeasible)
      let sums = model.violations(answer.frames)
      #expect((sums[1000] ?? 0) < 1e-4)
      for (priority, optimum) in levels {
        #expect(abs((sums[priority] ?? 0) - optimum) < 1e-4, "level \(priority) \(tableaus)")
      }
    }
  }

  @Test("Large components have the same frames and ranges with either tableau", arguments: 0..<40)
  func tableaus(seed: Int) throws {
    let model = coupled(seed: UInt64(100 + seed))
    let answer = try TableauChoice.bySize.answer(to: model.layoutCase)
    let other = try TableauChoice.factored.answer(to: model.layoutCase)
    #expect(answer.status == other.status)
    #expect(answer.ambiguous == other.ambiguous)
    for (id, frame) in answer.frames {
      for (mine, theirs) in zip(frame, try #require(other.frames[id])) {
        #expect(abs(mine - theirs) < 1e-6, "\(id)")
      }
    }
  }
}
