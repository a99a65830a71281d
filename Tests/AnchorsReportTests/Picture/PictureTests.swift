import AnchorsLayout
import AnchorsReport
import Testing

@Suite("Pictures")
struct PictureTests {
  private let screen = LayoutView(name: "screen", width: 200, height: 100)
  private let card = LayoutView(name: "card")

  init() { screen.addSubview(card) }

  /// screen is 200 × 100; card begins at (20, 10) and is 80 × 40.
  private func placeCard() {
    Constraint.activate {
      card.leading == screen.leading + 20
      card.top == screen.top + 10
      card.size == Size(width: 80, height: 40)
    }
  }

  @Test("The picture of a nested view is this document")
  func whole() {
    placeCard()
    // A frame's outline lies inside it, half a pixel from its edge. Names stand in the corner, 4
    // pixels from the side: screen's in the right one, 33.01 wide, as in the left one it would lie
    // on card.
    #expect(
      screen.layoutTree.svg(PictureOptions(padding: 0, scheme: .light)) == """
        <svg xmlns="http://www.w3.org/2000/svg" class="drawing" role="img" direction="ltr" width="200" height="100" viewBox="0 0 200 100">
        <title>screen</title>
        <style>
        .drawing text { font-family: Helvetica, Arial, 'Liberation Sans', sans-serif; }
        .drawing .none { fill: none; }
        .f-name { fill: #27394f; } .s-name { stroke: #27394f; }
        .f-page { fill: #ffffff; } .s-page { stroke: #ffffff; }
        .f-view { fill: #3d5a80; } .s-view { stroke: #3d5a80; }
        </style>
        <rect x="0" y="0" width="200" height="100" class="f-page"/>
        <g>
        <title>screen (0, 0, 200, 100)</title>
        <rect x="0.5" y="0.5" width="199" height="99" fill-opacity="0" stroke-opacity="0.55" class="f-view s-view"/>
        </g>
        <g>
        <title>card (20, 10, 80, 40)</title>
        <rect x="20.5" y="10.5" width="79" height="39" fill-opacity="0.06" stroke-opacity="0.55" class="f-view s-view"/>
        </g>
        <g class="names" stroke-width="2" stroke-linejoin="round" paint-order="stroke">
        <text x="162.99" y="13" font-size="11" textLength="33.01" lengthAdjust="spacingAndGlyphs" class="f-name s-page">screen</text>
        <text x="24" y="23" font-size="11" textLength="21.4" lengthAdjust="spacingAndGlyphs" class="f-name s-page">card</text>
        </g>
        </svg>

        """)
  }

  @Test("Pictures show constraints with their constants on request")
  func constraints() throws {
    placeCard()
    let without = try parse(screen.layoutTree.svg())
    #expect(without.texts.sorted() == ["card", "screen"])
    let with = try parse(screen.layoutTree.svg(PictureOptions(constraints: .all)))
    #expect(with.texts.sorted() == ["10", "20", "40", "80", "card", "screen"])
    // The line of `leading == leading + 20` runs from edge to edge.
    let line = try #require(
      with.all("g").first { $0.children.first?.text.hasPrefix("card.leading") == true })
    let data = try #require(line.all("path").first?.attributes["d"])
    #expect(data.hasPrefix("M0 30L20 30"), "\(data)")
  }

  @Test("Pictures distinguish inequalities, priorities, multiples and equal sizes")
  func texts() throws {
    let title = LayoutView(name: "title")
    screen.addSubview(title)
    placeCard()
    Constraint.activate {
      title.leading >= card.trailing + 8
      title.trailing <= screen.trailing - 12
      title.top == card.top
      title.width == card.width / 2
      title.width <= 300 ~ .low
      title.height == card.height
      title.height == 3 * title.width - 80
    }
    let picture = try parse(screen.layoutTree.svg(PictureOptions(constraints: .all)))
    #expect(
      Set(picture.texts).isSuperset(of: [
        "≥ 8", "≥ 12", "= 0.5 × card", "≤ 300 ~ 250", "= card", "= 3 × width − 80",
      ]), "\(picture.texts)")
    // `top == top` is a line along both edges, without a text.
    let line = try #require(
      picture.all("g").first { $0.children.first?.text.hasPrefix("title.top") == true })
    #expect(line.texts.isEmpty)
    #expect(line.all("path").first?.attributes["d"]?.hasPrefix("M20 10L") == true)
  }

  @Test("Pictures are mirrored with the direction of text")
  func rightToLeft() throws {
    screen.layoutDirection = .rightToLeft
    placeCard()
    #expect(card.frame.minX == 0)
    let picture = try parse(screen.layoutTree.svg(PictureOptions(constraints: .all)))
    #expect(card.frame == Rect(x: 100, y: 10, width: 80, height: 40))
    let line = try #require(
      picture.all("g").first { $0.children.first?.text.hasPrefix("card.leading") == true })
    #expect(line.texts == ["20"])
    #expect(line.all("path").first?.attributes["d"]?.hasPrefix("M200 30L180 30") == true)
  }

  @Test("Pictures number the constraints of a conflict like its list")
  func conflict() throws {
    screen.layoutTree.conflictHandler = nil
    placeCard()
    Constraint.activate { card.width >= 90 }
    let conflicts = screen.conflicts
    #expect(conflicts.first?.constraints.count == 2)
    let picture = try parse(screen.layoutTree.svg())
    let marks = picture.all("g").filter { !$0.all(class: "s-conflict").isEmpty }
    #expect(marks.map { $0.children[0].text.prefix(11) } == ["card.width ", "card.width "])
    #expect(marks.map(\.texts) == [["1", "80"], ["2", "≥ 90"]])
    #expect(picture.all(class: "s-dimension").isEmpty)
  }

  @Test("Pictures dash ambiguous edges")
  func ambiguity() throws {
    Constraint.activate {
      card.leading == screen.leading + 20
      card.verticalEdges == screen.verticalEdges
      card.width >= 60
    }
    let picture = try parse(screen.layoutTree.svg())
    let dashed = picture.all(class: "s-open")
    #expect(dashed.map { $0.attributes["d"] } == ["M80 0L80 100"])
    #expect(dashed.allSatisfy { $0.attributes["stroke-dasharray"] != nil })
    #expect(
      try parse(screen.layoutTree.svg(PictureOptions(showsAmbiguity: false))).all(class: "s-open")
        .isEmpty)
  }

  @Test("Points are as large as the scale says, and text has one size")
  func scale() throws {
    placeCard()
    let picture = try parse(screen.layoutTree.svg(PictureOptions(scale: 4, padding: 8)))
    #expect(picture.attributes["viewBox"] == "-2 -2 204 104")
    #expect(picture.attributes["width"] == "816")
    // 11 pixels.
    #expect(picture.all("text").map { $0.attributes["font-size"] } == ["2.75", "2.75"])
  }

  @Test("Pictures go as deep as asked, and show hidden views, guides and alignment rectangles")
  func options() throws {
    placeCard()
    let title = LayoutView(name: "title"), badge = Badge(name: "badge")
    let guide = LayoutGuide(identifier: "gap")
    card.addSubview(title)
    screen.addSubview(badge)
    screen.addLayoutGuide(guide)
    title.isHidden = true
    badge.intrinsicContentSize = Size(width: 20, height: 10)
    Constraint.activate {
      title.edges == card.edges.inset(by: 4)
      badge.trailing == screen.trailing - 10
      badge.bottom == screen.bottom - 10
      guide.edges == screen.edges.inset(by: 2)
    }
    func names(_ options: PictureOptions) throws -> [String] {
      try parse(screen.layoutTree.svg(options)).texts.sorted()
    }
    #expect(try names(PictureOptions()) == ["badge", "card", "screen"])
    #expect(try names(PictureOptions(showsGuides: true)) == ["badge", "card", "gap", "screen"])
    #expect(
      try names(PictureOptions(showsHiddenViews: true)) == ["badge", "card", "screen", "title"])
    #expect(try names(PictureOptions(depth: 0)) == ["screen"])
    #expect(try names(PictureOptions(showsNames: false)) == [])
    // 20 × 10 is what constraints are about; the shadow is 2 more on each side.
    let picture = try parse(screen.layoutTree.svg(PictureOptions(showsAlignmentRects: true)))
    let rects = picture.all("rect").map { [$0.number("x"), $0.number("width")] }
    #expect(rects.contains([168.5, 23]))
    #expect(rects.contains([170.5, 19]))
  }
}

/// A view with a shadow.
private final class Badge: LayoutView {
  override var alignmentRectInsets: Insets { Insets(2) }
}
