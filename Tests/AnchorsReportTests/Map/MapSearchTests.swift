import AnchorsLayout
import AnchorsTestSupport
import Foundation
import LayoutCases
import Testing

@testable @_spi(Tools) import AnchorsReport

@Suite("The search for the findings in all windows")
struct MapSearchTests {
  /// Compares a map with layouts of random windows, one by one. Returns the number of windows.
  private func compare(
    _ tree: LayoutView, with reference: LayoutView, count: Int, seed: UInt64,
    widths: ClosedRange<Int> = 240...600, heights: ClosedRange<Int> = 240...600, _ name: String
  ) {
    for root in [tree, reference] {
      root.layoutTree.conflictHandler = nil
      root.layoutIfNeeded()
    }
    let one = WindowLayouts(reference)
    var search = MapSearch(WindowLayouts(tree), widths: widths, heights: heights)
    while search.advance() {}
    #expect(search.filledCount == widths.count * heights.count)
    var random = SeededRandom(seed: seed)
    for _ in 0..<count {
      let (width, height) = (random.int(in: widths), random.int(in: heights))
      one.layOut(in: Size(width: Double(width), height: Double(height)))
      let expected = Set(one.findings().map { $0.identity })
      let found = Set(search.findings(width: width, height: height).map { $0.identity })
      #expect(found == expected, "\(name) at \(width) x \(height)")
    }
  }

  @Test("Of random trees, the map equals layouts one by one", arguments: 0..<4)
  func randomTrees(part: UInt64) throws {
    for number in 0..<UInt64(SlowTests.areOn ? 50 : 6) {
      let seed = part * 1000 + number
      let model = RandomCase(
        seed: seed, itemCount: 3 + Int(seed % 6), rowCount: 6 + Int(seed % 13),
        isSoft: seed % 2 == 0
      ).model
      let (tree, reference) = (try CaseTree(model.layoutCase), try CaseTree(model.layoutCase))
      compare(tree.root, with: reference.root, count: 40, seed: seed, "random tree \(seed)")
    }
  }

  @Test(
    "Of screens of public projects, the map equals layouts one by one",
    arguments: SlowTests.series(of: 118, first: 20))
  func realScreens(number: Int) throws {
    let digits = String(number + 1)
    let name = String(repeating: "0", count: 3 - digits.count) + digits
    let file = try #require(Bundle.module.resourceURL)
      .appendingPathComponent("Fixtures/screens/layouts/\(name).anchors")
    let text = try String(contentsOf: file, encoding: .utf8)
    let (tree, reference) = (try DocumentTree(text), try DocumentTree(text))
    compare(
      tree.root, with: reference.root, count: 20, seed: UInt64(number), widths: 240...1400,
      heights: 240...1400, name)
  }

  @Test("Of texts that wrap beside each other, the map equals layouts one by one")
  func wrappingTexts() {
    func tree() -> LayoutView {
      let card = LayoutView(name: "card", width: 400, height: 400)
      let texts = ["Jumps over the lazy dog and sleeps.", "Sphinx of black quartz, judge my vow."]
      let notes = texts.map { LayoutLabel($0) }
      for note in notes {
        note.numberOfLines = 0
        card.addSubview(note)
      }
      let (one, other) = (notes[0], notes[1])
      Constraint.activate {
        one.top == card.top + 12
        one.leading == card.leading + 12
        other.top == one.top
        other.leading == one.trailing + 8
        other.trailing == card.trailing - 12
        one.width == 0.4 * card.width
        one.bottom <= card.bottom - 12
        other.bottom <= card.bottom - 12
      }
      return card
    }
    compare(
      tree(), with: tree(), count: 400, seed: 1, widths: 100...600, heights: 40...300, "texts")
  }

  @Test("Of a flow of tags, the map equals layouts one by one")
  func flow() {
    func tree() -> LayoutView {
      let card = LayoutView(name: "card", width: 300, height: 200)
      let tags = LayoutFlowView(name: "tags")
      (tags.spacing, tags.lineSpacing) = (8, 8)
      for word in ["Layout", "Constraints", "Swift", "Windows", "Maps"] {
        tags.addSubview(LayoutLabel(word))
      }
      card.addSubview(tags)
      Constraint.activate {
        tags.edges(.top, .leading, .trailing) == card.edges.inset(by: 12)
        tags.bottom <= card.bottom - 12
      }
      return card
    }
    compare(
      tree(), with: tree(), count: 200, seed: 2, widths: 100...500, heights: 40...200, "flow")
  }

  @Test("A view that changes its constraints in a narrow window has its border")
  func callbacks() {
    final class AdaptiveView: LayoutView {
      let side = LayoutView(name: "side")
      lazy var wide = side.width == 400

      override func layoutSubviews() {
        super.layoutSubviews()
        wide.isActive = bounds.width < 500
      }
    }
    func tree() -> AdaptiveView {
      let root = AdaptiveView(name: "root", frame: Rect(x: 0, y: 0, width: 600, height: 300))
      root.addSubview(root.side)
      Constraint.activate {
        root.side.edges(.top, .leading) == root.edges
        root.side.height == 40
        root.side.width == 100 ~ .high
        root.side.trailing <= root.trailing
      }
      return root
    }
    compare(
      tree(), with: tree(), count: 300, seed: 3, widths: 300...700, heights: 200...400, "callback")
  }
}
