import AnchorsTestSupport
import Testing

/// Mistakes that the compiler catches, and what it says.
@Suite("What does not compile", .enabled(if: SlowTests.areOn))
struct CompilerTests {
  /// The errors of statements that must not compile: exactly one for each, on its line.
  private func errors(_ statements: [String]) throws -> [String] {
    let answer = try SwiftCompiler.statements().typecheck(statements)
    #expect(!answer.isAccepted, "\(answer.text)")
    #expect(
      answer.errors.map { $0.prefix { $0 != ":" } } == statements.indices.map { "\($0 + 1)" },
      "\(answer.text)")
    return answer.errors
  }

  @Test("Correct code compiles")
  func accepted() throws {
    let answer = try SwiftCompiler.statements().typecheck([
      "Constraint.activate {",
      "  a.top == b.bottom + 10 ~ .high",
      "  a.leading >= b.leading + spacing / 2",
      "  2 * a.width == (b.height + 10) * 2 - 5 ~ .required - 1",
      "  a.left == -10",
      "  a.edges == b.safeArea.edges.inset(by: 16)",
      "  a.center == b.center + Point(x: 1, y: 2)",
      "  [a, b].size == 40",
      "  a.width == [b.width, b.height]",
      "  picture.anchors.width == 2 * picture.anchors.height",
      "  picture.width == 2 * picture.height",
      "  if spacing > 1 { a.firstBaseline == b.lastBaseline }",
      "}",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }

  @Test("A vertical position does not compare with a horizontal one")
  func axes() throws {
    let errors = try errors([
      "_ = a.top == b.left",
      "_ = a.leading <= b.bottom + 10",
      "_ = 2 * a.centerX >= b.centerY",
    ])
    for error in errors {
      #expect(error.contains("LayoutXAxis") && error.contains("LayoutYAxis"), "\(error)")
    }
  }

  @Test("A size does not compare with a position")
  func sizesAndPositions() throws {
    let errors = try errors(["_ = a.width == b.top", "_ = a.left >= b.height * 2 + 1"])
    for (error, axis) in zip(errors, ["LayoutYAxis", "LayoutXAxis"]) {
      #expect(error.contains("LayoutDimension") && error.contains(axis), "\(error)")
    }
  }

  @Test("Composites of different kinds do not compare")
  func composites() throws {
    let errors = try errors([
      "_ = a.edges == b.size",
      "_ = a.center >= b.edges",
      "_ = a.size == b.width",
      "_ = a.edges == Size(width: 1, height: 2)",
    ])
    #expect(errors[0].contains("SizeAnchor"), "\(errors[0])")
    #expect(
      errors[1].contains("CenterAnchor") && errors[1].contains("EdgesAnchor"), "\(errors[1])")
  }

  @Test("Two anchors in one expression, and anchors as values, are refused")
  func otherMistakes() throws {
    _ = try errors([
      "_ = a.width + b.width",
      "_ = a.width * b.width",
      "let _: Bool = a.left == b.left",
    ])
  }
}
