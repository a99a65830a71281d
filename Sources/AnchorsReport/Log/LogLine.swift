import AnchorsLayout

/// A line of a log that states a constraint, or that should.
public struct LogLine: Sendable {
  /// The number of the line in the text, from 1.
  public let number: Int
  /// The constraint as the log has it, without time stamps and quotation marks.
  public let text: String
  /// The identifier of the constraint: `UIView-Encapsulated-Layout-Width`.
  public private(set) var identifier: String?
  /// Where the constraint was written, if the line says so: `LoginViewController.swift:42`.
  public private(set) var source: String?
  /// Why the line was not read; `nil` if it was.
  public private(set) var problem: String?
  /// Whether the line says that the constraint is not active.
  public private(set) var isInactive = false

  private(set) var className = ""
  private(set) var rows: [LogRow] = []
  /// The items by the names that the line explains: `'|':UIView:0x7f8` or `card:0x7f9`.
  private(set) var names: [String: String] = [:]

  /// Whether UIKit or AppKit made the constraint, so that its numbers are not the app's to change.
  public var isSystems: Bool {
    if isOfMask || isOfContent || className == "NSIBPrototypingLayoutConstraint" { return true }
    if className.hasPrefix("_UI") || className.hasPrefix("_NS") { return true }
    let prefixes = [
      "UIView-", "NSView-", "UIViewSafeArea", "UISV-", "NSStackView.", "_UI", "UINav", "BIB_",
    ]
    return prefixes.contains { identifier?.hasPrefix($0) == true }
  }

  /// Whether the constraint follows from an autoresizing mask.
  var isOfMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" }

  /// Whether the constraint is the size of a view's content.
  var isOfContent: Bool { className == "NSContentSizeLayoutConstraint" }

  /// Whether the constraint is a size that UIKit or AppKit gives a cell from outside.
  public var isEncapsulatedSize: Bool {
    guard let identifier else { return false }
    return identifier.hasSuffix("-Encapsulated-Layout-Width")
      || identifier.hasSuffix("-Encapsulated-Layout-Height")
      || identifier.hasPrefix("_UITemporaryLayout")
  }

  /// Whether the line speaks of `minY` and the like, which AppKit measures upwards where a view is not
  /// flipped.
  var hasCoordinates: Bool {
    [".minY", ".midY", ".maxY"].contains { text[...].endOfLast($0) != nil }
  }

  /// A line between `<` and `>`.
  init(number: Int, described text: String, isComplete: Bool) {
    (self.number, self.text) = (number, text)
    do throws(LogError) {
      try read(isComplete: isComplete)
    } catch {
      rows = []
      problem = isComplete ? error.reason : "the line was cut: \(error.reason)"
    }
  }

  /// A line of Anchors' own, `title.top == card.top + 10 (LoginView.swift:42)`; `nil` if it is not one.
  init?(number: Int, written text: String) {
    var scanner = LogScanner(text)
    guard let row = try? LogRow(equation: &scanner), row.second == nil || !text.hasPrefix("<")
    else {
      return nil
    }
    (self.number, self.text) = (number, text)
    rows = [row]
    scanner.skipSpaces()
    identifier = scanner.quoted { $0.isEmpty || $0.hasPrefix(" ") }
    scanner.skipSpaces()
    if scanner.take("("), let place = scanner.take(while: { $0 != ")" }), place.contains(":") {
      source = place
    } else if let next = scanner.rest.first, next != ":", next != "(" {
      return nil
    }
  }

  /// A line in the list of constraints that has none in it.
  init(number: Int, unreadable text: String, problem: String) {
    (self.number, self.text, self.problem) = (number, text, problem)
  }
}

// MARK: - Reading

extension LogLine {
  private mutating func read(isComplete: Bool) throws(LogError) {
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
