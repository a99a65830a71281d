import AnchorsLayout
import Testing

@Suite("Constraints as text: statements and their places")
struct StatementTests {
  private let scene = TextScene()

  private func texts(_ text: String) throws -> [String] {
    let statements = try scene.statements(text)
    return statements.map {
      String(Array(text.utf8)[$0.range].map { Character(Unicode.Scalar($0)) })
    }
  }

  @Test("Statements end at a line's end or at ;, but not inside brackets or beside an operator")
  func ends() throws {
    #expect(try texts("").isEmpty)
    #expect(try texts("\n  \r\n// nothing\n;;").isEmpty)
    let text = """
      title.top == card.top; title.left == 8 // two
        photo.width ==
          2 * photo.height
      icon.top
        == card.top
        + 10
        ~ 750
      [title,
       photo].height
        .== 3
      """.replacing(".==", with: "==")
    #expect(
      try texts(text) == [
        "title.top == card.top", "title.left == 8", "photo.width ==\n    2 * photo.height",
        "icon.top\n  == card.top\n  + 10\n  ~ 750", "[title,\n photo].height\n  == 3",
      ])
    #expect(
      try texts("title.top == card.top\n-1 * title.left == 3\n(title.width) == 1").count == 3)
    #expect(try texts("card.edges == screen\n  .edges\n  .inset(by: 4)").count == 1)
    #expect(try texts("title.top == 1\r\ntitle.left == 2\rtitle.width == 3").count == 3)
  }

  @Test("Statements know the positions of relation, priority and numbers")
  func places() throws {
    let text = "title.top == card.top + 10\ntitle.width >= -2.5 * photo.width - gap ~ .high - 1 'é'"
    let bytes = Array(text.utf8)
    func part(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    let statements = try scene.statements(text)
    #expect(statements.map { part($0.relation) } == ["==", ">="])
    #expect(statements.map { part($0.priority) } == [nil, ".high - 1"])
    #expect(statements.map { $0.literals.map { part($0.range) } } == [["10"], ["2.5"]])
    #expect(statements.map { $0.literals.map(\.value) } == [[10], [2.5]])
    #expect(statements[1].range == 27..<bytes.count)
  }

  @Test("Statements have the position of the call, which wins over a builder's")
  func source() throws {
    let line: UInt = #line + 1
    let read = try Constraint.parse(
      "title.top == 1\n\ntitle.left == 1 (Old.swift:4)", items: scene.items)
    let groupLine: UInt = #line + 1
    let group = try ConstraintGroup { try Constraint.parse("title.width == 1", items: scene.items) }
    #expect(read.map { $0.source?.line } == [line, line])
    #expect(group.constraints.map { $0.source?.line } == [groupLine])
    #expect(read.allSatisfy { !$0.isActive })
  }

  @Test("Statements can have an identifier")
  func identifiers() throws {
    let read = try scene.parse(#"title.edges == 4 ~ 5 'it\'s \\ \n\u{7f}' (A (1).swift:12)"#)
    #expect(read.map(\.identifier) == Array(repeating: "it's \\ \n\u{7F}", count: 4))
  }
}
