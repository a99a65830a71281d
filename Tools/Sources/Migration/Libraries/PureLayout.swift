import SwiftSyntax

/// Translates PureLayout: `title.autoPinEdge(toSuperviewEdge: .top)`, its closures, and its views.
final class PureLayoutMigrator: StatementMigrator<PureLayoutStatement> {
  init(_ migration: FileMigration, _ kept: KeptConstraints) {
    let views = PureLayoutViews(migration)
    super.init(PureLayoutStatement(migration: migration, kept: kept, views: views))
  }

  /// The functions that collect constraints, and whether they activate them.
  private static let builders = [
    "autoCreateAndInstallConstraints": true, "autoCreateConstraintsWithoutInstalling": false,
  ]

  /// `true` for a call of one of them.
  static func isBuilder(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.text.hasPrefix("NSLayoutConstraint.auto")
      && call.calledExpression.lastName.flatMap { builders[$0] } != nil && call.lastClosure != nil
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    ViewFinder(reader.views).walk(node)
    return .visitChildren
  }

  override func visitPost(_ node: SourceFileSyntax) { reader.views.migrate() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Self.isBuilder(node), let closure = node.lastClosure,
      let activates = node.calledExpression.lastName.flatMap({ Self.builders[$0] })
    else { return super.visit(node) }
    if migration.isIgnored(node) { return .skipChildren }
    let use = Use.of(ExprSyntax(node))
    var call = BuilderCall(
      node: node, closure: closure, head: activates ? "\(Names.constraint).activate" : Names.group,
      isIdle: !activates)
    var reason: String?
    if case .nothing = use {
      if !activates { reason = "nothing keeps the constraints" }
    } else if let key = reader.kept.destination(use, in: file) {
      reason = reader.kept.excluded[key].map { "what keeps it stays: \($0)" }
      call.tail = ".constraints"
    } else {
      reason = "what keeps the constraints is not known"
    }
    if let reason {
      let body = BuilderBody(reader, closure, isStatement: false)
      for item in body.nodes { migration.leave(item, reason) }
      if body.nodes.isEmpty { migration.leave(node, reason) }
    } else {
      guard let failure = migrate(call, reader) else { return .skipChildren }
      reason = failure
    }
    if let key = reader.kept.destination(use, in: file), let reason {
      reader.kept.exclude(key, reason)
    }
    return .skipChildren
  }
}

/// Finds the calls that concern the masks of views.
private final class ViewFinder: SyntaxVisitor {
  private let views: PureLayoutViews

  init(_ views: PureLayoutViews) {
    self.views = views
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    views.consider(node)
    return .visitChildren
  }
}

/// Translates PureLayout's methods of a kept constraint, or of an array of them.
enum PureLayoutMembers {
  /// Returns the edit of a call such as `gap.autoRemove()`; `nil` for other members.
  static func edit(_ access: MemberAccessExprSyntax) -> Edit? {
    guard let call = access.parent?.as(FunctionCallExprSyntax.self), let base = access.base,
      ExprSyntax(call).isStatement
    else { return nil }
    switch access.declName.baseName.text {
    case "autoInstall": return Edit(base.end..<call.end, ".isActive = true")
    case "autoRemove": return Edit(base.end..<call.end, ".isActive = false")
    case "autoIdentify":
      guard let name = call.arguments.first else { return nil }
      return Edit(base.end..<call.end, ".identifier = \(name.expression.text.onOneLine)")
    case "autoInstallConstraints":
      return base.isPath
        ? Edit(call.range, "\(Names.constraint).activate(\(base.text.onOneLine))") : nil
    case "autoRemoveConstraints":
      return base.isPath
        ? Edit(call.range, "\(Names.constraint).deactivate(\(base.text.onOneLine))") : nil
    default: return nil
    }
  }
}
