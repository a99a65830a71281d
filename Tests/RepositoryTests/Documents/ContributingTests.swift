import Foundation
import Testing

/// What CONTRIBUTING.md says of where things are, held to it.
@Suite("CONTRIBUTING")
struct ContributingTests {
  @Test("each question is answered by at most three files, which there are")
  func questions() throws {
    let sections = try RepositoryFile.text(of: "CONTRIBUTING.md").components(
      separatedBy: "\n### To "
    ).dropFirst().map {
      $0.components(separatedBy: "\n## ")[0]
    }
    #expect(
      sections.map { $0.prefix { $0 != "\n" } } == [
        "fix a bug in priorities", "add an attribute", "add a platform", "change the pricing rule",
      ])
    for section in sections {
      let paths = section.components(separatedBy: "\n\n")[1].components(separatedBy: "`").filter {
        $0.hasSuffix(".swift")
      }
      #expect((1...3).contains(paths.count))
      for path in paths { #expect(RepositoryFile.exists(path), "\(path)") }
    }
  }

  @Test("every path that it names is there")
  func paths() throws {
    let paths = try RepositoryFile.text(of: "CONTRIBUTING.md").components(separatedBy: "`")
      .enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.contains("/") && !$0.element.contains(" ") }
      .map(\.element).filter { $0.hasPrefix("Sources/") || $0.hasPrefix("Tests/") }
    #expect(paths.count > 10)
    for path in paths { #expect(RepositoryFile.exists(path), "\(path)") }
  }
}
