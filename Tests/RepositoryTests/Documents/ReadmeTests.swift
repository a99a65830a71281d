import AnchorsLayout
import Foundation
import Testing

/// Tests that the README is true.
@Suite("README")
struct ReadmeTests {
  @Test("The README's Swift compiles")
  func compiles() throws {
    // Tests/UIKitTests compiles the examples for UIKit.
    let blocks = try swiftBlocks().filter { !$0.contains("import UIKit") }
    #expect(blocks.count == 2)
    // The second block declares the views that the first one uses.
    let lines = blocks.reversed().joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let compiler = SwiftCompiler.statements(imports: "import AnchorsLayout")
    let answer = try compiler.typecheck(
      lines.map(String.init).filter { !$0.hasPrefix("import ") })
    #expect(answer.isAccepted && answer.errors.isEmpty, "\(answer.text)")
  }

  @Test("The README's portable example has the frames that its comments state")
  func firstExample() throws {
    let screen = LayoutView(name: "screen", width: 390, height: 844)
    let card = LayoutView(name: "card")
    let title = LayoutView(name: "title")
    screen.addSubview(card)
    card.addSubview(title)
    title.intrinsicContentSize = Size(width: 180, height: 24)
    let gap = title.top == card.top + 10
    Constraint.activate {
      card.edges == screen.safeArea.edges.inset(by: 16)
      gap
      title.leading == card.leading + 12
      title.trailing <= card.trailing - 12 ~ .required - 1
      title.height >= title.width / 8 ~ .high
    }
    screen.layoutIfNeeded()
    #expect(card.frame == Rect(x: 16, y: 16, width: 358, height: 812))
    #expect(title.frame == Rect(x: 12, y: 10, width: 180, height: 24))
    #expect(LayoutTree(containing: screen).ambiguities.isEmpty)
    gap.constant = 24
    screen.layoutIfNeeded()
    #expect(title.frame == Rect(x: 12, y: 24, width: 180, height: 24))
  }

  @Test("The README's conflict is in the article whose example is run")
  func conflict() throws {
    let article = try RepositoryFile.text(
      of: "Sources/AnchorsLayout/AnchorsLayout.docc/WhenLayoutGoesWrong.md")
    let conflicts = try RepositoryFile.text(of: "README.md").components(separatedBy: "```text\n")
      .dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }.filter { $0.contains(".swift:") }
    #expect(conflicts.count == 1)
    for conflict in conflicts { #expect(article.contains(conflict), "\(conflict)") }
  }

  @Test("The README has at most 1,000 words")
  func length() throws {
    let words = try RepositoryFile.text(of: "README.md").split(whereSeparator: \.isWhitespace)
      .filter { $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) }
    #expect(words.count <= 1000)
  }

  @Test("CI runs the commands of the README and of the documents for maintainers")
  func commands() throws {
    let script = try RepositoryFile.text(of: ".ci/run")
    let commands = [
      "README.md": ["Gallery", "TerminalCells", "swift test --quiet", "--package-path Tools"],
      "CONTRIBUTING.md": ["swift test --quiet", "Measure"],
      "Tests/README.md": [
        "Reports", "--package-path Tests/UIKitTests", "--package-path Tests/AppKitTests",
        "SolveCase --check", "typecheck.sh", "Measure",
      ],
    ]
    for (document, commands) in commands {
      let text = try RepositoryFile.text(of: document)
      for command in commands {
        #expect(script.contains(command), "\(command)")
        #expect(text.contains(command), "\(document): \(command)")
      }
    }
  }

  @Test("Every link and picture of the README leads to a file")
  func links() throws {
    let targets = try RepositoryFile.text(of: "README.md").components(separatedBy: "](").dropFirst()
      .compactMap {
        $0.components(separatedBy: ")").first
      }
    #expect(targets.count > 15)
    for target in targets {
      let path = String(target.prefix { $0 != "#" })
      #expect(try !RepositoryFile.text(of: path).isEmpty, "\(target)")
    }
    let pictures = try RepositoryFile.text(of: "README.md").matches(
      of: #/<img src="([^"]+)" width="\d+" alt="[^"]{8,}">/#)
    #expect(pictures.count == 4)
    for picture in pictures { #expect(RepositoryFile.exists(String(picture.1)), "\(picture.1)") }
  }

  @Test(
    "The README says that no Mac has run the library, and its number of counterparts is that of their list"
  )
  func mac() throws {
    let list = try RepositoryFile.text(of: "Tests/Platform/README.md")
    let rows = list.components(separatedBy: "## Tests of four other libraries")[1].matches(
      of: /\| [^|]+ \| (\d+) \| \d+ \|/)
    let count = rows.compactMap { Int($0.1) }.reduce(0, +)
    for document in ["README.md", "Sources/Anchors/Anchors.docc/OnIOSAndMacOS.md"] {
      let text = try RepositoryFile.text(of: document)
      #expect(text.contains("No Mac has run") && text.contains("\(count) tests"), "\(document)")
    }
  }

  private func swiftBlocks() throws -> [String] {
    let parts = try RepositoryFile.text(of: "README.md").components(separatedBy: "```swift\n")
    return parts.dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }
}
