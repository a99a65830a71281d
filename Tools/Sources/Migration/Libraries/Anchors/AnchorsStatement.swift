import SwiftSyntax

/// Reads a statement of Anchors: `title.top == card.top + 10 ~ .high`.
struct AnchorsStatement: StatementReader {
  let migration: FileMigration
  let kept: KeptConstraints
  /// `true` in a builder, where an app's own `UIView.width` hides no anchor.
  var isInBuilder = false
  /// The items whose types are not known, as the code writes them; `nil` if all of these are.
  var items: Set<String>?
  /// The closure around the statements, if they become UIKit's own code; `nil` if they are only
  /// read.
  var plain: Plain?
  var style = EntryStyle.builder

  var numbers: NumberReader {
    NumberReader(lookup: lookup, file: file, isVerbatim: true, isConverting: plain != nil)
  }

  func isStatement(_ operands: [ExprSyntax]) -> Bool {
    if operands.count == 1, let call = operands[0].tried.call {
      if let inner = Self.identified(call) { return isStatement(inner.statement) }
      return Self.isCall(call)
    }
    guard let relation = OperatorStatement(operands) else { return false }
    return (try? firsts(relation.first))?.isEmpty == false
  }

  /// `true` for a function that makes several constraints.
  private static func isCall(_ call: FunctionCallExprSyntax) -> Bool {
    ["distributed", "aligned"].contains(call.name) && call.base != nil
      || call.base?.isConstraintClass == true
        && ["visualFormat", "grid"].contains(call.name)
  }

  /// Returns the parts of `(a.top == b.top).identified(by: "gap")`.
  private static func identified(_ call: FunctionCallExprSyntax)
    -> (statement: ExprSyntax, name: String)?
  {
    guard call.name == "identified", let name = call.argument("by"), let base = call.base else {
      return nil
    }
    return (base, name.text.onOneLine)
  }

  func read(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason) -> ReadStatement {
    let read = try reading(operands, options)
    return plain == nil ? read : try plain(read, at: operands[0])
  }

  private func reading(_ operands: [ExprSyntax], _ options: StatementOptions) throws(Reason)
    -> ReadStatement
  {
    var options = options
    if let place = operands.firstIndex(where: { $0.operatorName == "~" }) {
      let priority = ExprSyntax(sequence: Array(operands[(place + 1)...]))
      let own = plain.flatMap { _ in lookup.uikitPriority(operands[place + 1], in: file) }
      options.priority = (own ?? priority).text.onOneLine
      return try reading(Array(operands[..<place]), options)
    }
    if operands.count == 1 {
      if let inner = operands[0].parenthesized { return try reading(inner.operands, options) }
      let call = operands[0].tried.call
      if let call, let inner = Self.identified(call) {
        options.identifier = inner.name
        return try reading(inner.statement.operands, options)
      }
      if let call, Self.isCall(call) {
        let callee = operands[0].text.prefix { $0 != "(" }
        let arguments = call.arguments.map { argument in
          (argument.label.map { "\($0.text): " } ?? "") + argument.expression.text.onOneLine
        }
        let statement = Statement(call: CallText(callee: String(callee), arguments: arguments))
        return ReadStatement([statement.with(options)], isSingle: false)
      }
    }
    guard let relation = OperatorStatement(operands) else {
      throw Reason("not a statement of Anchors")
    }
    let firsts = try self.firsts(relation.first)
    if firsts.isEmpty { throw Reason("\(relation.first.text.onOneLine) is no anchor") }
    try relation.checkOperators()
    var rights = [relation.right]
    if rights[0].count == 1, let list = rights[0][0].elements { rights = list.map { [$0] } }
    var statements: [Statement] = []
    for first in firsts {
      for right in rights {
        for var statement in try self.statements(first, relation.relation, right) {
          statement.elements = first.elements
          statements.append(statement.with(options))
        }
      }
    }
    let isSingle =
      statements.count == 1 && statements[0].attributes.count == 1 && firsts[0].elements == nil
    return ReadStatement(statements, isSingle: isSingle)
  }

  // MARK: - Names

  /// `true` if an expression is, or may be, a view, a guide or an array of these.
  func isItem(_ expression: ExprSyntax, isFirst: Bool = false) throws(Reason) -> Bool {
    if plain != nil {
      // What is no item would be a number to UIKit's functions, and the other way round.
      if lookup.metatype(expression, in: file) != nil { return false }
      if let name = expression.lastName, expression.isReference, lookup.plainGuide(name) != name {
        return true
      }
      switch lookup.kind(of: expression, in: file) {
      case .view, .guide, .support, .array: return true
      case .other where lookup.isOfProtocol(expression, in: file), nil:
        if isFirst || expression.plainName == plain?.parameter { return true }
        throw Reason("the type of \(expression.text.onOneLine) is not known")
      default: return false
      }
    }
    let kind = lookup.knownKind(of: expression, in: file)
    switch kind {
    case .view, .guide, .support, .array: return true
    case .other, nil:
      return items.map { $0.contains(expression.text.onOneLine) } ?? (kind == nil)
    default: return false
    }
  }

  /// `true` if the app's own member is meant by the name of an anchor. In a builder an anchor fits
  /// better.
  func hides(_ name: String, of base: ExprSyntax) -> Bool {
    if isInBuilder || base.lastName == "anchors" { return false }
    // What is written about several attributes is expected to be a group, which no member is.
    if items != nil, Attribute(rawValue: name) == nil { return false }
    guard let type = lookup.type(of: base, in: file) else {
      return lookup.declarations.hasViewMember(name)
    }
    return lookup.declarations.member(name, of: type, isStatic: false) != nil
  }

  /// `true` if a name means an anchor of the view that the code stands in.
  func meansOwnAnchor(_ name: String, at node: some SyntaxProtocol) -> Bool {
    let type = TypeName(lookup.enclosingType(of: node))
    return items == nil && lookup.declarations.knownKind(of: type)?.isItem == true
      && lookup.isFree(name, at: node, in: file)
  }

  // MARK: - Sides

  /// Returns the anchors before the relation: several of an array, none if it is something else.
  private func firsts(_ expression: ExprSyntax) throws(Reason) -> [AnchorsAnchor] {
    var anchors: [AnchorsAnchor] = []
    for element in expression.elements ?? [expression] {
      if plain != nil, let several = try AnchorsAnchor.each(element, self) {
        anchors += several
        continue
      }
      guard let anchor = try AnchorsAnchor(element, self, isFirst: true), anchor.insets.isEmpty
      else { return [] }
      anchors.append(anchor)
    }
    return anchors
  }

  private func statements(
    _ first: AnchorsAnchor, _ relation: Relation, _ right: [ExprSyntax]
  ) throws(Reason) -> [Statement] {
    var right = right
    let spacing = Self.spacing(&right)
    let linear = LinearReader<AnchorsAnchor>(numbers: numbers, distributes: true) {
      [self] (expression) throws(Reason) in
      if plain != nil, keepsAnchor(expression) { throw Reason("a variable that keeps an anchor") }
      return try AnchorsAnchor(expression, self)
    }
    let form = try linear.read(right)
    if first.isEdges { return try edges(first, relation, form, ExprSyntax(sequence: right)) }
    let isNumber = form.anchor == nil
    var statement = Statement(
      first.item, first.attributes, relation,
      isNumber && first.attributes[0].isSize ? .number : .superview(nil))
    statement.multiplier = form.multiplier
    statement.constant = .same(Term.sum(form.constants))
    if let second = form.anchor {
      guard second.attributes.count == first.attributes.count, !second.isEdges,
        zip(first.attributes, second.attributes).allSatisfy({ $0.axis == $1.axis })
      else { throw Reason("anchors of two kinds") }
      statement.second = second.second(second.attributes[0], for: first.attributes[0])
    }
    if let spacing {
      guard Term.sum(form.constants).isZero, first.attributes.count == 1, !isNumber else {
        throw Reason("system spacing and a number")
      }
      statement.constant = .system(spacing)
    }
    if let value = form.values.first {
      let text = value.expression.text.onOneLine
      let isGroup = first.attributes.count > 1
      guard form.constants.isEmpty, form.values.count == 1, !isGroup || !value.isNegative else {
        throw Reason("\(text) is not a number")
      }
      let term = Term(value.expression)
      statement.constant = .same(value.isNegative ? term.negated : term)
      if isGroup {
        let operands = (value.expression.parenthesized ?? value.expression).operands
        if operands.contains(where: { $0.operatorName == "??" }),
          Term(operands[operands.count - 1]).value != nil
        {
          throw Reason("\(text) is two numbers or one")
        }
        let (x, y) = first.attributes[0].isSize ? ("width", "height") : ("x", "y")
        statement.constant = .pair(
          text, Term(primary: "\(text).\(x)"), Term(primary: "\(text).\(y)"))
      }
    }
    return [statement]
  }

  /// Removes `+ .system` and `+ 2 * .system` from the end of operands, and returns the factor.
  private static func spacing(_ operands: inout [ExprSyntax]) -> Term? {
    guard operands.last?.caseName == "system", operands.last?.member?.base == nil,
      let place = operands.lastIndex(where: { ["+", "-"].contains($0.operatorName) }), place > 0
    else { return nil }
    let factor = Array(operands[(place + 1)...].dropLast(2))
    let term = factor.isEmpty ? Term(1) : Term(ExprSyntax(sequence: factor))
    let isNegative = operands[place].operatorName == "-"
    operands.removeSubrange(place...)
    return isNegative ? term.negated : term
  }

  // MARK: - Edges

  private func edges(
    _ first: AnchorsAnchor, _ relation: Relation, _ form: LinearForm<AnchorsAnchor>,
    _ right: ExprSyntax
  ) throws(Reason) -> [Statement] {
    var statement = Statement(first.item, first.attributes, relation, .superview(nil))
    // Anchors flips the relation of far edges.
    statement.pointsInwards = true
    var theirs = first.attributes
    var distance: ExprSyntax? = right
    if let second = form.anchor {
      guard second.isEdges, second.insets.count < 2, form.factors.isEmpty, form.constants.isEmpty,
        form.values.isEmpty
      else { throw Reason("edges and something else") }
      if first.isDefault { statement.attributes = second.attributes }
      theirs = second.isDefault ? statement.attributes : second.attributes
      statement.second = .item(second.item, nil)
      distance = second.insets.first
    }
    if let distance {
      let (constant, isPhysical) = distances(distance)
      if isPhysical == nil, statement.attributes.contains(where: { $0 != $0.physical }) {
        throw Reason("the type of \(distance.text.onOneLine) is not known")
      }
      if isPhysical == true {
        statement.attributes = statement.attributes.map(\.physical)
        theirs = theirs.map(\.physical)
      }
      statement.constant = constant
    }
    if Set(theirs) == Set(statement.attributes) { return [statement] }
    guard theirs.count == statement.attributes.count, let second = form.anchor else {
      throw Reason("edges of two numbers")
    }
    return zip(statement.attributes, theirs).map { mine, other in
      var single = statement.with(\.attributes, [mine])
      single.second = second.second(other, for: mine)
      return single
    }
  }

  /// Returns what an expression moves edges by, and whether it makes them physical; `nil` if that
  /// is not known.
  private func distances(_ expression: ExprSyntax) -> (Statement.Constant, isPhysical: Bool?) {
    let text = expression.text.onOneLine
    if let call = expression.call, !call.arguments.isEmpty {
      let isInsets = call.name == "Insets" || text.hasPrefix("Insets.init")
      if isInsets, let only = call.onlyArgument { return (.inset(Term(only)), true) }
      let labels = call.arguments.map { $0.label?.text ?? "" }
      let names = ["top": "top", "leading": "left", "bottom": "bottom", "trailing": "right"]
      if labels.allSatisfy({ names[$0] != nil || $0 == "left" || $0 == "right" }) {
        var sides = ["top": Term.zero, "left": .zero, "bottom": .zero, "right": .zero]
        for (label, argument) in zip(labels, call.arguments) {
          sides[names[label] ?? label] = Term(argument.expression)
        }
        let isDirectional =
          call.calledExpression.text.contains("Directional")
          || labels.contains { $0 == "leading" || $0 == "trailing" }
        return (.insets(text, isDirectional: isDirectional, sides: sides), !isDirectional)
      }
    }
    if expression.lastName == "zero", let type = expression.member?.base?.text {
      return (.none, !type.contains("Directional"))
    }
    switch lookup.kind(of: expression, in: file) {
    case .insets: return (.insets(text, isDirectional: false, sides: [:]), true)
    case .directionalInsets: return (.insets(text, isDirectional: true, sides: [:]), false)
    case .number: return (.inset(Term(expression)), false)
    default: return (.unknownInset(text, guess: Term(expression)), nil)
    }
  }
}

extension Attribute {
  /// The edge of the same name in a text from left to right.
  fileprivate var physical: Attribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    default: self
    }
  }
}
