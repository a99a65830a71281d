import SwiftSyntax

/// Reads a statement of Anchorage: `title.topAnchor == card.topAnchor + 10 ~ .high`.
struct AnchorageStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints

  var mixedFile: MixedFile? {
    MixedFile(migration: migration, kept: kept, module: "Anchorage")
  }

  /// `true` for an anchor, a relation and something else.
  static func isShape(_ operands: [ExprSyntax]) -> Bool {
    OperatorStatement.isRelation(operands) && AnchorageAnchor.isAnchor(operands[0])
      && !operands.contains { $0.is(NilLiteralExprSyntax.self) }
  }

  func isStatement(_ operands: [ExprSyntax]) -> Bool { Self.isShape(operands) }

  /// `true` if a statement stands in a node.
  static func isWithin(_ node: Syntax) -> Bool {
    node.children(viewMode: .sourceAccurate).contains { child in
      guard let sequence = child.as(SequenceExprSyntax.self).map({ ExprSyntax($0) }) else {
        return isWithin(child)
      }
      return isShape(sequence.assignedOperands?.operands ?? sequence.operands) || isWithin(child)
    }
  }

  func edits(ofGroup name: String, in found: FoundStatement) -> [Edit]? {
    AnchorageGroup(name, found, lookup, file)?.edits
  }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    if let reason = mixedFile?.reason { throw reason }
    guard let relation = OperatorStatement(operands) else {
      throw Reason("not a statement of Anchorage")
    }
    var options = options
    options.priority =
      try relation.priority.map { (value) throws(Reason) in try priorityText(value) }
      ?? options.priority
    if let choice = AnchorageChoice(relation.right) {
      let branches = try [choice.first, choice.second].map { (right) throws(Reason) in
        try read(operands[..<2] + right, options)
      }
      guard let first = branches[0].statements, let second = branches[1].statements else {
        throw Reason("a choice within a choice")
      }
      var result = branches[0]
      result.parts = [.block("if \(choice.condition)", first, otherwise: second)]
      (result.isSingle, result.edits) = (false, [])
      return result
    }
    guard let first = try AnchorageAnchor(relation.first, lookup, file) else {
      throw Reason("not a statement of Anchorage")
    }
    try relation.checkOperators()
    let linear = LinearReader<AnchorageAnchor>(numbers: numbers, distributes: false) {
      [lookup, file] (expression) throws(Reason) in
      try AnchorageAnchor(expression, lookup, file)
    }
    let form = try linear.read(relation.right)
    let statements = try statements(first, relation, form).map { $0.with(options) }
    var result = ReadStatement(statements, isSingle: !first.isComposite)
    result.edits = form.anchor?.edits ?? []
    note(first.path, with: form.anchor?.path, at: relation.first, in: &result)
    return result
  }

  private func priorityText(_ value: ExprSyntax) throws(Reason) -> String {
    // `.custom(.defaultHigh)`
    if let call = value.call, call.name == "custom", let argument = call.arguments.first {
      return try priority(argument.expression)
    }
    return try priority(value)
  }

  private func statements(
    _ first: AnchorageAnchor, _ relation: OperatorStatement, _ form: LinearForm<AnchorageAnchor>
  ) throws(Reason) -> [Statement] {
    guard let second = form.anchor else { return [try size(first, relation, form)] }
    if let variable = second.variable, !first.isComposite {
      var statement = Statement(
        first.parts[0].item, first.attributes, relation.relation,
        .anchor(variable, second.parts[0].attribute))
      statement.multiplier = form.multiplier
      statement.constant = .same(form.constant)
      return [statement]
    }
    guard second.parts.count == first.parts.count else { throw Reason("anchors of two kinds") }
    if first.isComposite, !form.factors.isEmpty { throw Reason("a factor of several anchors") }
    var constant = Statement.Constant.same(form.constant)
    if let value = form.values.first {
      guard first.isEdges, form.values.count == 1, form.constants.isEmpty else {
        throw Reason("\(value.expression.text.onOneLine) is not a number")
      }
      constant = numbers.directional(value.expression, isNegative: value.isNegative)
    } else if form.constant.isZero {
      constant = .none
    } else if first.isEdges {
      constant = .inset(form.constant)
    }
    if first.isComposite, let item = first.item, let other = second.item,
      first.attributes == second.attributes
    {
      var statement = Statement(item, first.attributes, relation.relation, .item(other, nil))
      statement.constant = constant
      // Both libraries flip the relation of far edges.
      statement.pointsInwards = true
      return [statement]
    }
    return try zip(first.parts, second.parts).map { (mine, theirs) throws(Reason) in
      var statement = Statement(
        mine.item, [mine.attribute], mine.isFar ? relation.relation.flipped : relation.relation,
        .item(theirs.item, theirs.attribute))
      statement.multiplier = form.multiplier
      statement.constant = constant
      if case .inset(let term) = constant {
        statement.constant = .same(mine.isFar ? term.negated : term)
      }
      if case .insets = constant, mine.item != theirs.item {
        throw Reason("insets of a controller")
      }
      return statement
    }
  }

  /// Returns the statement of sizes that are related to a number or to a `CGSize`.
  private func size(
    _ first: AnchorageAnchor, _ relation: OperatorStatement, _ form: LinearForm<AnchorageAnchor>
  ) throws(Reason) -> Statement {
    let value = ExprSyntax(sequence: relation.right)
    let isAnchor = relation.right.contains { operand in
      lookup.kind(of: operand, in: file) == .anchor || operand.lastName?.hasSuffix("Anchor") == true
    }
    guard first.attributes.allSatisfy(\.isSize), !isAnchor else {
      throw Reason("\(value.text.onOneLine) is not known to be an anchor of an item")
    }
    guard let item = first.item else {
      throw Reason("\(value.text.onOneLine) is not known to be a size")
    }
    var statement = Statement(item, first.attributes, relation.relation, .number)
    if first.isComposite {
      statement.constant = .pair(size(value), .zero, .zero)
    } else {
      if let value = form.values.first {
        throw Reason("\(value.expression.text.onOneLine) is not a number")
      }
      statement.constant = .same(form.constant)
    }
    return statement
  }
}

/// A right side that is chosen in parentheses: `(isWide ? a.leftAnchor : b.rightAnchor) + 8`.
private struct AnchorageChoice {
  let condition: String
  let first: [ExprSyntax]
  let second: [ExprSyntax]

  init?(_ right: [ExprSyntax]) {
    let choices = right.map { $0.parenthesized?.choice }
    guard let place = choices.firstIndex(where: { $0 != nil }), let choice = choices[place] else {
      return nil
    }
    let (first, second) = (choice.first, choice.second)
    guard (first.operands + second.operands).contains(where: { AnchorageAnchor.isAnchor($0) })
    else { return nil }
    condition = choice.condition
    func replaced(by branch: ExprSyntax) -> [ExprSyntax] {
      right.count == 1 ? branch.operands : right[..<place] + [branch] + right[(place + 1)...]
    }
    (self.first, self.second) = (replaced(by: first), replaced(by: second))
  }
}
