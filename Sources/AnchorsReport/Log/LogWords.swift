import Anchors

extension String {
  /// Returns `true` if the text contains a word.
  func has(_ word: StaticString) -> Bool {
    var text = TextScanner(self)
    return text.take(throughLast: word)
  }

  /// Returns `true` if the text begins with one of these.
  func begins(with words: StaticString...) -> Bool {
    for word in words {
      var text = TextScanner(self)
      if text.take(word: word) { return true }
    }
    return false
  }

  /// Returns `true` if the text ends with a word.
  func ends(with word: StaticString) -> Bool {
    var text = TextScanner(self)
    return text.take(throughLast: word) && text.isAtEnd
  }

  /// The text without spaces around it; instead of those before it, others can be named.
  func trimmed(_ first: StaticString = " \t") -> String {
    var text = TextScanner(self)
    while text.take(oneOf: first) {}
    while text.takeLast(oneOf: " \t") {}
    return text.rest
  }

  /// The text with a log's quotes and dashes in place of typographic ones.
  var withPlainSigns: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "‘", "’": result += "'"
      case "“", "”": result += "\""
      case "–", "—": result += "-"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension TextScanner {
  /// Takes a letter, if one comes next. Beyond ASCII all characters are letters but spaces,
  /// punctuation and the signs that equations have.
  mutating func takeLetter() -> Bool {
    if let next, next.isLetter, next != UInt8(ascii: "_") {
      takeAny()
      return true
    }
    switch nextScalar {
    case "≥", "≤", "−", "×": return false
    default: return takeLetterBeyondASCII()
    }
  }
}
