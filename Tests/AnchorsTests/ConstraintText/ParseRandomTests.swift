import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Texts of known pieces in any order, and right ones cut off.
@Suite("Constraints as text: at random")
struct ParseRandomTests {
  private let scene = TextScene()
  private let pieces = [
    "title", ".top", ".edges", "(", ")", "[", "]", "==", "<=", ">=", "=", "+", "-", "*", "/", "~",
    ".system", ".high", "10", "1e", "gap", ",", ";", "\n", " ", "// x", "`", "'", "\\", ":", "#2",
    "inset(by:", "Insets(", "edges(.top", "é", "🙂", "\u{0}", "\r\n", "superview", "(released)",
    ".leading", ".size", "card.safeArea", "(A.swift:1)", "/ 0", "&", "\u{A0}",
  ]

  @Test("Random texts are refused at a position inside")
  func nonsense() throws {
    var random = SeededRandom(seed: 72)
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (0..<random.int(in: 0...9)).map { _ in random.pick(pieces) }.joined()
      do {
        _ = try scene.parse(text)
        accepted += 1
      } catch {
        let (offset, count) = (try #require(error.offset), text.utf8.count)
        try #require(0 <= error.range.lowerBound && error.range.lowerBound <= offset, "\(error)")
        try #require(offset <= count && error.range.upperBound <= count, "\(error)")
        try #require(error.description.contains("^") && error.lineNumber >= 1, "\(error)")
      }
    }
    #expect(accepted > 50)
  }

  @Test("Truncated texts are correct or have a position inside")
  func truncated() throws {
    let text = """
      [title, `photo`].edges(excluding: .top) >= card.edges.inset(by: Insets(left: -1.5e1)) ~ .high - 1 'it\\'s'
      icon.size == card.size * 0.5 + (8 - gap) / 2; title.top == photo.bottom + 2 * .system (A.swift:3)
      """
    #expect(try scene.parse(text).count == 9)
    for count in 0..<text.utf8.count {
      let start = String(decoding: text.utf8.prefix(count), as: UTF8.self)
      do {
        _ = try scene.parse(start)
      } catch {
        try #require(error.range.upperBound <= count && error.message != "", "\(error)")
      }
    }
  }

  @Test("Deep brackets and long texts do not trap")
  func extremes() throws {
    let deep = String(repeating: "(", count: 100_000)
    #expect(throws: LayoutTextError.self) { try scene.parse(deep) }
    #expect(throws: LayoutTextError.self) { try scene.parse("[" + deep) }
    let signs = String(repeating: "-", count: 100_000)
    #expect(try scene.parse("title.top == \(signs)1")[0].constant == 1)
    let sum = String(repeating: " + 1", count: 20_000)
    #expect(try scene.parse("title.top == card.top\(sum)")[0].constant == 20_000)
    #expect(try scene.parse(String(repeating: "title.top == 1\n", count: 5000)).count == 5000)
  }
}
