import AnchorsTestSupport
import Foundation
import LayoutCases
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// The additions that the library suggests for ambiguous layouts. Each test installs them and lays
/// out again.
@Suite("Additions for what is open")
struct AdditionTests {
  private static let cases = FixtureTests.cases.filter { $0.lastPathComponent.hasPrefix("a") }

  @Test(
    "Additions determine a shared case, move nothing, and none is superfluous", arguments: cases)
  func sharedCases(file: URL) throws {
    let layoutCase = try LayoutCase.read(try Data(contentsOf: file))
    let tree = try CaseTree(layoutCase)
    #expect(!tree.root.ambiguities.isEmpty)
    try check(tree, layoutCase.name)
  }

  @Test(
    "Additions determine random trees, move nothing, and none is superfluous",
    arguments: SlowTests.cases(Array(0..<12) + [30], first: 3))
  func randomTrees(block: Int) throws {
    var checked = 0
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      let model = RandomCase(
        seed: 270_000 + seed, itemCount: 2 + Int(seed % 7), rowCount: 3 + Int(seed % 13),
        isSoft: seed % 2 == 0
      ).model
      let tree = try CaseTree(model.layoutCase)
      if !LayoutTree(containing: tree.root).conflicts.isEmpty { continue }
      checked += 1
      try check(tree, "seed \(seed)")
    }
    #expect(checked > 10)
  }

  /// Applies all additions of a tree, and all but each.
  private func check(_ tree: CaseTree, _ name: String) throws {
    let root = tree.root
    root.layoutIfNeeded()
    let before = tree.answer(name: name)
    let ambiguities = root.ambiguities
    let additions = ambiguities.flatMap(\.additions)
    #expect(additions.allSatisfy { !$0.isActive }, "\(name)")
    for ambiguity in ambiguities {
      let (own, others) = (ambiguity.additions, ambiguity.determinedBy)
      #expect(!own.isEmpty || !others.isEmpty, "\(name) \(ambiguity)")
      #expect(others.allSatisfy { other in additions.contains { $0 === other } }, "\(name)")
      #expect(others.allSatisfy { other in !own.contains { $0 === other } }, "\(name)")
    }
    // 1. All of them.
    try Installer.install(additions)
    let after = tree.answer(name: name)
    #expect(after.status == .unique, "\(name): \(after.status) \(after.ambiguous) \(additions)")
    for (id, frame) in before.frames {
      let moved = zip(frame, after.frames[id] ?? []).map { abs($0 - $1) }.max() ?? .infinity
      #expect(moved < 1e-6, "\(name) \(id): \(frame) \(after.frames[id] ?? [])")
    }
    // 2. All but one.
    for addition in additions {
      addition.isActive = false
      #expect(!root.ambiguities.isEmpty, "\(name): \(addition) is superfluous")
      addition.isActive = true
    }
  }

  @Test("Additions constrain the leading edge in right-to-left text")
  func rightToLeft() {
    let root = LayoutView(name: "root", width: 400, height: 300)
    let view = LayoutView(name: "view")
    root.layoutDirection = .rightToLeft
    root.addSubview(view)
    Constraint.activate {
      view.leading >= root.leading + 30
      view.verticalEdges == root.verticalEdges
      view.width == 100
    }
    let badge = LayoutView(name: "badge")
    root.addSubview(badge)
    Constraint.activate {
      badge.size == 20
      badge.top == root.top
    }
    #expect(
      root.ambiguities.flatMap(\.additions).map(\.description) == [
        "view.leading == root.leading + 30", "badge.leading == root.leading + 380",
      ])
  }

  @Test("Additions are found for guides and for items of other classes")
  func guides() {
    let root = LayoutView(name: "root", width: 400, height: 300)
    let guide = LayoutGuide(identifier: "gap")
    root.addLayoutGuide(guide)
    Constraint.activate {
      guide.verticalEdges == root.verticalEdges
      guide.right == root.right
    }
    let ambiguity = root.ambiguities[0]
    #expect(ambiguity.item === guide)
    #expect(ambiguity.additions.map(\.description) == ["root.gap.width == 0"])
    Constraint.activate(ambiguity.additions)
    #expect(root.ambiguities.isEmpty)
    #expect(guide.layoutFrame == Rect(x: 400, y: 0, width: 0, height: 300))
  }
}
