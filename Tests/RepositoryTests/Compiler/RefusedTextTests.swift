import AnchorsLayout
import Testing

/// A text refuses every statement that the compiler refuses, with the same words.
@Suite("Refused statements as text")
struct RefusedTextTests {
  @Test(
    "The text has the compiler's message",
    arguments: [
      "title.top == 10 - card.top", "title.top < card.top", "title.top > 10", "title.top != 10",
      "title.top = card.top",
    ])
  func messages(text: String) throws {
    let card = LayoutView(name: "card"), title = LayoutView(name: "title")
    let error = try #require(
      #expect(throws: LayoutTextError.self) {
        try Constraint.parse(text, items: ["card": card, "title": title])
      })
    let refused = try ["RefusedStatements", "ItemAnchors"].map {
      try RepositoryFile.text(of: "Sources/Anchors/Expressions/\($0).swift")
    }
    #expect(refused.contains { $0.contains("message: \"\(error.message)\"") }, "\(error)")
  }
}
