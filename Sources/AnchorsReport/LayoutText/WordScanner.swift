import Anchors
import AnchorsLayout

/// Takes a line of a declaration to pieces: names, numbers, texts in quotes. It goes by bytes of UTF-8.
struct WordScanner {
  private let bytes: [UInt8]
  /// Where the line ends, without its comment.
  private let end: Int
  /// How much has been taken.
  private(set) var offset: Int

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    offset = line.lowerBound
    end = line.upperBound
  }

  /// Whether nothing but spaces is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return offset >= end
    }
  }

  mutating func skipSpaces() {
    while offset < end, bytes[offset].isBlank { offset += 1 }
  }

  /// What comes next, without spaces; `nil` at the end.
  var next: UInt8? {
    mutating get {
      skipSpaces()
      return offset < end ? bytes[offset] : nil
    }
  }

  /// Takes a character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Takes a word, if one comes next: letters, digits and underscores, not beginning with a digit, and a
  /// number after `#`.
  mutating func takeWord() -> String? {
    guard let next, next.beginsWord else { return nil }
    let start = offset
    while offset < end, bytes[offset].beginsWord || bytes[offset].isFigure { offset += 1 }
    if offset + 1 < end, bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1].isFigure {
      offset += 1
      while offset < end, bytes[offset].isFigure { offset += 1 }
    }
    return text(from: start)
  }

  /// Takes a given word, if it comes next.
  mutating func take(word: String) -> Bool {
    var ahead = self
    guard ahead.takeWord() == word else { return false }
    self = ahead
    return true
  }

  /// Takes a number, if one comes next.
  mutating func takeNumber() -> Double? {
    skipSpaces()
    let start = offset
    if offset < end, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    while offset < end, bytes[offset].isFigure { offset += 1 }
    if offset + 1 < end, bytes[offset] == UInt8(ascii: "."), bytes[offset + 1].isFigure {
      offset += 1
      while offset < end, bytes[offset].isFigure { offset += 1 }
    }
    if offset == digits {
      offset = start
      return nil
    }
    if offset + 2 < end, bytes[offset] == UInt8(ascii: "e"), bytes[offset + 1] == UInt8(ascii: "-"),
      bytes[offset + 2].isFigure
    {
      offset += 2
      while offset < end, bytes[offset].isFigure { offset += 1 }
    }
    return Double(text(from: start))
  }

  /// Takes what is between two of these characters, if one comes next, with the escapes of constraints as
  /// text; `nil` if the end is missing.
  mutating func takeQuoted(_ quote: Unicode.Scalar) -> String? {
    guard next == UInt8(ascii: quote) else { return nil }
    var scanner = TextScanner(String(decoding: bytes[offset..<end], as: UTF8.self))
    guard let content = scanner.takeQuoted() else { return nil }
    offset += scanner.offset
    return content
  }

  /// The range from an offset to what has been taken.
  func range(from start: Int) -> Range<Int> { start..<max(start, offset) }

  /// The range of the word that comes next, or of one character.
  var nextRange: Range<Int> {
    mutating get {
      skipSpaces()
      var stop = offset
      while stop < end, !bytes[stop].isBlank { stop += 1 }
      return offset..<stop
    }
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 13 }
  var isFigure: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether this is what words begin with: a letter, an underscore, or part of a character that is not
  /// ASCII.
  var beginsWord: Bool {
    let lowercase = self | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
      || self == UInt8(ascii: "_") || self >= 0x80
  }
}
