/// Takes a text to pieces, from its beginning to its end: what visual formats, constraints as text,
/// layouts as text and logs are read with.
///
/// It goes by bytes of UTF-8. All that these languages consist of is ASCII, but for names and
/// comments.
package struct TextScanner {
  private let bytes: [UInt8]
  /// The number of bytes taken. Set it to go back.
  package var offset = 0
  /// The end of the remaining text. Bytes taken from the end come after it.
  package var end: Int

  package init(_ text: String) {
    bytes = Array(text.utf8)
    end = bytes.count
  }

  /// The next byte; `nil` at the end.
  package var next: UInt8? { offset < end ? bytes[offset] : nil }

  /// The byte after the next one; `nil` at the end.
  package var following: UInt8? { offset + 1 < end ? bytes[offset + 1] : nil }

  /// The character that comes next; `nil` at the end.
  package var nextScalar: Unicode.Scalar? {
    text(in: offset..<min(offset + 4, end)).unicodeScalars.first
  }

  package var isAtEnd: Bool { offset == end }

  /// The remaining text.
  package var rest: String { text(in: offset..<end) }

  /// Takes a character if it comes next.
  package mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Takes a word if it comes next.
  package mutating func take(word: StaticString) -> Bool {
    word.withUTF8Buffer { take($0) }
  }

  /// Takes a text if it comes next.
  package mutating func take(text: String) -> Bool { take(text.utf8) }

  private mutating func take(_ text: some Collection<UInt8>) -> Bool {
    guard bytes[offset..<end].starts(with: text) else { return false }
    offset += text.count
    return true
  }

  /// Takes a character if one of these comes next. All of them are ASCII.
  package mutating func take(oneOf characters: StaticString) -> Bool {
    guard let next, characters.contains(next) else { return false }
    offset += 1
    return true
  }

  /// Takes a character from the end if it is one of these. All of them are ASCII.
  package mutating func takeLast(oneOf characters: StaticString) -> Bool {
    guard offset < end, characters.contains(bytes[end - 1]) else { return false }
    end -= 1
    return true
  }

  /// Takes everything to where the last occurrence of a word ends, if there is one.
  package mutating func take(throughLast word: StaticString) -> Bool {
    let start = offset
    offset = end - word.utf8CodeUnitCount
    while offset >= start {
      if take(word: word) { return true }
      offset -= 1
    }
    offset = start
    return false
  }

  /// Takes the next byte.
  package mutating func takeAny() { offset += 1 }

  /// The whole text.
  package var text: String { text(in: bytes.indices) }

  /// Returns the text taken since an offset.
  package func text(from start: Int) -> String { text(in: start..<offset) }

  /// Returns the text between two offsets.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: - Names and numbers

extension TextScanner {
  /// Takes a C identifier, if one comes next.
  package mutating func takeName() -> String? {
    guard let next, next.isLetter else { return nil }
    let start = offset
    skip { $0.isLetter || $0.isDigit }
    return text(from: start)
  }

  /// Takes a number as the C locale has it, if one comes next. Where it turns out to be none, as
  /// `-x` or `1e`, what could have become one is taken all the same: what cannot be is what
  /// follows.
  package mutating func takeNumber(signed: Bool) -> Double? {
    let start = offset
    if signed { _ = take("-") || take("+") }
    let digits = skip { $0.isDigit }
    let fraction = take(".") ? skip { $0.isDigit } : 0
    if digits + fraction == 0 { return nil }
    if take("e") || take("E") {
      _ = take("-") || take("+")
      if skip(while: { $0.isDigit }) == 0 { return nil }
    }
    return Double(text(from: start))
  }

  /// Skips spaces, tabs and carriage returns.
  package mutating func skipBlanks() { skip { $0.isBlank } }

  /// Skips characters while the condition holds. Returns the number of skipped characters.
  @discardableResult
  package mutating func skip(while condition: (UInt8) -> Bool) -> Int {
    let start = offset
    while let next, condition(next) { offset += 1 }
    return offset - start
  }
}

extension UInt8 {
  /// `true` for a space, a tab and a carriage return.
  package var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 13
  }

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// `true` if the byte can start a C identifier.
  package var isLetter: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_")
  }
}

extension StaticString {
  fileprivate func contains(_ byte: UInt8) -> Bool { withUTF8Buffer { $0.contains(byte) } }
}
