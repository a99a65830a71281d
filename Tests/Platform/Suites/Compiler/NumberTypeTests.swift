import TestSupport
import Testing

/// Numbers of other types than `CGFloat`, `Double` and `Int`, as the article on UIKit and AppKit
/// has them.
@Suite("Numbers of other types", .serialized)
struct NumberTypeTests {
  private func compiler(mode: Int, _ declarations: String...) -> SwiftCompiler {
    SwiftCompiler(
      mode: mode,
      opening: ["import \(platformName)", "import Anchors"] + declarations + [
        "@MainActor func test(_ a: \(View.self), _ b: \(View.self), _ ratio: Float) {"
      ])
  }

  @Test("A Float is converted", arguments: [5, 6])
  func converted(mode: Int) throws {
    let answer = try compiler(mode: mode).typecheck([
      "Constraint.activate {", "  a.width == CGFloat(ratio) * b.width",
      "  a.height == Double(ratio)", "}",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
    let refused = try compiler(mode: mode).typecheck(["_ = a.height == ratio * a.width"])
    #expect(refused.errors.count == 1, "\(refused.text)")
  }

  @Test("A value of another type can be a number of layouts", arguments: [5, 6])
  func conforming(mode: Int) throws {
    let number = "extension Float: @retroactive LayoutNumber"
    let answer = try compiler(
      mode: mode, "\(number) { public var layoutNumber: Double { Double(self) } }",
      "extension LayoutNumber where Self == CGFloat { static var margin: CGFloat { 16 } }"
    ).typecheck([
      "Constraint.activate {", "  a.width == ratio * b.width", "  a.height == ratio * a.width",
      "  a.left == b.right + ratio", "  a.top == b.top + .margin", "  a.width <= 2.5 * b.width",
      "}",
    ])
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }
}
