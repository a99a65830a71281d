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
  var markup: String { written(isInScript: true) }

  /// The value as JSON, as it would be in a file.
  package var line: String { written(isInScript: false) }

  private func written(isInScript: Bool) -> String {
    var text = ""
    write(to: &text, isInScript)
    return text
  }

  private func write(to text: inout String, _ isInScript: Bool) {
    switch self {
    case .text(let string): Self.quote(string, to: &text, isInScript)
    case .number(let number): text += number.isFinite ? decimal(number) : "null"
    case .exact(let number): text += number.isFinite ? shortest(number) : "null"
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text, isInScript)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, (name, value)) in members.enumerated() {
        if place > 0 { text += "," }
        Self.quote(name, to: &text, isInScript)
        text += ":"
        value.write(to: &text, isInScript)
      }
      text += "}"
    }
  }

  /// Writes a text in quotes. `<` would let a text end the script element; two separators of lines
  /// end a JavaScript string.
  private static func quote(_ string: String, to text: inout String, _ isInScript: Bool) {
    text += "\""
    text.append(string) { byte in
      switch byte {
      case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0xE2: isInScript
      default: false
      }
    } replacing: { scalar in
      switch scalar {
      case "\"": return "\\\""
      case "\\": return "\\\\"
      case "\n": return "\\n"
      case "\0"..<" ", "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return nil
      }
    }
    text += "\""
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
