/// The lines of a layout's text, each without its comment, and which of them belong together.
struct DocumentLines {
  /// One line.
  struct Line {
    /// Where it is, without the spaces before it, its comment and the spaces at its end.
    var range: Range<Int>
    /// How far it is indented; a tab counts as two spaces.
    var indentation: Int
  }

  let bytes: [UInt8]
  /// The lines with something on them, in order.
  private(set) var lines: [Line] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if let line = line(start..<end) { lines.append(line) }
      start = end + 1
    }
  }

  private func line(_ range: Range<Int>) -> Line? {
    var (start, indentation) = (range.lowerBound, 0)
    while start < range.upperBound, bytes[start].isBlank {
      indentation += bytes[start] == UInt8(ascii: "\t") ? 2 : 1
      start += 1
    }
    var end = commentStart(in: start..<range.upperBound)
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return end > start ? Line(range: start..<end, indentation: indentation) : nil
  }

  /// Where the comment begins, which is not within quotes; the end of the line if there is none.
  private func commentStart(in range: Range<Int>) -> Int {
    var quote: UInt8?
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\\"), quote != nil {
        place += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte.isQuote {
        quote = byte
      } else if byte == UInt8(ascii: "/"), place + 1 < range.upperBound, bytes[place + 1] == byte {
        return place
      }
      place += 1
    }
    return range.upperBound
  }

  /// How many lines, from one on, are one statement: those within brackets, and those that begin with a sign or
  /// follow one that ends with a sign.
  func statementLength(from first: Int) -> Int {
    var depth = 0
    var place = first
    while place < lines.count {
      depth += bracketsLeftOpen(in: lines[place].range)
      guard place + 1 < lines.count else { return place + 1 - first }
      let isOpen =
        depth > 0 || bytes[lines[place].range.upperBound - 1].isOperator
        || bytes[lines[place + 1].range.lowerBound].isOperator
      place += 1
      if !isOpen { break }
    }
    return place - first
  }

  private func bracketsLeftOpen(in range: Range<Int>) -> Int {
    var depth = 0
    var quote: UInt8?
    for place in range {
      let byte = bytes[place]
      if let open = quote {
        if byte == open, bytes[place - 1] != UInt8(ascii: "\\") { quote = nil }
      } else if byte.isQuote {
        quote = byte
      } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") {
        depth -= 1
      }
    }
    return depth
  }
}

extension UInt8 {
  /// Whether what follows is not part of a statement until the same comes again.
  fileprivate var isQuote: Bool {
    self == UInt8(ascii: "`") || self == UInt8(ascii: "'") || self == UInt8(ascii: "\"")
  }

  /// Whether an expression goes on before and after this.
  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"),
      UInt8(ascii: ","), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
