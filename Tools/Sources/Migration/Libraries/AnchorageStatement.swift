import SwiftSyntax

/// Reads a statement of Anchorage: `title.topAnchor == card.topAnchor + 10 ~ .high`.
struct AnchorageStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints

  private static let relations: [String: Relation] = [
    "==": .equal, "/==/": .equal, "<=": .lessThanOrEqual, "/<=/": .lessThanOrEqual,
    ">=": .greaterThanOrEqual, "/>=/": .greaterThanOrEqual,
  ]

  /// `true` for an anchor, a relation and something else.
  static func isShape(_ operands: [ExprSyntax]) -> Bool {
    guard operands.count > 2, let name = operands[1].operatorName, relations[name] != nil else {
      return false
    }
    return AnchorageAnchor.isAnchor(operands[0])
      && !operands.contains { $0.is(NilLiteralExprSyntax.self) }
  }

  func isStatement(_ operands: [ExprSyntax]) -> Bool { Self.isShape(operands) }

  func edits(ofGroup name: String, in found: FoundStatement) -> [Edit]? {
    AnchorageGroup(name, found, lookup, file)?.edits
  }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> Translation {
    if let reason = mixedFile.reason { throw reason }
    guard let name = operands.count > 2 ? operands[1].operatorName : nil,
      let relation = Self.relations[name],
      let first = try AnchorageAnchor(operands[0], lookup, file)
    else { throw Reason("not a statement of Anchorage") }
    var right = Array(operands[2...])
    var priority = options.priority
    if let place = right.firstIndex(where: { $0.operatorName == "~" }) {
      priority = try priorityText(Array(right[(place + 1)...]))
      right = Array(right[..<place])
    }
    if let choice = AnchorageChoice(right) {
      let head = Array(operands[..<2])
      var options = options
      options.priority = priority
      let first = try read(head + choice.first, options)
      let second = try read(head + choice.second, options)
      guard let lines = first.lines, let others = second.lines else {
        throw Reason("a choice within a choice")
      }
      var translation = Translation(
        [.block("if \(choice.condition)", lines, otherwise: others)], isSingle: false)
      translation.constrained = first.constrained
      translation.masked = first.masked
      return translation
    }
    for operand in right {
      let name = operand.operatorName
      if name.map({ !["+", "-", "*", "/", "??", "%"].contains($0) }) ?? operand.isUnresolved {
        throw Reason("the operator \(operand.text.onOneLine)")
      }
    }
    let numbers = NumberReader(lookup: lookup, file: file)
    let linear = LinearReader<AnchorageAnchor>(numbers: numbers, distributes: false) {
      [lookup, file] (expression) throws(Reason) in
      try AnchorageAnchor(expression, lookup, file)
    }
    let form = try linear.read(right)
    var lines = try self.lines(first, relation, form, right)
    for index in lines.indices {
      lines[index].priority = priority
      lines[index].identifier = options.identifier
    }
    var translation = Translation(lines, isSingle: !first.isComposite)
    translation.edits = form.anchor?.edits ?? []
    note(first.path, with: form.anchor?.path, at: operands[0], in: &translation)
    return translation
  }

  private func priorityText(_ operands: [ExprSyntax]) throws(Reason) -> String {
    var operands = operands
    // `.custom(.defaultHigh)`
    if operands.count == 1, let call = operands[0].as(FunctionCallExprSyntax.self),
      call.calledExpression.lastName == "custom", let argument = call.arguments.first
    {
      operands = [argument.expression]
    }
    return try self.priority(ExprSyntax(sequence: operands))
  }

  // MARK: - Lines

  private func lines(
    _ first: AnchorageAnchor, _ relation: Relation, _ form: LinearForm<AnchorageAnchor>,
    _ right: [ExprSyntax]
  ) throws(Reason) -> [Line] {
    guard let second = form.anchor else { return try lines(first, relation, size: form, right) }
    if let variable = second.variable, !first.isComposite {
      var statement = Statement(
        first.parts[0].item, [first.parts[0].attribute], relation,
        .anchor(variable, second.parts[0].attribute))
      statement.multiplier = form.multiplier
      statement.constant = .same(form.constant)
      return try statement.lines()
    }
    guard second.parts.count == first.parts.count else {
      throw Reason("anchors of two kinds")
    }
    if first.isComposite, !form.factors.isEmpty { throw Reason("a factor of several anchors") }
    var constant = Statement.Constant.same(form.constant)
    if let value = form.values.first {
      guard first.isEdges, form.values.count == 1, form.constants.isEmpty else {
        throw Reason("\(value.expression.text.onOneLine) is not a number")
      }
      constant = NumberReader(lookup: lookup, file: file).directional(
        value.expression, isNegative: value.isNegative)
    } else if first.isEdges {
      constant = .inset(form.constant)
    }
    if form.constant.isZero, form.values.isEmpty { constant = .none }
    if first.isComposite, let item = first.item, let other = second.item,
      first.parts.map(\.attribute) == second.parts.map(\.attribute)
    {
      var statement = Statement(
        item, first.parts.map(\.attribute), .equal, .item(other, nil))
      statement.constant = constant
      return try statement.lines().map { flipped($0, relation) }
    }
    return try zip(first.parts, second.parts).map { (mine, theirs) throws(Reason) in
      var statement = Statement(
        mine.item, [mine.attribute], mine.isFar ? relation.flipped : relation,
        .item(theirs.item, theirs.attribute))
      statement.multiplier = form.multiplier
      statement.constant = constant
      if case .inset(let term) = constant {
        statement.constant = .same(mine.isFar ? term.negated : term)
      }
      if case .insets = constant, mine.item != theirs.item {
        throw Reason("insets of a controller")
      }
      return try statement.lines()[0]
    }
  }

  /// Returns a line with a relation, which is flipped for one far edge alone. Of composites, both
  /// libraries flip it for the far edges.
  private func flipped(_ line: Line, _ relation: Relation) -> Line {
    var line = line
    let isFar = line.attributes.count == 1 && line.attributes[0].isFar
    let relation = isFar ? relation.flipped : relation
    line.right = relation.rawValue + line.right.dropFirst(2)
    return line
  }

  /// Returns the lines of sizes that are related to a number or to a `CGSize`.
  private func lines(
    _ first: AnchorageAnchor, _ relation: Relation, size form: LinearForm<AnchorageAnchor>,
    _ right: [ExprSyntax]
  ) throws(Reason) -> [Line] {
    let text = ExprSyntax(sequence: right).text.onOneLine
    let isAnchor = right.contains { operand in
      lookup.kind(of: operand, in: file) == .anchor || operand.lastName?.hasSuffix("Anchor") == true
    }
    guard first.parts.allSatisfy(\.attribute.isSize), !isAnchor else {
      throw Reason("\(text) is not known to be an anchor of an item")
    }
    guard let item = first.item else { throw Reason("\(text) is not known to be a size") }
    var statement = Statement(item, first.parts.map(\.attribute), relation, .number)
    if first.isComposite {
      statement.constant = .pair(size(ExprSyntax(sequence: right)), .zero, .zero)
    } else {
      if let value = form.values.first {
        throw Reason("\(value.expression.text.onOneLine) is not a number")
      }
      statement.constant = .same(form.constant)
    }
    return try statement.lines()
  }
}

/// A right side that is chosen in parentheses: `(isWide ? a.leftAnchor : b.rightAnchor) + 8`.
private struct AnchorageChoice {
  let condition: String
  let first: [ExprSyntax]
  let second: [ExprSyntax]

  init?(_ right: [ExprSyntax]) {
    guard
      let place = right.firstIndex(where: { operand in
        operand.parenthesized?.operands.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
          ?? false
      }), let operands = right[place].parenthesized?.operands,
      let mark = operands.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = operands[mark].as(UnresolvedTernaryExprSyntax.self)
    else { return nil }
    let rest = Array(operands[(mark + 1)...])
    let branches = ternary.thenExpression.operands + rest
    guard branches.contains(where: { AnchorageAnchor.isAnchor($0) }),
      !rest.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) })
    else { return nil }
    condition = ExprSyntax(sequence: Array(operands[..<mark])).text.onOneLine
    func replaced(by branch: ExprSyntax) -> [ExprSyntax] {
      right.count == 1 ? branch.operands : right[..<place] + [branch] + right[(place + 1)...]
    }
    first = replaced(by: ternary.thenExpression)
    second = right.count == 1 ? rest : replaced(by: ExprSyntax(sequence: rest))
  }
}

extension ExprSyntax {
  /// `true` for an operator that is no binary one: a cast, an assignment or a condition.
  var isUnresolved: Bool {
    self.is(UnresolvedTernaryExprSyntax.self) || self.is(UnresolvedAsExprSyntax.self)
      || self.is(UnresolvedIsExprSyntax.self) || self.is(AssignmentExprSyntax.self)
      || self.is(ArrowExprSyntax.self)
  }
}
