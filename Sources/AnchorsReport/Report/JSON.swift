import AnchorsLayout

/// A value of JSON.
package enum JSON {
  case text(String)
  /// A length as one would write it, to a thousandth of a point.
  case number(Double)
  /// A number exactly as it is.
  case exact(Double)
  case flag(Bool)
  case null
  case list([JSON])
  case object([(String, JSON)])

  /// The value as JSON that can stand in a script element of a page.
  var markup: String { text(isInScript: true) }

  /// The value as JSON, as it would be in a file.
  package var line: String { text(isInScript: false) }

  private func text(isInScript: Bool) -> String {
    switch self {
    case .text(let text): Self.quoted(text, isInScript)
    case .number(let number): number.isFinite ? decimal(number) : "null"
    case .exact(let number): number.isFinite ? shortest(number) : "null"
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values):
      "[" + values.map { $0.text(isInScript: isInScript) }.joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { "\(Self.quoted($0, isInScript)):\($1.text(isInScript: isInScript))" }
        .joined(separator: ",") + "}"
    }
  }

  /// `<` would let a text end the script element; two separators of lines end a JavaScript string.
  private static let endsScripts: [Unicode.Scalar] = ["<", ">", "&", "\u{2028}", "\u{2029}"]

  private static func quoted(_ text: String, _ isInScript: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar < " " || isInScript && endsScripts.contains(scalar):
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral values: JSON...) { self = .list(values) }

  /// An object of the members that have a value.
  package init(dictionaryLiteral members: (StaticString, JSON?)...) {
    self = .object(members.compactMap { name, value in value.map { (name.description, $0) } })
  }

  /// An object with the members of two.
  package static func + (first: JSON, second: JSON) -> JSON {
    guard case .object(let members) = first, case .object(let others) = second else { return first }
    return .object(members + others)
  }

  /// A list of whole numbers.
  package init(_ numbers: [Int]) { self = .list(numbers.map { .number(Double($0)) }) }

  /// A rectangle's four components.
  package init(_ rect: Rect) {
    self = .list([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }
}
