import Anchors

/// Takes a declaration to pieces: names, signs, numbers, texts in quotes. The spaces after each are
/// taken with it.
extension TextScanner {
  /// Takes a name or a word, if one comes next.
  mutating func takeWord() -> String? { takeValue { $0.takeItemName() } }

  /// Takes a name that may be in backticks, if one comes next.
  mutating func takeDeclaredName() -> String? {
    next == UInt8(ascii: "`") ? takeText() : takeWord()
  }

  /// Reads a text between two quotes, the first of which comes next. Returns `nil` if the second is
  /// missing.
  mutating func takeText() -> String? { takeValue { $0.takeQuoted() } }

  /// Takes a number, if one comes next.
  mutating func takeFigure() -> Double? { takeValue { $0.takeNumber(signed: true) } }

  /// Reads a value and the spaces after it. Reads nothing if `take` returns `nil`.
  private mutating func takeValue<Value>(_ take: (inout TextScanner) -> Value?) -> Value? {
    var probe = self
    guard let value = take(&probe) else { return nil }
    self = probe
    skipBlanks()
    return value
  }

  /// Takes a sign, if it comes next.
  mutating func takeSign(_ sign: Unicode.Scalar) -> Bool {
    guard take(sign) else { return false }
    skipBlanks()
    return true
  }

  /// The range of the next word, up to a space.
  var nextRange: Range<Int> {
    var probe = self
    probe.skip { !$0.isBlank }
    return offset..<probe.offset
  }

  /// Returns the range taken since an offset, without trailing spaces.
  func range(from start: Int) -> Range<Int> {
    let blanks = text(from: start).utf8.reversed().prefix { $0.isBlank }
    return start..<offset - blanks.count
  }
}
