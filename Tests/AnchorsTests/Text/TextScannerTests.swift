import Testing

@testable import Anchors

@Suite("A scanner of texts")
struct TextScannerTests {
  @Test("takes words, and goes back to places")
  func words() {
    var text = TextScanner("a ≥ b")
    #expect(text.take(word: "a ") && text.take(word: "≥"))
    let place = text.offset
    #expect(!text.take(word: " b and more") && text.offset == place)
    #expect(text.take(text: " b") && text.isAtEnd && !text.take(word: "b"))
    text.offset = place
    #expect(text.rest == " b" && text.text(from: 0) == "a ≥")
  }

  @Test("takes characters from the end, but not what is taken already")
  func end() {
    var text = TextScanner("a, \t")
    #expect(text.take(oneOf: "ba") && !text.take(oneOf: "ba"))
    var count = 0
    while text.takeLast(oneOf: "a, \t") { count += 1 }
    #expect(count == 3 && text.isAtEnd && text.next == nil && text.nextScalar == nil)
  }

  @Test("goes to the last occurrence of a word, or stays where it is")
  func last() {
    var text = TextScanner("a.b.c")
    #expect(text.take(throughLast: ".") && text.rest == "c")
    #expect(!text.take(throughLast: ".") && text.rest == "c")
    #expect(!text.take(throughLast: "c and more") && text.take(throughLast: "c"))
    #expect(text.isAtEnd && !text.take(throughLast: "c"))
  }

  @Test("takes letters beyond ASCII, but neither spaces nor punctuation")
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
