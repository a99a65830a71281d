import Anchors
import TestSupport
import Testing

/// The articles whose code for UIKit is compiled as the other files of this folder.
@Suite("Articles with code for UIKit")
struct ArticleCodeTests {
  private static let articles = [
    "Anchors/Anchors.docc/LayoutRegions", "Anchors/Anchors.docc/ObservationAndConstraints",
    "Anchors/Anchors.docc/RecipesPeopleAskFor",
    "AnchorsReport/AnchorsReport.docc/ReportsForInspectors",
  ]

  /// Returns the article's Swift blocks, without those that begin with a file's name: the tests of
  /// the repository run them.
  private func blocks(of article: String) throws -> String {
    try Repository.text(of: "Sources/\(article).md").components(separatedBy: "```swift\n")
      .dropFirst().compactMap { $0.components(separatedBy: "```").first }
      .filter { !$0.hasPrefix("// ") }.joined(separator: "\n")
  }

  @Test("The article's code is the compiled one", arguments: articles)
  func isTheSame(article: String) throws {
    let name = article.split(separator: "/").last ?? ""
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("\(name).swift")
    #expect(try blocks(of: article) == String(contentsOf: file, encoding: .utf8))
  }

  @Test("The article's code compiles in language mode 5, without a warning", arguments: articles)
  func mode5(article: String) throws {
    let answer = try SwiftCompiler(mode: 5, opening: []).typecheck(
      file: blocks(of: article).components(separatedBy: "\n"))
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }
}
