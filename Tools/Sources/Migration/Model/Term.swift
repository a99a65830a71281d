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
    self.init(expression, text: FloatText(expression).text)
  }

  /// Returns an expression of type `CGFloat` as text, for a place where another type is expected.
  static func floatText(_ expression: ExprSyntax) -> String { FloatText(expression).text }

  /// `true` if an expression divides integers, and nothing in it has another type.
  static func dividesIntegers(_ expression: ExprSyntax) -> Bool {
    FloatText(expression).dividesIntegers
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
      let inner = text.hasPrefix("(") && text.hasSuffix(")") ? node.only : nil
      self =
        inner.map { Term($0, text: text.dropFirst().dropLast().trimmed) } ?? Term(primary: text)
    case .sequenceExpr:
      let operators = expression.operands.operators ?? ["other"]
      let isProduct = operators.isSubset(of: ["*", "/"])
      let first = expression.operands[0].as(PrefixOperatorExprSyntax.self)
      if isProduct, first?.operator.text == "-", text.hasPrefix("-") {
        // `-2 * padding` is subtracted.
        let product = text.dropFirst().trimmed
        self = Term(product: product.hasPrefix("1 * ") ? product.dropFirst(4).trimmed : product)
        isNegative = true
      } else {
        let isSum = operators.isSubset(of: ["+", "-", "*", "/"])
        self.init(false, text, nil, isProduct ? .product : isSum ? .sum : .choice)
      }
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

/// An expression of type `CGFloat`, for a place where nothing gives it this type.
private struct FloatText {
  private let expression: ExprSyntax
  /// The points before implicit members.
  private var members: Set<AbsolutePosition> = []
  /// Integers that are divided, or divide.
  private var literals: Set<AbsolutePosition> = []
  private var hasNames = false
  private static let generic: Set = ["max", "min", "abs"]

  init(_ expression: ExprSyntax) {
    self.expression = expression
    read(Syntax(expression))
  }

  /// `true` if integers are divided, and nothing has another type.
  var dividesIntegers: Bool {
    !literals.isEmpty && !hasNames && expression.descendants(FloatLiteralExprSyntax.self).isEmpty
  }

  var text: String {
    // With a variable among the operands, the compiler finds the type.
    let fractions = hasNames ? [] : literals
    var (text, blanks) = ("", "")
    for token in expression.tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty { text += blanks + token.leadingTrivia.description }
      if members.contains(token.position) { text += "CGFloat" }
      text += token.text
      if fractions.contains(token.position) { text += ".0" }
      blanks = token.trailingTrivia.description
    }
    return text.trimmed.onOneLine
  }

  /// Reads what stands where a number is expected: no conditions, comparisons and arguments.
  private mutating func read(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .memberAccessExpr(let member) where member.base == nil:
      members.insert(member.period.position)
    case .declReferenceExpr(let name) where Self.generic.contains(name.baseName.text): break
    case .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr: hasNames = true
    case .functionCallExpr(let call) where !Self.generic.contains(call.calledExpression.text):
      // The arguments have types of their own, but for functions of any number.
      if call.base == nil { read(Syntax(call.calledExpression)) }
      hasNames = true
    case .sequenceExpr(let sequence):
      // Of `condition ? first : second` the condition is no number.
      let parts = sequence.elements.split { $0.is(UnresolvedTernaryExprSyntax.self) }
      let choices = sequence.elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
      if choices.isEmpty { return readOperands(Array(sequence.elements)) }
      for choice in choices { readBranch([choice.thenExpression]) }
      readBranch(parts.last.map { Array($0) } ?? [])
    case .arrayExpr, .closureExpr: break
    default:
      for child in node.children(viewMode: .sourceAccurate) { read(child) }
    }
  }

  /// Reads one of the values that are chosen from.
  private mutating func readBranch(_ elements: [ExprSyntax]) {
    let former = self
    hasNames = false
    readOperands(elements)
    if hasNames { literals = former.literals }
    hasNames = former.hasNames
  }

  private mutating func readOperands(_ elements: [ExprSyntax]) {
    guard let operators = elements.operators,
      operators.isSubset(of: ["+", "-", "*", "/", "%", "??"])
    else {
      hasNames = true
      return
    }
    for element in elements {
      if operators.contains("/"), let literal = element.as(IntegerLiteralExprSyntax.self) {
        literals.insert(literal.literal.position)
      }
      read(Syntax(element))
    }
  }
}

extension [ExprSyntax] {
  /// The binary operators between operands; `nil` if there are others, such as casts.
  fileprivate var operators: Set<String>? {
    let names = compactMap(\.operatorName)
    return names.count * 2 + 1 == count ? Set(names) : nil
  }
}
