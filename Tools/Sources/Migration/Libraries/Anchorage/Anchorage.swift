import SwiftSyntax

/// Translates Anchorage: statements between anchors, and `Anchorage.batch { }`.
final class AnchorageMigrator: StatementMigrator<AnchorageStatement> {
  init(_ migration: FileMigration, _ kept: KeptConstraints) {
    super.init(AnchorageStatement(migration: migration, kept: kept))
  }

  /// `true` for a call of `batch` with a closure that contains statements.
  static func isBatch(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.text
    guard callee == "Anchorage.batch" || callee == "batch", let closure = call.lastClosure else {
      return false
    }
    let isLabeled = call.arguments.allSatisfy { argument in
      ["active", "closure", nil].contains(argument.label?.text)
    }
    return isLabeled
      && (callee != "batch" || closure.statements.isEmpty
        || AnchorageStatement.isWithin(Syntax(closure)))
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isBatch(node), let closure = node.lastClosure else { return super.visit(node) }
    if migration.isIgnored(node) { return .skipChildren }
    let active = node.argument("active")?.text ?? "true"
    let isIdle = active != "true"
    let call = BuilderCall(
      node: node, closure: closure, head: isIdle ? Names.group : "\(Names.constraint).activate",
      isIdle: isIdle)
    let use = Use.of(ExprSyntax(node))
    if let reason = reader.mixedFile?.reason?.text
      ?? (active == "true" || active == "false" ? nil : "'active' is not known")
    {
      body(of: call).leave(reason)
      exclude(use, "\(file.path):\(file.line(of: node)): \(reason)")
      return .skipChildren
    }
    migrate(keeping: call, isKept: isIdle) { [reader] isKept in
      AnchorageBatch(
        reader: reader, node: node, closure: closure, isKept: isKept, isActive: !isIdle
      ).migrate()
    }
    return .skipChildren
  }
}
