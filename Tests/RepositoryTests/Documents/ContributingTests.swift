import Anchors
import Foundation
import Testing

/// Tests that CONTRIBUTING.md is true.
@Suite("CONTRIBUTING")
struct ContributingTests {
  @Test("Each question is answered by at most three files, and they exist")
  func questions() throws {
    let sections = try RepositoryFile.text(of: "CONTRIBUTING.md").components(
      separatedBy: "\n### To "
    ).dropFirst().map {
      $0.components(separatedBy: "\n## ")[0]
    }
    #expect(
      sections.map { $0.prefix { $0 != "\n" } } == [
        "fix a bug in priorities", "add an attribute", "add a platform", "add a rule",
        "add a layout library", "change the pricing rule",
        "find out why a layout is slow",
      ])
    for section in sections {
      let paths = section.components(separatedBy: "\n\n")[1].components(separatedBy: "`").filter {
        $0.hasSuffix(".swift")
      }
      #expect((1...3).contains(paths.count))
      for path in paths { #expect(RepositoryFile.exists(path), "\(path)") }
    }
  }

  @Test(
    "Every path in CONTRIBUTING and in Tests/README exists",
    arguments: [
      "CONTRIBUTING.md", "Tests/README.md",
    ])
  func paths(document: String) throws {
    let paths = Self.code(in: try RepositoryFile.text(of: document)).filter {
      ["Sources/", "Tests/", "Examples/", "Benchmarks/"].contains(where: $0.hasPrefix)
        && !$0.contains(" ")
    }
    #expect(paths.count > 10)
    for path in paths { #expect(RepositoryFile.exists(path), "\(path)") }
  }

  @Test("CONTRIBUTING has at most 1,200 words, and its dictionary ten rows")
  func length() throws {
    let text = try RepositoryFile.text(of: "CONTRIBUTING.md")
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 1200)
    let dictionary = try #require(text.components(separatedBy: "\n## Words\n").last)
    #expect(dictionary.split(separator: "\n").filter { $0.hasPrefix("| ") }.count - 2 <= 10)
  }

  @Test("The map names every target and every folder of it, and no others")
  func map() throws {
    let rows = try RepositoryFile.text(of: "CONTRIBUTING.md").components(separatedBy: "\n")
      .map { $0.components(separatedBy: " | ") }
      .filter { $0.count == 3 && $0[0].hasPrefix("| `Anchors") }
    let targets = rows.map { Self.code(in: $0[0])[0] }
    let folders = try RepositoryFile.folders(in: "Sources").map { $0.split(separator: "/") }
      .filter { !$0[$0.count - 1].hasSuffix(".docc") }
    #expect(Set(targets) == Set(folders.map { String($0[0]) }))
    for (target, row) in zip(targets, rows) {
      let names = folders.filter { $0[0] == target }.dropFirst().map { String($0[$0.count - 1]) }
      #expect(Self.code(in: row[1]).sorted() == names.sorted(), "\(target)")
    }
  }

  @Test("The map names every folder of the tools", arguments: ["Migration", "InterfaceBuilder"])
  func toolsMap(target: String) throws {
    let rows = try RepositoryFile.text(of: "CONTRIBUTING.md").components(separatedBy: "\n")
      .map { $0.components(separatedBy: " | ") }
    let row = try #require(rows.first { $0.count == 3 && $0[0].hasPrefix("| `\(target)`") })
    let folders = try RepositoryFile.folders(in: "Tools/Sources/\(target)")
      .filter { !$0.contains("/") }
    #expect(Self.code(in: row[1]).sorted() == folders.sorted())
  }

  @Test("The tables of the tools have every attribute", arguments: Attribute.allCases)
  func attributes(attribute: Attribute) throws {
    // The tools cannot switch over the library's enumeration, or leave attributes out on purpose.
    let migrated = try RepositoryFile.text(of: "Tools/Sources/Migration/Model/Attribute.swift")
    let cases = migrated.matches(of: #/\n  case (.+)/#).flatMap { $0.1.split(separator: ", ") }
    #expect(cases.contains { $0 == attribute.description }, "`anchors migrate` has no \(attribute)")
    let path = "Tools/Sources/InterfaceBuilder/Scenes/LayoutItem+Constrained.swift"
    #expect(
      try RepositoryFile.text(of: path).contains("case .\(attribute): anchors.\(attribute)\n"),
      "`anchors check` has no anchor for \(attribute)")
  }

  @Test("The short check runs steps of the whole one, and the README names both")
  func check() throws {
    let steps = try #require(
      try RepositoryFile.text(of: ".ci/check").components(separatedBy: "/run\" ").last)
    let script = try RepositoryFile.text(of: ".ci/run")
    for step in steps.split(whereSeparator: \.isWhitespace) {
      #expect(script.contains("\n\(step)() {"), "\(step)")
    }
    for document in ["README.md", "CONTRIBUTING.md"] {
      let text = try RepositoryFile.text(of: document)
      #expect(text.contains(".ci/check") && text.contains(".ci/run"), "\(document)")
    }
  }

  @Test("The jobs of the workflow run every step, and the table of seconds has every step")
  func steps() throws {
    let script = try RepositoryFile.text(of: ".ci/run")
    let lanes = script.matches(of: #/\n(?:library|packages)=\(([^)]*)\)/#).flatMap {
      $0.1.split(whereSeparator: \.isWhitespace)
    }
    #expect(lanes.count > 20 && Set(lanes).count == lanes.count)
    for step in lanes { #expect(script.contains("\n\(step)() {"), "\(step)") }
    let jobs = try RepositoryFile.text(of: ".github/workflows/ci.yml").matches(
      of: #/\n +steps: (.+)/#)
    #expect(jobs.count == 5)
    let run = jobs.flatMap { $0.1.split(separator: " ") }
    #expect(run.sorted() == lanes.sorted())
    let seconds = try RepositoryFile.text(of: ".ci/seconds").matches(of: #/\d+ s  (\w+)\n/#)
    #expect(seconds.map { $0.1 }.sorted() == lanes.sorted())
  }

  /// Returns the words in backticks.
  private static func code(in text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
