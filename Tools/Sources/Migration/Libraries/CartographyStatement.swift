import SwiftSyntax

/// Reads a statement of Cartography: `title.top == card.top + 10 ~ .defaultHigh`.
struct CartographyStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints
  /// The call whose closure the statements stand in.
  let node: Syntax
  /// The views and guides by the closure's names.
  let replacements: [String: ExprSyntax]

  private static let relations: [String: Relation] = [
    "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
  ]

  /// `true` for an attribute of one of some names, a relation and something else.
  static func isShape(_ operands: [ExprSyntax], of names: some Collection<String>) -> Bool {
    if operands.count == 1, let call = operands[0].as(FunctionCallExprSyntax.self) {
      return CartographyRow.isCall(call)
    }
    // `(a.top == b.top) ~ .defaultHigh`
    if operands.count > 2, operands[1].operatorName == "~", let inner = operands[0].parenthesized {
      return isShape(inner.operands, of: names)
    }
    guard operands.count > 2, let name = operands[1].operatorName, relations[name] != nil else {
      return false
    }
    return CartographyAnchor.isAnchor(operands[0], of: names)
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

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> Translation {
    if let reason = mixedFile.reason { throw reason }
    var (operands, options) = (operands, options)
    if operands.count == 1, let inner = operands[0].parenthesized {
      return try read(inner.operands, options)
    }
    if let place = operands.firstIndex(where: { $0.operatorName == "~" }) {
      let priority = ExprSyntax(sequence: Array(operands[(place + 1)...]))
      options.priority = try self.priority(priority)
      operands = Array(operands[..<place])
    }
    if operands.count == 1, let inner = operands[0].parenthesized {
      return try read(inner.operands, options)
    }
    var translation = try translation(operands)
    translation.pieces = translation.pieces.map { piece in
      switch piece {
      case .line(let line): .line(line.with(options))
      case .block(let head, let lines, let otherwise):
        .block(
          head, lines.map { $0.with(options) }, otherwise: otherwise.map { $0.with(options) })
      case .text: piece
      }
    }
    return translation
  }

  private func translation(_ operands: [ExprSyntax]) throws(Reason) -> Translation {
    if operands.count == 1, let call = operands[0].as(FunctionCallExprSyntax.self),
      let row = CartographyRow(call)
    {
      return try row.read(self)
    }
    guard operands.count > 2, let name = operands[1].operatorName,
      let relation = Self.relations[name], let first = try CartographyAnchor(operands[0], self)
    else { throw Reason("not a statement of Cartography") }
    let right = Array(operands[2...])
    for operand in right {
      let name = operand.operatorName
      if name.map({ !["+", "-", "*", "/", "??", "%"].contains($0) }) ?? operand.isUnresolved {
        throw Reason("the operator \(operand.text.onOneLine)")
      }
    }
    let numbers = NumberReader(lookup: lookup, file: file)
    let linear = LinearReader<CartographyAnchor>(numbers: numbers, distributes: true) {
      [self] (expression) throws(Reason) in try CartographyAnchor(expression, self)
    }
    let form = try linear.read(right)
    var translation = Translation(
      try lines(first, relation, form), isSingle: first.attributes.count == 1)
    note(first.path, with: form.anchor?.path, at: node, in: &translation)
    return translation
  }

  private func lines(
    _ first: CartographyAnchor, _ relation: Relation, _ form: LinearForm<CartographyAnchor>
  ) throws(Reason) -> [Line] {
    if let value = form.values.first {
      throw Reason("\(value.expression.text.onOneLine) is not a number")
    }
    var statement = Statement(first.item, first.attributes, relation, .number)
    guard let second = form.anchor else {
      guard first.attributes.count == 1, first.attributes[0].isSize else {
        throw Reason("a position without a second item")
      }
      statement.constant = .same(form.constant)
      return try statement.lines()
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
      return try statement.lines()
    }
    return try zip(first.attributes, second.attributes).map { (mine, theirs) throws(Reason) in
      var single = statement
      single.attributes = [mine]
      single.second = isSuperview ? .superview(theirs) : .item(second.item, theirs)
      return try single.lines()[0]
    }
  }
}

extension Line {
  /// Returns the line with a priority and an identifier.
  func with(_ options: StatementOptions) -> Line {
    var line = self
    line.priority = options.priority ?? priority
    line.identifier = options.identifier ?? identifier
    return line
  }
}
