import AnchorsTestSupport
import Testing

/// Each mistake has one error that says what to write.
@Suite("Mistakes that the compiler explains", .serialized, .enabled(if: SlowTests.areOn))
struct MistakeTests {
  private static let differentKinds = """
    getter for 'buildExpression' is unavailable: the sides are of different kinds: compare 'top', which \
    is vertical, with 'top', 'bottom' or 'centerY', 'left', which is horizontal, with 'left', 'right' \
    or 'centerX', 'width' with 'width' or 'height'; unwrap an optional; write 'Double(view.left)' for \
    the number in a view's own 'left'
    """
  private static let wholeView = """
    getter for 'buildExpression' is unavailable: a view has no single value; name its anchor: \
    'a.top == b.top', 'a.edges == b.edges'
    """
  private static let sum =
    "'+' is unavailable: only a number can be added to an anchor; a constraint has one anchor on each side"
  private static let difference = """
    '-' is unavailable: only a number can be subtracted from an anchor; a constraint has one anchor on \
    each side
    """
  private static let nothing = """
    'buildExpression' is unavailable: a builder takes constraints, 'let', 'if', 'for' and 'switch': \
    write other statements before it, and '==' rather than '=' for a constraint; to keep a constraint, \
    write 'height = view.height == 44' before the builder and 'height' in it
    """
  private static let plainValues = """
    'buildExpression' is unavailable: this compares plain values and makes no constraint; write \
    'view.top' for 'view.topAnchor'; if the view has a property of its own by this name, write \
    'view.anchors.width'
    """
  private static let negative =
    "'-' is unavailable: write 'anchor - 10', or '-1 * anchor + 10' if you mean it"
  private static let notEqual =
    "'!=' is unavailable: a constraint is written with '==', '<=' or '>='"
  private static let less = "'<' is unavailable: write '<=': a constraint includes the limit"
  private static let greater = "'>' is unavailable: write '>=': a constraint includes the limit"
  private static let and =
    "'&&' is unavailable: write the two constraints on two lines, or '[a == b, c == d]'"
  private static let sameItem = """
    '==' is unavailable: a view has no single value: write 'a.edges == b.edges' for a constraint, and \
    'a === b' for the same view
    """
  private static let anchorOfView =
    "'==' is unavailable: name the anchor of the view: 'b.top', 'b.edges'"
  private static let tuple = "write 'Size(width: 10, height: 20)' for '(10, 20)'"
  private static let superview = """
    'equalToSuperview()' is unavailable: write 'v.top == 0' or 'v.edges == 0' for the superview's; \
    'Coming from SnapKit' has the whole table
    """
  private static func former(_ name: String, _ relation: String) -> String {
    "'\(name)' is unavailable: write 'v.top \(relation)'; 'Coming from SnapKit' has the whole table"
  }
  private static let assignment =
    "setter for '_top' is unavailable: write '==' for a constraint, rather than '='"

  /// Statements of a builder, each with what is said of it.
  private static let statements: [(String, String)] = [
    ("a.top == b.left", differentKinds),
    ("a.leading <= b.bottom + 10", differentKinds),
    ("2 * a.centerX >= b.centerY", differentKinds),
    ("a.width == b.top", differentKinds),
    ("a.left >= b.height * 2 + 1", differentKinds),
    ("a.edges == b.size", differentKinds),
    ("a.size == b.width", differentKinds),
    ("[a, b].top == b.left", differentKinds),
    ("a.top == b.left ~ .high", differentKinds),
    ("a.top == kept?.firstItem?.anchors.top", differentKinds),
    ("print(a)", nothing),
    ("kept = a.top == b.top", nothing),
    ("a.isHidden = true", nothing),
    ("a.isHidden", plainValues),
    ("spacing > 4", plainValues),
    ("3 == 4", plainValues),
    ("a.top == 10 - b.top", negative),
    ("a.width == spacing - (b.width + 1)", negative),
    ("a.left != b.left", notEqual),
    ("a.width != 40", notEqual),
    ("a.edges != b.edges", notEqual),
    ("a.left < b.left + 8", less),
    ("a.width < 40", less),
    ("a.left > b.left", greater),
    ("a.width > spacing", greater),
    ("a.top == b.top && a.left == b.left", and),
    ("a.edges == b.edges && a.left == 8", and),
    ("a == b", wholeView),
    ("a == picture", wholeView),
    ("a.top == b", wholeView),
    ("a.edges == b", wholeView),
    ("a.edges == picture ~ .high", wholeView),
    ("[a, b].top == picture", wholeView),
    ("a == b.top", "'==' is unavailable: name the anchor of the view: 'a.top', 'a.edges'"),
    ("a.top <= b", "'<=' is unavailable: name the anchor of the view: 'b.top', 'b.edges'"),
    ("a.edges >= b", "'>=' is unavailable: name the anchor of the view: 'b.top', 'b.edges'"),
    ("a.size == (10, 20)", "'==' is unavailable: \(tuple)"),
    ("a.size == (spacing, 20.5) ~ .high", "'==' is unavailable: \(tuple)"),
    ("a.top == b.top + b.left", sum),
    ("a.width == b.width - a.width", difference),
    ("a.width == (b.width + a.width) / 2 + 8 ~ .high", sum),
    ("a.top >= b.bottom + 10 + b.height", sum),
    ("a.top.equalTo(b)", former("equalTo", "== b.top")),
    ("a.top.equalTo(b.left).offset(10)", former("equalTo", "== b.top")),
    ("a.edges.equalTo(b).inset(8).priority(.high)", former("equalTo", "== b.top")),
    ("a.size.lessThanOrEqualTo(44)", former("lessThanOrEqualTo", "<= b.top")),
    ("a.left.greaterThanOrEqualTo(b.left)", former("greaterThanOrEqualTo", ">= b.top")),
    ("a.top.equalToSuperview().offset(4)", superview),
    ("a.top == b.topAnchor", "'topAnchor' has been renamed to 'top'"),
    ("a.widthAnchor == 40", "'widthAnchor' has been renamed to 'width'"),
  ]

  /// Returns the compiler's errors about the statements, the first of which is on a line of the
  /// snippet.
  private func errors(of statements: [(String, String)], from line: Int) -> [String] {
    statements.enumerated().map { "\(line + $0): \($1.1)" }
  }

  @Test("Each statement of a builder has one error, on its line", arguments: [5, 6])
  func inBuilder(mode: Int) throws {
    // Opens `card`, `conflict`, `mistake`, or `views` or `stacks` and how many of them are nested.
    let single = try SwiftCompiler.statements(mode: mode).typecheck(
      ["var kept: Constraint?"]
        + Self.statements.map { "Constraint.activate { a.top == b.top; \($0.0) }" })
    #expect(single.errors == errors(of: Self.statements, from: 2), "\(single.text)")
    let all = try SwiftCompiler.statements(mode: mode).typecheck(
      ["var kept: Constraint?", "Constraint.activate {"] + Self.statements.map { $0.0 } + ["}"])
    #expect(all.errors == errors(of: Self.statements, from: 3), "\(all.text)")
  }

  @Test("Three wrong statements among correct ones are three errors", arguments: [5, 6])
  func three(mode: Int) throws {
    let answer = try SwiftCompiler.statements(mode: mode).typecheck([
      "Constraint.activate {",
      "  a.top == b.top",
      "  a.top == b.left",
      "  if spacing > 4 {",
      "    a.width < 40",
      "  }",
      "  for view in [a, b] { view.height == 44 }",
      "  print(a)",
      "}",
    ])
    #expect(
      answer.errors == ["3: \(Self.differentKinds)", "5: \(Self.less)", "8: \(Self.nothing)"],
      "\(answer.text)")
  }

  @Test("'=' for '==' is explained", arguments: [5, 6])
  func assignment(mode: Int) throws {
    let answer = try SwiftCompiler.statements(mode: mode).typecheck([
      "a.top = b.top",
      "Constraint.activate {",
      "  a.top = b.top",
      "}",
    ])
    #expect(
      answer.errors.sorted()
        == [
          "1: \(Self.assignment)", "3: \(Self.nothing)", "3: \(Self.assignment)",
        ].sorted(), "\(answer.text)")
  }

  @Test("The article prints the compiler's additional messages")
  func article() throws {
    let path = "Sources/Anchors/Anchors.docc/WritingConstraints.md"
    let text = try RepositoryFile.text(of: path)
    for message in [Self.differentKinds, Self.nothing, Self.assignment] {
      #expect(text.contains("\nerror: \(message)\n"))
    }
  }

  @Test("The errors are the same outside builders", arguments: [5, 6])
  func outside(mode: Int) throws {
    let statements: [(String, String)] = [
      ("_ = a.top == 10 - b.top", Self.negative),
      ("_ = spacing - (a.left + 1)", Self.negative),
      ("_ = a.left != b.left", Self.notEqual),
      ("let low = a.width < 40", Self.less),
      ("let high = a.width > b.width", Self.greater),
      ("let both = a.top == b.top && a.left == b.left", Self.and),
      ("let isSame = a == b", Self.sameItem),
      ("let top = a.top == b", Self.anchorOfView),
      ("let edges = a.edges == b", Self.anchorOfView),
      ("let size = a.size == (10, 20)", "'==' is unavailable: \(Self.tuple)"),
      ("let sum = a.top == b.top + b.left", Self.sum),
      ("_ = a.leadingAnchor == b.leading", "'leadingAnchor' has been renamed to 'leading'"),
    ]
    let answer = try SwiftCompiler.statements(mode: mode).typecheck(statements.map { $0.0 })
    #expect(answer.errors == errors(of: statements, from: 1), "\(answer.text)")
  }

  @Test("An app's own conditions are not affected", arguments: [5, 6])
  func conditions(mode: Int) throws {
    let answer = try SwiftCompiler.statements(mode: mode).typecheck([
      "let n = 3",
      "let isWide = spacing > 4 && n < 4 || n != 5 && !(spacing == 2)",
      "if isWide, a !== b, n != 2, a.frame == b.frame && spacing >= 1 { print(n) }",
      "let names = [1, 2, 3].filter { $0 > 1 && $0 != 3 }",
      "_ = a === b || [a].contains { $0 === b } || a.layoutName == b.layoutName",
      "_ = [a].first == nil || [picture].last != nil",
      "Constraint.activate {",
      "  if isWide && n > 2 { a.width == n } else if n < 0 || spacing != 1 { a.width == spacing }",
      "  for name in names where name > 1 { a.height >= name }",
      "}",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }
}
