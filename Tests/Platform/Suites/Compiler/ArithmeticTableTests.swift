import Foundation
import TestSupport
import Testing

/// `CGFloat` arithmetic with each operator in every place of a statement, each after a statement
/// that has the same operator on an anchor. What the constraints are is asserted in
/// `Tests/Platform/Statements`.
@Suite("A table of CGFloat arithmetic", .serialized)
struct ArithmeticTableTests {
  /// Statements with an operator in place of `§`.
  private static let forms = [
    "a.height == pad § 2", "a.height == 2 § pad", "a.height == pad § pad",
    "a.height >= pad § 2 § 3",
    "a.height == (pad § 2) * 3", "a.height == -(pad § 2)", "a.height == pad § 2.5",
    "a.height == (flag ? pad : pad § 2)", "a.height == (flag ? pad § 2 : pad)",
    "a.height == max(pad § 2, 44)", "a.height <= min(2 § pad, 44)",
    "a.width == a.bounds.width § 32", "a.width == (a.frame.width § 3 * pad) / 2",
    "a.left == b.right - pad § 2", "a.left == b.right + pad § 2", "a.left <= b.right - (2 § pad)",
    "a.width == b.width * (pad § 2)", "a.width == (pad § 2) * b.width",
    "a.top == b.bottom + (flag ? pad : pad § 2) ~ .high", "pad § 2 <= a.height",
    "a.size == pad § 2", "a.size >= b.size + (pad § 2)", "[a, b].height == pad § 2",
    "[a, b].top == b.bottom + pad § 2", "a.size == CGSize(width: pad § 2, height: 1)",
    "a.size <= CGSize(width: 1, height: 2 § pad)", "a.edges == pad § 2",
    "a.edges == b.edges.inset(by: pad § 1)",
    "a.edges == Edges(top: pad § 1, left: 0, bottom: 0, right: pad § 2)",
    "a.edges == b.edges.inset(by: Edges(top: pad § 1, left: 2 § pad, bottom: 0, right: 0))",
    "a.anchors.center == CGPoint(x: pad § 1, y: pad § 2)",
    "a.anchors.center == b.anchors.center + CGPoint(x: pad § 1, y: 0)",
    "(a.height == pad § 2).identified(by: \"height\")",
  ]
  /// The statements before, which use the operator on an anchor.
  private static let earlier = [
    "+": "a.top == b.top + 8", "-": "a.top == b.top - 8", "*": "a.width == b.width * 2",
    "/": "a.width == b.width / 2",
  ]

  @Test("The table compiles in builders and outside", arguments: [5, 6])
  func table(mode: Int) throws {
    var lines: [String] = []
    for (symbol, statement) in Self.earlier.sorted(by: { $0.key < $1.key }) {
      let statements = Self.forms.map { $0.replacingOccurrences(of: "§", with: symbol) }
      // Unlike an installation by a program, this requests no layout.
      lines += ["Constraint.activate {", statement] + statements + ["}"]
      lines += statements.map { "Constraint.activate { \(statement); \($0) }" }
      lines += statements.map { "_ = \($0)" }
    }
    let compiler = SwiftCompiler(
      mode: mode,
      opening: [
        "import \(platformName)", "import Anchors", "typealias Edges = \(EdgeInsets.self)",
        "@MainActor func test(_ a: \(View.self), _ b: \(View.self), _ pad: CGFloat, _ flag: Bool) {",
      ])
    let answer = try compiler.typecheck(lines)
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }
}
