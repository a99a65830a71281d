import AnchorsTestSupport
import LayoutCases
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// A question: which size fits a target at these priorities?
private struct Question {
  var target: Size
  var horizontal: Priority
  var vertical: Priority

  init(_ random: inout SeededRandom) {
    let sizes = [
      LayoutView.layoutFittingCompressedSize, LayoutView.layoutFittingExpandedSize,
      Size(width: 300, height: 0), Size(width: 120, height: 80), Size(width: 0, height: 240),
    ]
    let priorities: [Priority] = [50, 50, 250, 251, 500, 750, 999, 1000]
    target = random.pick(sizes)
    horizontal = random.pick(priorities)
    vertical = random.pick(priorities)
  }

  func answer(of view: LayoutView) -> Size {
    view.systemLayoutSizeFitting(target, horizontal: horizontal, vertical: vertical)
  }

  /// The case whose root is an item like the others, with the question's target and `extra` rows.
  func model(_ model: CaseModel, extra: [LayoutCase.Row] = []) -> CaseModel {
    var layoutCase = model.layoutCase
    layoutCase.items.insert(LayoutCase.Item(id: "root", parent: "screen"), at: 0)
    layoutCase.constraints += [
      .init(
        id: "target width", "root", "width", .equal, constant: target.width,
        priority: horizontal.rawValue),
      .init(
        id: "target height", "root", "height", .equal, constant: target.height,
        priority: vertical.rawValue),
    ]
    layoutCase.constraints += extra
    return CaseModel(layoutCase)
  }
}

/// Random subtrees against the textbook formulation in the test support.
@Suite("The size that fits random subtrees")
struct FittingReferenceTests {
  /// The tree of a case, in a screen that puts limits on its topmost view.
  private func tree(_ model: CaseModel) throws -> (tree: CaseTree, screen: LayoutView) {
    let tree = try CaseTree(model.layoutCase)
    let screen = LayoutView(name: "screen", width: 90, height: 70)
    screen.layoutDirection = tree.root.layoutDirection
    screen.addSubview(tree.root)
    let root = tree.root
    Constraint.activate { root.edges == screen.edges }
    return (tree, screen)
  }

  @Test(
    "The fitting size is the smallest of those that the reference finds optimal",
    arguments: SlowTests.series(of: 12, first: 3), TableauChoice.allCases)
  func reference(block: Int, tableaus: TableauChoice) throws {
    var count = 0
    for seed in UInt64(block * 12)..<UInt64(block * 12 + 12) {
      let model = RandomCase(
        seed: seed, itemCount: 1 + Int(seed % 4), rowCount: 3 + Int(seed % 8), isSoft: seed % 2 == 0
      ).model
      let (tree, screen) = try tree(model)
      tableaus.apply(to: screen)
      var random = SeededRandom(seed: seed)
      for _ in 0..<4 {
        let question = Question(&random)
        let answer = question.answer(of: tree.root)
        let reference = ReferenceLayout(question.model(model))
        guard reference.levels != nil else { continue }
        count += 1
        let widths = try #require(reference.range(of: "w", "root"))
        let place = "seed \(seed) \(question): \(answer)"
        #expect(abs(answer.width - widths.lowerBound) < 1e-4, "\(place), widths \(widths)")
        // Of that width, the smallest height.
        let width = LayoutCase.Row(
          id: "width", "root", "width", .equal, constant: widths.lowerBound)
        let ofWidth = ReferenceLayout(question.model(model, extra: [width]))
        let heights = try #require(ofWidth.range(of: "h", "root"))
        #expect(abs(answer.height - heights.lowerBound) < 1e-4, "\(place), heights \(heights)")
      }
    }
    #expect(count > 10)
  }

  @Test(
    "After edits, the fitting size is that of a fresh copy",
    arguments: SlowTests.series(of: 30, first: 8))
  func edits(seed: Int) throws {
    var cases = RandomCase(
      seed: UInt64(7000 + seed), itemCount: 3 + seed % 10, rowCount: 8 + seed % 25,
      isSoft: seed % 2 == 0)
    let (tree, screen) = try tree(cases.model)
    var random = SeededRandom(seed: UInt64(seed))
    for step in 1...60 {
      try tree.apply(.init(edits: [cases.edit()]), at: "step \(step)")
      screen.layoutDirection = tree.root.layoutDirection
      if random.chance(4) { screen.layoutIfNeeded() }
      if random.chance(3) { continue }
      let question = Question(&random)
      let edited = question.answer(of: tree.root)
      let fresh = question.answer(of: try self.tree(cases.model).tree.root)
      for (mine, theirs) in [(edited.width, fresh.width), (edited.height, fresh.height)] {
        try #require(
          abs(mine - theirs) <= 1e-9 * max(1, abs(theirs)),
          "seed \(seed) step \(step) \(question): \(edited), fresh \(fresh)")
      }
    }
  }

  @Test(
    "After edits, the fitting sizes of views inside are those of a fresh copy", arguments: 0..<10)
  func inside(seed: Int) throws {
    var cases = RandomCase(seed: UInt64(8000 + seed), itemCount: 12, rowCount: 24, isSoft: true)
    let (tree, _) = try tree(cases.model)
    var random = SeededRandom(seed: UInt64(seed))
    for step in 1...40 {
      try tree.apply(.init(edits: [cases.edit()]), at: "step \(step)")
      let fresh = try self.tree(cases.model).tree
      for id in tree.order {
        let question = Question(&random)
        let mine = question.answer(of: try #require(tree.views[id]))
        let theirs = question.answer(of: try #require(fresh.views[id]))
        try #require(
          abs(mine.width - theirs.width) <= 1e-9 * max(1, theirs.width)
            && abs(mine.height - theirs.height) <= 1e-9 * max(1, theirs.height),
          "seed \(seed) step \(step) \(id) \(question): \(mine), fresh \(theirs)")
      }
    }
  }
}
