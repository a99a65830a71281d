import Foundation
import Testing

@Suite("The article Your own toolkit")
struct YourOwnToolkitTests {
  @Test(
    "The article shows the label that the tests lay out, whole, and the GTK example's code unchanged"
  )
  func sources() throws {
    let blocks = try Article("YourOwnToolkit").blocks.map(\.code)
    let label = try RepositoryFile.text(
      of: "Tests/AnchorsLayoutTests/Engine/WrappingLabel.swift")
    let folder = "Examples/GTK/Sources/AnchorsGTK"
    let sources = try [
      "LayoutContainer+Allocating", "LayoutContainer+Measuring", "Measure", "Widget",
    ]
    .map { Self.lines(try RepositoryFile.text(of: "\(folder)/\($0).swift")) }
    #expect(blocks.count == 6)
    for block in blocks where !label.hasSuffix("\n\n\(block)\n") {
      // A block may have two functions of a file.
      for part in block.components(separatedBy: "\n}\n\n") {
        let lines = Self.lines(part)
        #expect(sources.contains { $0.contains(lines) }, "\(part)")
      }
    }
    #expect(blocks.count { label.hasSuffix("\n\n\($0)\n") } == 1)
  }

  /// The lines of a text without indentation.
  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
