import AnchorsLayout

/// Reads the text of one constraint from front to back.
struct LogScanner {
  /// The unread text.
  var text: TextScanner
  /// The names from the end of the line, which may contain spaces and dots.
  var names: [LogName] = []
  /// `true` if the line is not cut.
  var isComplete = true
  /// The number of items read.
  private var itemCount = 0

  init(text: TextScanner, names: [LogName] = [], isComplete: Bool = true) {
    (self.text, self.names, self.isComplete) = (text, names, isComplete)
  }

  mutating func skipSpaces() {
    while text.take(oneOf: " \t") || text.take(word: "\u{a0}") {}
  }

  /// Reads a text if it comes next.
  mutating func take(_ word: StaticString) -> Bool { text.take(word: word) }

  /// Reads bytes for as long as they fit; `nil` if there is none.
  mutating func take(while fits: (UInt8) -> Bool) -> String? {
    let start = text.offset
    return text.skip(while: fits) == 0 ? nil : text.text(from: start)
  }

  /// `true` if the sign of a number is next.
  var isAtSign: Bool {
    switch text.nextScalar {
    case "+", "-", "−": true
    default: false
    }
  }

  /// Reads `==`, `>=` or `<=`, in any spelling.
  mutating func relation() -> Relation? {
    if take(">=") || take("≥") { return .greaterThanOrEqual }
    if take("<=") || take("≤") || take("=<") { return .lessThanOrEqual }
    if take("==") || take("=") { return .equal }
    return nil
  }

  /// Reads a number: `16`, `-7`, `+ 70`, `1e-05`. What goes on as a word is none: `3DView`.
  mutating func number() -> Double? {
    let start = text.offset
    let isNegative = take("-") || take("−")
    if !isNegative { _ = take("+") }
    skipSpaces()
    if let number = text.takeNumber(signed: false), number < 1e12, !text.takeLetter(),
      !text.take(oneOf: "_:.")
    {
      return isNegative ? -number : number
    }
    text.offset = start
    return nil
  }

  /// Reads `'text'`, of a text which may have quotation marks in it: it ends where one is followed
  /// by what can come after a name.
  mutating func quoted(endsBefore follows: (inout LogScanner) -> Bool) -> String? {
    let start = text.offset
    guard take("'") else { return nil }
    while !text.isAtEnd {
      let end = text.offset
      if take("'"), follows(&self) { return text.text(in: start + 1..<end) }
      text.offset = end + 1
    }
    text.offset = start
    return nil
  }
}

// MARK: - Items and attributes

extension LogScanner {
  /// Reads an item as the log calls it: `UILabel:0x7f8'Sign in'`, `App.Card:0x7f9`, `title`.
  mutating func item() -> String? {
    let start = text.offset
    guard let name = explainedName() ?? word() ?? word(withStars: true) else {
      text.offset = start
      return nil
    }
    // Two views may have one name, which the log cuts.
    let sameNames = names.filter { $0.name == name }
    if sameNames.count > 1 {
      itemCount += 1
      return sameNames[(itemCount - 1) % sameNames.count].item
    }
    guard let quoted = quoted(endsBefore: { $0.canEndItem() }) else { return name }
    return "\(name)'\(quoted)'"
  }

  /// Reads the longest of the names that the line explains.
  private mutating func explainedName() -> String? {
    let start = text.offset
    var end = start
    for name in names {
      text.offset = start
      if text.take(text: name.name), text.offset > end, canEndItem() { end = text.offset }
    }
    text.offset = end
    return end == start ? nil : text.text(in: start..<end)
  }

  /// Reads a name. In an equation the last point of one without an address is that before the
  /// attribute.
  ///
  /// - Parameter withStars: Pass `true` for a name with an address in which Markdown has taken each
  ///   `_` for emphasis.
  private mutating func word(withStars: Bool = false) -> String? {
    let start = text.offset
    while text.takeLetter() || text.take(oneOf: "0123456789_.$:>#") || take("…")
      || takeArguments() || withStars && text.take(oneOf: "*")
    {}
    var word = LogScanner(text: TextScanner(text.text(from: start)))
    if word.text.take(throughLast: ":0x") {
      word.text.skip { $0 != UInt8(ascii: ".") }
    } else {
      let attribute = word.lastAttribute
      let isOfMarkdown = text.next == UInt8(ascii: "*") && attribute == nil
      if withStars || isOfMarkdown || word.text.take(throughLast: "…") {
        text.offset = start
        return nil
      }
      word.text.offset = attribute ?? word.text.end
    }
    text.offset = start + word.text.offset
    return word.text.offset == 0 ? nil : text.text(from: start)
  }

  /// Reads the arguments of a generic type, which may have spaces and commas in them.
  private mutating func takeArguments() -> Bool {
    let start = text.offset
    guard text.take("<") else { return false }
    var depth = 1
    while depth > 0, let next = text.next {
      if next == UInt8(ascii: "<") { depth += 1 }
      if next == UInt8(ascii: ">") { depth -= 1 }
      text.takeAny()
    }
    if depth == 0, text.next == UInt8(ascii: ":") || text.next == UInt8(ascii: ".") { return true }
    text.offset = start
    return false
  }

  /// The offset of the last dot before an attribute; `nil` if there is none.
  private var lastAttribute: Int? {
    var probe = self
    guard probe.text.take(throughLast: ".") else { return nil }
    probe.text.offset -= 1
    let point = probe.text.offset
    return probe.attribute() == nil ? nil : point
  }

  /// Returns `true` if an item's name may end here: before its attribute, in a visual format, or in
  /// a list.
  private mutating func canEndItem() -> Bool {
    let start = text.offset
    defer { text.offset = start }
    return text.isAtEnd || text.take(oneOf: "]( ),") || attribute() != nil
  }

  /// Reads `.leading`.
  mutating func attribute() -> Attribute? {
    guard take(".") else { return nil }
    let start = text.offset
    while text.takeLetter() {}
    return Self.attribute(text.text(from: start))
  }

  private static func attribute(_ name: String) -> Attribute? {
    switch name {
    case "minX": .left
    case "midX": .centerX
    case "maxX": .right
    case "minY": .top
    case "midY": .centerY
    case "maxY": .bottom
    case "baseline": .lastBaseline
    default: Attribute.allCases.first { $0.description == name }
    }
  }
}
