import SwiftSyntax

extension CodeRunner {
  /// Returns the value of an expression.
  ///
  /// - Parameter expected: The type that the context gives, for `.init(…)`.
  @discardableResult
  func evaluate(_ expression: ExprSyntax, _ scope: SceneScope, expected: TypeName? = nil)
    -> SceneValue
  {
    depth += 1
    defer { depth -= 1 }
    guard isWithinLimits(expression, scope) else { return .unknown }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr:
      return Double(expression.text.filter { $0 != "_" }).map { .number($0) } ?? .unknown
    case .booleanLiteralExpr(let node): return .bool(node.literal.tokenKind == .keyword(.true))
    case .nilLiteralExpr: return .null
    case .stringLiteralExpr(let node): return node.plainText.map { .text($0) } ?? .unknown
    case .declReferenceExpr(let node):
      return lookUp(node.baseName.text, scope) ?? .unknown
    case .memberAccessExpr(let node): return member(node, scope, expected)
    case .functionCallExpr(let node): return call(node, scope, expected)
    case .arrayExpr(let node):
      return .list(
        node.elements.map { evaluate($0.expression, scope, expected: expected?.element) })
    case .dictionaryExpr(let node): return evaluate(node, scope)
    case .tupleExpr(let node): return evaluate(node, scope, expected)
    case .sequenceExpr(let node): return evaluate(Array(node.elements), node, scope, expected)
    case .prefixOperatorExpr(let node):
      switch (node.operator.text, evaluate(node.expression, scope)) {
      case ("-", .number(let number)): return .number(-number)
      case ("!", .bool(let bool)): return .bool(!bool)
      default: return .unknown
      }
    case .optionalChainingExpr(let node): return evaluate(node.expression, scope)
    case .forceUnwrapExpr(let node): return evaluate(node.expression, scope, expected: expected)
    case .tryExpr(let node): return evaluate(node.expression, scope, expected: expected)
    case .awaitExpr(let node): return evaluate(node.expression, scope, expected: expected)
    case .inOutExpr(let node): return evaluate(node.expression, scope)
    case .closureExpr(let node): return .closure(node, scope)
    case .superExpr: return scope.own.map { .item($0) } ?? .unknown
    case .subscriptCallExpr(let node): return element(node, scope)
    // `#selector(tap)`
    case .macroExpansionExpr: return .unknown
    default:
      if mayAffectLayout(expression) {
        note(expression, scope, "\(expression.text.onOneLine.cut) is not understood")
      }
      return .unknown
    }
  }

  private func evaluate(_ tuple: TupleExprSyntax, _ scope: SceneScope, _ expected: TypeName?)
    -> SceneValue
  {
    if let only = tuple.only { return evaluate(only, scope, expected: expected) }
    return .tuple(
      tuple.elements.map { $0.label?.text },
      tuple.elements.map { evaluate($0.expression, scope) })
  }

  private func evaluate(_ node: DictionaryExprSyntax, _ scope: SceneScope) -> SceneValue {
    var values: [String: SceneValue] = [:]
    guard case .elements(let elements) = node.content else { return .dictionary([:]) }
    for element in elements {
      let value = evaluate(element.value, scope)
      guard let key = evaluate(element.key, scope).text else { return .unknown }
      values[key] = value
    }
    return .dictionary(values)
  }

  private func element(_ node: SubscriptCallExprSyntax, _ scope: SceneScope) -> SceneValue {
    let base = evaluate(node.calledExpression, scope)
    if case .dictionary(let values) = base, let only = node.arguments.only,
      let key = evaluate(only, scope).text
    {
      return values[key] ?? .null
    }
    if let item = base.item {
      let values = arguments(of: node.arguments, scope)
      for type in types.lineage(of: item.type) {
        for found in types.members(SubscriptDeclSyntax.self, of: type) {
          // The one name of a subscript's parameter is no label.
          let parameters = found.node.parameterClause.parameters
          guard parameters.count == values.count, let getter = found.node.accessorBlock?.getter
          else { continue }
          let inner = SceneScope(found.file, own: item, type: type)
          bind(values.map(\.value), to: parameters, inner)
          return outsideBuilders { result(of: getter, inner) }
        }
      }
      return .unknown
    }
    guard let elements = base.elements, let only = node.arguments.only,
      let number = evaluate(only, scope).number, number >= 0, number < Double(elements.count)
    else { return .unknown }
    return elements[Int(number)]
  }

  // MARK: - Operators

  private static let levels: [Set<String>] = [
    ["||"], ["&&"], ["==", "!=", "===", "!==", "<", ">", "<=", ">="], ["??"],
    ["..<", "..."], ["+", "-"], ["*", "/", "%"],
  ]

  /// Returns the value of operands and operators.
  private func evaluate(
    _ operands: [ExprSyntax], _ node: SequenceExprSyntax, _ scope: SceneScope,
    _ expected: TypeName?
  ) -> SceneValue {
    if operands.count > 2, operands[1].isAssigning {
      assign(operands, scope)
      return .nothing
    }
    if operands.count > 2,
      operands[1].operatorName.map({ ["-=", "*=", "/="].contains($0) }) == true
    {
      assign(.unknown, to: operands[0], scope)
      return .nothing
    }
    if let made = statement(operands, node, scope) { return made }
    return value(of: operands, scope, expected)
  }

  private func value(_ operands: ArraySlice<ExprSyntax>, _ scope: SceneScope) -> SceneValue {
    value(of: Array(operands), scope, nil)
  }

  private func value(of operands: [ExprSyntax], _ scope: SceneScope, _ expected: TypeName?)
    -> SceneValue
  {
    if operands.count == 1 { return evaluate(operands[0], scope, expected: expected) }
    if let place = operands.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = operands[place].as(UnresolvedTernaryExprSyntax.self)
    {
      let written = ExprSyntax(sequence: Array(operands[..<place]))
      let condition = assumptions[written.path] ?? value(operands[..<place], scope)
      let (first, second) = (ternary.thenExpression, operands[(place + 1)...])
      switch condition.bool {
      case true?: return evaluate(first, scope, expected: expected)
      case false?: return value(of: Array(second), scope, expected)
      case nil: return choice(first, Array(second), unless: written, at: operands[0], scope)
      }
    }
    // A cast changes no view, and tells the class of a reused one.
    if let place = operands.firstIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      if let call = operands[0].call, call.name?.hasPrefix("dequeueReusable") == true {
        let type = operands.last?.as(TypeExprSyntax.self).map {
          TypeName($0.type.text, in: scope.type)
        }
        return reusedCell(call, type.map { declarations.place(of: $0.unwrapped) }, scope)
      }
      return value(operands[..<place], scope)
    }
    for level in Self.levels {
      guard
        let place = operands.lastIndex(where: { level.contains($0.operatorName ?? "") }),
        let name = operands[place].operatorName, place > 0, place < operands.count - 1
      else { continue }
      let first = value(operands[..<place], scope)
      if name == "/" { return quotient(first, operands, place, scope) }
      return apply(name, first) { self.value(operands[(place + 1)...], scope) }
    }
    return .unknown
  }

  /// Returns the second value of a choice whose condition is not known, if it is about constraints.
  private func choice(
    _ first: ExprSyntax, _ second: [ExprSyntax], unless condition: ExprSyntax,
    at node: ExprSyntax, _ scope: SceneScope
  ) -> SceneValue {
    if !isReadingNumbers, mayAffectLayout(first) || second.contains(where: mayAffectLayout) {
      note(node, scope, unknownCondition(condition))
      openConditions.append(condition.words)
      defer { openConditions.removeLast() }
      return value(of: second, scope, nil)
    }
    let (first, second) = (evaluate(first, scope), value(of: second, scope, nil))
    if areEqual(first, second) == true { return second }
    let isNumber = isReadingNumbers && first.number != nil && second.number != nil
    guard isNumber || first.constraints != nil && second.constraints != nil else {
      return .unknown
    }
    note(node, scope, unknownCondition(condition))
    return second
  }

  private func apply(_ name: String, _ first: SceneValue, _ other: () -> SceneValue) -> SceneValue {
    switch (name, first) {
    case ("&&", .bool(false)): return .bool(false)
    case ("||", .bool(true)): return .bool(true)
    case ("??", .null): return other()
    case ("??", .unknown): return .unknown
    case ("??", _): return first
    default: break
    }
    let second = other()
    switch (name, first, second) {
    case ("&&", _, .bool(false)): return .bool(false)
    case ("||", _, .bool(true)): return .bool(true)
    case ("&&", .bool, .bool), ("||", .bool, .bool): return second
    case ("==", _, _), ("===", _, _):
      return areEqual(first, second).map { .bool($0) } ?? .unknown
    case ("!=", _, _), ("!==", _, _):
      return areEqual(first, second).map { .bool(!$0) } ?? .unknown
    case ("+", .list(let a), .list(let b)): return .list(a + b)
    case ("+", .text(let a), .text(let b)): return .text(a + b)
    case (_, .number(let a), .number(let b)): return calculate(name, a, b)
    case ("+", .member, .number(let b)), ("-", .member, .number(let b)):
      return priority(of: first).map { .number(name == "+" ? $0 + b : $0 - b) } ?? .unknown
    default: return .unknown
    }
  }

  /// Returns a quotient; of integers it has no fraction.
  private func quotient(
    _ first: SceneValue, _ operands: [ExprSyntax], _ place: Int, _ scope: SceneScope
  ) -> SceneValue {
    let second = value(operands[(place + 1)...], scope)
    guard let a = first.number, let b = second.number, b != 0 else { return .unknown }
    if a / b == (a / b).rounded() || isReal(operands, scope) { return .number(a / b) }
    return .unknown
  }

  /// `true` if an operand is a number with a fraction, by its literal or its type.
  private func isReal(_ operands: [ExprSyntax], _ scope: SceneScope) -> Bool {
    operands.contains { operand in
      if operand.hasToken(where: { if case .floatLiteral = $0.tokenKind { true } else { false } }) {
        return true
      }
      guard let type = reader(of: scope.file)?.lookup.type(of: operand, in: scope.file)?.base
      else { return false }
      return ["CGFloat", "Double", "Float"].contains(type)
    }
  }

  private func calculate(_ name: String, _ a: Double, _ b: Double) -> SceneValue {
    switch name {
    case "+": .number(a + b)
    case "-": .number(a - b)
    case "*": .number(a * b)
    case "..<", "...":
      b - a > 1000
        ? .unknown
        : .list(Array(stride(from: a, to: name == "..." ? b + 1 : b, by: 1)).map { .number($0) })
    case "<": .bool(a < b)
    case ">": .bool(a > b)
    case "<=": .bool(a <= b)
    case ">=": .bool(a >= b)
    default: .unknown
    }
  }
}

extension StringLiteralExprSyntax {
  /// The text of a literal of one line without interpolations and escapes; `nil` for others.
  fileprivate var plainText: String? {
    guard openingQuote.tokenKind == .stringQuote, segments.count == 1,
      let text = segments.first?.as(StringSegmentSyntax.self)?.content.text
    else { return nil }
    let plain = text.replacing("\\n", with: " ").replacing("\\\"", with: "\"")
    return plain.contains("\\") ? nil : plain
  }
}

extension String {
  /// The text, cut off after 60 characters.
  var cut: String { count > 60 ? "\(prefix(57))…" : self }
}
