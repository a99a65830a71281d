import AnchorsLayout
import Foundation
import Testing

@Suite("Constraints as text: what is said of mistakes")
struct ParseErrorTests {
  private let scene = TextScene()

  /// A text, and what is said of it.
  private struct Mistake {
    let text: String
    let message: String
  }

  /// The mistakes of the file: blocks after `----`, each a text, `=>`, and what is said of it.
  private func mistakes() throws -> [Mistake] {
    let folder = try #require(Bundle.module.resourceURL)
    let file = folder.appendingPathComponent("Fixtures/texts/mistakes.txt")
    let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "----\n")
    return blocks.dropFirst().map { block in
      let parts = block.components(separatedBy: "\n=>\n")
      return Mistake(text: parts[0], message: String(parts[1].dropLast()))
    }
  }

  @Test("Messages have these whole texts")
  func texts() throws {
    let mistakes = try mistakes()
    #expect(mistakes.count > 80)
    for mistake in mistakes { #expect(scene.mistake(mistake.text) == mistake.message) }
  }

  @Test("Every kind of mistake has a text, with a position inside the format")
  func kinds() throws {
    var kinds: Set<LayoutTextError.Kind> = []
    for mistake in try mistakes() {
      let error = try #require(
        #expect(throws: LayoutTextError.self) { try scene.parse(mistake.text) })
      kinds.insert(error.kind)
      let (range, offset) = (error.range, try #require(error.offset))
      #expect(range.lowerBound >= 0 && range.upperBound <= mistake.text.utf8.count, "\(error)")
      #expect(range.lowerBound <= offset && error.text == mistake.text)
    }
    // Those of visual formats and of whole layouts alone.
    let others: Set<LayoutTextError.Kind> = [
      .empty, .expectedColon, .expectedView, .expectedName, .expectedSpacing, .expectedDash,
      .expectedCloseBracket, .expectedCloseParen, .expectedNumberOrName, .expectedPriority,
      .unknownView, .unknownRelation, .malformedLine, .unknownName, .duplicateName, .outOfRange,
      .optionsConflict,
      .unknownVersion, .notInstallable,
    ]
    #expect(kinds == Set(LayoutTextError.Kind.allCases).subtracting(others))
  }

  @Test("Positions are bytes, lines are counted, and the caret is under the visible character")
  func places() throws {
    let text = "// é\r\ntitle.top == `é👩‍👩‍👧`.top + gapp"
    let items: [String: any LayoutItem] = ["title": scene.title, "é👩‍👩‍👧": scene.card]
    let line: UInt = #line + 2
    let error = #expect(throws: LayoutTextError.self) {
      try Constraint.parse(text, items: items, line: line)
    }
    let before = text.utf8.count - 4
    #expect(error?.offset == before && error?.range == before..<before + 4)
    #expect(error?.lineNumber == 2 && error?.kind == .unknownMetric)
    #expect(error?.source?.line == line)
    #expect(error?.message == "no metric is named gapp; there are no metrics")
    #expect(
      error?.description == """
        title.top == `é👩‍👩‍👧`.top + gapp
                                 ^
        no metric is named gapp; there are no metrics \
        (line 2 of the text at ParseErrorTests.swift:\(line))
        """)
  }

  @Test("A metric that is not a number is named")
  func metric() {
    let error = #expect(throws: LayoutTextError.self) {
      try Constraint.parse("title.top == gap", items: scene.items, metrics: ["gap": .nan])
    }
    #expect(
      error?.kind == .notFinite && error?.message == "this is nan, and numbers must be finite")
  }

  @Test("try! traps with the text")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let title = LayoutView(name: "title")
      // swift-format-ignore: NeverUseForceTry
      _ = try! Constraint.parse("title.topp == 1", items: ["title": title])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("title.topp == 1\n      ^\ntitle has no attribute"), "\(text)")
  }
}
