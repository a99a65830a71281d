import Foundation
import Testing

/// The articles, as GitHub shows their files: it knows nothing of DocC's links.
@Suite("Articles")
struct ArticleTests {
  @Test("Articles have links that read as the titles of articles")
  func links() throws {
    let articles = try RepositoryFile.files(in: "Sources").filter { $0.hasSuffix(".md") }
    #expect(articles.count > 15)
    let titles = try Dictionary(
      uniqueKeysWithValues: articles.map { path in
        let name = path.split(separator: "/").last.map { $0.dropLast(".md".count) } ?? ""
        return try (String(name), String(Self.text(of: path).prefix { $0 != "\n" }.dropFirst(2)))
      })
    var count = 0
    for path in articles {
      let text = try Self.text(of: path)
      #expect(!text.contains("<doc:"), "\(path): GitHub shows <doc:…> as it is")
      for link in text.matches(of: #/\[([^\]]*)\]\(doc:([^)]*)\)/#) {
        #expect(titles[String(link.2)] == String(link.1), "\(path): \(link.0)")
        count += 1
      }
    }
    #expect(count > 15)
  }

  @Test("Articles name symbols without overload suffixes")
  func symbols() throws {
    for path in try RepositoryFile.files(in: "Sources") where path.hasSuffix(".md") {
      for code in try Self.text(of: path).matches(of: #/``([^`\n]+)``/#) {
        #expect(!code.1.contains("-"), "\(path): \(code.0)")
      }
    }
  }

  private static func text(of path: String) throws -> String {
    try RepositoryFile.text(of: "Sources/\(path)")
  }
}
