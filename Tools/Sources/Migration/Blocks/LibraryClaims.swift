import SwiftSyntax

/// Finds expressions that the front-ends of layout libraries translate, and refuses what keeps
/// others.
struct LibraryClaims {
  /// The libraries that the module uses.
  let libraries: Set<Library>

  /// `true` if an expression makes constraints by a library, also if it is assigned.
  func makesConstraints(_ expression: ExprSyntax) -> Bool {
    if let group = expression.groupOfAll, libraries.contains(.anchorage) {
      return AnchorageStatement.isShape(group.statementOperands)
    }
    return makesConstraints(
      operands: expression.assignedOperands?.operands ?? expression.statementOperands)
  }

  /// `true` if operands make constraints by a library.
  func makesConstraints(operands: [ExprSyntax]) -> Bool {
    let operands = operands.count == 1 ? operands[0].statementOperands : operands
    if libraries.contains(.anchorage) {
      if AnchorageStatement.isShape(operands) { return !AnchorageAnchor.isComposite(operands[0]) }
      if operands.count == 1, let call = operands[0].as(FunctionCallExprSyntax.self),
        AnchorageMigrator.isBatch(call)
      {
        return true
      }
    }
    if libraries.contains(.purelayout) {
      if PureLayoutStatement.isShape(operands) { return true }
      if operands.count == 1, let call = operands[0].as(FunctionCallExprSyntax.self),
        PureLayoutMigrator.isBuilder(call)
      {
        return true
      }
    }
    if libraries.contains(.cartography), let first = operands.first,
      let call = CartographyCall(around: first)
    {
      let names = call.parameters.isEmpty ? ["$0", "$1", "$2"] : call.parameters
      return CartographyStatement.isShape(operands, of: names)
    }
    return false
  }
}
