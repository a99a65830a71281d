import Testing

@testable import Anchors

@Suite("A scanner of texts")
struct TextScannerTests {
  @Test("The scanner takes words, and returns to positions")
  func words() {
    var text = TextScanner("a ≥ b")
    #expect(text.take(word: "a ") && text.take(word: "≥"))
    let place = text.offset
    #expect(!text.take(word: " b and more") && text.offset == place)
    #expect(text.take(text: " b") && text.isAtEnd && !text.take(word: "b"))
    text.offset = place
    #expect(text.rest == " b" && text.text(from: 0) == "a ≥")
  }

  @Test("The scanner takes characters from the end, but none twice")
  func end() {
    var text = TextScanner("a, \t")
    #expect(text.take(oneOf: "ba") && !text.take(oneOf: "ba"))
    var count = 0
    while text.takeLast(oneOf: "a, \t") { count += 1 }
    #expect(count == 3 && text.isAtEnd && text.next == nil && text.nextScalar == nil)
  }

  @Test("The scanner goes to the last occurrence of a word, or stays")
  func last() {
    var text = TextScanner("a.b.c")
    #expect(text.take(throughLast: ".") && text.rest == "c")
    #expect(!text.take(throughLast: ".") && text.rest == "c")
    #expect(!text.take(throughLast: "c and more") && text.take(throughLast: "c"))
    #expect(text.isAtEnd && !text.take(throughLast: "c"))
  }

  @Test("The scanner takes letters beyond ASCII, but neither spaces nor punctuation")
  func letters() {
    for letter in ["é", "日", "ש", "🙂"] {
      var text = TextScanner(letter)
      #expect(text.takeLetterBeyondASCII() && text.isAtEnd)
    }
    for other in ["", "a", "\u{A0}", "…", "\u{2028}"] {
      var text = TextScanner(other)
      #expect(!text.takeLetterBeyondASCII() && text.offset == 0)
    }
  }
}
