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

  /// Frames that the tests on UIKit record for the same screens, in a window of 390 x 844, of views
  /// whose frames do not depend on a font.
  static let recorded: [String: [String: [Double]]] = [
    "LoginViewController": [
      "scrollView": [0, 0, 390, 844], "contentView": [0, 0, 390, 844],
      "formView": [24, 24, 342, 284], "logoView": [123, 0, 96, 96],
      "nameField": [0, 120, 342, 44], "passwordField": [0, 176, 342, 44],
      "loginButton": [0, 232, 342, 44],
    ],
    "SplitViewController": [
      "listView": [0, 0, 390, 337.6], "detailView": [0, 338.6, 390, 505.4],
      "divider": [0, 337.6, 390, 1],
    ],
    "PlayerBarView": [
      "barView": [0, 780, 390, 64], "artworkView": [8, 8, 48, 48], "trackView": [0, 62, 390, 2],
      "progressView": [0, 62, 0, 2],
    ],
    "GalleryViewController": [
      "imageView": [0, 0, 390, 590.8], "thumbnailBar": [0, 776, 390, 68],
      "thumbnails1": [6, 6, 56, 56], "thumbnails4": [192, 6, 56, 56], "selection": [20, 66, 28, 2],
    ],
  ]

  @Test("A screen has the frames that it has when it runs", arguments: recorded.keys.sorted())
  func frames(name: String) throws {
    let expected = try #require(Self.recorded[name])
    let layout = try #require(try layouts("\(name).swift", in: "OriginalScreens").first)
    let frames = try layout.frames()
    for (view, frame) in expected { #expect(frames[view] == frame, "\(view)") }
  }
}
