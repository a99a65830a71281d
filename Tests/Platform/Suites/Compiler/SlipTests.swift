import TestSupport
import Testing

/// Mistakes about views of UIKit and AppKit, which are equatable and have anchors of their own.
@Suite("Mistakes about the platform's views", .serialized)
struct SlipTests {
  private static let view =
    "getter for 'buildExpression' is unavailable: a view has no single value; name its anchor: 'a.top == b.top', 'a.edges == b.edges'"
  private static let sum =
    "'+' is unavailable: only a number can be added to an anchor; a constraint has one anchor on each side"
  private static let difference =
    "'-' is unavailable: only a number can be subtracted from an anchor; a constraint has one anchor on each side"
  private static let values =
    "'buildExpression' is unavailable: this compares plain values and makes no constraint; write 'view.top' for 'view.topAnchor'; if the view has a property of its own by this name, write 'view.anchors.width'"
  private static let other =
    "'buildExpression' is unavailable: a builder takes constraints, 'let', 'if', 'for' and 'switch': write other statements before it, and '==' rather than '=' for a constraint; to keep a constraint, write 'height = view.height == 44' before the builder and 'height' in it"
  private static let tuple =
    "'==' is unavailable: write 'Size(width: 10, height: 20)' for '(10, 20)'"
  private static let former =
    "'equalTo' is unavailable: write 'v.top == b.top'; 'Coming from SnapKit' has the whole table"

  private static let statements = [
    ("a == b", view), ("a.top == b", view), ("a.edges == b ~ .high", view),
    ("[a, b].top == c", view), ("a.size == (10, 20)", tuple), ("a.size == (x, 20.5)", tuple),
    ("a.top == b.top + b.left", sum), ("a.width == (b.width + c.width) / 2", sum),
    ("a.top == b.bottom + 10 + b.height", sum), ("a.width == b.width - c.width", difference),
    ("print(a)", other), ("a.isHidden = true", other), ("a.top.equalTo(b)", former),
    ("a.top.equalTo(b.left).offset(10)", former),
    ("a.edges.equalTo(b).inset(8).priority(.high)", former),
    ("a.topAnchor == b.topAnchor", values), ("a.isHidden", values),
    ("a.top < b.top", "'<' is unavailable: write '<=': a constraint includes the limit"),
    ("a.top >= b", "'>=' is unavailable: name the anchor of the view: 'b.top', 'b.edges'"),
  ]

  private func compiler(mode: Int, _ declarations: String...) -> SwiftCompiler {
    SwiftCompiler(
      mode: mode,
      opening: ["import \(platformName)", "import Anchors"] + declarations + [
        "@MainActor func test(_ a: \(View.self), _ b: \(View.self), _ c: \(View.self), _ x: CGFloat) {"
      ])
  }

  @Test("Each has one error, alone and among others", arguments: [5, 6])
  func errors(mode: Int) throws {
    let alone = try compiler(mode: mode).typecheck(
      Self.statements.map { "Constraint.activate { a.top == b.top; \($0.0) }" })
    #expect(
      alone.errors == Self.statements.enumerated().map { "\($0 + 1): \($1.1)" }, "\(alone.text)")
    let together = try compiler(mode: mode).typecheck(
      ["Constraint.activate {"] + Self.statements.map { $0.0 } + ["}"])
    #expect(
      together.errors == Self.statements.enumerated().map { "\($0 + 2): \($1.1)" },
      "\(together.text)")
  }

  @Test("Arrays of sums with conditions are checked in time", arguments: [5, 6])
  func conditions(mode: Int) throws {
    let answer = try compiler(mode: mode).typecheck([
      "let isWide = x > 3",
      "let all = [",
      "  a.top == b.top + (isWide ? 8 : 16), a.left == b.left + (isWide ? 8 : 16),",
      "  a.right == b.right - (isWide ? 8 : 16), a.bottom == b.bottom - (isWide ? 8 : 16),",
      "  a.width == 3 + (isWide ? 8 : 16), a.height == (isWide ? x : 20) * 2,",
      "]",
      "Constraint.activate(all)",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }

  @Test("Views are compared as before outside of builders", arguments: [5, 6])
  func comparisons(mode: Int) throws {
    let answer = try compiler(mode: mode).typecheck([
      "let isSame = a == b",
      "if a == b || c == a { print(isSame) }",
      "_ = [a, b].contains { $0 == c }",
      "_ = [a, b].firstIndex(of: c) == 1 && a.superview == b && a.superview != nil",
      "let number = a == c ? 1 : 2",
      "assert(a == b && number == 1)",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }

  @Test(
    "A center plus a point is about the anchor beside an app's own sum of points",
    arguments: [5, 6])
  func sumOfPoints(mode: Int) throws {
    let answer = try compiler(
      mode: mode,
      "func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }"
    ).typecheck([
      "let moved: CenterAnchor = b.center + CGPoint(x: 1, y: 2)",
      "Constraint.activate { a.center == b.center + CGPoint(x: 1, y: 2); a.center == moved }",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }
}
