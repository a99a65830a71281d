import AnchorsLayout
import Testing

/// On cells of one point: a width is a number of letters.
@Suite("Breaking text into lines")
struct LineBreakingTests {
  private func lines(
    _ text: String, _ width: Double, limit: Int = 0, _ mode: LineBreakMode = .byTruncatingTail
  ) -> [String] {
    CellTextMeasurer().lines(
      of: text, in: TextFont(), width: width, numberOfLines: limit, lineBreakMode: mode
    ).map(\.text)
  }

  @Test("A line takes as many words as fit, and fits exactly")
  func greedy() {
    let text = "The quick brown fox"
    #expect(lines(text, .infinity) == ["The quick brown fox"])
    #expect(lines(text, 19) == ["The quick brown fox"])
    #expect(lines(text, 18) == ["The quick brown", "fox"])
    #expect(lines(text, 10) == ["The quick", "brown fox"])
    #expect(lines(text, 9) == ["The quick", "brown fox"])
    #expect(lines(text, 8) == ["The", "quick", "brown", "fox"])
  }

  @Test("A rounding error of a width does not matter, and a hundredth of a point does")
  func tolerance() {
    #expect(lines("The quick", 9 - 1e-9) == ["The quick"])
    #expect(lines("The quick", 9 - 0.01) == ["The", "quick"])
    //  ten times 0.1 is a little less than 1
    let width = (0..<10).reduce(0.0) { sum, _ in sum + 0.1 } * 9
    #expect(width < 9)
    #expect(lines("The quick", width) == ["The quick"])
  }

  @Test("Spaces hang over the end of a line, and stay within and before it")
  func spaces() {
    #expect(lines("one   two", 3) == ["one", "two"])
    #expect(lines("one   two", 9) == ["one   two"])
    #expect(lines("one   two", 8) == ["one", "two"])
    #expect(lines("one   ", 3) == ["one"])
    #expect(lines("  one two", 5) == ["  one", "two"])
    #expect(lines("   ", 2) == [""])
    #expect(lines("one\u{3000}two\u{2003}six", 3) == ["one", "two", "six"])
  }

  @Test("The width of a line is that of its words and the spaces between them")
  func widths() {
    let lines = CellTextMeasurer(width: 10, height: 20)
      .lines(of: " one  two   six ", in: TextFont(), width: 100)
    #expect(
      lines == [
        TextLine(text: " one  two", width: 90, origin: Point(x: 0, y: 20)),
        TextLine(text: "six", width: 30, origin: Point(x: 0, y: 40)),
      ])
  }

  @Test("No line ends at a no-break space or hyphen")
  func noBreak() {
    #expect(lines("10\u{A0}km to go", 6) == ["10\u{A0}km", "to go"])
    #expect(lines("a 10\u{A0}km", 6) == ["a", "10\u{A0}km"])
    #expect(lines("a 10\u{202F}km", 6) == ["a", "10\u{202F}km"])
    #expect(lines("a b\u{2011}cde", 5) == ["a", "b\u{2011}cde"])
  }

  @Test("A line may end after a hyphen or dash within a word")
  func hyphens() {
    #expect(lines("a well-known word", 7) == ["a well-", "known", "word"])
    #expect(lines("a well-known word", 6) == ["a", "well-", "known", "word"])
    #expect(lines("now—or never", 6) == ["now—or", "never"])
    #expect(lines("now—or never", 5) == ["now—", "or", "never"])
    #expect(lines("a--b", 3) == ["a--", "b"])
  }

  @Test("No line ends after a hyphen that begins a word, or before a digit")
  func signs() {
    #expect(lines("about -5 or so", 7) == ["about", "-5 or", "so"])
    #expect(lines("with --all set", 7) == ["with", "--all", "set"])
    #expect(lines("in 2026-11", 9) == ["in", "2026-11"])
  }

  @Test("Every line break in the text begins a new line")
  func newlines() {
    #expect(lines("one\ntwo", 10) == ["one", "two"])
    #expect(lines("one\r\ntwo\rsix\u{2028}ten\u{2029}", 10) == ["one", "two", "six", "ten", ""])
    #expect(lines("one\n\ntwo", 10) == ["one", "", "two"])
    #expect(lines("\n", 10) == ["", ""])
    #expect(lines("one \n two", 10) == ["one", " two"])
    #expect(lines("one two\nsix", 5) == ["one", "two", "six"])
    #expect(lines("", 10) == [])
  }

  @Test("A word wider than a line is broken, and goes on with the next words")
  func longWords() {
    #expect(lines("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(lines("abcdefgh i", 3) == ["abc", "def", "gh", "i"])
    #expect(lines("abcdefgh i", 4) == ["abcd", "efgh", "i"])
    #expect(lines("abcdefg hi", 5) == ["abcde", "fg hi"])
    #expect(lines("go abcdefg", 5) == ["go", "abcde", "fg"])
    #expect(lines("世界世界世", 4) == ["世界", "世界", "世"])
    #expect(lines("世界世界世", 5) == ["世界", "世界", "世"])
  }

  @Test("A long word breaks between grapheme clusters, and each line has at least one")
  func clusters() {
    #expect(lines("ae\u{301}ie\u{301}", 2) == ["ae\u{301}", "ie\u{301}"])
    #expect(lines("👨‍👩‍👧👍🏽", 1) == ["👨‍👩‍👧", "👍🏽"])
    #expect(lines("abc de", 0) == ["a", "b", "c", "d", "e"])
    #expect(lines("abc", -10) == ["a", "b", "c"])
    #expect(lines("世a", 1) == ["世", "a"])
  }

  @Test("Wrapping by letters fills every line")
  func letters() {
    #expect(lines("go abcdefg", 5, .byCharWrapping) == ["go ab", "cdefg"])
    #expect(lines("one two", 4, .byCharWrapping) == ["one", "two"])
    #expect(lines("one two", 5, .byCharWrapping) == ["one t", "wo"])
  }

  @Test("With too few lines, the last one ends with an ellipsis")
  func truncation() {
    let text = "The quick brown fox jumps"
    #expect(lines(text, 10, limit: 3) == ["The quick", "brown fox", "jumps"])
    #expect(lines(text, 10, limit: 2) == ["The quick", "brown fox…"])
    #expect(lines(text, 9, limit: 2) == ["The quick", "brown fo…"])
    #expect(lines(text, 11, limit: 1) == ["The quick…"])  //  no space before an ellipsis
    #expect(lines(text, 12, limit: 1) == ["The quick b…"])
    #expect(lines(text, 25, limit: 1) == ["The quick brown fox jumps"])
    #expect(lines(text, 1, limit: 1) == ["…"])
    #expect(lines(text, 0, limit: 1) == ["…"])
    #expect(lines("abcdefgh", 3, limit: 2) == ["abc", "de…"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", 2, limit: 1) == ["e\u{301}…"])
  }

  @Test("An ellipsis says that there are more paragraphs, not that there are empty ones")
  func truncatedParagraphs() {
    #expect(lines("one\ntwo", 10, limit: 1) == ["one…"])
    #expect(lines("one\ntwo", 3, limit: 1) == ["on…"])
    #expect(lines("one\n \n", 10, limit: 1) == ["one"])
    #expect(lines("one\n\ntwo", 10, limit: 2) == ["one", "…"])
  }

  @Test("Without ellipses, text that does not fit is left out")
  func clipping() {
    #expect(lines("The quick brown", 10, limit: 1, .byWordWrapping) == ["The quick"])
    #expect(lines("The quick brown", 6, limit: 1, .byCharWrapping) == ["The qu"])
    #expect(lines("one\ntwo", 10, limit: 1, .byWordWrapping) == ["one"])
  }

  private static let article = """
    It is a truth universally acknowledged, that a well-known measurer — of no great size — must
    be in want of a 30\u{A0}cm ruler.\n\n  Incomprehensibilities notwithstanding, 世界 agrees.
    """

  @Test("Lines fit, lose no letter, and are no more in a wider column", arguments: 1...60)
  func properties(width: Int) {
    let text = Self.article
    let lines = CellTextMeasurer().lines(of: text, in: TextFont(), width: Double(width))
    #expect(lines == CellTextMeasurer().lines(of: text, in: TextFont(), width: Double(width)))
    #expect(lines.allSatisfy { $0.width <= Double(width) || $0.text.count == 1 })
    func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    #expect(letters(lines.map(\.text).joined()) == letters(text))
    #expect(lines.map(\.origin.y) == lines.indices.map { Double($0 + 1) })
    //  a wider line never makes more lines
    let wider = CellTextMeasurer().lines(of: text, in: TextFont(), width: Double(width + 1))
    #expect(wider.count <= lines.count)
  }

  @Test("Every letter is measured at most twice")
  func linearTime() {
    final class Counting: TextMeasurer {
      var measured = 0
      func width(of text: Substring, in font: TextFont) -> Double {
        measured += text.unicodeScalars.count
        return Double(text.unicodeScalars.count)
      }
      func lineHeight(of font: TextFont) -> Double { 1 }
      func ascent(of font: TextFont) -> Double { 1 }
    }
    for text in [
      String(repeating: "word ", count: 2000), String(repeating: "x", count: 10_000),
      String(repeating: "well-", count: 2000), String(repeating: " ", count: 10_000),
    ] {
      for width in [1.0, 3, 80, 9_999] {
        let counting = Counting()
        _ = counting.lines(of: text, in: TextFont(), width: width)
        #expect(counting.measured <= 20_000)
      }
    }
  }
}
