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
  var markup: String {
    var result = ""
    write(to: &result, isInScript: true)
    return result
  }

  /// The value as JSON, as it would be in a file.
  package var line: String {
    var result = ""
    write(to: &result, isInScript: false)
    return result
  }

  private func write(to result: inout String, isInScript: Bool) {
    switch self {
    case .text(let text): Self.write(text, to: &result, isInScript)
    case .number(let number): result += number.isFinite ? decimal(number) : "null"
    case .exact(let number): result += number.isFinite ? shortest(number) : "null"
    case .null: result += "null"
    case .flag(let flag): result += flag ? "true" : "false"
    case .list(let values):
      result += "["
      for (place, value) in values.enumerated() {
        if place > 0 { result += "," }
        value.write(to: &result, isInScript: isInScript)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { result += "," }
        Self.write(member.0, to: &result, isInScript)
        result += ":"
        member.1.write(to: &result, isInScript: isInScript)
      }
      result += "}"
    }
  }

  /// `<` would let a text end the script element; two separators of lines end a JavaScript string.
  private static let endsScripts: [Unicode.Scalar] = ["<", ">", "&", "\u{2028}", "\u{2029}"]

  private static func write(_ text: String, to result: inout String, _ isInScript: Bool) {
    result += "\""
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
    result += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(arrayLiteral values: JSON...) { self = .list(values) }

  /// An object of the members that there is something to say of.
  package init(dictionaryLiteral members: (StaticString, JSON?)...) {
    var said: [(String, JSON)] = []
    for (name, value) in members {
      if let value { said.append((name.description, value)) }
    }
    self = .object(said)
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
