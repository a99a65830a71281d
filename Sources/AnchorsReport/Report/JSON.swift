import AnchorsLayout

/// A value of JSON, written so that it can stand in a script element of a page.
enum JSON {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSON])
  case object([(String, JSON)])

  /// The value as JSON.
  var markup: String {
    var result = ""
    write(to: &result)
    return result
  }

  private func write(to result: inout String) {
    switch self {
    case .text(let text): Self.write(text, to: &result)
    case .number(let number): result += number.isFinite ? decimal(number) : "null"
    case .flag(let flag): result += flag ? "true" : "false"
    case .list(let values):
      result += "["
      for (place, value) in values.enumerated() {
        if place > 0 { result += "," }
        value.write(to: &result)
      }
      result += "]"
    case .object(let members):
      result += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { result += "," }
        Self.write(member.0, to: &result)
        result += ":"
        member.1.write(to: &result)
      }
      result += "}"
    }
  }

  /// `<` would let a text end the script element; two separators of lines end a JavaScript string.
  private static func write(_ text: String, to result: inout String) {
    result += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\0"..<" ", "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    result += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral text: String) { self = .text(text) }
  init(arrayLiteral values: JSON...) { self = .list(values) }

  /// A list of whole numbers.
  init(_ numbers: [Int]) { self = .list(numbers.map { .number(Double($0)) }) }

  /// A rectangle's four components.
  init(_ rect: Rect) {
    self = .list([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }

  /// The members that there is something to say of.
  static func members(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { name, value in value.map { (name, $0) } })
  }
}
