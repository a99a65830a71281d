import Anchors

/// The part of a line that describes one constraint, from `<` to `>`.
struct LogPart {
  let line: LogLine
  /// The range of the part in the line, in bytes.
  let range: Range<Int>
  /// `true` if the `>` is there.
  let isComplete: Bool

  /// Returns the constraints that a line describes. Each begins as `<NSLayoutConstraint:0x…`,
  /// perhaps without the bracket, and ends at the first `>` with which it can be read.
  static func parts(of line: String, number: Int) -> [LogPart] {
    var text = TextScanner(line)
    let starts = text.constraintStarts()
    return starts.indices.map { place in
      text.end = place + 1 < starts.count ? starts[place + 1] : line.utf8.count
      text.offset = starts[place]
      return LogPart(text, number)
    }
  }

  /// The maximum number of ends to try.
  private static let triesLimit = 6

  private init(_ part: TextScanner, _ number: Int) {
    var (text, start) = (part, part.offset)
    guard part.next == UInt8(ascii: "<") else {
      while text.takeLast(oneOf: "\",>;\\ \t") {}
      let body = "<\(text.rest)>"
      (line, isComplete) = (LogLine(number: number, described: body, isComplete: true), true)
      range = start..<text.end
      return
    }
    var (best, isSure) = (LogPart?.none, false)
    var tries = 0
    while tries < Self.triesLimit, !isSure {
      text.skip { $0 != UInt8(ascii: ">") }
      if !text.take(">") { break }
      if text.next == UInt8(ascii: "=") { continue }
      tries += 1
      var body = TextScanner(text.text(in: start..<text.offset - 1))
      _ = body.takeLast(oneOf: "\\")
      let line = LogLine(number: number, described: body.rest + ">", isComplete: true)
      let isEnd = text.isAtEnd || text.next == UInt8(ascii: "\"")
      isSure = line.problem == nil
      if isSure || best == nil || isEnd {
        best = LogPart(line: line, range: start..<text.offset, isComplete: true)
      }
      if isEnd { break }
    }
    if let best {
      self = best
      return
    }
    start = part.offset
    let body = part.rest.trimmed()
    line = LogLine(number: number, described: body, isComplete: false)
    (range, isComplete) = (start..<part.end, false)
  }

  private init(line: LogLine, range: Range<Int>, isComplete: Bool) {
    (self.line, self.range, self.isComplete) = (line, range, isComplete)
  }
}

extension TextScanner {
  /// Returns where the descriptions of constraints begin: at the `<` before the name of a class
  /// that contains `Constraint`, or at a name that ends with it and has an address.
  fileprivate mutating func constraintStarts() -> [Int] {
    var starts: [Int] = []
    while !isAtEnd {
      skip { $0 != UInt8(ascii: "<") && !Self.isOfName($0) }
      let start = offset
      let isOpen = take("<")
      skip(while: Self.isOfName)
      if isAtEnd { break }
      if following != nil, next == UInt8(ascii: ":") {
        var name = TextScanner(text(from: start))
        if !name.take(throughLast: "Constraint") { continue }
        var probe = self
        let hasAddress = name.isAtEnd && probe.take(word: ":0x")
        if isOpen ? following != UInt8(ascii: " ") : hasAddress { starts.append(start) }
      }
    }
    return starts
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }
}
