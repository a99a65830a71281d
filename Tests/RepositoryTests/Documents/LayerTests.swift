import Foundation
import Testing

/// CONTRIBUTING's rules about the folders inside a target, which the compiler does not know.
@Suite("Folders of the expression library")
struct LayerTests {
  /// In the order in which each uses only those before it.
  private static let folders = [
    "Values", "Text", "Records", "Constraints", "Expressions", "Installation", "VisualFormat",
    "Platform",
  ]

  @Test("A folder uses no type of a folder after it")
  func order() throws {
    let sources = try Self.folders.map { try SourceFolder("Sources/Anchors/\($0)") }
    #expect(sources.allSatisfy { !$0.words.isEmpty })
    for (place, folder) in sources.enumerated() {
      for later in sources.dropFirst(place + 1) {
        // What an item has is a list of anchors, which are the type of expressions.
        let used = folder.words.intersection(later.types).subtracting(folder.types)
          .subtracting(folder.path.hasSuffix("Records") ? ["AnchorSource", "ItemAnchors"] : [])
        #expect(used.isEmpty, "\(folder.path) uses \(used.sorted()) of \(later.path)")
      }
    }
  }

  @Test("The list has every folder")
  func complete() throws {
    let files = try RepositoryFile.files(in: "Sources/Anchors").filter { $0.hasSuffix(".swift") }
    #expect(Set(files.map { String($0.prefix { $0 != "/" }) }) == Set(Self.folders))
  }
}

/// The types that the files of a folder declare, and the words that they use, without comments.
private struct SourceFolder {
  let path: String
  private(set) var types: Set<String> = []
  private(set) var words: Set<String> = []

  init(_ path: String) throws {
    self.path = path
    for name in try RepositoryFile.files(in: path) where name.hasSuffix(".swift") {
      let text = try RepositoryFile.text(of: "\(path)/\(name)")
      for line in text.components(separatedBy: "\n") { read(line) }
    }
  }

  private mutating func read(_ line: String) {
    let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    let names = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    words.formUnion(names)
    // Types inside of types are found by the name of the outer one.
    if line.hasPrefix(" ") { return }
    let keywords: Set = ["class", "struct", "enum", "protocol", "typealias"]
    if let place = names.firstIndex(where: keywords.contains), place + 1 < names.count,
      !names.contains("private"), !names.contains("extension")
    {
      types.insert(names[place + 1])
    }
  }
}
