// Where lines may and must end in text of letters and spaces: the part of Unicode's annex 14 that
// needs no tables. `String+LineBreakRules.swift` has the rest.

extension Unicode.Scalar {
  /// `true` if a line must end here.
  var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// `true` if a line may end here, at a space that takes no room. No-break spaces (U+00A0, U+2007,
  /// U+202F) are parts of words.
  var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// `true` if a word may continue on the next line after it: hyphens and dashes, except the
  /// no-break hyphen.
  var isHyphen: Bool {
    switch value {
    case 0x2D, 0x2010, 0x2013, 0x2014: true
    default: false
    }
  }

  var isDigit: Bool { (0x30...0x39).contains(value) }
}

extension String {
  /// The index after a line break; a carriage return and a line feed are one.
  func indexAfterLineBreak(at index: Index) -> Index {
    let scalars = unicodeScalars
    let next = scalars.index(after: index)
    let isPair = next < endIndex && scalars[index].value == 0x0D && scalars[next].value == 0x0A
    return isPair ? scalars.index(after: next) : next
  }

  /// The end of the spaces that begin at an index.
  func endOfSpaces(from start: Index) -> Index {
    var index = start
    while index < endIndex, unicodeScalars[index].isBreakingSpace {
      index = unicodeScalars.index(after: index)
    }
    return index
  }

  /// The end of what must stay together, from an index within a word.
  ///
  /// A word ends after hyphens that follow something else, unless a digit follows them: not after
  /// those of `-5`, `--all` and `2026-11`.
  func endOfWord(from start: Index) -> Index {
    var index = start
    var hasLetters = false
    var isAfterHyphen = false
    while index < endIndex {
      let scalar = unicodeScalars[index]
      if scalar.isBreakingSpace || scalar.endsLine { break }
      if scalar.isHyphen {
        isAfterHyphen = hasLetters
      } else {
        if isAfterHyphen && !scalar.isDigit { break }
        isAfterHyphen = false
        hasLetters = true
      }
      index = unicodeScalars.index(after: index)
    }
    return index
  }

  /// The next place at which a line must end.
  func endOfParagraph(from start: Index) -> Index {
    var index = start
    while index < endIndex, !unicodeScalars[index].endsLine {
      index = unicodeScalars.index(after: index)
    }
    return index
  }

  /// Returns `true` if there is a visible character from an index on.
  func hasLetters(from start: Index) -> Bool {
    var index = start
    while index < endIndex {
      let scalar = unicodeScalars[index]
      if !scalar.isBreakingSpace && !scalar.endsLine { return true }
      index = unicodeScalars.index(after: index)
    }
    return false
  }
}
