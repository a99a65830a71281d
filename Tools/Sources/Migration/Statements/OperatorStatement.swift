import SwiftSyntax

/// A relation that operators write: `title.top == card.top + 10 ~ .high`.
struct OperatorStatement {
  let first: ExprSyntax
  let relation: Relation
  /// The operands and operators behind the relation.
  let right: [ExprSyntax]
  /// The priority behind `~`.
  let priority: ExprSyntax?

  /// Reads operands and operators, also in parentheses, with `~` behind these; `nil` if there is no
  /// relation.
  init?(_ operands: [ExprSyntax]) {
    var operands = operands.withoutParentheses
    var priority: ExprSyntax?
    if let place = operands.firstIndex(where: { $0.operatorName == "~" }) {
      priority = ExprSyntax(sequence: Array(operands[(place + 1)...]))
      operands = Array(operands[..<place]).withoutParentheses
    }
    guard let relation = Self.relation(operands) else { return nil }
    (first, self.relation, right) = (operands[0], relation, Array(operands[2...]))
    self.priority = priority
  }

  /// `true` if the second operand is a relation.
  static func isRelation(_ operands: [ExprSyntax]) -> Bool { relation(operands) != nil }

  /// Returns the relation that the second operand is, also between slashes: `/==/`.
  private static func relation(_ operands: [ExprSyntax]) -> Relation? {
    guard operands.count > 2, let name = operands[1].operatorName else { return nil }
    return Relation(rawValue: name.hasPrefix("/") ? String(name.dropFirst().dropLast()) : name)
  }

  /// Reads the right side.
  ///
  /// - Parameters:
  ///   - distributes: `true` if a factor multiplies what was added before it.
  ///   - anchor: Returns the anchor that an expression is; `nil` for a number.
  /// - Throws: `Reason` for operators that are no arithmetic.
  func form<Anchor>(
    _ numbers: NumberReader, distributes: Bool,
    anchor: @escaping (ExprSyntax) throws(Reason) -> Anchor?
  ) throws(Reason) -> LinearForm<Anchor> {
    try checkOperators()
    return try LinearReader(numbers: numbers, distributes: distributes, anchor: anchor).read(right)
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
