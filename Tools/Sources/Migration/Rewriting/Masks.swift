import SwiftSyntax

/// Removes `translatesAutoresizingMaskIntoConstraints = false` where Anchors turns the mask off:
/// for views that the new code constrains as a first item.
final class MaskRemover: SyntaxVisitor {
  private let migration: FileMigration
  private var edits: [Edit] = []

  private var file: SourceFile { migration.file }

  init(_ migration: FileMigration) {
    self.migration = migration
    super.init(viewMode: .sourceAccurate)
  }

  func remove() {
    if migration.constrained.isEmpty { return }
    walk(file.tree)
    migration.translate(edits, statements: 0)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let expression = node.item.as(ExprSyntax.self), !migration.isIgnored(node) else {
      return .visitChildren
    }
    if let path = maskedPath(expression), isConstrained(path, at: node) {
      removeLine(of: node)
      return .skipChildren
    }
    // `[a, b].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }`
    if let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "forEach", let closure = call.trailingClosure,
      closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self),
      let path = maskedPath(only), path == closure.parameterName ?? "$0",
      let array = callee.base?.as(ArrayExprSyntax.self),
      array.elements.allSatisfy({ isConstrained($0.expression.path, at: node) })
    {
      removeLine(of: node)
      return .skipChildren
    }
    return .visitChildren
  }

  /// Returns the view whose mask a statement turns off.
  private func maskedPath(_ expression: ExprSyntax) -> String? {
    guard let assignment = expression.assignment, assignment.value.text == "false" else {
      return nil
    }
    if let access = assignment.target.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "translatesAutoresizingMaskIntoConstraints"
    {
      return access.base?.path
    }
    return assignment.target.text == "translatesAutoresizingMaskIntoConstraints" ? "self" : nil
  }

  private func isConstrained(_ path: String, at node: some SyntaxProtocol) -> Bool {
    if migration.isConstrained(path, at: node) { return true }
    // In the closure that makes the view: `let title = { let label = …; return label }()`.
    guard let closure = node.enclosingClosure else { return false }
    let isResult = closure.result?.text == path
    let isConfigured = path == closure.parameterName ?? "$0" && closure.isConfiguration
    guard isResult || isConfigured, let binding = closure.binding else { return false }
    return migration.isConstrained(binding.pattern.text, at: binding)
  }

  /// Removes a statement with its line, if nothing else stands on it.
  private func removeLine(of node: CodeBlockItemSyntax) {
    let start = file.lineStart(of: node.start)
    let end = file.lineEnd(after: node.end)
    let before = file.text(start..<node.start).trimmed
    let after = file.text(node.end..<end).trimmed
    if before.isEmpty, after.isEmpty {
      edits.append(Edit(start..<min(end + 1, file.bytes.count), ""))
    } else if before.hasSuffix("{"), after.hasPrefix(";") {
      let rest = file.bytes[node.end...].dropFirst().prefix { $0 == UInt8(ascii: " ") }
      edits.append(Edit(node.start..<node.end + 1 + rest.count, ""))
    }
  }
}

extension ClosureExprSyntax {
  /// `true` for the closure of `UILabel().then { … }`.
  fileprivate var isConfiguration: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self) else { return false }
    return ["then", "with", "configure", "apply", "also"].contains(call.calledExpression.lastName)
  }
}

extension FileMigration {
  /// Notes that the new code constrains a view as a first item.
  func noteConstrained(_ path: String, at node: some SyntaxProtocol) {
    constrained.insert(lookup.scoped(path, at: node, in: file))
  }

  /// Notes it unless the second item may be a descendant of the view, whose mask then stays on.
  func noteConstrained(_ path: String, with second: String?, at node: some SyntaxProtocol) {
    guard let second else { return noteConstrained(path, at: node) }
    let other = second.hasPrefix("self.") ? String(second.dropFirst(5)) : second
    func isContainer(_ path: String) -> Bool {
      ["self", "view", "contentView", "superview", "superview!", "safeArea", "margins"].contains(
        path)
        || ["self.", "view.", "contentView.", "superview."].contains { path.hasPrefix($0) }
          && path.contains(/\.(safeArea|margins|readableContent|keyboard)$/)
    }
    let parent = superview(of: other, at: node).map {
      $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0
    }
    let isInside = parent == path || parent.map { superview(of: $0, at: node) == path } == true
    if isContainer(other) && other != path || other == path
      || superview(of: path, at: node) == second
      || parent != nil && !isInside
    {
      noteConstrained(path, at: node)
    }
  }

  /// `true` if the new code constrains a view as a first item in the type around a node.
  func isConstrained(_ path: String, at node: some SyntaxProtocol) -> Bool {
    constrained.contains(lookup.scoped(path, at: node, in: file))
  }
}
