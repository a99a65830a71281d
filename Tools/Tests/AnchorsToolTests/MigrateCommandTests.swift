import Foundation
import Testing

@Suite("The command migrate")
struct MigrateCommandTests {
  private static let card = """
    import SnapKit
    import UIKit

    final class Card: UIView {
      let title = UILabel()

      func layOut(_ owner: Owner) {
        title.snp.makeConstraints { make in
          make.top.leading.equalToSuperview()
          make.height.equalTo(44)
        }
        title.snp.makeConstraints(owner.layout)
      }
    }

    """

  /// Returns a tool in a folder with one file in a git repository.
  private func repository() throws -> ToolRun {
    let tool = try ToolRun()
    try tool.write(Self.card, to: "Sources/Card.swift")
    try git(["init", "-q"], tool)
    return tool
  }

  private func commit(_ tool: ToolRun) throws {
    try git(["add", "-A"], tool)
    try git(
      [
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m",
        "Add the card",
      ], tool)
  }

  private func git(_ arguments: [String], _ tool: ToolRun) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = tool.folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private func text(_ tool: ToolRun, _ path: String = "Sources/Card.swift") throws -> String {
    try String(contentsOf: tool.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Without --write it prints a diff and a summary, and changes nothing")
  func dryRun() throws {
    let tool = try repository()
    let result = try tool("migrate", "Sources")
    #expect(result.status == 0)
    #expect(result.output.contains("--- a/Sources/Card.swift\n+++ b/Sources/Card.swift\n@@ -1,"))
    #expect(result.output.contains("-      make.height.equalTo(44)\n"))
    #expect(result.output.contains("+      v.height == 44\n"))
    #expect(result.output.contains("3 statements found, 2 translated, 1 left; 1 file to change"))
    #expect(
      result.output.contains(
        "  Sources/Card.swift:12: title.snp.makeConstraints(owner.layout)\n    the closure is not written here"
      ))
    #expect(result.output.contains("  .package(path: \"../anchors\")\n"))
    #expect(try text(tool) == Self.card)
  }

  @Test("The diff is one that git applies")
  func diff() throws {
    let tool = try repository()
    let result = try tool("migrate", "Sources")
    let patch = tool.folder.appendingPathComponent("change.patch")
    try Data(result.output.utf8).write(to: patch)
    try git(["apply", "change.patch"], tool)
    let applied = try text(tool)
    #expect(applied.contains("v.height == 44"))
    try tool.write(Self.card, to: "Sources/Card.swift")
    _ = try tool("migrate", "Sources", "--write", "--force")
    #expect(try text(tool) == applied)
  }

  @Test("A file with uncommitted changes needs --force")
  func dirtyTree() throws {
    let tool = try repository()
    let refused = try tool("migrate", "Sources", "--write")
    #expect(refused.status == 1)
    #expect(
      refused.errors
        == "anchors: Sources/Card.swift has changes that are not committed; commit them, or add --force\n"
    )
    #expect(try text(tool) == Self.card)
    try commit(tool)
    let result = try tool("migrate", "Sources", "--write")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("3 statements found, 2 translated, 1 left; 1 file written"))
    #expect(try text(tool).contains("v.edges(.top, .leading) == 0"))
    // The import stays with what is left.
    #expect(try text(tool).hasPrefix("import Anchors\nimport SnapKit\nimport UIKit\n"))
    let again = try tool("migrate", "Sources")
    #expect(again.output.contains("1 statement found, 0 translated, 1 left; 0 files to change"))
  }

  @Test("Ignored, excluded and marked code is left alone")
  func exclusions() throws {
    let tool = try repository()
    try tool.write("Generated/\n", to: ".gitignore")
    try tool.write(Self.card, to: "Generated/Card.swift")
    try tool.write(Self.card, to: "Other/Card.swift")
    try tool.write(Self.card, to: "Pods/Card.swift")
    try tool.write(
      """
      import SnapKit
      func layOut(_ title: UILabel, _ photo: UIImageView) {
        // anchors:ignore: the designers measure this one.
        title.snp.makeConstraints { $0.height.equalTo(44) }
        photo.snp.makeConstraints { $0.height.equalTo(44) }
      }

      """, to: "Sources/Marked.swift")
    let result = try tool("migrate", ".", "--exclude", "Other", "--write", "--force")
    #expect(result.status == 0)
    #expect(try text(tool, "Generated/Card.swift") == Self.card)
    #expect(try text(tool, "Other/Card.swift") == Self.card)
    #expect(try text(tool, "Pods/Card.swift") == Self.card)
    let marked = try text(tool, "Sources/Marked.swift")
    #expect(marked.contains("  title.snp.makeConstraints { $0.height.equalTo(44) }\n"))
    #expect(marked.contains("  photo.makeConstraints { $0.height == 44 }\n"))
  }

  @Test("Links and permissions stay, and read-only files are refused")
  func files() throws {
    let tool = try repository()
    let files = FileManager.default
    func path(_ name: String) -> String { tool.folder.appendingPathComponent(name).path }
    let card = path("Sources/Card.swift")
    let link = path("Sources/Link.swift")
    try files.createSymbolicLink(atPath: link, withDestinationPath: "Card.swift")
    try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: card)
    let refused = try tool("migrate", "Sources", "--write", "--force")
    #expect(refused.status == 3)
    #expect(try text(tool) == Self.card)

    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: card)
    let result = try tool("migrate", "Sources", "--write", "--force")
    #expect(result.output.contains("1 file written"))
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "Card.swift")
    let mode = try files.attributesOfItem(atPath: card)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o755)
  }

  @Test("--from chooses the libraries, and --keep-masks keeps masks")
  func options() throws {
    let tool = try ToolRun()
    let code = """
      import UIKit
      func layOut(_ title: UILabel, _ card: UIView) {
        title.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([title.widthAnchor.constraint(equalToConstant: 40)])
        card.addConstraint(
          NSLayoutConstraint(
            item: title, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left,
            multiplier: 1, constant: 8))
      }

      """
    try tool.write(code, to: "Layout.swift")
    let items = try tool("migrate", "Layout.swift", "--from", "nslayoutconstraint")
    #expect(items.output.contains("1 statement found, 1 translated, 0 left"))
    #expect(items.output.contains("+  Constraint.activate { title.left == card.left + 8 }\n"))
    #expect(!items.output.contains("title.width =="))
    let anchors = try tool("migrate", "Layout.swift", "--from", "snapkit,nslayoutanchor")
    #expect(anchors.output.contains("+    title.width == 40\n"))
    #expect(anchors.output.contains("-  title.translatesAutoresizingMaskIntoConstraints = false\n"))
    let kept = try tool("migrate", "Layout.swift", "--keep-masks")
    #expect(!kept.output.contains("-  title.translatesAutoresizingMaskIntoConstraints"))
    #expect(try tool("migrate", "Layout.swift", "--from", "masonry").status == 64)
  }

  @Test("JSON has the numbers, the diffs and the reasons")
  func json() throws {
    let tool = try repository()
    let result = try tool("migrate", "Sources", "--json")
    #expect(result.status == 0)
    struct Answer: Decodable {
      struct File: Decodable {
        struct Left: Decodable {
          let line: Int
          let code: String
          let reason: String
        }

        let path: String
        let found: Int
        let translated: Int
        let left: [Left]
        let diff: String
      }

      let version: Int
      let found: Int
      let translated: Int
      let left: Int
      let files: [File]
      let unparsed: [String]
    }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
    #expect(answer.version == 1)
    #expect(answer.unparsed.isEmpty)
    #expect("\(answer.found) \(answer.translated) \(answer.left)" == "3 2 1")
    let file = try #require(answer.files.first)
    #expect(file.path == "Sources/Card.swift")
    #expect("\(file.found) \(file.translated)" == "3 2")
    #expect(
      file.left.map(\.line) == [12] && file.left[0].reason == "the closure is not written here")
    #expect(file.diff.contains("+      v.height == 44\n"))
  }

  @Test("A broken file is named and not changed; the others are")
  func broken() throws {
    let tool = try repository()
    let code = "import SnapKit\nfunc f(_ a: UIView) { a.snp.makeConstraints { $0.top.equalTo(8) \n"
    try tool.write(code, to: "Sources/Broken.swift")
    let result = try tool("migrate", "Sources", "--write", "--force")
    #expect(result.status == 3)
    #expect(result.output.contains("Not parsed, and not changed:\n  Sources/Broken.swift:"))
    #expect(try text(tool, "Sources/Broken.swift") == code)
    #expect(try text(tool).contains("v.height == 44"))
  }

  @Test("A missing path is an error of one line")
  func missing() throws {
    let tool = try ToolRun()
    let result = try tool("migrate", "Nowhere")
    #expect(result.status == 3 && result.errors == "anchors: Nowhere cannot be read\n")
    #expect(try tool("migrate").status == 64)
  }
}
