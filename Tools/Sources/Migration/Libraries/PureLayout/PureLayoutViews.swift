import SwiftSyntax

/// The views whose autoresizing masks PureLayout turns off: `newAutoLayout()`,
/// `configureForAutoLayout()`.
final class PureLayoutViews {
  private let migration: FileMigration
  /// Views that a statement constrains as a first item, or that a stack view arranges.
  private var handled: Set<String> = []
  private var calls: [FunctionCallExprSyntax] = []

  private var file: SourceFile { migration.file }

  init(_ migration: FileMigration) { self.migration = migration }

  /// Notes that a statement constrains a view as a first item.
  func note(_ path: String, at node: some SyntaxProtocol) {
    handled.insert("\(migration.lookup.enclosingType(of: node)) \(path)")
  }

  /// Notes a call that concerns the mask of a view.
  func consider(_ node: FunctionCallExprSyntax) {
    if node.arguments.first?.label?.text == "forAutoLayout", node.arguments.count == 1 {
      calls.append(node)
      return
    }
    switch node.calledExpression.lastName {
    case "addArrangedSubview", "insertArrangedSubview":
      if let view = node.arguments.first?.expression { note(view.path, at: node) }
    case "UIStackView":
      for element in node.argument("arrangedSubviews")?.elements ?? [] {
        note(element.path, at: node)
      }
    case "newAutoLayout", "newAutoLayoutView", "configureForAutoLayout":
      if node.arguments.isEmpty, node.trailingClosure == nil { calls.append(node) }
    default: break
    }
  }

  /// Translates the calls that were noted, once all statements are known. They are no statements
  /// about constraints, and not counted.
  func migrate() {
    for node in calls where !migration.isIgnored(node) {
      if let reason = migrate(node) { migration.check(node, "it stays: \(reason)") }
    }
  }

  private func migrate(_ node: FunctionCallExprSyntax) -> String? {
    let expression = ExprSyntax(node)
    let isConfigured = node.calledExpression.lastName == "configureForAutoLayout"
    let base = node.base
    if isConfigured, let item = expression.statementItem, case .nothing = Use.of(expression) {
      let view = base.map { "\($0.text)." } ?? ""
      let isNeedless = isHandled(base?.path ?? "self", at: node)
      let edit = isNeedless ? file.removal(of: item) : Edit(node.range, view + Self.mask)
      migration.translate([edit], statements: 0)
      return nil
    }
    let type = node.arguments.isEmpty ? base : node.calledExpression
    guard let type else { return isConfigured ? "its result is used" : "the type is not written" }
    var edits = [Edit(type.end..<node.end, isConfigured ? "" : "()")]
    let name: String
    switch Use.of(expression) {
    case .variable(let variable, _): name = variable
    case .value(let target): name = target.text.onOneLine
    default: return "nothing is known to constrain the view, and its mask is off"
    }
    let path = name.withoutSelf
    if !isHandled(path, at: node) {
      let item = node.ancestor(CodeBlockItemSyntax.self) {
        $0.is(MemberBlockItemSyntax.self) || $0.is(ClosureExprSyntax.self)
      }
      guard let item, file.isAlone(item) else {
        return "nothing in this file constrains '\(name)' as a first item, and its mask is off"
      }
      let line = "\n\(file.indentation(at: item.start))\(name).\(Self.mask)"
      edits.append(Edit(at: file.lineEnd(after: item.end), line))
    }
    migration.translate(edits, statements: 0)
    return nil
  }

  private static let mask = "translatesAutoresizingMaskIntoConstraints = false"

  private func isHandled(_ path: String, at node: some SyntaxProtocol) -> Bool {
    let type = migration.lookup.enclosingType(of: node)
    if handled.contains("\(type) \(path)") { return true }
    // In the closure that makes the view: `lazy var title = { let label = …; return label }()`.
    guard let closure = node.enclosingClosure, closure.result?.path == path,
      let binding = closure.binding
    else { return false }
    let owner = migration.lookup.enclosingType(of: binding)
    return handled.contains("\(owner) \(binding.pattern.text)")
  }
}
