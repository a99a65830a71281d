import AnchorsLayout
import AnchorsReport
import Foundation
import LayoutCases
import Testing
import TextCases

@Suite("The views of a layout's text")
struct DocumentTreeTests {
  private func tree(_ text: String) throws -> DocumentTree { try LayoutDocument(text).tree() }

  @Test("Views are laid out as the constraints say")
  func frames() throws {
    let tree = try tree(
      """
      anchors 2
      window 390 x 300 margins 10
      view card
        label title "Fjord at dawn"
        view photo 120 x 80
      let gap = 12
      card.edges == window.margins.edges
      title.top == card.top + gap
      title.leading == card.leading + 2 * gap
      photo.top == title.bottom + .system
      photo.centerX == card.centerX ~ .high - 1
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.item(named: "card")?.layoutFrame == Rect(x: 10, y: 10, width: 370, height: 280))
    #expect(tree.item(named: "title")?.layoutFrame.origin == Point(x: 24, y: 12))
    #expect(tree.item(named: "photo")?.layoutFrame == Rect(x: 125, y: 40, width: 120, height: 80))
    #expect(tree.statements.count == 5)
    #expect(tree.statements[0].constraints.count == 4)
    #expect(tree.statements[4].priority.map { tree.document.text($0) } == ".high - 1")
  }

  @Test("Views of stacks are arranged, and hidden ones take no space")
  func stacks() throws {
    let tree = try tree(
      """
      window 200 x 100
      stack row horizontal spacing 4 align top
        view a 10 x 20
        view b 30 x 10 hidden
        view c 20 x 10
      row.top == window.top
      row.leading == window.leading
      """)
    tree.root.layoutIfNeeded()
    #expect(tree.item(named: "row")?.layoutFrame == Rect(x: 0, y: 0, width: 34, height: 20))
    #expect(tree.item(named: "c")?.layoutFrame == Rect(x: 14, y: 0, width: 20, height: 10))
  }

  @Test("A text with mistakes makes no views, and all mistakes are listed with their lines")
  func mistakes() {
    #expect {
      _ = try tree("view a 10\nview b\na.top == c.top\nb.leading == a.left\nb.top == 1 ~ 2000")
    } throws: { error in
      let text = "\(error)"
      return text.contains("view a 10\n       ^\nexpected a width and a height")
        && text.contains("\na.top == c.top\n         ^\nno item is named c")
        && [1, 3, 4, 5].allSatisfy { text.contains("(line \($0) of the text)") }
    }
  }

  @Test("Views take over another text's numbers without being made again")
  func numbers() throws {
    let tree = try tree("window 100 x 100\nview a\na.edges == window.edges.inset(by: 10)")
    tree.root.layoutIfNeeded()
    let before = tree.statements[0].constraints
    let other = LayoutDocument("window 100 x 100\nview a\n\na.edges == window.edges.inset(by: 22)")
    #expect(try tree.takeNumbers(of: other))
    tree.root.layoutIfNeeded()
    #expect(tree.items[1].layoutFrame == Rect(x: 22, y: 22, width: 56, height: 56))
    #expect(zip(before, tree.statements[0].constraints).allSatisfy { $0 === $1 })
    #expect(tree.document.text(tree.statements[0].literals[0].range) == "22")
    // Another relation, another item, a mistake: the tree stays.
    for text in [
      "window 100 x 100\nview a\na.edges >= window.edges.inset(by: 5)",
      "window 100 x 100\nview a\nview b\na.edges == window.edges.inset(by: 5)",
    ] { #expect(try !tree.takeNumbers(of: LayoutDocument(text))) }
    #expect(throws: LayoutTextError.self) {
      try tree.takeNumbers(of: LayoutDocument("window 100 x 100\nview a\na.edges == window.edge"))
    }
    #expect(tree.items[1].layoutFrame == Rect(x: 22, y: 22, width: 56, height: 56))
  }

  /// The project's cases, by name.
  private static let cases: [LayoutCase] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("AnchorsLayoutTests/Fixtures/cases")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + file) else {
        return nil
      }
      return try? LayoutCase.read(data)
    }
  }()

  @Test("Views of a layout case that was written as text are the case's")
  func roundTrip() throws {
    #expect(Self.cases.count == 172)
    for layoutCase in Self.cases {
      let text = try CaseTree(layoutCase).text
      let expected = try CaseTree(layoutCase).answer(name: layoutCase.name)
      let answer = try LayoutDocument(text).tree().answer(name: layoutCase.name)
      #expect(answer.status == expected.status, "\(layoutCase.name)")
      #expect(answer.frames == expected.frames, "\(layoutCase.name)")
      #expect(answer.ambiguous == expected.ambiguous, "\(layoutCase.name)")
      #expect(answer.ranges == expected.ranges, "\(layoutCase.name)")
      #expect(answer.conflicts.map(\.count) == expected.conflicts.map(\.count))
      #expect(answer.violated.count == expected.violated.count)
    }
  }
}
