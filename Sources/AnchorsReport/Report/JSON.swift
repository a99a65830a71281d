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
    var bytes: [UInt8] = []
    write(to: &bytes, isInScript)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], _ isInScript: Bool) {
    func separate(_ place: Int) { if place > 0 { bytes.append(UInt8(ascii: ",")) } }
    switch self {
    case .text(let text): Self.quote(text, to: &bytes, isInScript)
    case .number(let number):
      bytes.append(contentsOf: (number.isFinite ? decimal(number) : "null").utf8)
    case .exact(let number):
      bytes.append(contentsOf: (number.isFinite ? shortest(number) : "null").utf8)
    case .null: bytes.append(contentsOf: "null".utf8)
    case .flag(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (place, value) in values.enumerated() {
        separate(place)
        value.write(to: &bytes, isInScript)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (place, (name, value)) in members.enumerated() {
        separate(place)
        Self.quote(name, to: &bytes, isInScript)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &bytes, isInScript)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a text in quotes. `<` would let a text end the script element; two separators of lines
  /// end a JavaScript string. What needs no escape is copied by stretches, since the drawings of a
  /// page are megabytes.
  private static func quote(_ text: String, to bytes: inout [UInt8], _ isInScript: Bool) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      var (start, place) = (0, 0)
      func escape(_ length: Int, _ escape: String) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
        bytes.append(contentsOf: escape.utf8)
        start = place + length
      }
      while place < text.count {
        let byte = text[place]
        switch byte {
        case UInt8(ascii: "\""): escape(1, "\\\"")
        case UInt8(ascii: "\\"): escape(1, "\\\\")
        case UInt8(ascii: "\n"): escape(1, "\\n")
        case UInt8(ascii: "<") where isInScript: escape(1, "\\u003c")
        case UInt8(ascii: ">") where isInScript: escape(1, "\\u003e")
        case UInt8(ascii: "&") where isInScript: escape(1, "\\u0026")
        case 0..<0x20:
          escape(1, "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))")
        case 0xE2 where isInScript && place + 2 < text.count && text[place + 1] == 0x80:
          if text[place + 2] == 0xA8 { escape(3, "\\u2028") }
          if text[place + 2] == 0xA9 { escape(3, "\\u2029") }
        default: break
        }
        place += 1
      }
      escape(0, "")
    }
    bytes.append(UInt8(ascii: "\""))
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
