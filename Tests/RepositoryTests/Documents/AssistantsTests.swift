import Foundation
import Testing

/// The page for programmers' assistants. `Documentation/generate` makes it of the cheat sheet and
/// of the README, whose listings other tests compile.
@Suite("The page for assistants")
struct AssistantsTests {
  @Test("Each mistake of the first table is refused, and what the table says to write is not")
  func mistakes() throws {
    let page = try RepositoryFile.text(of: "Documentation/assistants.md")
    let table =
      page.components(separatedBy: "\n## Mistakes that do not compile\n").dropFirst()
      .first?.components(separatedBy: "\n## ").first ?? ""
    let rows = table.matches(of: #/\n\| `([^`]+)` \| `([^`]+)`: /#)
    #expect(rows.count > 8 && rows.count == table.components(separatedBy: "\n| `").count - 1)
    let wrong = try typecheck(rows.map { String($0.1) })
    #expect(wrong.diagnosed == Set(1...rows.count), "\(wrong.text)")
    let right = try typecheck(rows.map { String($0.2) })
    #expect(right.isAccepted && right.text.isEmpty, "\(right.text)")
  }

  /// Type-checks each statement in a builder in a line of its own.
  private func typecheck(_ statements: [String]) throws -> SwiftCompiler.Answer {
    try SwiftCompiler.statements().typecheck(
      statements.map { "Constraint.activate { a.top == b.top; \($0) }" })
  }
}
