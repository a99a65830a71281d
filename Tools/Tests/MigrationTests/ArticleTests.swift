import Foundation
import Testing

@testable import Migration

/// The article *Moving an app to Anchors*: its files are migrated, and the tool's answers are those
/// that it shows.
@Suite("The article on moving an app")
struct ArticleTests {
  private let article: String
  private let swift: [String]
  private let card: String
  private let banner: String
  private let diff: String
  private let summary: String

  init() throws {
    let file = TestCode.repository.appendingPathComponent(
      "Sources/Anchors/Anchors.docc/MovingAnAppToAnchors.md")
    let article = try String(contentsOf: file, encoding: .utf8)
    func blocks(_ language: String) -> [String] {
      article.components(separatedBy: "\n```\(language)\n").dropFirst()
        .compactMap { $0.components(separatedBy: "```").first }
    }
    self.article = article
    swift = blocks("swift")
    card = try #require(swift.first { $0.hasPrefix("// ProductCard.swift\n") })
    banner = try #require(swift.first { $0.hasPrefix("// BannerView.swift\n") })
    diff = try #require(blocks("diff").first)
    summary = try #require(blocks("text").first)
  }

  // MARK: - The example

  @Test("The dry run prints the article's diff and summary")
  func dryRun() throws {
    let module = try module()
    defer { module.remove() }
    let answer = try module.migrate("Sources")
    #expect(answer.status == 0)
    #expect(answer.output == "\(diff)\n\(summary)")
    #expect(try module.text("ProductCard") == card)
    #expect(try module.text("BannerView") == banner)
  }

  @Test("Written files are those of the diff, and uncommitted changes are refused afterwards")
  func write() throws {
    let module = try module()
    defer { module.remove() }
    let files = [
      SourceFile(path: "Sources/BannerView.swift", text: banner),
      SourceFile(path: "Sources/ProductCard.swift", text: card),
    ]
    let results = Migration(files).run()
    #expect(results.map(\.diff).joined() == diff)
    #expect(try module.migrate("Sources", "--write").status == 0)
    #expect(try module.text("BannerView") == results[0].text)
    #expect(try module.text("ProductCard") == results[1].text)

    #expect(try module.migrate("Sources", "--write").status == 1)
    #expect(try module.migrate("Sources", "--write", "--force").status == 0)
    #expect(try module.text("ProductCard") == results[1].text)
  }

  @Test("Nothing is left after the article's last steps")
  func finish() throws {
    let code = try #require(swift.first { $0.hasPrefix("badge.makeConstraints") })
    let indented = code.split(separator: "\n").map { "    \($0)\n" }.joined()
    var text = Migration([SourceFile(path: "ProductCard.swift", text: card)]).run()[0].text
    let start = try #require(text.range(of: "    badge.snp"))
    let end = try #require(text.range(of: "    }\n", range: start.upperBound..<text.endIndex))
    text.replaceSubrange(start.lowerBound..<end.upperBound, with: indented)
    text = text.replacingOccurrences(of: "import SnapKit\n", with: "")
      .replacingOccurrences(of: "Anchors.Constraint", with: "Constraint")
    let result = Migration([SourceFile(path: "ProductCard.swift", text: text)]).run()[0]
    #expect(result.found == 0 && !result.isChanged, "\(result.diff)")
    #expect(!text.contains("snp") && !text.contains("SnapKit"))
    // With the module of `Theme` the tool needs no help.
    let theme = SourceFile(
      path: "Theme.swift", text: "public enum Theme { public static let badge: CGFloat = 4 }\n")
    let whole = Migration([SourceFile(path: "ProductCard.swift", text: card), theme]).run()[0]
    #expect(whole.text == text)
  }

  @Test("JSON has the reasons that the article counts")
  func json() throws {
    struct Answer: Decodable {
      struct File: Decodable { let left: [Left] }
      struct Left: Decodable { let reason: String }
      let files: [File]
    }
    let module = try module()
    defer { module.remove() }
    let output = try module.migrate("Sources", "--json").output
    let answer = try JSONDecoder().decode(Answer.self, from: Data(output.utf8))
    let reasons = answer.files.flatMap { $0.left.map(\.reason) }
    #expect(reasons.count == 2)
    for reason in reasons { #expect(summary.contains("    \(reason)\n"), "\(reason)") }
  }

  // MARK: - The tables

  /// The rows of the table of reasons, each with a body that is left for it and the whole reason.
  private static let reasons: [(row: String, body: String, reason: String)] = [
    (
      "the type of … is not known",
      "a.snp.makeConstraints { make in make.top.equalTo(b).inset(Theme.badge) }",
      "the type of Theme.badge is not known"
    ),
    (
      "in one closure with line 19, which is left",
      """
      a.snp.makeConstraints { make in
        make.left.equalTo(b)
        make.top.equalTo(b).inset(Theme.badge)
      }
      """,
      "in one closure with line 12, which is left"
    ),
    (
      "… is optional; unwrap it first",
      "a.topAnchor.constraint(equalTo: a.superview?.topAnchor).isActive = true",
      "a.superview? is optional; unwrap it first"
    ),
    (
      "'…' is public, '…' is an outlet",
      "height = a.heightAnchor.constraint(equalToConstant: 8)",
      "what keeps it stays: 'height' is public"
    ),
    (
      "'…' is public, '…' is an outlet",
      "width = a.widthAnchor.constraint(equalToConstant: 8)",
      "what keeps it stays: 'width' is an outlet"
    ),
    (
      "its member '…' is used",
      """
      let gap = a.topAnchor.constraint(equalTo: b.topAnchor)
      gap.isActive = true
      print(gap.firstItem as Any)
      """,
      "what keeps it stays: its member 'firstItem' is used"
    ),
    (
      "… is not the anchor of an item",
      """
      let top = a.topAnchor
      b.topAnchor.constraint(equalTo: top).isActive = true
      """,
      "top is not the anchor of an item"
    ),
  ]

  @Test("Every reason in the table is one of the tool's", arguments: reasons)
  func reason(row: String, body: String, reason: String) throws {
    #expect(article.contains("\n| \(row) | "))
    let result = TestCode.migrate(
      """
      import SnapKit
      import UIKit

      public final class Card: UIView {
        let a = UIView(), b = UIView()
        public var height: NSLayoutConstraint?
        @IBOutlet private var width: NSLayoutConstraint!

        func layOut() {
      \(body)
        }
      }

      """)
    #expect(result.left.contains { $0.reason.hasPrefix(reason) }, "\(result.left)")
  }

  @Test("The article's other statements about the tool are true")
  func options() throws {
    let masks = TestCode.migrate(banner, keepsMasks: true).text
    #expect(masks.contains("title.translatesAutoresizingMaskIntoConstraints = false"))
    let card = TestCode.migrate(card, from: [.nslayoutanchor])
    #expect(!card.isChanged)

    let module = try module()
    defer { module.remove() }
    let answer = try module.migrate("Sources", "--exclude", "Product*")
    #expect(answer.output.hasPrefix("--- a/Sources/BannerView.swift\n"))
    #expect(!answer.output.contains("ProductCard"))
    try module.write("Sources/BannerView.swift\n", to: ".gitignore")
    try module.git("rm", "-q", "--cached", "Sources/BannerView.swift")
    #expect(try !module.migrate("Sources").output.contains("BannerView"))
  }

  // MARK: - Running the tool

  /// The article's module, committed in a folder of its own.
  private func module() throws -> Module {
    let module = try Module()
    try module.write(card, to: "Sources/ProductCard.swift")
    try module.write(banner, to: "Sources/BannerView.swift")
    try module.git("init", "-q")
    try module.git("add", ".")
    try module.git(
      "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "Before")
    return module
  }

  private struct Module {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("anchors-article-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Sources"), withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    func text(_ name: String) throws -> String {
      try String(
        contentsOf: folder.appendingPathComponent("Sources/\(name).swift"), encoding: .utf8)
    }

    func git(_ arguments: String...) throws {
      let status = try run(URL(fileURLWithPath: "/usr/bin/env"), ["git"] + arguments).status
      #expect(status == 0, "git \(arguments)")
    }

    func migrate(_ arguments: String...) throws -> (status: Int32, output: String) {
      try run(Self.tool, ["migrate"] + arguments)
    }

    private func run(_ program: URL, _ arguments: [String]) throws -> (
      status: Int32, output: String
    ) {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// The program that was built with the tests.
    private static var tool: URL {
      let products = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
      let found =
        products
        .map { $0.deletingLastPathComponent().appendingPathComponent("anchors-swift") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      return found
        ?? TestCode.repository.appendingPathComponent("Tools/.build/debug/anchors-swift")
    }
  }
}
