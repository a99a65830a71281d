import AnchorsLayout
import Foundation
import TerminalDrawing
import Testing

/// What the README says, held to it.
@Suite("README")
struct ReadmeTests {
  @Test("its Swift compiles")
  func compiles() throws {
    // The examples for UIKit are compiled by Tests/UIKitTests.
    let blocks = try swiftBlocks().filter {
      !$0.contains(".package(url") && !$0.contains("import UIKit")
    }
    #expect(blocks.count == 8)
    let lines = blocks.joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let compiler = SwiftCompiler.statements(imports: "import AnchorsLayout; import AnchorsMotion")
    let answer = try compiler.typecheck(
      lines.map(String.init).filter { !$0.hasPrefix("import ") })
    #expect(answer.isAccepted && answer.errors.isEmpty, "\(answer.text)")
  }

  @Test("its first example has the frames it tells")
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

  @Test("its profile has the frames it tells")
  func profile() {
    let view = LayoutView(width: 390, height: 844)
    let stack = LayoutStackView(name: "stack")
    let photo = LayoutView(name: "photo")
    let bio = LayoutLabel(
      "Writes down where things are to be, and lets others find out where that is.")
    bio.numberOfLines = 0
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .leading
    stack.addArrangedSubview(photo)
    stack.addArrangedSubview(bio)
    view.addSubview(stack)
    Constraint.activate {
      stack.edges(.top, .leading, .trailing) == view.safeArea.edges.inset(by: 16)
      photo.size == 48
    }
    view.layoutIfNeeded()
    #expect(bio.frame == Rect(x: 0, y: 60, width: 358, height: 40))
    #expect(bio.lines(forWidth: 358).count == 2)
    #expect(LayoutTree(containing: view).ambiguities.isEmpty)
  }

  @Test("its picture of a terminal is what TerminalCells prints")
  func terminal() throws {
    let picture = terminalPicture(of: HarborScreen(columns: 80, rows: 24)).joined(separator: "\n")
    #expect(try RepositoryFile.text(of: "README.md").contains("```text\n\(picture)\n```"))
  }

  @Test("what it says of mistakes is in the articles, whose examples are run")
  func mistakes() throws {
    let articles = try [
      "Sources/AnchorsLayout/AnchorsLayout.docc/WhenLayoutGoesWrong.md",
      "Sources/Anchors/Anchors.docc/VisualFormat.md",
    ].map { try RepositoryFile.text(of: $0) }
    let mistakes = try RepositoryFile.text(of: "README.md").components(separatedBy: "```text\n")
      .dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }.filter { $0.contains(".swift:") }
    #expect(mistakes.count == 2)
    for mistake in mistakes { #expect(articles.contains { $0.contains(mistake) }, "\(mistake)") }
  }

  @Test("its commands are what CI runs")
  func commands() throws {
    let script = try RepositoryFile.text(of: ".ci/run")
    let commands = [
      "Gallery", "Reports", "TerminalCells", "swift test", "--package-path Tests/UIKitTests",
      "--package-path Tests/AppKitTests", "SolveCase --check", "typecheck.sh",
      "Measure",
    ]
    let readme = try RepositoryFile.text(of: "README.md")
    for command in commands {
      #expect(script.contains(command), "\(command)")
      #expect(readme.contains(command), "\(command)")
    }
  }

  @Test("its links lead somewhere")
  func links() throws {
    let targets = try RepositoryFile.text(of: "README.md").components(separatedBy: "](").dropFirst()
      .compactMap {
        $0.components(separatedBy: ")").first
      }
    #expect(targets.count == 27)
    for target in targets {
      let path = String(target.prefix { $0 != "#" })
      #expect(try !RepositoryFile.text(of: path).isEmpty, "\(target)")
    }
  }

  @Test(
    "It says that no Mac has run the library, and the number of counterparts is that of their list")
  func mac() throws {
    let list = try RepositoryFile.text(of: "Tests/Platform/README.md")
    let rows = list.components(separatedBy: "## What the peers test")[1].matches(
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
