import SwiftSyntax

/// A relation that operators write: `title.top == card.top + 10 ~ .high`.
struct OperatorStatement {
  let first: ExprSyntax
  let relation: Relation
  /// The operands and operators behind the relation.
  let right: [ExprSyntax]
  /// The priority behind `~`.
  let priority: ExprSyntax?

  private static let relations: [String: Relation] = [
    "==": .equal, "/==/": .equal, "<=": .lessThanOrEqual, "/<=/": .lessThanOrEqual,
    ">=": .greaterThanOrEqual, "/>=/": .greaterThanOrEqual,
  ]

  /// Reads operands and operators, also in parentheses, with `~` behind these; `nil` if there is no
  /// relation.
  init?(_ operands: [ExprSyntax]) {
    var operands = operands
    if operands.count == 1 { operands = operands[0].statementOperands }
    var priority: ExprSyntax?
    if let place = operands.firstIndex(where: { $0.operatorName == "~" }) {
      priority = ExprSyntax(sequence: Array(operands[(place + 1)...]))
      operands = Array(operands[..<place])
      if operands.count == 1, let inner = operands[0].parenthesized {
        operands = inner.statementOperands
      }
    }
    guard operands.count > 2, let name = operands[1].operatorName,
      let relation = Self.relations[name]
    else { return nil }
    (first, self.relation, right) = (operands[0], relation, Array(operands[2...]))
    self.priority = priority
  }

  /// `true` if the second operand is a relation.
  static func isRelation(_ operands: [ExprSyntax]) -> Bool {
    operands.count > 2 && operands[1].operatorName.map { relations[$0] != nil } == true
  }

  /// Refuses operators that are no arithmetic.
  func checkOperators() throws(Reason) {
    for operand in right {
      let name = operand.operatorName
      if name.map({ !["+", "-", "*", "/", "??", "%"].contains($0) }) ?? operand.isUnresolved {
        throw Reason("the operator \(operand.text.onOneLine)")
      }
    }
  }
}

extension ExprSyntax {
  /// `true` for an operator that is no binary one: a cast, an assignment or a condition.
  var isUnresolved: Bool {
    switch kind {
    case .unresolvedTernaryExpr, .unresolvedAsExpr, .unresolvedIsExpr, .assignmentExpr, .arrowExpr:
      true
    default: false
    }
  }
}
