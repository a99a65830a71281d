import SwiftSyntax

/// Reads a statement of Cartography: `title.top == card.top + 10 ~ .defaultHigh`.
struct CartographyStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints
  /// The call whose closure the statements stand in.
  let node: Syntax
  /// The views and guides by the closure's names.
  let replacements: [String: ExprSyntax]

  /// `true` for an attribute of one of some names, a relation and something else.
  static func isShape(_ operands: [ExprSyntax], of names: some Collection<String>) -> Bool {
    if operands.count == 1, let call = operands[0].call { return CartographyRow(call) != nil }
    // `(a.top == b.top) ~ .defaultHigh`
    if operands.count > 2, operands[1].operatorName == "~", let inner = operands[0].parenthesized {
      return isShape(inner.operands, of: names)
    }
    return OperatorStatement.isRelation(operands)
      && CartographyAnchor.isAnchor(operands[0], of: names)
  }

  var mixedFile: MixedFile? {
    MixedFile(migration: migration, kept: kept, module: "Cartography")
  }

  func isStatement(_ operands: [ExprSyntax]) -> Bool {
    if operands.count == 1, let inner = operands[0].parenthesized {
      return isStatement(inner.operands)
    }
    return Self.isShape(operands, of: replacements.keys)
  }

  func isNeedless(_ statement: GuardStmtSyntax) -> Bool {
    statement.conditions.allSatisfy { condition in
      let binding = condition.condition.as(OptionalBindingConditionSyntax.self)
      return binding?.initializer?.value.is(SubscriptCallExprSyntax.self) == true
        && binding.map { replacements[$0.pattern.text] != nil } == true
    }
  }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    if let reason = mixedFile?.reason { throw reason }
    if operands.count == 1, let inner = operands[0].parenthesized {
      return try read(inner.operands, options)
    }
    var options = options
    var operands = operands
    if let place = operands.firstIndex(where: { $0.operatorName == "~" }) {
      options.priority = try priority(ExprSyntax(sequence: Array(operands[(place + 1)...])))
      operands = Array(operands[..<place])
      if operands.count == 1, operands[0].parenthesized != nil {
        return try read(operands, options)
      }
    }
    if operands.count == 1, let row = operands[0].call.flatMap({ CartographyRow($0) }) {
      return try row.read(self).with(options)
    }
    guard let relation = OperatorStatement(operands),
      let first = try CartographyAnchor(relation.first, self)
    else { throw Reason("not a statement of Cartography") }
    try relation.checkOperators()
    let linear = LinearReader<CartographyAnchor>(numbers: numbers, distributes: true) {
      [self] (expression) throws(Reason) in try CartographyAnchor(expression, self)
    }
    let form = try linear.read(relation.right)
    var result = ReadStatement(
      try statements(first, relation.relation, form), isSingle: first.attributes.count == 1)
    note(first.path, with: form.anchor?.path, at: node, in: &result)
    return result.with(options)
  }

  private func statements(
    _ first: CartographyAnchor, _ relation: Relation, _ form: LinearForm<CartographyAnchor>
  ) throws(Reason) -> [Statement] {
    if let value = form.values.first {
      throw Reason("\(value.expression.text.onOneLine) is not a number")
    }
    var statement = Statement(first.item, first.attributes, relation, .number)
    guard let second = form.anchor else {
      guard first.attributes.count == 1, first.attributes[0].isSize else {
        throw Reason("a position without a second item")
      }
      statement.constant = .same(form.constant)
      return [statement]
    }
    guard second.attributes.count == first.attributes.count else {
      throw Reason("attributes of two kinds")
    }
    let constant = form.constant
    if first.attributes.count > 1, !constant.isZero {
      throw Reason("a number added to several attributes")
    }
    statement.constant = second.inset ?? (constant.isZero ? .none : .same(constant))
    statement.multiplier = form.multiplier
    if second.inset != nil, statement.multiplier != nil { throw Reason("a factor of edges") }
    // A number says the same as the superview's attribute.
    let isSuperview = second.child == first.path
    if isSuperview { statement.superview = second.item }
    if first.attributes == second.attributes {
      statement.second = isSuperview ? .superview(nil) : .item(second.item, nil)
      return [statement]
    }
    return zip(first.attributes, second.attributes).map { mine, theirs in
      var single = statement.with(\.attributes, [mine])
      single.second = isSuperview ? .superview(theirs) : .item(second.item, theirs)
      return single
    }
  }
}
