import Foundation
import Testing

/// The version, and what the workflow of the release needs.
@Suite("Release")
struct ReleaseTests {
  @Test("The version is the changelog's first numbered section, after the section for changes")
  func version() throws {
    let version = try RepositoryFile.text(of: "VERSION")
    #expect(version.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
    let sections = try RepositoryFile.text(of: "CHANGELOG.md").matches(of: #/\n## (.+)/#)
    #expect(sections.map(\.1).prefix(2) == ["Unreleased", version.dropLast()])
  }

  @Test(
    "Documents write the version in VERSION",
    arguments: ["README.md", "Sources/Anchors/Anchors.docc/Installation.md"])
  func documents(path: String) throws {
    let version = try RepositoryFile.text(of: "VERSION").dropLast()
    let text = try RepositoryFile.text(of: path)
    #expect(text.contains(#"/anchors"#) && text.contains(#"from: "\#(version)""#))
    #expect(text.contains("until the tag \(version) is there"))
  }

  @Test("No document, source or workflow has a word in capitals for an address or an owner")
  func placeholders() throws {
    // In two parts, as this file is a source.
    let words = ["ADD" + "RESS", "OWN" + "ER"].map { try? Regex("\\b\($0)\\b") }.compactMap { $0 }
    #expect(words.count == 2)
    let folders = [
      ".github", "Documentation", "Examples", "Site", "Sources", "Tests/RepositoryTests",
      "Tools/Sources",
    ]
    let files = try folders.flatMap { folder in
      try RepositoryFile.files(in: folder).map { "\(folder)/\($0)" }
    }
    let kinds = [".md", ".swift", ".yml", ".py", ".html", "generate"]
    let documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "llms.txt"]
    let texts = files.filter { file in
      kinds.contains(where: file.hasSuffix) && !file.contains("/.build")
    }
    #expect(texts.count > 300)
    for path in texts + documents + ["Tools/README.md"] {
      let text = try RepositoryFile.text(of: path)
      #expect(!words.contains { text.contains($0) }, "\(path)")
    }
  }

  @Test("A release is started by hand, and the actions of all workflows are pinned")
  func workflows() throws {
    let release = try RepositoryFile.text(of: ".github/workflows/release.yml")
    #expect(release.contains("\non:\n  workflow_dispatch:\n\n"))
    #expect(release.contains("\npermissions:\n  contents: read\n"))
    for path in try RepositoryFile.files(in: ".github") where path.hasSuffix(".yml") {
      for line in try RepositoryFile.text(of: ".github/\(path)").matches(of: #/\n *- uses: (.+)/#) {
        #expect(line.1.wholeMatch(of: #/[\w.\/-]+@[0-9a-f]{40} # v[\d.]+/#) != nil, "\(line.0)")
      }
    }
  }
}
