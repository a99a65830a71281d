import AnchorsLayout
import AnchorsReport
import AnchorsTestSupport
import LayoutCases
import Testing

/// The places of texts and lines in pictures, as `PictureCheck` reads them.
@Suite("Room in pictures")
struct RoomTests {
  /// A random tree with labels in some of its views.
  private func tree(seed: UInt64) throws -> LayoutView {
    let root =
      seed.isMultiple(of: 2)
      ? RandomTree(seed: seed).root
      : try CaseTree(
        RandomCase(seed: seed, itemCount: 3 + Int(seed % 9), rowCount: 6 + Int(seed % 17)).model
          .layoutCase
      ).root
    root.layoutIfNeeded()
    var random = SeededRandom(seed: seed)
    var views = root.subviews
    while let view = views.popLast() {
      if !view.subviews.isEmpty { views += view.subviews }
      if !view.subviews.isEmpty || random.chance(2) { continue }
      let label = LayoutLabel("Some words in \(view.layoutName)", font: TextFont(size: 12))
      label.numberOfLines = 0
      label.textAlignment = random.pick([.leading, .center, .trailing])
      view.addSubview(label)
      label.frame = Rect(
        x: 4, y: 4, width: max(0, view.bounds.width - 8), height: max(0, view.bounds.height - 8))
    }
    return root
  }

  @Test(
    "Texts and lines of random trees cover no text, and no text is left out that has a place",
    arguments: 0..<6)
  func randomTrees(block: UInt64) throws {
    for seed in block * 50..<block * 50 + 50 {
      let root = try tree(seed: seed)
      for options in [PictureOptions(constraints: .all), PictureOptions(showsGuides: true)] {
        let check = PictureCheck(root.layoutTree.svg(options))
        #expect(check.faults == [], "seed \(seed)")
      }
    }
  }

  @Test("The check finds texts on texts, lines through texts, texts cut off and texts left out")
  func faults() {
    let text = "font-size=\"10\" textLength=\"20\""
    let names = "<text x=\"0\" y=\"10\" \(text)>a</text>\n<text x=\"5\" y=\"12\" \(text)>b</text>"
    let check = PictureCheck(
      """
      <svg>
      <clipPath id="c"><rect x="0" y="0" width="100" height="100"/></clipPath>
      <g clip-path="url(#c)">
      <g>
      <title>b (0, 0, 200, 20)</title>
      <rect x="0.5" y="0.5" width="199" height="19" class="f-view s-view"/>
      </g>
      </g>
      <g>
      <title>c (0, 200, 200, 50)</title>
      <rect x="0.5" y="200.5" width="199" height="49" class="f-view s-view"/>
      </g>
      <g class="names">
      \(names)
      <text x="90" y="10" \(text)>b</text>
      </g>
      <g>
      <title>a.width == 120</title>
      <path d="M8 0L8 50M50 60L170 60M50 57L50 63M170 57L170 63" class="s-dimension none"/>
      </g>
      </svg>
      """)
    #expect(check.overlaps == ["a lies on b"])
    #expect(check.struck.count == 2)
    #expect(check.outside.count == 1)
    #expect(check.leftOut.count == 2, "\(check.leftOut)")
  }
}
