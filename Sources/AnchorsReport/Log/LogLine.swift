import AnchorsLayout

/// A line of a log that states a constraint, or that should.
public final class LogLine: Sendable {
  /// The number of the line in the text, from 1.
  public let number: Int
  /// The constraint as the log has it, without time stamps and quotation marks.
  public let text: String
  /// Why the line was not read; `nil` if it was.
  public let problem: String?
  /// The maker of the constraint.
  let maker: ToolkitConstraint
  private let statement: LogStatement

  /// A line between `<` and `>`.
  init(number: Int, described text: String, isComplete: Bool) {
    var statement = LogStatement()
    var problem: String?
    do throws(LogError) {
      try statement.read(text.withPlainSigns, isComplete: isComplete)
    } catch {
      statement.rows = []
      problem = isComplete ? error.reason : "the line was cut: \(error.reason)"
    }
    (self.number, self.text, self.problem, self.statement) = (number, text, problem, statement)
    maker = statement.maker
  }

  /// A line of Anchors' own, `title.top == card.top + 10 (LoginView.swift:42)`; `nil` if it is not
  /// one.
  init?(number: Int, written text: String) {
    var statement = LogStatement()
    if !statement.read(written: text) { return nil }
    (self.number, self.text, problem, self.statement) = (number, text, nil, statement)
    maker = statement.maker
  }

  /// A line in the list of constraints that has none in it.
  init(number: Int, unreadable text: String, problem: String) {
    (self.number, self.text, self.problem, statement) = (number, text, problem, LogStatement())
    maker = statement.maker
  }
}

// MARK: - Contents

extension LogLine {
  /// The identifier of the constraint: `UIView-Encapsulated-Layout-Width`.
  public var identifier: String? { statement.identifier }
  /// The source line of the constraint, if the line has it: `LoginViewController.swift:42`.
  public var source: String? { statement.source }
  /// `true` if the line marks the constraint as inactive.
  var isInactive: Bool { statement.isInactive }
  /// `true` if UIKit or AppKit created the constraint, so that the app cannot change it.
  package var isSystems: Bool { maker.isSystems }
  /// `true` if the constraint is a size that UIKit or AppKit gives a cell from outside.
  package var isEncapsulatedSize: Bool { maker.isEncapsulatedSize }

  /// `<NSLayoutConstraint:0x600001`, the class and the address, if the text begins so.
  var head: String? {
    var text = TextScanner(text)
    guard text.take("<"), text.skip(while: { !$0.isBlank && $0 != UInt8(ascii: ">") }) > 0 else {
      return nil
    }
    let head = text.text(from: 0)
    return head.has(":0x") ? head : nil
  }

  /// Returns `true` if both are the same constraint of one report, by its address. The texts may
  /// differ: one is cut, or writes the title of a view with escapes.
  func isSame(as other: LogLine) -> Bool {
    text == other.text || head != nil && head == other.head
  }

  /// Returns `true` if both state the same of the same items, whose titles may differ.
  func statesSame(as other: LogLine) -> Bool {
    if rows.isEmpty || other.rows.isEmpty { return true }
    return rows.map { $0.identified(in: self) } == other.rows.map { $0.identified(in: other) }
  }

  /// The relations; none of a line that was not read.
  var rows: [LogRow] { statement.rows }
  /// The view that the line means by `|`.
  var superview: String? { statement.item(named: LogRow.superview) }

  /// The item that the line explains a name by, else the name.
  func item(named name: String) -> String { statement.item(named: name) ?? name }

  /// Returns the identity of a name's item: the address, if the line has it.
  func key(of name: String) -> String {
    let item = item(named: name)
    var text = TextScanner(item)
    guard text.take(throughLast: ":0x") else { return item }
    let start = text.offset - 2
    while text.take(oneOf: "0123456789abcdefABCDEF") {}
    return text.text(from: start)
  }

  /// `true` if the items' names are AppKit's.
  var isOfAppKit: Bool {
    maker.identifier.begins(with: "NSView-")
      || rows.contains { $0.first.isOfAppKit || $0.second?.isOfAppKit == true }
  }

  /// `true` if the line uses `minY` and the like, which AppKit measures upwards in views that are
  /// not flipped.
  var hasCoordinates: Bool { text.has(".minY") || text.has(".midY") || text.has(".maxY") }
}

extension LogRow {
  /// The row with the identities of its items as their names.
  fileprivate func identified(in line: LogLine) -> LogRow {
    var row = self
    row.first.item = line.key(of: first.item)
    row.second?.item = second.map { line.key(of: $0.item) } ?? ""
    return row
  }
}

extension LogRow.Place {
  /// `true` if the item's class is AppKit's.
  fileprivate var isOfAppKit: Bool {
    item.begins(with: "NS", "_NS") && item.has(":0x") && !item.begins(with: "NSKVONotifying_")
  }
}
