import Foundation

/// The source of a recipe as a reader can use it: it imports the library and nothing else.
///
/// Views that several recipes share, such as `Button`, are in separate files, in `Views`. Which of
/// them a recipe needs is found by the words in it. Together they compile.
struct Listing: Sendable {
  /// The name of the file, without its ending.
  let file: String

  /// The recipe alone.
  ///
  /// - Throws: what reading the file throws.
  func recipe() throws -> String { try Self.read("Recipes/\(file).swift") }

  /// The files in `Views` that the recipe needs, in the order of the alphabet, each with its name
  /// and what is in it.
  ///
  /// - Throws: what reading the files throws.
  func views() throws -> [(name: String, source: String)] {
    let folder = Self.folder.appendingPathComponent("Views").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let files = try names.map { (name: $0, source: try Self.read("Views/\($0)")) }
    var used: Set<String> = []
    var sources = [try recipe()]
    // A view may need another one.
    while let source = sources.popLast() {
      let words = Self.words(of: source)
      for file in files where !used.contains(file.name) {
        guard !Self.declared(in: file.source).isDisjoint(with: words) else { continue }
        used.insert(file.name)
        sources.append(file.source)
      }
    }
    return files.filter { used.contains($0.name) }
  }

  /// The recipe and the views that it needs as one file.
  ///
  /// - Throws: what reading the files throws.
  func wholeFile() throws -> String {
    let parts = try views().map { Self.withoutImport($0.source) }
    return ([try recipe()] + parts).joined(separator: "\n")
  }
}

// MARK: - Sources

extension Listing {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let importLine = "import AnchorsLayout\n"

  private static func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// A source without the line that imports the library, and without the empty line after it.
  static func withoutImport(_ source: String) -> String {
    guard source.hasPrefix(importLine) else { return source }
    return String(source.dropFirst(importLine.count).drop { $0 == "\n" })
  }

  /// The words in a source, comments aside.
  private static func words(of source: String) -> Set<String> {
    let lines = source.split(separator: "\n").filter { line in
      !line.drop { $0 == " " }.hasPrefix("//")
    }
    return Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
  }

  /// The names of the types that a source declares, and of the functions that it adds to others.
  private static func declared(in source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(separator: "\n") {
      let words = line.split { !$0.isLetter && !$0.isNumber }
      let isType = line.first != " " && !line.hasPrefix("extension")
      for (keyword, name) in zip(words, words.dropFirst()) {
        let isDeclared = isType && (keyword == "class" || keyword == "enum") || keyword == "func"
        if isDeclared { names.insert(String(name)) }
      }
    }
    return names
  }
}
