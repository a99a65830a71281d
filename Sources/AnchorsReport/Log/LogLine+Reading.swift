import AnchorsLayout

extension LogLine {
  /// Reads the text between `<` and `>`.
  mutating func read(isComplete: Bool) throws(LogError) {
    var body = text.dropFirst()
    if isComplete { body = body.dropLast() }
    names = Self.names(in: body)
    var scanner = LogScanner(body, names: names.keys, isComplete: isComplete)
    // 1. <SnapKit.LayoutConstraint:0x600@LoginViewController.swift#42
    className = scanner.take { $0 != ":" && $0 != " " } ?? ""
    _ = scanner.take { $0 != "@" && $0 != " " }
    if scanner.take("@"), let path = scanner.take(while: { $0 != "#" && $0 != "[" }) {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      scanner.rest = scanner.rest.dropFirst()
      source = "\(file):\(scanner.take { $0.isNumber } ?? "?")"
      _ = scanner.take("]")
    }
    // 2. 'identifier' h=--& v=--&
    scanner.skipSpaces()
    identifier = scanner.quoted { $0.hasPrefix(" ") } ?? Self.doubleQuoted(&scanner)
    scanner.skipSpaces()
    for axis in ["h=", "v="] where scanner.take(axis) {
      _ = scanner.take { $0 != " " }
      scanner.skipSpaces()
    }
    // 3. The relation or the visual format.
    if scanner.rest.hasPrefix("H:") || scanner.rest.hasPrefix("V:") {
      rows = try LogFormat.rows(&scanner)
    } else {
      rows = [try LogRow(equation: &scanner)]
    }
    // 4. Priorities and (active, names: …), of a cut line also nothing or a part of it.
    try readEnd(&scanner)
  }

  private mutating func readEnd(_ scanner: inout LogScanner) throws(LogError) {
    if let priority = try scanner.priority() {
      for row in rows.indices { rows[row].priority = priority }
    }
    scanner.skipSpaces()
    if scanner.take("Hug:"), let hugging = scanner.number() {
      scanner.skipSpaces()
      if scanner.take("CompressionResistance:"), let resistance = scanner.number() {
        rows = rows.flatMap { $0.limits(hugging: hugging, resistance: resistance) }
      }
    }
    scanner.skipSpaces()
    isInactive = scanner.rest.hasPrefix("(inactive")
    if let next = scanner.rest.first, next != "(" {
      throw LogError(reason: "\(scanner.rest) is not understood")
    }
  }

  private static func doubleQuoted(_ scanner: inout LogScanner) -> String? {
    guard scanner.take("\"") else { return nil }
    defer { _ = scanner.take("\"") }
    return scanner.take { $0 != "\"" }
  }

  /// What `(active, names: card:0x7f9, '|':UIView:0x7f8 )` says.
  private static func names(in body: Substring) -> [String: String] {
    guard
      let start = body.endOfLast(" names: ") ?? body.endOfLast("(names: ")
        ?? body.endOfLast("(Names: ")
    else { return [:] }
    var names: [String: String] = [:]
    let list = body[start...].prefix { $0 != ")" }
    for entry in list.split(separator: ",") {
      let entry = entry.drop { $0 == " " }.dropLastSpaces
      if entry.hasPrefix("'|':") {
        names[LogRow.superview] = String(entry.dropFirst(4))
      } else if let colon = entry.lastIndex(of: ":"), entry[colon...].hasPrefix(":0x") {
        names[String(entry[..<colon])] = String(entry)
      }
    }
    return names
  }
}

extension LogRow {
  /// The two sides of a content size; of an inequality the one that it is.
  fileprivate func limits(hugging: Double, resistance: Double) -> [LogRow] {
    var (most, least) = (self, self)
    (most.relation, most.priority) = (.lessThanOrEqual, min(max(hugging, 1), 1000))
    (least.relation, least.priority) = (.greaterThanOrEqual, min(max(resistance, 1), 1000))
    switch relation {
    case .equal: return [most, least]
    case .lessThanOrEqual: return [most]
    case .greaterThanOrEqual: return [least]
    }
  }
}

extension Substring {
  /// The place after the last occurrence of a text.
  func endOfLast(_ text: String) -> Index? {
    var place = endIndex
    while place > startIndex {
      place = index(before: place)
      if self[place...].hasPrefix(text) { return index(place, offsetBy: text.count) }
    }
    return nil
  }

  var dropLastSpaces: Substring {
    var text = self
    while text.last == " " || text.last == "\t" || text.last == "\r" { text.removeLast() }
    return text
  }
}
