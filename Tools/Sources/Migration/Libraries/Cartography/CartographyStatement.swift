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
    return OperatorStatement(operands).map { CartographyAnchor.isAnchor($0.first, of: names) }
      ?? false
  }

  /// Returns the view or guide that one of the closure's names means.
  func view(_ name: ExprSyntax) -> ExprSyntax? { name.plainName.flatMap { replacements[$0] } }

  var mixedFile: MixedFile? { MixedFile(migration: migration, kept: kept, module: "Cartography") }

  func isStatement(_ operands: [ExprSyntax]) -> Bool {
    Self.isShape(operands.withoutParentheses, of: replacements.keys)
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
    let operands = operands.withoutParentheses
    if operands.count == 1, let row = operands[0].call.flatMap({ CartographyRow($0) }) {
      return try row.read(self).with(options)
    }
    guard let relation = OperatorStatement(operands),
      let first = try CartographyAnchor(relation.first, self)
    else { throw Reason("not a statement of Cartography") }
    var options = options
    if let value = relation.priority { options.priority = try priority(value) }
    let form = try relation.form(numbers, distributes: true) { (expression) throws(Reason) in
      try CartographyAnchor(expression, self)
    }
    var result = ReadStatement(
      try statements(first, relation.relation, form), isSingle: first.attributes.count == 1)
    note(first.path, with: form.anchor?.path, at: node, in: &result)
    return result.with(options)
  }

  private func statements(
    _ first: CartographyAnchor, _ relation: Relation, _ form: LinearForm<CartographyAnchor>
  ) throws(Reason) -> [Statement] {
    let number = try form.number()
    var statement = Statement(
      first.item, first.attributes, relation, .number, .same(number), multiplier: form.multiplier)
    guard let second = form.anchor else {
      guard first.attributes.count == 1, first.attributes[0].isSize
      else { throw Reason("a position without a second item") }
      return [statement]
    }
    guard second.attributes.count == first.attributes.count
    else { throw Reason("attributes of two kinds") }
    if first.attributes.count > 1, !number.isZero {
      throw Reason("a number added to several attributes")
    }
    statement.constant = second.inset ?? (number.isZero ? .none : .same(number))
    if second.inset != nil, statement.multiplier != nil { throw Reason("a factor of edges") }
    // A number says the same as the superview's attribute.
    let isSuperview = second.child == first.path
    if isSuperview { statement.superview = second.item }
    func related(_ attributes: [Attribute], _ other: Attribute?) -> Statement {
      var related = statement.with(\.attributes, attributes)
      related.second = isSuperview ? .superview(other) : .item(second.item, other)
      return related
    }
    if first.attributes == second.attributes { return [related(first.attributes, nil)] }
    return zip(first.attributes, second.attributes).map { related([$0], $1) }
  }
}
