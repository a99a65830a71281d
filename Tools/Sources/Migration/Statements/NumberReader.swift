import SwiftSyntax

/// Reads numbers, which keep their value in Anchors' expressions.
struct NumberReader {
  let lookup: Lookup
  let file: SourceFile
  /// `true` for numbers of Anchors' own expressions, which are what they are.
  var isVerbatim = false

  /// Returns a number as Anchors accepts it.
  ///
  /// `CGFloat(8)` is `8`. Literals that are divided become fractions, as the old operators took
  /// floating-point numbers only: here `9 / 16` would be an `Int`, and 0.
  func term(_ expression: ExprSyntax) -> Term {
    if isVerbatim { return Term(expression) }
    if let literal = convertedLiteral(expression) { return literal }
    if expression.isDivisionOfLiterals {
      var text = ""
      for token in (expression.parenthesized ?? expression).tokens(viewMode: .sourceAccurate) {
        let isInteger = token.parent?.is(IntegerLiteralExprSyntax.self) == true
        text += token.leadingTrivia.description + token.text + (isInteger ? ".0" : "")
        text += token.trailingTrivia.description
      }
      return Term(sum: text.trimmed.onOneLine)
    }
    if (expression.parenthesized ?? expression).isChoice {
      return Term(primary: "(\((expression.parenthesized ?? expression).text.onOneLine))")
    }
    return lookup.term(expression, in: file)
  }

  /// Returns `8` for `CGFloat(8)`.
  private func convertedLiteral(_ expression: ExprSyntax) -> Term? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return convertedLiteral(prefix.expression)?.negated
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      ["CGFloat", "Double"].contains(call.calledExpression.text),
      let argument = call.arguments.first, argument.label == nil, call.trailingClosure == nil
    else { return nil }
    let term = Term(argument.expression)
    return term.value == nil ? nil : term
  }

  /// `true` for what is known to be insets, a size or a point.
  func isNoNumber(_ expression: ExprSyntax) -> Bool {
    if let inner = expression.parenthesized { return isVerbatim && isNoNumber(inner) }
    switch lookup.kind(of: expression, in: file) {
    case .insets, .directionalInsets, .size, .point: return true
    default: break
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let callee = call.calledExpression.text
    return callee.hasSuffix("EdgeInsets") || callee.hasSuffix("Insets.init")
      || call.arguments.first?.label?.text == "top"
  }

  /// Returns the four distances of insets that are written out; `nil` for others.
  func distances(_ expression: ExprSyntax) -> [String: Term]? {
    if let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "zero"
    {
      return ["top": .zero, "left": .zero, "bottom": .zero, "right": .zero]
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.text
    let names = ["UIEdgeInsets", "NSEdgeInsets", "EdgeInsets", "ALEdgeInsets"]
    let isInitializer =
      names.contains(callee) || callee == ".init" || callee == "UIEdgeInsetsMake"
      || callee.hasSuffix(".init") && names.contains(String(callee.dropLast(5)))
    guard isInitializer else { return nil }
    let arguments = Array(call.arguments)
    let sides = ["top", "left", "bottom", "right"]
    if arguments.isEmpty {
      return ["top": .zero, "left": .zero, "bottom": .zero, "right": .zero]
    }
    guard arguments.count == 4 else { return nil }
    var result: [String: Term] = [:]
    for (argument, side) in zip(arguments, sides) {
      guard argument.label == nil || argument.label?.text == side else { return nil }
      result[side] = term(argument.expression)
    }
    return result
  }

  /// Returns insets that keep leading and trailing edges what they are. Physical insets of Anchors
  /// make them left and right.
  func directional(_ expression: ExprSyntax, isNegative: Bool = false) -> Statement.Constant {
    guard let sides = distances(expression) else {
      // Written edge by edge, where an implicit member has no type.
      let name = expression.text.onOneLine
      let text = name.hasPrefix(".") ? "UIEdgeInsets\(name)" : expression.primaryText
      let names = ["top", "left", "bottom", "right"]
      let sides = names.map { ($0, signed(Term(primary: "\(text).\($0)"), isNegative)) }
      return .insets(text, isDirectional: false, sides: Dictionary(uniqueKeysWithValues: sides))
    }
    return Self.directional(sides.mapValues { signed($0, isNegative) })
  }

  /// Returns the constant for four distances.
  static func directional(_ sides: [String: Term]) -> Statement.Constant {
    let all = ["top", "left", "bottom", "right"].map { sides[$0] ?? .zero }
    if all.allSatisfy({ $0.text == all[0].text }) { return .inset(all[0]) }
    let names = ["top", "leading", "bottom", "trailing"]
    let arguments = zip(names, all).map { "\($0): \($1.text)" }.joined(separator: ", ")
    return .insets("\(Names.directionalInsets)(\(arguments))", isDirectional: true, sides: sides)
  }

  private func signed(_ term: Term, _ isNegative: Bool) -> Term {
    isNegative ? term.negated : term
  }
}

extension Term {
  /// Returns a sum. Literals are added.
  static func sum(_ terms: [Term]) -> Term {
    let terms = terms.filter { !$0.isZero }
    guard let first = terms.first, terms.count > 1 else { return terms.first ?? .zero }
    let values = terms.compactMap(\.value)
    if values.count == terms.count { return Term(values.reduce(0, +)) }
    // `a - 8 - x` is `a - (8 + x)`.
    if first.text.hasPrefix("-") { return sum(terms.map(\.negated)).negated }
    return Term(sum: first.text + terms.dropFirst().map(\.added).joined())
  }

  /// Returns a product. Literals are multiplied.
  static func product(_ terms: [Term]) -> Term {
    guard terms.count > 1 else { return terms.first ?? Term(1) }
    let values = terms.compactMap(\.value)
    if values.count == terms.count { return Term(values.reduce(1, *)) }
    return Term(product: terms.map(\.factor).joined(separator: " * "))
  }

  /// Returns the term, multiplied or divided.
  func multiplied(by other: Term, isDivisor: Bool) -> Term {
    if isZero { return self }
    if let value, let factor = other.value {
      return Term(isDivisor ? value / factor : value * factor)
    }
    return Term(product: isDivisor ? "\(factor) / \(other.divisor)" : "\(factor) * \(other.factor)")
  }
}

extension ExprSyntax {
  /// The name of a binary operator; `nil` for operands.
  var operatorName: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

  /// The expression in parentheses; `nil` without them.
  var parenthesized: ExprSyntax? { self.as(TupleExprSyntax.self)?.only }

  /// The operands and operators of a sequence, or the expression alone.
  var operands: [ExprSyntax] {
    self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [self]
  }

  /// The operands of what stands in parentheses, or of a sequence that is an operand itself.
  var nestedOperands: [ExprSyntax]? {
    parenthesized?.operands ?? self.as(SequenceExprSyntax.self).map { Array($0.elements) }
  }

  /// `true` for `isWide ? 8 : 4`.
  var isChoice: Bool { operands.contains { $0.is(UnresolvedTernaryExprSyntax.self) } }

  /// The text, in parentheses if a member or an operator could not follow it.
  var primaryText: String {
    switch self.as(ExprSyntaxEnum.self) {
    case .sequenceExpr, .prefixOperatorExpr, .tryExpr, .awaitExpr: "(\(text.onOneLine))"
    default: text.onOneLine
    }
  }

  /// Creates an expression of some operands of a sequence. It is not part of the file's tree.
  init(sequence elements: [ExprSyntax]) {
    if elements.count == 1, let only = elements.first {
      self = only
    } else {
      self.init(SequenceExprSyntax(elements: ExprListSyntax(elements)))
    }
  }

  /// `true` for a quotient of integer literals alone.
  fileprivate var isDivisionOfLiterals: Bool {
    var hasDivision = false
    func isLiteral(_ expression: ExprSyntax) -> Bool {
      if let inner = expression.parenthesized { return isLiteral(inner) }
      if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
        return isLiteral(prefix.expression)
      }
      if let sequence = expression.as(SequenceExprSyntax.self) {
        return sequence.elements.allSatisfy { element in
          if element.operatorName == "/" { hasDivision = true }
          return element.operatorName != nil || isLiteral(element)
        }
      }
      return expression.is(IntegerLiteralExprSyntax.self)
    }
    return isLiteral(self) && hasDivision
  }
}
