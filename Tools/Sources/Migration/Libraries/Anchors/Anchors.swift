import SwiftSyntax

/// Anchors' own code, which becomes UIKit's: `title.makeConstraints { v in v.top == 8 }`.
struct AnchorsCode: LayoutLibrary {
  let name = "anchors"
  let module: String? = "Anchors"
  let marks: Set = [
    "Constraint", "ConstraintGroup", "ConstraintController", "ConstraintBuilder", "Insets",
    "DirectionalInsets", "Priority", "LayoutItem", "layoutName",
  ]

  func isUsed(in text: String, _ words: Set<String>) -> Bool {
    // Apps have functions of these names, and SnapKit has.
    let text = ["make", "prepare", "remake", "update", "remove"].reduce(text) { text, name in
      text.replacing("snp.\(name)", with: "")
    }
    return ["make", "prepare", "remake", "update"].contains {
      text.contains("\($0)Constraints {")
    } || text.contains(".removeConstraints()") || text.contains(".anchors.")
  }

  func makesConstraints(_ operands: [ExprSyntax]) -> Bool {
    if operands.count == 1 {
      if PlainFormat(operands[0]) != nil { return true }
      var call = operands[0].call
      if let member = operands[0].member, member.name == "constraints" {
        if let inner = member.base?.parenthesized { return isRelation(inner.operands) }
        call = member.base?.call
      } else if let member = call?.calledExpression.member, member.name == "identified",
        let inner = member.base?.parenthesized
      {
        return isRelation(inner.operands)
      }
      return call.flatMap { AnchorsCall($0) }?.isKept == true
    }
    return isRelation(operands)
  }

  /// `true` for a relation of anchors, by the names of attributes alone.
  private func isRelation(_ operands: [ExprSyntax]) -> Bool {
    guard OperatorStatement.isRelation(operands) else { return false }
    let first = operands[0].call?.calledExpression ?? operands[0]
    return first.lastName.map { Attribute.named[$0] != nil } == true
  }

  func migrator(_ migration: FileMigration, _ kept: KeptConstraints) -> SyntaxVisitor? {
    PlainMigrator(AnchorsStatement(migration: migration, kept: kept, plain: .init()))
  }
}

extension Library {
  static let anchors = Library(AnchorsCode())
}

/// A call of Anchors with a builder: `title.makeConstraints { … }`, `Constraint.activate { … }`.
struct AnchorsCall {
  let node: FunctionCallExprSyntax
  let closure: ClosureExprSyntax
  /// The view that the closure's parameter is; `nil` if it has none.
  let view: ExprSyntax?
  /// `true` for the view that the code stands in.
  let isOwn: Bool
  /// `true` if the code around the call gets the constraints.
  let isKept: Bool
  /// The reason why UIKit has no counterpart.
  let refusal: Reason?

  init?(_ node: FunctionCallExprSyntax) {
    guard let closure = node.lastClosure, let name = node.name else { return nil }
    (self.node, self.closure) = (node, closure)
    let base = node.base
    // SnapKit's functions have some of the names.
    if base?.lastName == "snp" { return nil }
    let isOfClass = base?.isConstraintClass == true
    var refusal: Reason?
    switch name {
    case "makeConstraints", "prepareConstraints", "updateConstraints", "remakeConstraints":
      (view, isOwn, isKept) = (base, base == nil, name == "prepareConstraints")
      if name == "updateConstraints" || name == "remakeConstraints" {
        refusal = Reason("UIKit does not know which constraints \(name) changes; keep them")
      }
    case "activate" where isOfClass: (view, isOwn, isKept) = (nil, false, false)
    case "ConstraintGroup": (view, isOwn, isKept) = (nil, false, true)
    case "replace" where node.arguments.isEmpty:
      (view, isOwn, isKept) = (nil, false, false)
      refusal = Reason("UIKit has no groups whose constraints are replaced")
    default: return nil
    }
    self.refusal = refusal
  }

  /// The member `constraints` of what the call returns; the call without it.
  var whole: ExprSyntax {
    guard let member = node.parent?.member, member.name == "constraints" else {
      return ExprSyntax(node)
    }
    return ExprSyntax(member)
  }
}
