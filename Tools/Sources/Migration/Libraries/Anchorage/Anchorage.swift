import SwiftSyntax

/// Anchorage: `title.topAnchor == card.topAnchor + 10`.
struct Anchorage: LayoutLibrary {
  let name = "anchorage"
  let module: String? = "Anchorage"
  let marks: Set = [
    "edgeAnchors", "sizeAnchors", "centerAnchors", "horizontalAnchors", "verticalAnchors",
    "EdgeAnchors", "EdgeConstraints", "AnchorPair", "ConstraintPair", "AnchorGroupProvider",
    "AnchorType", "LayoutAnchorType",
  ]

  func isUsed(in text: String, _ words: Set<String>) -> Bool {
    ["/==/", "/<=/", "/>=/", "Anchor ==", "Anchor <=", "Anchor >="].contains { text.contains($0) }
  }

  func makesConstraints(_ operands: [ExprSyntax]) -> Bool {
    guard operands.count == 1 else {
      return AnchorageStatement.isShape(operands) && !AnchorageAnchor.isComposite(operands[0])
    }
    if let group = operands[0].groupOfAll {
      return AnchorageStatement.isShape(group.statementOperands)
    }
    return operands[0].call.map { Self.isBatch($0) } ?? false
  }

  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor? {
    AnchorageMigrator(AnchorageStatement(migration: migration, kept: kept))
  }

  /// `true` for a call of `batch` with a closure that contains statements.
  static func isBatch(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.text
    guard callee == "Anchorage.batch" || callee == "batch", let closure = call.lastClosure
    else { return false }
    let isLabeled = call.arguments.allSatisfy {
      ["active", "closure", nil].contains($0.label?.text)
    }
    return isLabeled
      && (callee != "batch" || closure.statements.isEmpty
        || AnchorageStatement.isWithin(Syntax(closure)))
  }
}

extension Library {
  static let anchorage = Library(Anchorage())
}

/// Translates Anchorage: statements between anchors, and `Anchorage.batch { }`.
final class AnchorageMigrator: StatementMigrator<AnchorageStatement> {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard Anchorage.isBatch(node), let closure = node.lastClosure else { return super.visit(node) }
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
      exclude(use, file.located(reason, at: node))
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
