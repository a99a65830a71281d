import Anchors

/// The part of a line that describes one constraint, from `<` to `>`.
struct LogPart {
  let text: String
  /// Whether the `>` is there.
  let isComplete: Bool

  /// The constraints that a line describes: each begins as `<NSLayoutConstraint:0x…`, and ends at the
  /// last `>` before the next.
  static func parts(of line: String) -> [LogPart] {
    var text = TextScanner(line)
    text.skipToConstraint()
    var parts: [LogPart] = []
    while !text.isAtEnd {
      let start = text.offset
      text.takeAny()
      text.skipToConstraint()
      parts.append(LogPart(text.text(from: start)))
    }
    return parts
  }

  private init(_ part: String) {
    var (text, end) = (TextScanner(part), 0)
    repeat {
      text.skip { $0 != UInt8(ascii: ">") }
      if text.take(">"), text.next != UInt8(ascii: "=") { end = text.offset }
    } while !text.isAtEnd
    isComplete = end > 0
    if isComplete {
      var body = TextScanner(text.text(in: 0..<end - 1))
      _ = body.takeLast(oneOf: "\\")
      self.text = body.rest + ">"
    } else {
      self.text = part.trimmed()
    }
  }

  /// Whether a line is the end of a constraint that was wrapped: none begins in it, and it ends with a `>`
  /// and what comes after it in a list.
  static func isEnd(_ line: String) -> Bool {
    var text = TextScanner(line)
    while text.takeLast(oneOf: "\",) \t") {}
    return text.takeLast(oneOf: ">") && parts(of: line).isEmpty
  }
}

extension TextScanner {
  /// Goes to where the next constraint begins, else to the end.
  fileprivate mutating func skipToConstraint() {
    skip { $0 != UInt8(ascii: "<") }
    while !isAtEnd, !isAtConstraint {
      takeAny()
      skip { $0 != UInt8(ascii: "<") }
    }
  }

  private var isAtConstraint: Bool {
    var probe = self
    probe.takeAny()
    while probe.takeLetter() || probe.take(oneOf: "0123456789_.$") {}
    guard probe.text(from: offset).has("Constraint"), probe.take(":"), let next = probe.next
    else { return false }
    return next != UInt8(ascii: " ")
  }
}
