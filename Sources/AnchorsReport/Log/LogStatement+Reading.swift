import AnchorsLayout

extension LogStatement {
  /// Reads the text between `<` and `>`.
  mutating func read(_ line: String, isComplete: Bool) throws(LogError) {
    var text = TextScanner(line)
    _ = text.take("<")
    if isComplete { _ = text.takeLast(oneOf: ">") }
    names = LogName.names(in: text)
    var scanner = LogScanner(text: text, names: names, isComplete: isComplete)
    readHead(&scanner)
    if let format = try LogFormat.rows(&scanner) {
      rows = format
    } else {
      rows.append(try LogRow(equation: &scanner))
    }
    try readEnd(&scanner)
  }

  /// Reads a line of Anchors' own, `title.top == card.top + 10 'gap' (LoginView.swift:42)`; returns
  /// whether it is one.
  mutating func read(written line: String) -> Bool {
    var scanner = LogScanner(text: TextScanner(line))
    guard let row = try? LogRow(equation: &scanner), row.second == nil || !line.begins(with: "<")
    else { return false }
    rows = [row]
    scanner.skipSpaces()
    identifier = scanner.quoted { $0.text.isAtEnd || $0.text.next == UInt8(ascii: " ") }
    scanner.skipSpaces()
    if scanner.take("("), let place = scanner.take(while: { $0 != UInt8(ascii: ")") }),
      place.has(":")
    {
      source = place
      return true
    }
    return scanner.text.isAtEnd || scanner.text.take(oneOf: ":(")
  }

  /// Reads `SnapKit.LayoutConstraint:0x600@LoginViewController.swift#42 'identifier' h=--& v=--&`.
  private mutating func readHead(_ scanner: inout LogScanner) {
    className = scanner.take { $0 != UInt8(ascii: ":") && !$0.isBlank } ?? ""
    scanner.text.skip { $0 != UInt8(ascii: "@") && !$0.isBlank }
    if scanner.take("@") { source = Self.source(&scanner) }
    scanner.skipSpaces()
    readIdentifier(&scanner)
    for axis in ["h=", "v="] as [StaticString] where scanner.take(axis) {
      scanner.text.skip { !$0.isBlank }
      scanner.skipSpaces()
    }
    if identifier == nil { readIdentifier(&scanner) }
  }

  private mutating func readIdentifier(_ scanner: inout LogScanner) {
    identifier = scanner.quoted { $0.text.next?.isBlank == true } ?? Self.doubleQuoted(&scanner)
    scanner.skipSpaces()
  }

  /// Reads `Views/LoginViewController.swift#42`.
  private static func source(_ scanner: inout LogScanner) -> String? {
    guard let path = scanner.take(while: { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "[") })
    else { return nil }
    var file = TextScanner(path)
    _ = file.take(throughLast: "/")
    _ = scanner.text.take(oneOf: "#[")
    let line = scanner.take { $0.isDigit } ?? "?"
    _ = scanner.take("]")
    return "\(file.rest):\(line)"
  }

  private static func doubleQuoted(_ scanner: inout LogScanner) -> String? {
    guard scanner.take("\"") else { return nil }
    defer { _ = scanner.take("\"") }
    return scanner.take { $0 != UInt8(ascii: "\"") }
  }

  /// Reads priorities and `(active, names: …)`; of a cut line also nothing or a part of it.
  private mutating func readEnd(_ scanner: inout LogScanner) throws(LogError) {
    if let priority = try scanner.priority() {
      for row in rows.indices { rows[row].priority = priority }
    }
    scanner.skipSpaces()
    if scanner.take("Hug:"), let hugging = scanner.number() {
      scanner.skipSpaces()
      if scanner.take("CompressionResistance:"), let resistance = scanner.number() {
        let sizes = rows
        rows = []
        for row in sizes { addLimits(of: row, hugging: hugging, resistance: resistance) }
      }
    }
    scanner.skipSpaces()
    let rest = scanner.text.rest
    isInactive = scanner.take("(inactive")
    if !isInactive, !scanner.text.isAtEnd, !scanner.take("(") {
      throw LogError(reason: "\(rest) is not understood")
    }
  }

  /// Adds the two sides of a content size; for an inequality, only one.
  private mutating func addLimits(of size: LogRow, hugging: Double, resistance: Double) {
    var row = size
    if size.relation != .greaterThanOrEqual {
      (row.relation, row.priority) = (.lessThanOrEqual, Priority(hugging).allowed.rawValue)
      rows.append(row)
    }
    if size.relation != .lessThanOrEqual {
      (row.relation, row.priority) = (.greaterThanOrEqual, Priority(resistance).allowed.rawValue)
      rows.append(row)
    }
  }
}

extension LogName {
  /// Returns the names of `(active, names: card:0x7f9, '|':UIView:0x7f8 )`.
  fileprivate static func names(in text: TextScanner) -> [LogName] {
    var text = text
    guard
      text.take(throughLast: " names: ") || text.take(throughLast: "(names: ")
        || text.take(throughLast: "(Names: ")
    else { return [] }
    var names: [LogName] = []
    repeat {
      while text.take(" ") {}
      let start = text.offset
      text.skip { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
      var entry = TextScanner(text.text(from: start))
      while entry.takeLast(oneOf: " \t") {}
      let item = entry.rest
      if entry.take(word: "'|':") {
        names.append(LogName(name: LogRow.superview, item: entry.rest))
      } else if entry.take(throughLast: ":"), entry.take(word: "0x") {
        names.append(LogName(name: entry.text(in: 0..<entry.offset - 3), item: item))
      }
    } while text.take(",")
    return names
  }
}
