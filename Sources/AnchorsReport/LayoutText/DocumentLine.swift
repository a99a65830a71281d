import Anchors

/// A line of a layout's text that has more than a comment.
struct DocumentLine {
  /// The range without indentation, comment and trailing spaces.
  fileprivate(set) var range: Range<Int>
  /// The indentation; a tab counts as two spaces.
  let indentation: Int
  /// The number of brackets that are opened and not closed.
  fileprivate(set) var openBrackets = 0
  /// `true` if it begins with a sign, and so belongs to the line before it.
  let beginsWithSign: Bool
  /// `true` if it ends with a sign, and so goes on in the next line.
  fileprivate(set) var endsWithSign = false
}

extension TextScanner {
  /// Takes the lines of a layout's text.
  mutating func takeLines() -> [DocumentLine] {
    var lines: [DocumentLine] = []
    while !isAtEnd {
      if let line = takeLine() { lines.append(line) }
    }
    return lines
  }

  private mutating func takeLine() -> DocumentLine? {
    let start = offset
    skipBlanks()
    var line = DocumentLine(
      range: offset..<offset,
      indentation: text(from: start).utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 2 : 1) },
      beginsWithSign: next?.isSign ?? false)
    while let byte = next, byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "/") where following == byte:
        skip { $0 != UInt8(ascii: "\n") }
        continue
      case UInt8(ascii: "`"), UInt8(ascii: "'"), UInt8(ascii: "\""): _ = takeQuoted()
      default: takeAny()
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): line.openBrackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): line.openBrackets -= 1
      default: break
      }
      if !byte.isBlank {
        line.range = line.range.lowerBound..<offset
        line.endsWithSign = byte.isSign
      }
    }
    _ = take("\n")
    return line.range.isEmpty ? nil : line
  }
}

extension UInt8 {
  /// `true` if an expression goes on before and after this.
  fileprivate var isSign: Bool { "+-*/=<>~,.".utf8.contains(self) }
}
