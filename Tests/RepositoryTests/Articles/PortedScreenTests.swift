import Foundation
import Testing

/// The screen that the article for those who come from other libraries shows line beside line. It is
/// compiled, and its constraints and frames are tested, in `Tests/UIKitTests`.
@Suite("A screen, line beside line")
struct PortedScreenTests {
  private let shown: [String]
  private let written: [String]

  init() throws {
    let text = try RepositoryFile.text(
      of: "Sources/Anchors/Anchors.docc/ComingFromOtherLibraries.md")
    let section = try #require(
      text.components(separatedBy: "\n## ").first { $0.hasPrefix("A screen, line beside line\n") })
    shown = section.components(separatedBy: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count == 2, cells[1].hasPrefix("`") else { return nil }
      return cells[1].replacing("`", with: "").replacing(" |", with: "")
    }
    let folder = "Tests/UIKitTests/Tests/UIKitTests/Port"
    written = try RepositoryFile.text(of: "\(folder)/ProfileEditor.swift")
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("every line on the right is a line of the file")
  func shownIsWritten() {
    #expect(shown.count > 100)
    for line in shown { #expect(written.contains(line), "\(line)") }
  }

  @Test("every constraint of the file is shown, as often as it is written")
  func writtenIsShown() {
    let relations = [" == ", " >= ", " <= "]
    let statements = written.filter { line in relations.contains { line.contains($0) } }
    #expect(statements.count > 70)
    for line in Set(statements) {
      let count = shown.filter { $0 == line }.count
      #expect(count == statements.filter { $0 == line }.count, "\(line)")
    }
  }
}
