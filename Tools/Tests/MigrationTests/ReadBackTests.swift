import Testing

@testable import Migration

/// Every line that the tool writes is read again, and compared with what was meant.
@Suite("Lines that are read again")
struct ReadBackTests {
  private let reader: AnchorsStatement

  init() {
    let text = """
      import UIKit

      final class Card: UIView {
        let a = UIView(), b = UIView(), badge = Badge()
        let padding: CGFloat = 8, insets = UIEdgeInsets.zero, isWide = true
        let views: [UIView] = []

        func layOut() { print(a) }
      }

      final class Badge: UIView { let top = 8.0, width = 40.0 }
      """
    let file = SourceFile(path: "Card.swift", text: text)
    let lookup = Lookup(Declarations([file]))
    let views = ViewFacts([file], lookup)
    let kept = KeptConstraints([file], lookup, views, [])
    reader = AnchorsStatement(
      migration: FileMigration(FileFacts(file, lookup, views)), kept: kept, isInBuilder: true)
  }

  /// Returns the constraints of lines in `layOut`.
  private func constraints(_ lines: String...) throws -> Set<SingleConstraint> {
    reader.lookup.scope = reader.migration.facts.tokens.first { $0.text == "print" }?.parent
    var constraints: Set<SingleConstraint> = []
    for line in lines { constraints.formUnion(try reader.constraints(in: line)) }
    return constraints
  }

  private func check(_ lines: [String], _ statement: Statement, isOutside: Bool = false) throws {
    let token = try #require(reader.migration.facts.tokens.first { $0.text == "print" })
    try reader.check(lines, against: statement, at: token, isOutside: isOutside)
  }

  // MARK: - The tool's own lines

  @Test("Every line of the screens is read as what was meant")
  func screens() throws {
    let generated = try TestCode.names(in: "OriginalScreens/Generated").map { name in
      [SourceFile(path: name, text: try TestCode.text(of: "OriginalScreens/Generated/\(name)"))]
    }
    for files in [try TestCode.files(in: "OriginalScreens")] + generated {
      for result in Migration(files).run() {
        let refused = result.left.filter { $0.reason.contains("would read it otherwise") }
        #expect(refused.isEmpty, "\(result.path): \(refused.map { "\($0.line) \($0.reason)" })")
      }
    }
  }

  // MARK: - Changed lines

  private static func statement(
    _ attributes: [Attribute], _ second: Statement.Second,
    _ constant: Statement.Constant = .none, _ change: (inout Statement) -> Void = { _ in }
  ) -> Statement {
    var statement = Statement("a", attributes, .equal, second)
    statement.constant = constant
    change(&statement)
    return statement
  }

  /// Statements, their lines, and lines that say something else.
  private static let shapes: [(statement: Statement, lines: [String], others: [String])] = [
    (
      statement([.top], .item("b", .bottom), .same(Term(8))), ["a.top == b.bottom + 8"],
      [
        "a.top <= b.bottom + 8", "a.top == b.bottom - 8", "a.top == b.top + 8", "a.top == b.bottom",
        "a.bottom == b.bottom + 8", "b.top == b.bottom + 8", "a.top == a.bottom + 8",
        "a.top == 8", "a.top == 2 * b.bottom + 8", "a.top == b.bottom + 8 ~ .high",
        "(a.top == b.bottom + 8).identified(by: \"gap\")", "a.top == b.bottom + padding",
        "a.top == b.bottom + 8 * .system", "[a.top, a.bottom] == b.bottom + 8",
      ]
    ),
    (
      statement([.top], .item("b", nil)) { $0.priority = ".high" }, ["a.top == b.top ~ .high"],
      ["a.top == b.top", "a.top == b.top ~ .low", "a.top == b.top ~ 999"]
    ),
    (
      statement([.top], .item("b", nil)) { $0.identifier = "\"gap\"" },
      ["(a.top == b.top).identified(by: \"gap\")"],
      ["a.top == b.top", "(a.top == b.top).identified(by: \"top\")"]
    ),
    (
      statement([.trailing], .superview(nil), .same(Term(-8))), ["a.trailing == -8"],
      ["a.trailing == 8", "a.right == -8", "a.trailing == superview!.leading - 8", "a.edges == -8"]
    ),
    (
      statement([.width], .number, .same(Term(primary: "padding"))), ["a.width == padding"],
      [
        "a.width == -padding", "a.height == padding", "a.width == b.width",
        "a.width == padding / 2",
      ]
    ),
    (
      statement([.width], .item("b", .height)) { $0.multiplier = .times(Term(2)) },
      ["a.width == 2 * b.height"],
      ["a.width == b.height", "a.width == b.height / 2", "a.width == 2 * b.width"]
    ),
    (
      statement([.width], .item("b", nil)) { $0.multiplier = .over(Term(primary: "padding")) },
      ["a.width == b.width / padding"], ["a.width == padding * b.width", "a.width == b.width"]
    ),
    (
      statement([.leading], .item("b", .trailing), .system(Term(2))),
      ["a.leading == b.trailing + 2 * .system"],
      [
        "a.leading == b.trailing + .system", "a.leading == b.trailing - 2 * .system",
        "a.leading == b.trailing + 2",
      ]
    ),
    (
      statement(Attribute.directionalEdges, .superview(nil), .inset(Term(8))) {
        ($0.relation, $0.pointsInwards) = (.greaterThanOrEqual, true)
      }, ["a.edges >= 8"],
      [
        "a.edges == 8", "a.edges >= -8", "a.edges >= Insets(8)", "a.edges >= b.edges.inset(by: 8)",
        "a.edges(.top, .leading) >= 8", "a.edges <= 8",
      ]
    ),
    (
      statement(Attribute.physicalEdges, .item("b", nil), .inset(Term(8))),
      ["a.edges == b.edges.inset(by: Insets(8))"],
      [
        "a.edges == b.edges.inset(by: 8)", "a.edges == b.edges.inset(by: Insets(-8))",
        "a.edges == b.edges", "a.edges == Insets(8)", "a.edges == badge.edges.inset(by: Insets(8))",
      ]
    ),
    (
      statement(
        [.left, .right], .superview(nil), .insets("insets", isDirectional: false, sides: [:])),
      ["a.edges(.left, .right) == insets"],
      ["a.edges(.left, .right) == padding", "a.edges(.left, .top) == insets", "a.edges == insets"]
    ),
    (
      statement([.top, .leading, .bottom], .item("b", nil)) { $0.spellsExcludedEdge = true },
      ["a.edges(excluding: .trailing) == b.edges"],
      [
        "a.edges(excluding: .leading) == b.edges", "a.edges == b.edges",
        "a.verticalEdges == b.edges",
      ]
    ),
    (
      statement(
        [.width, .height], .item("b", nil), .pair("CGSize(width: 4, height: 6)", .zero, .zero)),
      ["a.size == b.size + CGSize(width: 4, height: 6)"],
      [
        "a.size == b.size + CGSize(width: 6, height: 4)", "a.size == b.size",
        "a.size == CGSize(width: 4, height: 6)", "a.size == b.size - CGSize(width: 4, height: 6)",
      ]
    ),
    (
      statement([.centerX, .centerY], .item("b", nil)), ["a.center == b.center"],
      ["a.center == 0", "a.centerX == b.centerX", "a.center >= b.center", "b.center == a.center"]
    ),
    (
      statement([.width, .height], .item("b", .width), .same(Term(8))),
      ["[a.width, a.height] == b.width + 8"],
      ["a.size == b.size + 8", "[a.width, a.height] == b.height + 8", "a.width == b.width + 8"]
    ),
    (
      statement([.top], .anchor("(isWide ? a.top : b.bottom)", .top), .same(Term(8))) {
        $0.first = "badge"
      }, ["badge.top == (isWide ? a.top : b.bottom) + 8"],
      ["badge.top == (isWide ? a.top : b.top) + 8", "badge.top == (isWide ? a.top : b.bottom)"]
    ),
    (
      statement([.top, .width], .item("b", nil)), ["a.top == b.top", "a.width == b.width"],
      ["a.top == b.top"]
    ),
  ]

  @Test("A changed line is told apart from the statement", arguments: shapes.indices)
  func changes(place: Int) throws {
    let shape = Self.shapes[place]
    #expect(
      try shape.statement.lines().map { $0.text(indentation: "", unit: "").withoutMarks }
        == shape.lines)
    try check(shape.lines, shape.statement)
    for other in shape.others {
      #expect(throws: Reason.self, "\(other)") { try check([other], shape.statement) }
    }
  }

  // MARK: - Spellings

  @Test(
    "A composite says the same as its parts, and a number in each spelling",
    arguments: [
      ("a.edges == 8", ["a.top == 8", "a.leading == 8", "a.bottom == -8", "a.trailing == -8"]),
      ("a.edges >= b.edges", ["a.verticalEdges >= b.edges", "a.horizontalEdges >= b.edges"]),
      ("a.edges(.top, .right) >= b.edges", ["a.top >= b.top", "a.right <= b.right"]),
      (
        "a.edges == Insets(top: 4, left: padding)",
        ["a.edges(.top, .left, .bottom, .right) == Insets(top: 4, left: padding)"]
      ),
      (
        "a.edges(.top, .left) == UIEdgeInsets(top: 4, left: 6, bottom: 0, right: 0)",
        ["a.top == 4", "a.left == 6"]
      ),
      (
        "a.horizontalEdges == NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 6)",
        ["a.leading == 4", "a.trailing == -6"]
      ),
      ("a.verticalEdges == insets", ["a.top == insets.top", "a.bottom == -insets.bottom"]),
      ("a.edges == Insets.zero", ["a.top == 0", "a.left == 0", "a.bottom == 0", "a.right == 0"]),
      ("a.size == CGSize(width: 4, height: padding)", ["a.width == 4.0", "a.height == padding"]),
      ("a.size == 2 * b.size - 8", ["a.width == 2 * b.width - 8", "a.height == 2 * b.height - 8"]),
      (
        "a.center == b.center + CGPoint(x: 4, y: 0)",
        ["a.centerX == b.centerX + 4", "a.centerY == b.centerY"]
      ),
      ("[a.width, a.height] == b.width", ["a.width == b.width", "a.height == b.width"]),
      ("a.width == [b.width, badge.width]", ["a.width == b.width", "a.width == badge.width"]),
      ("a.width == 2 * (b.width + 4) ~ .required", ["self.a.width == 2 * b.width + 8"]),
      ("a.anchors.top == -(-8)", ["a.top == 8.0"]),
      ("(a.top == b.top) ~ .high", ["a.top == b.top ~ .high"]),
      ("top == b.top", ["self.top == b.top"]),
    ])
  func spellings(composite: String, parts: [String]) throws {
    var single: Set<SingleConstraint> = []
    for part in parts { single.formUnion(try constraints(part)) }
    #expect(try constraints(composite) == single)
  }

  @Test("A call and an array of views are statements")
  func calls() throws {
    reader.lookup.scope = reader.migration.facts.tokens.first { $0.text == "print" }?.parent
    for line in [
      "views.distributed(along: .horizontal, spacing: 8)", "views.width == 40",
      "try! Constraint.visualFormat(\"|-[a]\", views: [\"a\": a])", "a.top == b.top ~ .high",
    ] {
      let operands = try #require(line.parsed).operands
      #expect(reader.isStatement(operands), "\(line)")
      #expect(try !reader.read(operands, StatementOptions()).parts.isEmpty, "\(line)")
    }
    for line in [
      "a.top == 8 - b.top", "a.top == b.width", "a.edges == b.size", "a.width == 2 / b.width",
    ] {
      let operands = try #require(line.parsed).operands
      #expect(throws: Reason.self, "\(line)") {
        _ = try reader.read(operands, StatementOptions())
      }
    }
    let views = try #require("views.width == 40".parsed).operands
    #expect(try reader.read(views, StatementOptions()).statements?.first?.elements == 0)
    for line in ["padding == 8", "a == b", "insets.top == 8", "a.top.rounded() == 8", "print(a)"] {
      #expect(!reader.isStatement(try #require(line.parsed).operands), "\(line)")
    }
  }

  // MARK: - A view's own members

  @Test("A view's own member is an anchor in a builder alone")
  func ownMembers() throws {
    let statement = Self.statement([.width], .number, .same(Term(8))) { $0.first = "badge" }
    try check(["badge.width == 8"], statement)
    try check(["badge.anchors.width == 8"], statement, isOutside: true)
    #expect(throws: Reason.self) { try check(["badge.width == 8"], statement, isOutside: true) }
    let other = Self.statement([.height], .number, .same(Term(8))) { $0.first = "badge" }
    try check(["badge.height == 8"], other, isOutside: true)
    var outside = reader
    outside.isInBuilder = false
    outside.lookup.scope = reader.migration.facts.tokens.first { $0.text == "print" }?.parent
    #expect(!outside.isStatement(try #require("badge.top == 8".parsed).operands))
    #expect(outside.isStatement(try #require("badge.anchors.top == 8".parsed).operands))
  }

  @Test("A kept constraint of a view that has a member of the anchor's name is left")
  func keptConstraint() {
    let result = TestCode.migrate(
      """
      import UIKit

      final class Badge: UIView { let width = 40.0 }

      final class Card: UIView {
        let badge = Badge()
        private var width: NSLayoutConstraint?
        private var height: NSLayoutConstraint?

        func layOut() {
          badge.translatesAutoresizingMaskIntoConstraints = false
          width = NSLayoutConstraint(
            item: badge, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 8)
          height = NSLayoutConstraint(
            item: badge, attribute: .height, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 8)
        }
      }

      """)
    #expect(result.left.count == 1 && result.translated == 1, "\(result.left)")
    #expect(result.left.allSatisfy { $0.reason.contains("Anchors would read it otherwise") })
  }
}
