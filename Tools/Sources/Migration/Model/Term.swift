import SwiftSyntax

/// A number as the source writes it: a literal, a name, a product or a sum.
struct Term {
  private enum Form { case primary, product, sum, choice }

  private var isNegative: Bool
  private var body: String
  /// The absolute value of a literal.
  private var magnitude: Double?
  private var form: Form

  private init(_ isNegative: Bool, _ body: String, _ magnitude: Double?, _ form: Form) {
    (self.isNegative, self.body, self.magnitude, self.form) = (isNegative, body, magnitude, form)
  }

  static let zero = Term(false, "0", 0, .primary)

  /// Creates a number from an expression whose type was `CGFloat`, and which a relation of Anchors
  /// would read otherwise: `1 / 3` as integers, `.spacing` as a member of nothing known.
  init(float expression: ExprSyntax) {
    self.init(expression, text: FloatText.text(of: expression))
  }

  /// Returns an expression of type `CGFloat` as text, for a place where another type is expected.
  static func floatText(_ expression: ExprSyntax) -> String { FloatText.text(of: expression) }

  /// `true` if an expression divides integers, and nothing in it has another type.
  static func dividesIntegers(_ expression: ExprSyntax) -> Bool {
    FloatText.dividesIntegers(expression)
  }

  /// Creates a number from an expression.
  init(_ expression: ExprSyntax) { self.init(expression, text: expression.text.onOneLine) }

  private init(_ expression: ExprSyntax, text: String) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr:
      self.init(false, text, Double(text.filter { $0 != "_" }), .primary)
    case .prefixOperatorExpr(let node) where node.operator.text == "-" && text.hasPrefix("-"):
      self = Term(node.expression, text: text.dropFirst().trimmed).negated
    case .tupleExpr(let node):
      guard let only = node.only, text.hasPrefix("("), text.hasSuffix(")") else {
        self = Term(primary: text)
        return
      }
      self = Term(only, text: text.dropFirst().dropLast().trimmed)
    case .sequenceExpr(let node):
      let elements = Array(node.elements)
      let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      let isPlain = operators.count * 2 + 1 == elements.count
      let isProduct = isPlain && operators.allSatisfy { $0 == "*" || $0 == "/" }
      let isSum = isPlain && operators.allSatisfy { ["+", "-", "*", "/"].contains($0) }
      if isProduct, elements[0].as(PrefixOperatorExprSyntax.self)?.operator.text == "-",
        text.hasPrefix("-")
      {
        // `-2 * padding` is subtracted.
        let product = text.dropFirst().trimmed
        self.init(
          true, product.hasPrefix("1 * ") ? product.dropFirst(4).trimmed : product, nil, .product)
        return
      }
      self.init(false, text, nil, isProduct ? .product : isSum ? .sum : .choice)
    case .ternaryExpr, .infixOperatorExpr, .asExpr, .tryExpr:
      self.init(false, text, nil, .choice)
    default:
      self.init(false, text, nil, .primary)
    }
  }

  /// Creates a number from the text of a name, a call or the like.
  init(primary text: String) { self.init(false, text, nil, .primary) }

  /// Creates a number from the text of a sum.
  init(sum text: String) { self.init(false, text, nil, .sum) }

  /// Creates a number from the text of a product.
  init(product text: String) { self.init(false, text, nil, .product) }

  /// Creates a number from a value.
  init(_ value: Double) {
    let text = value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
    self.init(value < 0, text.filter { $0 != "-" }, value.magnitude, .primary)
  }

  /// The value of a literal.
  var value: Double? { magnitude.map { isNegative ? -$0 : $0 } }

  var isZero: Bool { magnitude == 0 }

  var negated: Term { Term(isZero ? false : !isNegative, body, magnitude, form) }

  private var factorBody: String { form == .sum || form == .choice ? "(\(body))" : body }

  /// The number by itself: `8`, `-8`, `-(a + b)`, `(isOpen ? 8 : 0)`.
  var text: String { isNegative ? "-\(factorBody)" : form == .choice ? "(\(body))" : body }

  /// The number behind an anchor: ` + 8`, ` - (a + b)`, nothing for 0.
  var added: String { isZero ? "" : " \(isNegative ? "-" : "+") \(factorBody)" }

  /// The number before `*`.
  var factor: String { isNegative ? "-\(factorBody)" : factorBody }

  /// The number behind `/`.
  var divisor: String { isNegative || form != .primary ? "(\(text))" : body }

  /// Twice the number.
  var doubled: Term {
    if let value { return Term(2 * value) }
    return Term(isNegative, "2 * \(factorBody)", nil, .product)
  }
}

extension String {
  /// The text with every run of blanks and line breaks as one blank, except in strings.
  var onOneLine: String {
    guard contains(where: \.isNewline) else { return self }
    var result = ""
    var (isInString, blanks) = (false, "")
    for character in self {
      if character == "\"" { isInString.toggle() }
      if !isInString, character.isWhitespace {
        blanks.append(character)
        continue
      }
      if !blanks.isEmpty {
        // A line break behind an opening parenthesis, or before a point, leaves no blank.
        let isBroken = blanks.contains(where: \.isNewline)
        let isTight =
          isBroken && ((result.last.map { "([".contains($0) } ?? true) || ").]".contains(character))
        if !isTight { result += " " }
        blanks = ""
      }
      result.append(character)
    }
    return result
  }
}

/// The text of an expression of type `CGFloat`, for a place where nothing gives it this type.
private enum FloatText {
  static func dividesIntegers(_ expression: ExprSyntax) -> Bool {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(expression)
    let hasFloats = expression.tokens(viewMode: .sourceAccurate).contains { token in
      if case .floatLiteral = token.tokenKind { return true }
      return false
    }
    return !visitor.literals.isEmpty && !visitor.hasNames && !hasFloats
  }

  static func text(of expression: ExprSyntax) -> String {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(expression)
    // With a variable among the operands, the compiler finds the type.
    if visitor.hasNames { visitor.literals = [] }
    var (text, blanks) = ("", "")
    for token in expression.tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty { text += blanks + token.leadingTrivia.description }
      if visitor.members.contains(token.position) { text += "CGFloat" }
      text += token.text
      if visitor.literals.contains(token.position) { text += ".0" }
      blanks = token.trailingTrivia.description
    }
    return text.trimmed.onOneLine
  }

  /// Finds what stands where a number is expected: not in conditions, comparisons and arguments.
  private final class Visitor: SyntaxVisitor {
    /// The points before implicit members.
    var members: Set<AbsolutePosition> = []
    /// Integers that are divided, or divide.
    var literals: Set<AbsolutePosition> = []
    var hasNames = false
    private static let generic: Set = ["max", "min", "abs"]
    private static let arithmetic: Set = ["+", "-", "*", "/", "%", "??"]

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base == nil { members.insert(node.period.position) }
      hasNames = hasNames || node.base != nil
      return node.base == nil ? .visitChildren : .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      var elements = Array(node.elements)
      // Of `condition ? first : second` the condition is no number.
      while let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let choice = elements[place].as(UnresolvedTernaryExprSyntax.self)
      {
        walkBranch([choice.thenExpression])
        elements.removeFirst(place + 1)
        if !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
          walkBranch(elements)
          return .skipChildren
        }
      }
      walkOperands(elements)
      return .skipChildren
    }

    /// Walks through one of the values that are chosen from.
    private func walkBranch(_ elements: [ExprSyntax]) {
      let (hadNames, before) = (hasNames, literals)
      hasNames = false
      walkOperands(elements)
      if hasNames { literals = before }
      hasNames = hadNames
    }

    private func walkOperands(_ elements: [ExprSyntax]) {
      let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      guard operators.allSatisfy({ Self.arithmetic.contains($0) }),
        operators.count * 2 + 1 == elements.count
      else {
        hasNames = true
        return
      }
      for element in elements {
        if operators.contains("/"), let literal = element.as(IntegerLiteralExprSyntax.self) {
          literals.insert(literal.literal.position)
        }
        walk(element)
      }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      if !isMember, !Self.generic.contains(node.baseName.text) { hasNames = true }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      // The arguments have types of their own, but for functions of any number.
      if Self.generic.contains(node.calledExpression.text) { return .visitChildren }
      if node.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil {
        walk(node.calledExpression)
      }
      hasNames = true
      return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      hasNames = true
      return .skipChildren
    }
    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
