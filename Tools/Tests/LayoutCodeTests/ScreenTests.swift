import Foundation
import Migration
import Testing

@Suite("The layouts of whole screens")
struct ScreenTests {
  private static let sources: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("Tests/UIKitTests/Sources")
  }()

  /// The files of the screens in the manner of apps.
  static let names: [String] = {
    let folder = sources.appendingPathComponent("OriginalScreens").path
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter {
      $0.hasSuffix(".swift") && !$0.contains("Snippets") && $0 != "Registry.swift"
    }.sorted()
  }()

  private func layouts(_ name: String, in folder: String) throws -> [CodeLayout] {
    let url = Self.sources.appendingPathComponent("\(folder)/\(name)")
    let file = SourceFile(path: name, text: try String(contentsOf: url, encoding: .utf8))
    return LayoutCode([file]).layouts()
  }

  @Test(
    "A screen has the same layout in its library, in Anchors and in plain UIKit", arguments: names)
  func spellings(name: String) throws {
    let original = try layouts(name, in: "OriginalScreens")
    #expect(!original.isEmpty)
    for folder in ["MigratedScreens", "PlainScreens"] {
      let other = try layouts(name, in: folder)
      #expect(other.map(\.name) == original.map(\.name))
      for (a, b) in zip(original, other) {
        #expect(a.views.map(\.text) == b.views.map(\.text))
        #expect(a.statements.sorted() == b.statements.sorted())
      }
    }
  }
}
