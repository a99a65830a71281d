import SwiftSyntax

/// The text of a type, without attributes, and the type that it is written in.
struct TypeName: Hashable {
  let text: String
  /// The path of the type around the place where the name is written: `Card.Header`.
  let scope: String

  init(_ text: String, in scope: String = "") {
    self.text = Self.stripped(text)
    self.scope = scope
  }

  /// Returns a text without attributes and parentheses around it.
  private static func stripped(_ text: String) -> String {
    var text = text.trimmed
    if text.utf8.allSatisfy({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "(") }) { return text }
    while true {
      let length = text.utf8.count
      for word in ["any ", "some ", "inout ", "__owned ", "borrowing ", "consuming ", "sending "]
      where text.hasPrefix(word) { text = String(text.dropFirst(word.count)).trimmed }
      if text.hasPrefix("@"), let end = text.firstIndex(of: " ") {
        text = String(text[end...]).trimmed
      }
      if text.hasPrefix("("), text.hasSuffix(")"), !text.contains(","), !text.contains("->") {
        text = String(text.dropFirst().dropLast()).trimmed
      }
      if text.utf8.count == length { return text }
    }
  }

  static let number = TypeName("CGFloat")

  var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("Optional<") }

  /// The type without `?` and `!`.
  var unwrapped: TypeName {
    if let wrapped = part(from: "Optional<", to: ">") { return wrapped }
    var text = text
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    return TypeName(text, in: scope)
  }

  /// The type of a variable that gets a value of this type: after `let card = view`, the type of
  /// `card` is `UIView?`.
  var ofValue: TypeName { text.hasSuffix("!") ? TypeName("\(unwrapped.text)?", in: scope) : self }

  /// The type of the elements of an array or a set; `nil` for other types.
  var element: TypeName? {
    guard value == nil else { return nil }
    let type = unwrapped
    let brackets = [("[", "]"), ("Array<", ">"), ("Set<", ">"), ("ArraySlice<", ">"), ("", "...")]
    return brackets.lazy.compactMap { type.part(from: $0, to: $1) }.first
  }

  /// The type of the values of a dictionary; `nil` for other types.
  var value: TypeName? {
    guard let pair = unwrapped.part(from: "[", to: "]"), let colon = pair.text.firstIndex(of: ":")
    else { return nil }
    return TypeName(String(pair.text[colon...].dropFirst()), in: scope)
  }

  /// Returns the type between two texts; `nil` if the type does not begin and end with them.
  private func part(from start: String, to end: String) -> TypeName? {
    guard text.hasPrefix(start), text.hasSuffix(end) else { return nil }
    return TypeName(String(text.dropFirst(start.count).dropLast(end.count)), in: scope)
  }

  /// An array of the type.
  var array: TypeName { TypeName("[\(text)]", in: scope) }

  /// The names of the type and of the types and modules around it, without generic arguments.
  var path: [String] {
    let text = unwrapped.text.prefix { $0 != "<" && $0 != "&" }
    return text.split(separator: ".").map { String($0).trimmed }
  }

  /// The last name, without generic arguments.
  var base: String {
    let name = path.last ?? ""
    return name == "CFloat" ? "Float" : name
  }
}

extension String {
  /// Returns the path of a name in a type.
  func nested(in path: String) -> String { path.isEmpty ? self : "\(path).\(self)" }

  /// The path of the type around the one of this path; empty for one that is in none.
  var outerType: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? "" }
}

extension StringProtocol {
  /// The text without blanks at its ends.
  var trimmed: String {
    // Most texts have no blanks, and a scalar is faster to compare than a letter.
    let ends = [unicodeScalars.first, unicodeScalars.last].compactMap { $0?.value }
    if ends.allSatisfy({ (0x21...0x7E).contains($0) }) { return String(self) }
    var text = Substring(self)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

extension ExprSyntax {
  /// The type of an initial value of literals and operators alone, or of a choice between two:
  /// `Int` or `Double`.
  var literalType: TypeName? {
    var name: String?
    var tokens = Array(tokens(viewMode: .sourceAccurate))
    if let elements = self.as(SequenceExprSyntax.self)?.elements,
      let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let first = elements[place].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
    {
      let second = elements[elements.index(after: place)...]
      tokens = ([first] + second).flatMap { $0.tokens(viewMode: .sourceAccurate) }
    }
    for token in tokens {
      switch token.tokenKind {
      case .integerLiteral: name = name ?? "Int"
      case .floatLiteral: name = "Double"
      case .binaryOperator, .prefixOperator, .leftParen, .rightParen: break
      default: return nil
      }
    }
    return name.map { TypeName($0) }
  }
}
