import AnchorsLayout
import AnchorsReport
import Testing

@Suite("A layout's text")
struct LayoutDocumentTests {
  @Test("A text declares a window, items by indentation, numbers and statements")
  func whole() throws {
    let document = LayoutDocument(
      """
      anchors 2
      window screen 390 x 300 rtl margins 16
      // a comment
      view card
        label title "Fjord \\"at\\" dawn // no comment" font 20 bold lines 2
        stack row vertical spacing 8 fillEqually align center
          view a 10 x - hugging 300 200
      guide middle
      view b in card 12 x 14 compression 1000 baseline 3 4 hidden
      let gap = 12.5

      card.edges == screen.margins.edges   // and so on
      title.top == card.top
        + gap
      """)
    #expect(document.mistakes.isEmpty)
    #expect(document.version == 2)
    #expect(
      document.declarations.map(\.name) == ["screen", "card", "title", "row", "a", "middle", "b"])
    #expect(document.declarations.map(\.parent) == [-1, 0, 1, 1, 3, 0, 1])
    #expect(
      document.declarations.map(\.kind)
        == [.window, .view, .label, .stack, .view, .guide, .view])
    let title = document.declarations[2]
    #expect(title.text == "Fjord \"at\" dawn // no comment")
    #expect(title[.font] == [20] && title.has(.bold) && title[.lines] == [2])
    let row = document.declarations[3]
    #expect(row.has(.vertical) && row[.spacing] == [8])
    #expect(row.distribution == .fillEqually && row.alignment == "center")
    #expect(document.declarations[4][.size] == [10, LayoutView.noIntrinsicMetric])
    #expect(document.declarations[4][.hugging] == [300, 200])
    #expect(document.declarations[6][.compression] == [1000, 1000])
    #expect(document.declarations[6][.baseline] == [3, 4])
    #expect(document.declarations[6].has(.hidden))
    #expect(document.metrics.map(\.name) == ["gap"] && document.metrics[0].value == 12.5)
    #expect(document.text(document.metrics[0].range) == "12.5")
    #expect(
      document.statements.map { document.text($0) } == [
        "card.edges == screen.margins.edges", "title.top == card.top\n  + gap",
      ])
  }

  @Test("A text of version 1 has no indentation, and one of an unknown version says so")
  func versions() {
    let old = LayoutDocument("anchors 1\nwindow 100 x 100\nview a\n  view b\nview c in a")
    #expect(old.mistakes.isEmpty && old.version == 1)
    #expect(old.declarations.map(\.parent) == [-1, 0, 0, 1])
    let none = LayoutDocument("view a\n  view b")
    #expect(none.version == 2 && none.declarations.map(\.parent) == [-1, 0, 1])
    let unknown = LayoutDocument("anchors 3\nview a")
    #expect(
      unknown.mistakes.map(\.message) == [
        "this layout is of version 3; versions 1 to 2 can be read here"
      ])
    #expect(
      LayoutDocument("view a\nanchors 2").mistakes.map(\.message) == [
        "the first line, and no other, says the version: anchors 2"
      ])
  }

  @Test(
    "A text has mistakes, each with its position and a sentence",
    arguments: [
      ("view a\nview a", "a", "there is an item named a already"),
      ("window 10 x 10\nwindow 20 x 20", "window 20 x 20", "there is a window already"),
      ("label a 10 x 10", "10", "the size of a label follows from its text"),
      ("view a \"text\"", "\"text\"", "only labels have a text"),
      ("label a \"text", "\"text", "the text does not end: \" is missing"),
      ("view a 10", "10", "expected a width and a height: 120 x 80"),
      ("view a hugging 0", "0", "a priority must be above 0 and at most 1000, not 0"),
      ("view a hugging 1001", "1001", "a priority must be above 0 and at most 1000, not 1001"),
      ("view a in b", "b", "no item above is named b"),
      ("guide g\n  view a", "view a", "nothing can be in g, a guide"),
      ("let gap 12", "let gap 12", "a number is declared so: let gap = 12"),
      ("let gap = x", "x", "expected a number after =, and nothing after it"),
      ("let gap = 1\nlet gap = 2", "gap", "there is a number named gap already"),
      (
        "stack s align up", "up",
        """
        expected an alignment after align: fill, leading, top, firstBaseline, center, trailing, bottom and \
        lastBaseline
        """
      ),
      (
        "scroll s font 3", "font",
        """
        a scroll has no property font; it has a size as 120 x 80, after, hugging, compression, baseline, \
        offset, frame, mask, margins, safeArea, alignmentInsets, preservesMargins, hidden, rtl and ltr
        """
      ),
      ("view a frame 1 2 3", "1 2 3", "expected 4 numbers after frame, up to 1000000"),
    ])
  func mistakes(text: String, place: String, message: String) throws {
    let document = LayoutDocument(text)
    let mistake = try #require(document.mistakes.first)
    #expect(document.mistakes.count == 1)
    #expect(mistake.message == message)
    #expect(document.text(mistake.range) == place)
  }

  @Test("Reading continues after a mistake, and a wrongly declared item is known nevertheless")
  func several() {
    let document = LayoutDocument("view a 10 x\nview b in a\nview b\nlabel c size")
    #expect(document.mistakes.map(\.lineNumber) == [1, 3, 4])
    #expect(document.declarations.map(\.name) == ["window", "a", "b", "c"])
  }

  @Test("No text stops the reader")
  func anything() {
    var state: UInt64 = 42
    let words = [
      "view", "label", "window", "let", "a", "b.top", "==", "`", "\"", "'", "(", "[", "10", "x",
      "-",
      "\n", "\n  ", " ", "//", "in", "hugging", "~", "anchors", "é", "👍", "\\", "=", "margins",
      "\t",
    ]
    var read = 0
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(state >> 33) % words.count] + (state & 1 == 0 ? " " : "")
      }
      let document = LayoutDocument(text)
      let length = text.utf8.count
      #expect(document.statements.allSatisfy { $0.upperBound <= length })
      #expect(document.mistakes.allSatisfy { $0.range.upperBound <= length })
      read += document.mistakes.isEmpty ? 1 : 0
    }
    #expect(read > 20 && read < 1_990)
  }
}
