import Foundation
import Testing

/// The tables of the article *Where the tree differs from UIKit*, held to the tests and scenes that
/// they name.
@Suite("Where the tree differs from UIKit")
struct UIKitTableTests {
  /// Modules that snippets can import in addition to the library, by their names.
  private struct Row {
    let cells: [String]

    var tree: String { cells.count > 2 ? cells[2] : "" }
    /// The names in backticks in the last cell: tests and scenes.
    var names: [String] {
      cells.count > 3 ? cells[3].matches(of: #/`([^`]+)`/#).map { String($0.1) } : []
    }
  }

  private let rows: [Row]

  init() throws {
    let text = try RepositoryFile.text(
      of: "Sources/AnchorsLayout/AnchorsLayout.docc/WhereTheTreeDiffersFromUIKit.md")
    // The first table is of words.
    let tables = text.components(separatedBy: "| UIKit | how sure | the tree | test |\n")
      .dropFirst()
    rows = tables.flatMap { table in
      table.components(separatedBy: "\n").prefix { $0.hasPrefix("|") }.dropFirst().map { line in
        Row(
          cells: line.dropFirst().dropLast().components(separatedBy: "|").map {
            $0.trimmingCharacters(in: .whitespaces)
          })
      }
    }
  }

  @Test("The table has four cells in each row, and says in three words what the tree does")
  func shape() {
    #expect(rows.count > 80)
    for row in rows {
      #expect(row.cells.count == 4 && !row.cells.contains(""), "\(row.cells)")
      let words = ["as UIKit", "differs, because ", "unknown"]
      #expect(words.contains { row.tree.hasPrefix($0) }, "\(row.tree)")
      #expect(row.cells.last == "–" || !row.names.isEmpty, "\(row.cells)")
    }
  }

  @Test("The table names existing tests")
  func tests() throws {
    let files = try RepositoryFile.files(in: "Tests").filter {
      $0.hasSuffix("Tests.swift") && !$0.contains("/.build/")
    }
    let texts = try files.map { try RepositoryFile.text(of: "Tests/\($0)") }
    for name in rows.flatMap(\.names) where !name.contains("/") {
      let parts = name.split(separator: ".")
      let isThere = texts.contains { text in
        text.contains("struct \(parts[0]) ")
          && (parts.count == 1 || text.contains("func \(parts[1])("))
      }
      #expect(isThere, "\(name)")
    }
  }

  @Test("The table names existing scenes, and each scene with an unknown answer")
  func scenes() throws {
    let folder = "Tests/Device/Scenes"
    let texts = try RepositoryFile.files(in: folder).map {
      try RepositoryFile.text(of: "\(folder)/\($0)")
    }
    let named = rows.flatMap(\.names).filter { $0.contains("/") }
    #expect(named.count > 40)
    for name in named {
      // A scene, or a family of scenes of which each has a name that is put together.
      let isThere = texts.contains {
        $0.contains("\"\(name)\"") || $0.contains("\"\(name)/\\(") || $0.contains("\"\(name)\\(")
      }
      #expect(isThere, "\(name)")
    }
    let open = texts.flatMap { $0.matches(of: #/Scene\(\s*"([^"\\]+)",\s*\.\w+,\s*\.unknown/#) }
    #expect(open.count > 10)
    for scene in open {
      #expect(named.contains(String(scene.1)), "\(scene.1)")
    }
  }
}
