import AnchorsReport
import TestSupport
import Testing

/// The article *Cheat sheet*: its listings compile, and UIKit's column is equivalent to ours.
@Suite("The cheat sheet", .serialized) @MainActor
struct CheatSheetTests {
  private let view = UIView(), card = UIView()
  private let photo = UIImageView(), title = UILabel(), price = UILabel()

  init() {
    installSeam()
    view.addSubview(card)
    for child in [photo, title, price] { card.addSubview(child) }
  }

  /// The rows of the article's table, as they stand there.
  private func compareRows() {
    compare(
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      title.top == card.top + 10)
    compare(
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -12),
      title.trailing <= card.trailing - 12)
    compare(
      photo.widthAnchor.constraint(equalTo: photo.heightAnchor, multiplier: 1.5),
      photo.width == 1.5 * photo.height)
    compare(
      photo.heightAnchor.constraint(equalToConstant: 48),
      photo.height == 48)
    compare(
      title.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
      title.centerY == photo.centerY)
    compare(
      title.firstBaselineAnchor.constraint(equalTo: price.firstBaselineAnchor),
      title.firstBaseline == price.firstBaseline)
    compare(
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.top == view.safeArea.top + 16)
    compare(
      title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      title.leading == card.margins.leading)
  }

  /// Expects that a constraint of UIKit's and what becomes of ours say the same.
  private func compare(_ native: NSLayoutConstraint, _ constraint: Constraint) {
    guard let ours = constraint.layoutConstraint else {
      Issue.record("\(constraint) has no NSLayoutConstraint")
      return
    }
    #expect(ours.firstItem === native.firstItem && ours.secondItem === native.secondItem)
    #expect(ours.firstAttribute == native.firstAttribute)
    #expect(ours.secondAttribute == native.secondAttribute)
    #expect(ours.relation == native.relation && ours.priority == native.priority)
    #expect(ours.multiplier == native.multiplier && ours.constant == native.constant)
  }

  @Test("The table's columns are the same constraints")
  func table() throws {
    compareRows()
    let rows = try Self.article().components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count == 8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let calls = source.components(separatedBy: "    compare(\n      ").dropFirst().map { call in
      call.components(separatedBy: ")\n")[0].replacingOccurrences(of: ",\n      ", with: "` | `")
    }
    #expect(rows == calls.map { "| `\($0)` |" })
  }

  @Test("The listings compile", arguments: [5, 6])
  func listings(mode: Int) throws {
    let answer = try SwiftCompiler(mode: mode, opening: []).typecheck(
      try Self.screen().components(separatedBy: "\n"))
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }

  /// Returns the listings as the functions of a view controller, without its last brace.
  nonisolated static func screen() throws -> String {
    let sections = try article().components(separatedBy: "\n### ").dropFirst()
    #expect(sections.count == 7)
    let functions = try sections.enumerated().map { index, section in
      let parts = section.components(separatedBy: "```swift\n")
      let listing = try #require(parts.last?.components(separatedBy: "\n```").first)
      let heading = section.components(separatedBy: "\n")[0]
      let isInBuilder = ["Expressions", "Composites and arrays", "Guides"].contains(heading)
      let code = isInBuilder ? "activate {\n\(listing)\n}" : listing
      return "func listing\(index)() throws {\n\(code)\n}"
    }
    let opening = [
      "import UIKit", "import Anchors", "import AnchorsReport",
      "final class Screen: UIViewController {",
      "  let card = UIView(), photo = UIImageView(), title_ = UILabel(), price = UILabel()",
      "  let spacer = UILayoutGuide()",
      "  lazy var gap = title_.top == card.top + 10",
    ]
    // A view controller has a title already.
    let lines = functions.map { $0.replacingOccurrences(of: "title", with: "title_") }
    return (opening + lines).joined(separator: "\n")
  }

  private nonisolated static func article() throws -> String {
    try Repository.text(of: "Sources/Anchors/Anchors.docc/CheatSheet.md")
  }
}
