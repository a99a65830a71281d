import Testing

@testable import AnchorsLayout

/// On cells of one point: a width is a number of letters.
@Suite("A breaker of lines")
struct LineBreakerTests {
  private func lines(
    _ text: String, _ width: Double, limit: Int = 0, _ mode: LineBreakMode = .byWordWrapping
  ) -> [LineBreaker.Line] {
    var breaker = LineBreaker(
      text, TextFont(), measurer: CellTextMeasurer(), width: width, numberOfLines: limit, mode)
    return breaker.lines()
  }

  /// Returns the start and the end of each line, in letters.
  private func places(_ text: String, _ lines: [LineBreaker.Line]) -> [[Int]] {
    lines.map { line in
      [line.range.lowerBound, line.range.upperBound].map {
        text.distance(from: text.startIndex, to: $0)
      }
    }
  }

  @Test("A line ends with its last word, and the spaces after it are in no line")
  func ranges() {
    let text = "one  two six"
    #expect(places(text, lines(text, 8)) == [[0, 8], [9, 12]])
    #expect(lines(text, 8).map(\.width) == [8, 3])
    #expect(places(text, lines(text, 7)) == [[0, 3], [5, 12]])
    #expect(lines("", 7).isEmpty)
  }

  @Test("A word that is wider than a line is broken, and a line takes at least one letter")
  func clusters() {
    let text = "ab cdefg"
    #expect(places(text, lines(text, 3)) == [[0, 2], [3, 6], [6, 8]])
    #expect(places(text, lines(text, 3, .byCharWrapping)) == [[0, 2], [3, 6], [6, 8]])
    #expect(places("xyz", lines("xyz", 0.5)) == [[0, 1], [1, 2], [2, 3]])
  }

  @Test("The last permitted line ends with an ellipsis if there is more text")
  func truncation() {
    let text = "The quick"
    let cut = lines(text, 5, limit: 1, .byTruncatingTail)
    // No space before the ellipsis, which takes one cell.
    #expect(places(text, cut) == [[0, 3]] && cut.map(\.width) == [4])
    #expect(cut.map(\.hasEllipsis) == [true])
    let whole = lines(text, 9, limit: 1, .byTruncatingTail)
    #expect(places(text, whole) == [[0, 9]] && whole.map(\.hasEllipsis) == [false])
    let clipped = lines(text, 5, limit: 1, .byWordWrapping)
    #expect(places(text, clipped) == [[0, 3]] && clipped.map(\.hasEllipsis) == [false])
  }
}
