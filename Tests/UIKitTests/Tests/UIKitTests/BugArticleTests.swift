import AnchorsLayout
import AnchorsReport
import Foundation
import SnapKit
import TestSupport
import Testing

@testable import OrderScreen

/// The article *Finding a layout bug on iOS*: its code is what is compiled, its texts are what is
/// printed.
@Suite("The article on finding a layout bug on iOS") @MainActor
struct BugArticleTests {
  private let article: String
  private let controller = OrderViewController()

  init() throws {
    article = try Self.file("Sources/AnchorsReport/AnchorsReport.docc/FindingALayoutBugOnIOS.md")
    installSeam()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    controller.view.layoutIfNeeded()
  }

  @Test("The article's row is the compiled one")
  func code() throws {
    let row = try Self.file("Tests/UIKitTests/Sources/OrderScreen/OrderRow.swift")
    #expect(article.contains("```swift\n// OrderRow.swift\n\(row)```\n"))
  }

  @Test("The article shows the report and the explanation")
  func report() {
    expect(controller.view.layoutReport().description)
    expect(controller.total.layoutReport().frameExplanation.description)
  }

  @Test("The article's log is about the same conflict")
  func log() throws {
    let blocks = article.components(separatedBy: "```text\n").dropFirst()
    let text = try #require(blocks.first { $0.hasPrefix("Unable") }).components(separatedBy: "```")
    let log = LayoutLog(parsing: text[0])
    expect(log.description)
    let conflict = try #require(controller.view.layoutReport().conflicts.first)
    #expect(log.conflicts[0].lines.count == conflict.constraints.count + 1)
    #expect(log.conflicts[0].sum?.suffix(13) == conflict.sum?.suffix(13))
  }

  @Test("The article's repair works, and other widths have the stated rest")
  func repair() throws {
    let (icon, title, price) = (controller.row.icon, controller.row.title, controller.row.price)
    let minimum = title.constraints.filter { $0.constant == 240 }
    NSLayoutConstraint.deactivate(minimum)
    title.snp.makeConstraints { make in make.width.greaterThanOrEqualTo(120) }
    price.snp.makeConstraints { make in make.centerY.equalTo(icon) }
    controller.view.layoutIfNeeded()
    expect(controller.view.layoutReport().description)
    let directions: Set = [InterfaceDirection.leftToRight, .rightToLeft]
    expect(controller.view.layoutReport(widths: 320...430, directions: directions).description)
    try controller.view.layoutReport().requireNoProblems()
    try controller.view.layoutReport(widths: 360...430, directions: directions).requireNoProblems()
  }

  /// Expects a text block of the article, addresses aside.
  private func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let block = "```text\n\(text)\n```"
    if Self.withoutAddresses(article).contains(Self.withoutAddresses(block)) { return }
    Issue.record("the article lacks:\n\(text)", sourceLocation: sourceLocation)
  }

  private static func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
  }

  private static func file(_ path: String) throws -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }
}
