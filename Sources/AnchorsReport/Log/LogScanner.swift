import AnchorsLayout

/// Reads the text of one constraint from front to back.
struct LogScanner {
  /// What is left to be read.
  var rest: Substring
  /// Names that the line explains: these may have spaces and points in them. The longest is first.
  let names: [String]
  /// Whether nothing is missing at the end.
  let isComplete: Bool

  init(
    _ text: some StringProtocol, names: some Sequence<String> = [], isComplete: Bool = true
  ) {
    rest = Substring(text)
    self.isComplete = isComplete
    self.names = names.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  mutating func skipSpaces() {
    rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\u{a0}" }
  }

  /// Reads a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Reads characters for as long as they fit; `nil` if there is none.
  mutating func take(while fits: (Character) -> Bool) -> String? {
    let taken = rest.prefix(while: fits)
    if taken.isEmpty { return nil }
    rest = rest.dropFirst(taken.count)
    return String(taken)
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
    var trial = self
    let isNegative = trial.take("-") || trial.take("−")
    if !isNegative { _ = trial.take("+") }
    trial.skipSpaces()
    guard trial.rest.first.map({ $0.isASCII && $0.isNumber || $0 == "." }) == true else {
      return nil
    }
    var digits = trial.take { $0.isASCII && $0.isNumber || $0 == "." } ?? ""
    if let mark = trial.rest.first, mark == "e" || mark == "E" {
      trial.rest = trial.rest.dropFirst()
      let sign = trial.take("-") ? "-" : ""
      _ = trial.take("+")
      digits += "e\(sign)\(trial.take { $0.isASCII && $0.isNumber } ?? "?")"
    }
    if let next = trial.rest.first, next.isLetter || next == ":" || next == "_" { return nil }
    guard let number = Double(digits), number.magnitude < 1e12 else { return nil }
    self = trial
    return isNegative ? -number : number
  }

  /// Reads `'text'`, of a text which may have quotation marks in it: it ends where one is followed by
  /// what can come after a name.
  mutating func quoted(endsBefore follows: (Substring) -> Bool) -> String? {
    guard rest.first == "'" else { return nil }
    var place = rest.index(after: rest.startIndex)
    while let end = rest[place...].firstIndex(of: "'") {
      let after = rest.index(after: end)
      if follows(rest[after...]) {
        let text = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[after...]
        return String(text)
      }
      place = after
    }
    return nil
  }

  /// Reads an item as the log calls it: `UILabel:0x7f8'Sign in'`, `App.Card:0x7f9`, `title`. In an
  /// equation the last point of a name without an address is that before the attribute.
  mutating func item() -> String? {
    for name in names where rest.hasPrefix(name) {
      if Self.canFollowItem(rest.dropFirst(name.count)) {
        rest = rest.dropFirst(name.count)
        return name
      }
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.$:<>#…".contains($0) }
    var length = word.count
    if let address = word.firstIndex(of: ":"), word[address...].hasPrefix(":0x") {
      if let point = word[address...].firstIndex(of: ".") { length = word[..<point].count }
    } else if word.contains("…") {
      return nil
    } else if let point = word.lastIndex(of: "."), Self.canFollowItem(word[point...]) {
      length = word[..<point].count
    }
    if length == 0 { return nil }
    let name = rest.prefix(length)
    rest = rest.dropFirst(length)
    guard let text = quoted(endsBefore: Self.canFollowItem) else { return String(name) }
    return "\(name)'\(text)'"
  }

  /// Whether an item's name may end before this: with its attribute, in a visual format, or in a list.
  private static func canFollowItem(_ rest: Substring) -> Bool {
    guard let next = rest.first else { return true }
    if next != "." { return "]( ),".contains(next) }
    return attribute(rest.dropFirst().prefix { $0.isLetter }) != nil
  }

  /// Reads `.leading`.
  mutating func attribute() -> Attribute? {
    guard take("."), let name = take(while: { $0.isLetter }) else { return nil }
    return Self.attribute(name)
  }

  private static func attribute(_ name: some StringProtocol) -> Attribute? {
    switch name {
    case "minX": .left
    case "midX": .centerX
    case "maxX": .right
    case "minY": .top
    case "midY": .centerY
    case "maxY": .bottom
    case "baseline": .lastBaseline
    default: Attribute.allCases.first { "\($0)" == name }
    }
  }
}
