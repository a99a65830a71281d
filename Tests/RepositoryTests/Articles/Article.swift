import Foundation
import Testing

/// An article of the documentation, whose examples are run by the tests: the code that is shown is
/// the code that has run, and the text below it is what that has printed.
///
/// In the test an example stands between `#sourceLocation(file:"Login.swift",line:1)` and
/// `#sourceLocation()`, so that its lines are counted from 1, as in the article.
struct Article {
  private let text: String

  init(_ name: String) throws {
    let texts = ["Anchors", "AnchorsLayout", "AnchorsReport"].compactMap { module in
      try? RepositoryFile.text(of: "Sources/\(module)/\(module).docc/\(name).md")
    }
    text = try #require(texts.first, "there is no article \(name)")
  }

  /// Expects the article to show the example as it stands in the test's file, followed by its
  /// output.
  func expect(
    _ example: String, printed: Printed, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let code = try code(of: example, in: String(contentsOfFile: file, encoding: .utf8))
    #expect(!code.isEmpty && !printed.text.isEmpty, sourceLocation: location)
    let block = "```swift\n// \(example)\n\(code)\n```\n\n```text\n\(printed.text)\n```\n"
    let isShown = text.contains(block)
    #expect(isShown, "the article does not show\n\(block)", sourceLocation: location)
  }

  /// The number of the article's examples with output.
  var exampleCount: Int { text.components(separatedBy: "```\n\n```text\n").count - 1 }

  /// The Swift blocks, each with the text below it if it has one.
  var blocks: [(code: String, text: String?)] {
    text.components(separatedBy: "```swift\n").dropFirst().map { part in
      let opening = "\n```\n\n```text\n"
      guard let start = part.range(of: opening),
        let end = part.range(of: "\n```", range: start.upperBound..<part.endIndex)
      else { return (part.components(separatedBy: "\n```")[0], nil) }
      return (String(part[..<start.lowerBound]), String(part[start.upperBound..<end.lowerBound]))
    }
  }

  /// Returns the first block in a language.
  func block(of language: String) -> String? {
    text.components(separatedBy: "```\(language)\n").dropFirst().first?
      .components(separatedBy: "\n```").first
  }

  /// The lines of an example, moved to the left edge.
  private func code(of example: String, in source: String) -> String {
    let opening = "#sourceLocation(file:\"\(example)\",line:1)\n"
    guard let start = source.range(of: opening),
      let end = source.range(of: "#sourceLocation()", range: start.upperBound..<source.endIndex)
    else { return "" }
    var lines = source[start.upperBound..<end.lowerBound].components(separatedBy: "\n")
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}

/// The output of an example.
final class Printed {
  private(set) var text = ""

  /// Takes the place of the global function of that name.
  func callAsFunction(_ values: Any...) {
    if !text.isEmpty { text += "\n" }
    text += values.map { "\($0)" }.joined(separator: " ")
  }
}
