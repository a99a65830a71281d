import SwiftSyntax

/// Reads numbers, which keep their value in Anchors' expressions.
struct NumberReader {
  let lookup: Lookup
  let file: SourceFile
  /// `true` for numbers of Anchors' own expressions, which are what they are.
  var isVerbatim = false
  /// `true` if numbers of other types become `CGFloat`, which UIKit's functions take.
  var isConverting = false

  /// Returns a number as Anchors accepts it.
  ///
  /// `CGFloat(8)` is `8`. Literals that are divided become fractions, as the old operators took
  /// floating-point numbers only: here `9 / 16` would be an `Int`, and 0.
  ///
  /// - Parameter operands: The operands in the file's tree, if the expression is not part of it.
  func term(_ expression: ExprSyntax, of operands: [ExprSyntax]? = nil) -> Term {
    if isVerbatim {
      return isConverting && (operands ?? [expression]).contains(where: isInteger)
        ? Term(primary: "CGFloat(\((expression.parenthesized ?? expression).text.onOneLine))")
        : Term(expression)
    }
    if let literal = convertedLiteral(expression) { return literal }
    let inner = expression.parenthesized ?? expression
    if expression.isDivisionOfLiterals { return Term(sum: Term.floatText(inner)) }
    if inner.isChoice { return Term(primary: "(\(inner.text.onOneLine))") }
    return lookup.term(expression, in: file)
  }

  /// Returns `8` for `CGFloat(8)`.
  private func convertedLiteral(_ expression: ExprSyntax) -> Term? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return convertedLiteral(prefix.expression)?.negated
    }
    guard let call = expression.call, ["CGFloat", "Double"].contains(call.calledExpression.text),
      call.trailingClosure == nil, let term = call.onlyArgument.map({ Term($0) })
    else { return nil }
    return term.value == nil ? nil : term
  }

  /// `true` for a sum or a product in which a variable is known to be no `CGFloat`.
  private func isInteger(_ expression: ExprSyntax) -> Bool {
    if let inner = expression.nestedOperands { return inner.contains(where: isInteger) }
    return expression.literalType == nil
      && ["Int", "Float", "UInt"].contains(lookup.type(of: expression, in: file)?.base)
  }

  /// `true` for what is known to be insets, a size or a point.
  func isNoNumber(_ expression: ExprSyntax) -> Bool {
    if let inner = expression.parenthesized { return isVerbatim && isNoNumber(inner) }
    let kinds: [Kind?] = [.insets, .directionalInsets, .size, .point]
    if kinds.contains(lookup.kind(of: expression, in: file)) { return true }
    guard let call = expression.call else { return false }
    let callee = call.calledExpression.text
    return callee.hasSuffix("EdgeInsets") || callee.hasSuffix("Insets.init")
      || call.arguments.first?.label?.text == "top"
  }

  /// The sides of edge insets, in the order of their initializer.
  static let sides = ["top", "left", "bottom", "right"]
  /// The distances of insets that are zero.
  static let noDistances = Dictionary(uniqueKeysWithValues: sides.map { ($0, Term.zero) })

  /// Returns the four distances of insets that are written out; `nil` for others.
  func distances(_ expression: ExprSyntax) -> [String: Term]? {
    if expression.member?.name == "zero" { return Self.noDistances }
    guard let call = expression.call else { return nil }
    let callee = call.calledExpression.text
    let names = ["UIEdgeInsets", "NSEdgeInsets", "EdgeInsets", "ALEdgeInsets", ""]
    guard
      callee == "UIEdgeInsetsMake" || names.contains(callee)
        || callee.hasSuffix(".init") && names.contains(String(callee.dropLast(5)))
    else { return nil }
    if call.arguments.isEmpty { return Self.noDistances }
    let arguments = zip(Self.sides, call.arguments)
    guard call.arguments.count == 4,
      arguments.allSatisfy({ [$0, nil].contains($1.label?.text) })
    else { return nil }
    return Dictionary(uniqueKeysWithValues: arguments.map { ($0, term($1.expression)) })
  }

  /// Returns insets that keep leading and trailing edges what they are. Physical insets of Anchors
  /// make them left and right.
  func directional(_ expression: ExprSyntax, isNegative: Bool = false) -> Statement.Constant {
    func signed(_ term: Term) -> Term { isNegative ? term.negated : term }
    if let sides = distances(expression) { return Self.directional(sides.mapValues(signed)) }
    // Written edge by edge, where an implicit member has no type.
    let name = expression.text.onOneLine
    let text = name.hasPrefix(".") ? "UIEdgeInsets\(name)" : expression.primaryText
    let sides = Self.sides.map { ($0, signed(Term(primary: "\(text).\($0)"))) }
    return .insets(text, isDirectional: false, sides: Dictionary(uniqueKeysWithValues: sides))
  }

  /// Returns the constant for four distances.
  static func directional(_ sides: [String: Term]) -> Statement.Constant {
    let all = Self.sides.map { sides[$0] ?? .zero }
    if all.allSatisfy({ $0.text == all[0].text }) { return .inset(all[0]) }
    let names = ["top", "leading", "bottom", "trailing"]
    let arguments = zip(names, all).map { "\($0): \($1.text)" }.joined(separator: ", ")
    return .insets("\(Names.directionalInsets)(\(arguments))", isDirectional: true, sides: sides)
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
  fileprivate var isDivisionOfLiterals: Bool { literalType?.text == "Int" && words.contains("/") }
}
