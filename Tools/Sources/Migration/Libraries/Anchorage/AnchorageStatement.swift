import SwiftSyntax

/// Reads a statement of Anchorage: `title.topAnchor == card.topAnchor + 10 ~ .high`.
struct AnchorageStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints

  var mixedFile: MixedFile? { MixedFile(migration: migration, kept: kept, module: "Anchorage") }

  /// `true` for an anchor, a relation and something else.
  static func isShape(_ operands: [ExprSyntax]) -> Bool {
    OperatorStatement.isRelation(operands) && AnchorageAnchor.isAnchor(operands[0])
      && !operands.contains { $0.is(NilLiteralExprSyntax.self) }
  }

  func isStatement(_ operands: [ExprSyntax]) -> Bool { Self.isShape(operands) }

  /// `true` if a statement stands in a node.
  static func isWithin(_ node: Syntax) -> Bool {
    node.descendants(SequenceExprSyntax.self).contains { sequence in
      isShape(ExprSyntax(sequence).assignedOperands?.operands ?? Array(sequence.elements))
    }
  }

  func edits(ofGroup name: String, in found: FoundStatement) -> [Edit]? {
    AnchorageGroup(name, found, lookup, file)?.edits
  }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    if let reason = mixedFile?.reason { throw reason }
    guard let relation = OperatorStatement(operands)
    else { throw Reason("not a statement of Anchorage") }
    var options = options
    if let value = relation.priority {
      // `.custom(.defaultHigh)`
      let custom = value.call?.name == "custom" ? value.call?.arguments.first?.expression : nil
      options.priority = try priority(custom ?? value)
    }
    if let choice = relation.choice {
      let branches = try choice.branches.map { (right) throws(Reason) in
        try read(operands[..<2] + right, options)
      }
      guard let first = branches[0].statements, let second = branches[1].statements
      else { throw Reason("a choice within a choice") }
      var result = branches[0]
      result.parts = [.block("if \(choice.condition)", first, otherwise: second)]
      (result.isSingle, result.edits) = (false, [])
      return result
    }
    guard let first = try AnchorageAnchor(relation.first, lookup, file)
    else { throw Reason("not a statement of Anchorage") }
    let form = try relation.form(numbers, distributes: false) { (expression) throws(Reason) in
      try AnchorageAnchor(expression, lookup, file)
    }
    let statements = try statements(first, relation, form).map { $0.with(options) }
    var result = ReadStatement(statements, isSingle: !first.isComposite)
    result.edits = form.anchor?.edits ?? []
    note(first.path, with: form.anchor?.path, at: relation.first, in: &result)
    return result
  }

  private func statements(
    _ first: AnchorageAnchor, _ relation: OperatorStatement, _ form: LinearForm<AnchorageAnchor>
  ) throws(Reason) -> [Statement] {
    guard let second = form.anchor else { return [try size(first, relation, form)] }
    guard second.parts.count == first.parts.count else { throw Reason("anchors of two kinds") }
    if first.isComposite, !form.factors.isEmpty { throw Reason("a factor of several anchors") }
    var constant = Statement.Constant.none
    if first.isEdges, form.values.count == 1, form.constants.isEmpty {
      let value = form.values[0]
      constant = numbers.directional(value.expression, isNegative: value.isNegative)
    } else if case let number = try form.number(), !number.isZero {
      constant = first.isEdges ? .inset(number) : .same(number)
    }
    if first.isComposite, let item = first.item, let other = second.item,
      first.attributes == second.attributes
    {
      var statement = Statement(
        item, first.attributes, relation.relation, .item(other, nil), constant)
      // Both libraries flip the relation of far edges.
      statement.pointsInwards = true
      return [statement]
    }
    return try zip(first.parts, second.parts).map { (mine, theirs) throws(Reason) in
      var statement = Statement(
        mine.item, [mine.attribute], mine.isFar ? relation.relation.flipped : relation.relation,
        second.variable.map { .anchor($0, theirs.attribute) }
          ?? .item(theirs.item, theirs.attribute),
        constant, multiplier: form.multiplier)
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
    guard first.attributes.allSatisfy(\.isSize), !isAnchor
    else { throw Reason("\(value.text.onOneLine) is not known to be an anchor of an item") }
    guard let item = first.item
    else { throw Reason("\(value.text.onOneLine) is not known to be a size") }
    let constant: Statement.Constant =
      try first.isComposite ? .pair(size(value), .zero, .zero) : .same(form.number())
    return Statement(item, first.attributes, relation.relation, .number, constant)
  }
}

extension OperatorStatement {
  /// The condition and both right sides, if an anchor is chosen in parentheses:
  /// `(isWide ? a.leftAnchor : b.rightAnchor) + 8`.
  fileprivate var choice: (condition: String, branches: [[ExprSyntax]])? {
    guard let place = right.firstIndex(where: { $0.parenthesized?.choice != nil }),
      let (condition, first, second) = right[place].choice,
      (first.operands + second.operands).contains(where: { AnchorageAnchor.isAnchor($0) })
    else { return nil }
    let branches = [first, second].map { branch in
      right.count == 1 ? branch.operands : right[..<place] + [branch] + right[(place + 1)...]
    }
    return (condition, branches)
  }
}
