import AnchorsTestSupport
import Testing

/// Files that import SwiftUI or another library of constraints too, played by modules that have the
/// names of theirs which are ours as well: what the compiler refuses, and that each remedy of the
/// article is one.
@Suite("Names that clash with another import", .serialized, .enabled(if: SlowTests.areOn))
struct NameClashTests {
  private static let standIns = [
    "SwiftUI": """
    public enum Edge: Sendable {
      case top, leading, bottom, trailing
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
      }
    }
    public enum Axis: Sendable { case horizontal, vertical }
    public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
    public struct Anchor<Value> {}
    public struct XAxis {}
    """,
    "SnapKit": """
    public final class Constraint { public func update(offset: Double) {} }
    """,
    "Anchorage": """
    precedencegroup PriorityPrecedence { higherThan: ComparisonPrecedence lowerThan: AdditionPrecedence }
    infix operator ~: PriorityPrecedence
    public enum Priority { case required, high, low }
    public struct ConstraintGroup {}
    public struct NativeAnchor { public init() {} }
    public struct Expression {}
    public func ~ (lhs: NativeAnchor, rhs: Priority) -> Expression { Expression() }
    @discardableResult public func == (lhs: NativeAnchor, rhs: Expression) -> Int { 0 }
    """,
    "Cartography": """
    precedencegroup CartographyPriority { lowerThan: ComparisonPrecedence }
    infix operator ~: CartographyPriority
    public class ConstraintGroup {}
    public protocol LayoutItem {}
    public struct Point {}
    public struct Size {}
    public func ~ (lhs: Int, rhs: Float) -> Int { lhs }
    """,
    "Macaw": """
    public struct Point { public init() {} }
    public struct Size {}
    public struct Rect {}
    """,
  ]

  private func errors(
    importing module: String, _ lines: [String], mode: Int, head: [String] = []
  ) throws -> [String] {
    let opening =
      ["import AnchorsLayout", "import Anchors", "import \(module)"] + head + [
        "func test(_ a: LayoutView, _ b: LayoutView) {"
      ]
    let compiler = SwiftCompiler(
      mode: mode, opening: opening, standIns: Self.standIns.filter { $0.key == module })
    let answer = try compiler.typecheck(lines)
    #expect(answer.isAccepted == answer.errors.isEmpty, "\(answer.text)")
    return answer.errors
  }

  private static let statements = [
    "Constraint.activate {",
    "  a.top == b.bottom + 8",
    "  a.edges(.top, .left) == b.edges.inset(by: 8)",
    "  [a, b].width == 40",
    "}",
    "[a, b].makeConstraints { v in v.left == 8 }",
  ]

  @Test("A type in both modules is ambiguous where it is written", arguments: [5, 6])
  func types(mode: Int) throws {
    let names = [
      "SnapKit": ["Constraint"], "Anchorage": ["ConstraintGroup", "Priority"],
      "Cartography": ["ConstraintGroup", "any LayoutItem", "Point", "Size"],
      "Macaw": ["Point", "Rect", "Size"],
    ]
    for (module, types) in names {
      let errors = try errors(importing: module, types.map { "let _: \($0)?" }, mode: mode)
      let expected = types.enumerated().map { index, type in
        let name = type.replacing("any ", with: "").prefix { $0 != "<" }
        return "\(index + 1): '\(name)' is ambiguous for type lookup in this context"
      }
      #expect(errors == expected)
    }
  }

  @Test(
    "Statements compile beside SwiftUI, and beside SnapKit if no type is named",
    arguments: [5, 6])
  func statements(mode: Int) throws {
    let prioritized = ["a.makeConstraints { v in v.top == b.top ~ .high }"]
    #expect(try errors(importing: "SwiftUI", Self.statements + prioritized, mode: mode) == [])
    let unnamed = ["a.makeConstraints { v in", "  v.top == b.top ~ .high", "}"]
    #expect(try errors(importing: "SnapKit", unnamed, mode: mode) == [])
  }

  @Test("SwiftUI's own names and ours compile in one file", arguments: [5, 6])
  func swiftUI(mode: Int) throws {
    let lines = [
      "let _: Edge.Set = [.top]", "let _ = Axis.horizontal",
      "let _: LayoutDirection = .leftToRight", "let _: Anchor<Int>?", "let _: XAxis?",
      "let _: LayoutAnchor<LayoutXAxis> = a.left",
      "let _: LayoutEdge = .left", "let _: InterfaceDirection = .rightToLeft",
    ]
    #expect(try errors(importing: "SwiftUI", lines, mode: mode) == [])
  }

  @Test("The module before the type resolves the clash", arguments: [5, 6])
  func qualified(mode: Int) throws {
    let lines = ["let _: Anchors.Point = .zero", "let _ = Macaw.Point()"]
    #expect(try errors(importing: "Macaw", lines, mode: mode) == [])
    let constraints = ["let _: Anchors.Constraint? = a.top == b.top", "let _: SnapKit.Constraint?"]
    #expect(try errors(importing: "SnapKit", constraints, mode: mode) == [])
  }

  @Test("One more import resolves the clash", arguments: [5, 6])
  func scoped(mode: Int) throws {
    let point = ["let _: Point = .zero"]
    let one = ["import struct Anchors.Point"]
    #expect(try errors(importing: "Macaw", point, mode: mode, head: one) == [])
    let two = ["import class Anchors.Constraint"]
    let constraint = ["let _: Constraint? = a.top == b.top"] + Self.statements
    #expect(try errors(importing: "SnapKit", constraint, mode: mode, head: two) == [])
  }

  @Test("The app's own name wins", arguments: [5, 6])
  func alias(mode: Int) throws {
    let alias = ["typealias Constraint = Anchors.Constraint"]
    let lines = ["let _: Constraint? = a.top == b.top"] + Self.statements
    #expect(try errors(importing: "SnapKit", lines, mode: mode, head: alias) == [])
  }

  @Test(
    "The operator of another module is ambiguous", arguments: ["Anchorage", "Cartography"], [5, 6])
  func priority(module: String, mode: Int) throws {
    let line = ["a.makeConstraints { v in v.top == b.top ~ .high }"]
    let refused = try errors(importing: module, line, mode: mode)
    #expect(Set(refused) == ["1: ambiguous operator declarations found for operator"])
    let declared = ["infix operator ~ : AnchorsPriorityPrecedence"]
    #expect(try errors(importing: module, line, mode: mode, head: declared) == [])
    #expect(try errors(importing: module, Self.statements, mode: mode) == [])
  }

  @Test("An app's own operator wins over ours, until it has our precedence", arguments: [5, 6])
  func ownOperator(mode: Int) throws {
    let line = ["a.makeConstraints { v in v.top == b.top + 8 ~ .high }"]
    let tight = "precedencegroup Tight { higherThan: AdditionPrecedence }"
    let own = [tight, "infix operator ~ : Tight"]
    #expect(try !errors(importing: "SnapKit", line, mode: mode, head: own).isEmpty)
    let ours = [tight, "infix operator ~ : AnchorsPriorityPrecedence"]
    #expect(try errors(importing: "SnapKit", line, mode: mode, head: ours) == [])
  }

  @Test("Another file's imports do no harm", arguments: ["Anchorage", "Cartography"], [5, 6])
  func otherFile(module: String, mode: Int) throws {
    let compiler = SwiftCompiler(
      mode: mode,
      opening: ["import AnchorsLayout", "func test(_ a: LayoutView, _ b: LayoutView) {"],
      standIns: Self.standIns.filter { $0.key == module }, otherFile: "import \(module)")
    let line = ["let _: ConstraintGroup = a.makeConstraints { v in v.top == b.top ~ .high }"]
    let answer = try compiler.typecheck(line + Self.statements)
    #expect(answer.isAccepted && answer.errors == [], "\(answer.text)")
  }

  @Test("With the app's operator, the other library's line needs parentheses", arguments: [5, 6])
  func parentheses(mode: Int) throws {
    let declared = ["infix operator ~ : AnchorsPriorityPrecedence"]
    let names = "let c = NativeAnchor(), d = NativeAnchor()"
    let plain = [names, "c == d ~ .high"], grouped = [names, "c == (d ~ .high)"]
    let refused = try errors(importing: "Anchorage", plain, mode: mode)
    #expect(refused.contains("2: ambiguous operator declarations found for operator"))
    #expect(try !errors(importing: "Anchorage", plain, mode: mode, head: declared).isEmpty)
    #expect(try errors(importing: "Anchorage", grouped, mode: mode, head: declared) == [])
  }
}

/// Code other than statements in the closure of a builder, as the article for users of other
/// libraries shows it.
@Suite(
  "`self` and `return` in the closure of a builder", .serialized, .enabled(if: SlowTests.areOn))
struct BuilderClosureTests {
  private func errors(_ lines: [String], mode: Int) throws -> [String] {
    let compiler = SwiftCompiler(
      mode: mode,
      opening: [
        "import AnchorsLayout",
        "final class Screen {",
        "  let v = LayoutView(), b = LayoutView()",
        "  var gap: Constraint?, isWide = false, onTap: () -> Void = {}",
        "  func test() {",
      ])
    return try compiler.typecheck(lines + ["}"]).errors
  }

  @Test("Neither `self.` nor a weak reference is necessary", arguments: [5, 6])
  func method(mode: Int) throws {
    let lines = [
      "v.makeConstraints { v in", "  let gap = isWide ? 8 : 16", "  v.top == b.bottom + gap",
      "  if isWide { v.left == b.left } else { v.right == b.right }", "}",
      "Constraint.activate { v.left == b.left }",
      "v.makeConstraints { [weak self] v in", "  if let self { v.top == self.b.bottom }", "}",
    ]
    #expect(try errors(lines, mode: mode) == [])
  }

  @Test("`guard` is refused inside, and stands before the closure", arguments: [5, 6])
  func guarded(mode: Int) throws {
    let within = [
      "v.makeConstraints { [weak self] v in", "  guard let self else { return }",
      "  v.top == self.b.bottom", "}",
    ]
    #expect(
      try errors(within, mode: mode) == [
        "2: cannot use explicit 'return' statement in the body of result builder 'ConstraintBuilder'"
      ])
    let before = [
      "onTap = { [weak self] in", "  guard let self else { return }",
      "  self.v.remakeConstraints { v in v.top == self.b.bottom + 8 }", "}",
    ]
    #expect(try errors(before, mode: mode) == [])
    let implicit = [
      "onTap = { [weak self] in", "  guard let self else { return }",
      "  v.remakeConstraints { v in v.top == b.bottom + 8 }", "}",
    ]
    let refused = [
      """
      3: reference to property 'b' in closure requires explicit use of 'self' to make capture \
      semantics explicit
      """
    ]
    #expect(try errors(implicit, mode: mode) == (mode == 5 ? refused : []))
  }

  @Test("An optional side and an assignment are refused", arguments: [5, 6])
  func refused(mode: Int) throws {
    let optional = ["v.makeConstraints { [weak self] v in", "  v.top == self?.b.bottom", "}"]
    #expect(try errors(optional, mode: mode).count == 1)
    let kept = try errors(
      ["v.makeConstraints { v in", "  gap = v.top == b.bottom", "}"], mode: mode)
    #expect(kept.count == 1 && kept[0].contains("to keep a constraint"), "\(kept)")
  }
}
