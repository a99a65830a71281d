import AnchorsLayout
import AnchorsMotion
import Drawing
import Testing

@testable import AnchorsReport

/// Texts that stay in their places, whatever font a viewer has.
@Suite("Lengths of texts in pictures")
struct TextLengthTests {
  /// Every text has the length that it was measured to have.
  private func check(_ picture: String) throws {
    let texts = try parse(picture).all("text")
    #expect(!texts.isEmpty)
    for text in texts {
      let font = Font(
        size: try #require(text.number("font-size")),
        weight: text.attributes["font-weight"] == "bold" ? .bold : .regular)
      let length = try #require(text.number("textLength"), "\(text.text)")
      // The size of the font is written to a hundredth, which long texts multiply.
      let tolerance = 0.006 + 0.005 * Double(text.text.count)
      #expect(abs(length - font.width(of: text.text)) <= tolerance, "\(text.text)")
      #expect(text.attributes["lengthAdjust"] == "spacingAndGlyphs")
    }
  }

  private func screen(_ direction: InterfaceDirection) -> LayoutView {
    let screen = LayoutView(name: "screen", width: 390, height: 300)
    screen.layoutDirection = direction
    screen.layoutTree.conflictHandler = nil
    let title = LayoutView(name: "title"), note = LayoutLabel("Two lines of text, or even three")
    note.numberOfLines = 0
    note.layoutName = "note"
    screen.addSubview(title)
    screen.addSubview(note)
    Constraint.activate {
      title.edges(.top, .leading) == screen.edges.inset(by: 20)
      title.size == Size(width: 200, height: 40)
      title.width == 220
      note.top == title.bottom + 60
      note.leading == title.leading
      note.width == 120
    }
    return screen
  }

  @Test(
    "Texts have their measured lengths",
    arguments: [InterfaceDirection.leftToRight, .rightToLeft])
  func measured(_ direction: InterfaceDirection) throws {
    for scale in [0.5, 1, 3] {
      try check(screen(direction).layoutTree.svg(PictureOptions(constraints: .all, scale: scale)))
    }
    let root = screen(direction)
    root.layoutIfNeeded()
    try check(root.layoutTree.svg())
    var film = Film(of: root)
    film.play(LayoutTransition(of: root) { root.frame.size.width = 500 })
    try check(film.svg())
  }

  @Test("Constraints on the report page have their measured lengths, too")
  func pages() {
    let page = screen(.leftToRight).layoutTree.htmlReport()
    // The constraints are in the page's data, where markup is written otherwise.
    let lengths = page.ranges(of: " textLength=").count
    #expect(lengths == page.ranges(of: " font-size=").count)
    #expect(lengths > 8)
  }

  @Test("Texts without width have no length")
  func withoutWidth() throws {
    var canvas = Canvas()
    for text in ["", "\u{301}", "a"] {
      canvas.line(text, at: .zero, font: Font(size: 10), paint: .text, anchor: .left)
    }
    let lengths = try canvas.elements.map { try parse($0).attributes["textLength"] }
    #expect(lengths == [nil, nil, "5.56"])
  }

  @Test("Control characters and line ends count as they are drawn")
  func controls() throws {
    let name = "a\u{7}\nb"
    let picture = try parse(LayoutView(name: name, width: 200, height: 40).layoutTree.svg())
    let text = try #require(picture.all("text").first)
    #expect(text.text == "a\u{FFFD} b")
    // 556 for a, b and the replacement of the control character, 278 for the space, at 11 points.
    #expect(text.number("textLength") == 21.41)
  }

  @Test("All spaces count, because they are preserved")
  func spaces() throws {
    for (name, isPreserved) in [("a b", false), ("a  b", true), (" a", true), ("a ", true)] {
      let picture = try parse(LayoutView(name: name, width: 200, height: 40).layoutTree.svg())
      let text = try #require(picture.all("text").first)
      #expect((text.attributes["xml:space"] == "preserve") == isPreserved, "\(name)")
    }
  }

  @Test("A disc leaves room for numbers in a font that is a quarter wider")
  func discs() throws {
    let lettering = Lettering(size: 10, scale: 1)
    #expect(lettering.width(ofDisc: "1") == 14)
    for number in ["1.2", "1.2, 2.3", "10.12, 11.4, 12.1"] {
      let width = lettering.discFont.width(of: number)
      #expect(lettering.width(ofDisc: number) >= 1.25 * width + 6)
    }
  }

  @Test("A number of several conflicts is within its disc, and the text begins after it")
  func conflictNumbers() throws {
    let screen = LayoutView(name: "screen", width: 300, height: 200)
    screen.layoutTree.conflictHandler = nil
    let card = LayoutView(name: "card")
    screen.addSubview(card)
    Constraint.activate {
      card.width == 100
      card.width == 120
      card.width == 140
      card.height == 50
    }
    let picture = try parse(screen.layoutTree.svg())
    let marks = picture.all("g").filter { !$0.all(class: "f-on-conflict").isEmpty }
    #expect(!marks.isEmpty)
    for mark in marks {
      let disc = try #require(mark.all("rect").first)
      let texts = mark.all("text")
      let (left, width) = (try #require(disc.number("x")), try #require(disc.number("width")))
      #expect(texts[0].number("x") == ((left + width / 2) * 100).rounded() / 100)
      #expect(try #require(texts[0].number("textLength")) + 6 <= width)
      #expect(try #require(texts[1].number("x")) >= left + width + 2)
      #expect(texts[1].attributes["text-anchor"] == nil)
    }
  }
}
