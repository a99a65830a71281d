import AnchorsLayout

/// A line of a log that states a constraint, or that should.
public struct LogLine: Sendable {
  /// The number of the line in the text, from 1.
  public let number: Int
  /// The constraint as the log has it, without time stamps and quotation marks.
  public let text: String
  /// The identifier of the constraint: `UIView-Encapsulated-Layout-Width`.
  public internal(set) var identifier: String?
  /// Where the constraint was written, if the line says so: `LoginViewController.swift:42`.
  public internal(set) var source: String?
  /// Why the line was not read; `nil` if it was.
  public internal(set) var problem: String?
  /// Whether the line says that the constraint is not active.
  public internal(set) var isInactive = false

  var className = ""
  var rows: [LogRow] = []
  /// The items by the names that the line explains: `'|':UIView:0x7f8` or `card:0x7f9`.
  var names: [String: String] = [:]

  /// Whether UIKit or AppKit made the constraint, so that its numbers are not the app's to change.
  public var isSystems: Bool { maker.isSystems }
  /// Whether the constraint is a size that UIKit or AppKit gives a cell from outside.
  public var isEncapsulatedSize: Bool { maker.isEncapsulatedSize }
  /// Whether the constraint follows from an autoresizing mask.
  var isOfMask: Bool { maker.isOfMask }
  /// Whether the constraint is the size of a view's content.
  var isOfContent: Bool { maker.isOfContent }

  private var maker: ToolkitConstraint {
    ToolkitConstraint(className: className, identifier: identifier)
  }

  /// What makes two names the same item: the address, where the line has it.
  func key(of item: String) -> String {
    let full = names[item] ?? item
    guard let start = full[...].endOfLast(":0x") else { return full }
    return "0x" + full[start...].prefix { $0.isHexDigit }
  }

  /// Whether the line is of AppKit, by the names of its items.
  var isOfAppKit: Bool {
    if identifier?.hasPrefix("NSView-") == true { return true }
    return rows.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }.contains { item in
      item[...].endOfLast(":0x") != nil && (item.hasPrefix("NS") || item.hasPrefix("_NS"))
        && !item.hasPrefix("NSKVONotifying_")
    }
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
