import TestSupport
import Testing

/// Beside an app's own `left`, `top` … for frames, what cannot be about anchors is not taken for a
/// number in a builder.
@Suite("Mistakes beside an app's own frame helpers", .serialized)
struct FrameHelperMistakeTests {
  private func compiler(mode: Int, type: String) -> SwiftCompiler {
    let names = ["left", "top", "right", "bottom", "width", "height"]
    let members = names.map { "var \($0): \(type) { get { 0 } set {} }" }
    return SwiftCompiler(
      mode: mode,
      opening: [
        "import \(platformName)", "import Anchors",
        "extension \(View.self) { \(members.joined(separator: "; ")) }",
        "@MainActor func test(_ a: \(View.self), _ b: \(View.self), _ pad: CGFloat) {",
      ])
  }

  @Test(
    "Sides of different kinds are refused",
    arguments: [(5, "CGFloat"), (6, "CGFloat"), (5, "Double"), (6, "Double")])
  func differentKinds(mode: Int, type: String) throws {
    let statements = [
      "a.top == b.left", "a.top <= b.left", "a.top >= b.left", "a.width == b.top",
      "a.left == b.height", "a.left == b.bottom + 8", "a.left == b.bottom + pad",
      "a.height >= 2 * b.top",
    ]
    let answer = try compiler(mode: mode, type: type).typecheck(
      ["Constraint.activate {"] + statements + ["}"])
    #expect(
      answer.errors
        == statements.indices.map {
          """
          \($0 + 2): getter for 'buildExpression' is unavailable: the sides are of different kinds: \
          compare 'top', which is vertical, with 'top', 'bottom' or 'centerY', 'left', which is \
          horizontal, with 'left', 'right' or 'centerX', 'width' with 'width' or 'height'; unwrap an \
          optional; write 'Double(view.left)' for the number in a view's own 'left'
          """
        }, "\(answer.text)")
  }

  @Test("Code about frames compiles as before", arguments: [5, 6])
  func frames(mode: Int) throws {
    let answer = try compiler(mode: mode, type: "CGFloat").typecheck([
      "a.top = b.bottom + pad",
      "a.left += 8",
      "a.width = b.width * 2",
      "if a.width > b.width / 2 && a.top != 8 { a.height = pad }",
      "let x: CGFloat = max(a.left, b.right) + 1",
      "a.frame = CGRect(x: x, y: a.top, width: a.width - 2, height: b.height)",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }

  @Test("Anchors outside builders are refused if a constraint is required", arguments: [5, 6])
  func outside(mode: Int) throws {
    let answer = try compiler(mode: mode, type: "CGFloat").typecheck([
      "let gap: Constraint = a.top == b.left"
    ])
    #expect(answer.errors == ["1: ambiguous use of 'top'"], "\(answer.text)")
  }
}
