import TestSupport
import Testing

/// The rows of the article for those who come from other libraries: what stands on the right is
/// compiled.
@Suite("Every row of the migration article compiles", .serialized) @MainActor
struct MigrationRowTests {
  /// Code that is not compiled, and why.
  private static let notCompiled: [String: String] = [
    "= false": "a part of the assignment before it",
    "NSLayoutConstraint": "what a property gives", "~": "said of every statement",
  ]

  /// The code for `…`, the longer first.
  private static let omissions: [(String, String)] = [
    ("UIEdgeInsets(…)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
    ("CGSize(…)", "CGSize(width: 3, height: 4)"), ("CGPoint(…)", "CGPoint(x: 3, y: 4)"),
    ("inset(by: …)", "inset(by: 8)"), ("setPriority(…)", "setPriority(.low)"),
    ("b.size + …", "b.size + 8"), ("0.3) { … }", "0.3) { gap.constant = 8 }"),
    ("{ v in … }", "{ v in v.top == b.top }"),
    ("{ … }", "{ v.top == b.top }"), ("(…)", "(v.top == b.top)"), ("… ~", "v.top == b.top ~"),
  ]

  /// A line of Swift for a code span, in a function whose parameters are the names in the tables.
  private static func line(for span: String) -> String {
    var code = span
    for (omission, text) in omissions { code = code.replacingOccurrences(of: omission, with: text) }
    let first = code.prefix { $0 != " " }
    // What follows a relation, or is its sign.
    if ["+", "-", "~"].contains(first) { return "_ = ConstraintGroup { v.top == b.top \(code) }" }
    if ["<=", ">="].contains(code) { return "_ = ConstraintGroup { v.top \(code) b.top }" }
    if code.hasPrefix(".") { return "let _: Priority = \(code)" }
    if code.hasPrefix("let ") { return "\(code); _ = \(code.dropFirst(4).prefix { $0 != " " })" }
    if code.hasPrefix("for ") || isStatement(code) { return "_ = ConstraintGroup { \(code) }" }
    if code.contains(" = ") || code.hasSuffix("()") || code.hasSuffix("}") { return code }
    return "_ = \(code)"
  }

  /// Returns `true` if a relation, or rows and columns, stand outside braces.
  private static func isStatement(_ code: String) -> Bool {
    var depth = 0
    let outside = code.filter { character in
      if character == "{" { depth += 1 }
      defer { if character == "}" { depth -= 1 } }
      return depth == 0
    }
    return [" == ", " <= ", " >= ", ".aligned(", ".distributed("].contains { outside.contains($0) }
  }

  /// Names that one calls: a function of a view or a group, without its arguments.
  private static let functions: [String: String] = [
    "deactivate()": "group.deactivate()",
    "updateConstraints": "v.updateConstraints { v in v.top == b.top }",
    "remakeConstraints": "v.remakeConstraints { v in v.top == b.top }",
    "prepareConstraints": "_ = v.prepareConstraints { v in v.top == b.top }",
    "host": "_ = gap.host",
    "rawValue": "_ = UILayoutPriority.required.rawValue", "isActive": "_ = gap.isActive",
    "safeArea": "_ = v.safeArea", "readableContent": "_ = v.readableContent",
    "keyboard": "_ = v.keyboard", "left": "_ = v.left", "right": "_ = v.right",
    "top": "_ = v.top", "bottom": "_ = v.bottom",
    "bottomLayoutGuide.anchors.top": "_ = controller.bottomLayoutGuide.anchors.top",
  ]

  private static let opening = [
    "import UIKit", "import Anchors",
    "@available(iOS, deprecated: 11) @MainActor func test(",
    "  _ v: UIView, _ a: UIView, _ b: UIView, _ c: UIView, _ title: UIView, _ parent: UIView,",
    "  _ views: [UIView], _ guide: UILayoutGuide, _ controller: UIViewController, _ gap: Constraint,",
    "  _ animator: UIViewPropertyAnimator,",
    "  _ group: ConstraintGroup, _ regular: ConstraintGroup, _ compact: ConstraintGroup",
    ") {",
  ]

  private static func article() throws -> String {
    try Repository.text(of: "Sources/Anchors/Anchors.docc/ComingFromOtherLibraries.md")
  }

  /// The code in the right column of the article's tables.
  private static func spans() throws -> [String] {
    var spans: [String] = []
    for section in try article().components(separatedBy: "\n## ") {
      // The table of names that clash has no code on the right.
      for line in section.components(separatedBy: "\n")
      where line.hasPrefix("| `") || line.hasPrefix("| a ") {
        guard let right = line.components(separatedBy: " | ").dropFirst().first else { continue }
        let parts = right.components(separatedBy: "`")
        for index in stride(from: 1, to: parts.count, by: 2) where !spans.contains(parts[index]) {
          spans.append(parts[index])
        }
      }
    }
    return spans
  }

  @Test("The right column compiles", arguments: [5, 6])
  func rows(mode: Int) throws {
    let spans = try Self.spans()
    #expect(spans.count > 150)
    let compiled = spans.filter { Self.notCompiled[$0] == nil }
    let lines = compiled.map { Self.functions[$0] ?? Self.line(for: $0) }
    let compiler = SwiftCompiler(mode: mode, opening: Self.opening)
    let answer = try compiler.typecheck(lines.map { "do { \($0) }" })
    let wrong = answer.errors.map { error in
      "\(lines[(Int(error.prefix { $0 != ":" }) ?? 1) - 1])  \(error)"
    }
    let isAccepted = answer.isAccepted
    #expect(isAccepted, "\(wrong.joined(separator: "\n"))")
  }

  @Test("The examples compile", arguments: [5, 6])
  func examples(mode: Int) throws {
    let blocks = try Self.article().components(separatedBy: "\n```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```\n").first }
      .filter { !$0.hasPrefix("infix operator") }
    #expect(blocks.count == 3)
    let opening = [
      "import UIKit", "import Anchors",
      "final class Screen: UIView {",
      "  let v = UIView(), b = UIView()",
      "  var parent: UIView { self }",
      "  var gap: Constraint?, onTap: () -> Void = {}",
    ]
    let lines = blocks.enumerated().map { "func example\($0)() {\n\($1)\n}" }
    let answer = try SwiftCompiler(mode: mode, opening: opening).typecheck(lines)
    #expect(answer.isAccepted && answer.text == "", "\(answer.text)")
  }

  @Test("Every omission occurs in the article")
  func exceptions() throws {
    let spans = try Self.spans()
    let names = Array(Self.notCompiled.keys) + Array(Self.functions.keys)
    let missing = names.filter { !spans.contains($0) }
    #expect(missing == [])
  }
}
