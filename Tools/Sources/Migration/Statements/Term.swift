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

  /// Creates a number from an expression.
  init(_ expression: ExprSyntax) {
    let text = expression.text.onOneLine
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr:
      self.init(false, text, Double(text.filter { $0 != "_" }), .primary)
    case .prefixOperatorExpr(let node) where node.operator.text == "-":
      self = Term(node.expression).negated
    case .tupleExpr(let node):
      self = node.only.map { Term($0) } ?? Term(primary: text)
    case .sequenceExpr(let node):
      let elements = Array(node.elements)
      let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
      let isPlain = operators.count * 2 + 1 == elements.count
      let isProduct = isPlain && operators.allSatisfy { $0 == "*" || $0 == "/" }
      let isSum = isPlain && operators.allSatisfy { ["+", "-", "*", "/"].contains($0) }
      if isProduct, let first = elements[0].as(PrefixOperatorExprSyntax.self),
        first.operator.text == "-"
      {
        // `-2 * padding` is subtracted.
        let rest = elements.dropFirst().map { $0.description }.joined()
        let body = "\(first.expression.description)\(rest)".trimmed.onOneLine
        self.init(true, body, nil, .product)
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
    var (isInString, isBlank) = (false, false)
    for character in self {
      if character == "\"" { isInString.toggle() }
      if !isInString, character.isWhitespace {
        isBlank = true
        continue
      }
      if isBlank {
        // `foo(\n  a\n)` and `a\n  .b` need no blank.
        if let last = result.last, !"([".contains(last), !").]".contains(character) {
          result += " "
        }
        isBlank = false
      }
      result.append(character)
    }
    return result
  }
}
