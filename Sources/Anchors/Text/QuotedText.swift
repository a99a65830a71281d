// Names as constraints are written: identifiers as they stand, all others in backticks.

/// The name of an item as a text about constraints has it.
///
///     quotedName("title")          // title
///     quotedName("row[0]#2")       // row[0]#2
///     quotedName("Save button")    // `Save button`
package func quotedName(_ name: String) -> String {
  var scanner = TextScanner(name)
  return scanner.takeItemName() != nil && scanner.isAtEnd ? name : quoted(name, by: "`")
}

/// A name of several parts with dots between them, each part as it is written by itself.
package func quotedParts(_ name: String) -> String {
  guard let dot = name.firstIndex(of: ".") else { return quotedName(name) }
  let rest = String(name[name.index(after: dot)...])
  return "\(quotedName(String(name[..<dot]))).\(quotedParts(rest))"
}

/// The text between two quotes. Quotes, backslashes and what would break the line are escaped.
///
///     quoted("it's", by: "'")      // 'it\'s'
package func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
  var result = String(quote)
  for scalar in text.unicodeScalars {
    switch scalar {
    case quote, "\\":
      result += "\\"
      result.unicodeScalars.append(scalar)
    case "\n": result += "\\n"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  result.unicodeScalars.append(quote)
  return result
}

extension TextScanner {
  /// Takes a name that needs no backticks, if one is next: a letter or `_`, then letters and
  /// digits, then optionally a number in brackets, then optionally `#` and a number. Letters are
  /// those of ASCII, and all characters beyond it except spaces and general punctuation.
  package mutating func takeItemName() -> String? {
    let start = offset
    while let next {
      if next.isLetter || offset > start && next.isDigit {
        takeAny()
      } else if !takeLetterBeyondASCII() {
        break
      }
    }
    if offset == start { return nil }
    var probe = self
    if probe.take("["), probe.skip(while: { $0.isDigit }) > 0, probe.take("]") { self = probe }
    if next == UInt8(ascii: "#"), following?.isDigit == true {
      takeAny()
      skip { $0.isDigit }
    }
    return text(from: start)
  }

  /// Takes a letter beyond ASCII if one comes next: any character but for spaces and general
  /// punctuation.
  package mutating func takeLetterBeyondASCII() -> Bool {
    guard let next, next >= 0x80, let scalar = nextScalar else { return false }
    switch scalar.value {
    case 0...0xA0, 0x1680, 0x2000...0x206F, 0x3000, 0xFEFF: return false
    default:
      for _ in 0..<UTF8.width(scalar) { takeAny() }
      return true
    }
  }

  /// Reads a text between two quotes, the first of which comes next. Returns `nil` if the second is
  /// missing in the line.
  package mutating func takeQuoted() -> String? {
    let quote = next
    takeAny()
    var bytes: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      takeAny()
      if byte == quote { return String(decoding: bytes, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      if take("n") {
        bytes.append(UInt8(ascii: "\n"))
      } else if let scalar = takeCodePoint() {
        bytes.append(contentsOf: String(scalar).utf8)
      } else if let escaped = next {
        bytes.append(escaped)
        takeAny()
      }
    }
    return nil
  }

  /// Takes `u{7f}`, if it comes next.
  private mutating func takeCodePoint() -> Unicode.Scalar? {
    var probe = self
    guard probe.take(word: "u{") else { return nil }
    let start = probe.offset
    probe.skip { $0.isDigit || $0.isLetter }
    guard let value = UInt32(probe.text(from: start), radix: 16),
      let scalar = Unicode.Scalar(value), probe.take("}")
    else { return nil }
    self = probe
    return scalar
  }
}
