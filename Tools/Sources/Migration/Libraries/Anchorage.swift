import SwiftSyntax

/// Translates Anchorage: statements between anchors, and `Anchorage.batch { }`.
final class AnchorageMigrator: StatementMigrator<AnchorageStatement> {
  init(_ migration: FileMigration, _ kept: KeptConstraints) {
    super.init(AnchorageStatement(migration: migration, kept: kept))
  }

  private var leftBefore = 0

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    leftBefore = migration.left.count
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    reader.mixedFile.check(.anchorage, statementsLeft: migration.left.count > leftBefore)
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
    return isLabeled && (callee != "batch" || closure.statements.isEmpty || contains(closure))
  }

  /// `true` if a statement of Anchorage stands in a node.
  private static func contains(_ node: some SyntaxProtocol) -> Bool {
    node.children(viewMode: .sourceAccurate).contains { child in
      if let sequence = child.as(SequenceExprSyntax.self),
        AnchorageStatement.isShape(
          ExprSyntax(sequence).assignedOperands?.operands ?? Array(sequence.elements))
      {
        return true
      }
      return contains(child)
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isBatch(node), let closure = node.lastClosure else { return super.visit(node) }
    if migration.isIgnored(node) { return .skipChildren }
    let active = node.arguments.first { $0.label?.text == "active" }?.expression.text ?? "true"
    let use = Use.of(ExprSyntax(node))
    var call = BuilderCall(
      node: node, closure: closure,
      head: active == "true" ? "\(Names.constraint).activate" : Names.group,
      isIdle: active != "true")
    do throws(Reason) {
      if let reason = reader.mixedFile.reason { throw reason }
      guard active == "true" || active == "false" else { throw Reason("'active' is not known") }
      if case .nothing = use {
        if active == "false" { throw Reason("nothing keeps the constraints") }
      } else {
        guard let key = reader.kept.destination(use, in: file) else {
          throw Reason("what keeps the constraints is not known")
        }
        if let reason = reader.kept.excluded[key] { throw Reason("what keeps it stays: \(reason)") }
        call.tail = ".constraints"
      }
      let batch = AnchorageBatch(
        reader: reader, node: node, closure: closure, isKept: !call.tail.isEmpty,
        isActive: active == "true")
      if BuilderBody(reader, closure, isStatement: statement(of: ExprSyntax(node)) != nil).failure
        != nil, batch.migrate()
      {
        return .skipChildren
      }
      if let failure = migrate(call, reader) { exclude(use, failure) }
    } catch {
      leave(closure, error.text)
      exclude(use, "\(file.path):\(file.line(of: node)): \(error.text)")
    }
    return .skipChildren
  }

  /// Notes that what keeps the constraints stays.
  private func exclude(_ use: Use, _ reason: String) {
    if let key = reader.kept.destination(use, in: file) { reader.kept.exclude(key, reason) }
  }

  /// Leaves the statements of a closure.
  private func leave(_ closure: ClosureExprSyntax, _ reason: String) {
    let body = BuilderBody(reader, closure, isStatement: false)
    for node in body.nodes { migration.leave(node, reason) }
    if body.nodes.isEmpty { migration.leave(closure, reason) }
  }
}
