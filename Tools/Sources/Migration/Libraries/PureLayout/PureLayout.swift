import SwiftSyntax

/// PureLayout: `title.autoPinEdge(toSuperviewEdge: .top)`.
struct PureLayout: LayoutLibrary {
  let name = "purelayout"
  let module: String? = "PureLayout"
  let marks: Set = [
    "newAutoLayout", "newAutoLayoutView", "configureForAutoLayout", "forAutoLayout", "ALEdge",
    "ALDimension", "ALAxis", "ALMargin", "ALMarginAxis", "ALAttribute",
  ]

  func isUsed(in text: String, _ words: Set<String>) -> Bool {
    words.contains { $0.hasPrefix("auto") && $0.dropFirst(4).first?.isUppercase == true }
  }

  func makesConstraints(_ operands: [ExprSyntax]) -> Bool {
    PureLayoutStatement.isShape(operands)
      || operands.count == 1 && operands[0].call.map { Self.isBuilder($0) } ?? false
  }

  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor? {
    PureLayoutMigrator(
      PureLayoutStatement(migration: migration, kept: kept, views: PureLayoutViews(migration)))
  }

  /// The functions that collect constraints, and whether they activate them.
  fileprivate static let builders = [
    "autoCreateAndInstallConstraints": true, "autoCreateConstraintsWithoutInstalling": false,
  ]

  /// `true` for a call of one of them.
  static func isBuilder(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.text.hasPrefix("NSLayoutConstraint.auto")
      && call.calledExpression.lastName.flatMap { builders[$0] } != nil && call.lastClosure != nil
  }
}

extension Library {
  static let purelayout = Library(PureLayout())
}

/// Translates PureLayout: `title.autoPinEdge(toSuperviewEdge: .top)`, its closures, and its views.
final class PureLayoutMigrator: StatementMigrator<PureLayoutStatement> {
  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for call in node.descendants(FunctionCallExprSyntax.self) { reader.views.consider(call) }
    return super.visit(node)
  }

  override func visitPost(_ node: SourceFileSyntax) { reader.views.migrate() }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard PureLayout.isBuilder(node), let closure = node.lastClosure,
      let activates = node.name.flatMap({ PureLayout.builders[$0] })
    else { return super.visit(node) }
    if !migration.isIgnored(node) {
      let call = BuilderCall(
        node: node, closure: closure,
        head: activates ? "\(Names.constraint).activate" : Names.group, isIdle: !activates)
      migrate(keeping: call, isKept: !activates)
    }
    return .skipChildren
  }
}

/// Translates PureLayout's methods of a kept constraint, or of an array of them.
enum PureLayoutMembers {
  /// Returns the edit of a call such as `gap.autoRemove()`; `nil` for other members.
  static func edit(_ access: MemberAccessExprSyntax) -> Edit? {
    guard let call = access.parent?.call, let base = access.base, call.isStatement
    else { return nil }
    let functions = ["autoInstallConstraints": "activate", "autoRemoveConstraints": "deactivate"]
    if let function = functions[access.name], base.isPath {
      return Edit(call.range, "\(Names.constraint).\(function)(\(base.text.onOneLine))")
    }
    let name = call.arguments.first.map { "identifier = \($0.expression.text.onOneLine)" }
    let members = [
      "autoInstall": "isActive = true", "autoRemove": "isActive = false", "autoIdentify": name,
    ]
    return (members[access.name] ?? nil).map { Edit(base.end..<call.end, ".\($0)") }
  }
}
