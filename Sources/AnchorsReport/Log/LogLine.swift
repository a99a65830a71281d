import AnchorsLayout

/// A line of a log that states a constraint, or that should.
public final class LogLine: Sendable {
  /// The number of the line in the text, from 1.
  public let number: Int
  /// The constraint as the log has it, without time stamps and quotation marks.
  public let text: String
  /// Why the line was not read; `nil` if it was.
  public let problem: String?
  /// Whose constraint it is.
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

// MARK: - What it states

extension LogLine {
  /// The identifier of the constraint: `UIView-Encapsulated-Layout-Width`.
  public var identifier: String? { statement.identifier }
  /// Where the constraint was written, if the line says so: `LoginViewController.swift:42`.
  public var source: String? { statement.source }
  /// Whether the line says that the constraint is not active.
  var isInactive: Bool { statement.isInactive }
  /// Whether UIKit or AppKit made the constraint, so that its numbers are not the app's to change.
  package var isSystems: Bool { maker.isSystems }
  /// Whether the constraint is a size that UIKit or AppKit gives a cell from outside.
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

  /// Returns `true` if both are about one constraint. One of the texts may be cut.
  func isSame(as other: LogLine) -> Bool {
    if text == other.text { return true }
    guard head != nil, head == other.head else { return false }
    return rows == other.rows || rows.isEmpty || other.rows.isEmpty
  }

  /// The relations; none of a line that was not read.
  var rows: [LogRow] { statement.rows }
  /// The view that the line means by `|`.
  var superview: String? { statement.item(named: LogRow.superview) }

  /// The item that the line explains a name by, else the name.
  func item(named name: String) -> String { statement.item(named: name) ?? name }

  /// What makes two names the same item: the address, where the line has it.
  func key(of name: String) -> String {
    let item = item(named: name)
    var text = TextScanner(item)
    guard text.take(throughLast: ":0x") else { return item }
    let start = text.offset - 2
    while text.take(oneOf: "0123456789abcdefABCDEF") {}
    return text.text(from: start)
  }

  /// Whether the line is of AppKit, by the names of its items.
  var isOfAppKit: Bool {
    maker.identifier.begins(with: "NSView-")
      || rows.contains { $0.first.isOfAppKit || $0.second?.isOfAppKit == true }
  }

  /// Whether the line speaks of `minY` and the like, which AppKit measures upwards where a view is
  /// not flipped.
  var hasCoordinates: Bool { text.has(".minY") || text.has(".midY") || text.has(".maxY") }
}

extension LogRow.Place {
  /// Whether the item is of a class of AppKit.
  fileprivate var isOfAppKit: Bool {
    item.begins(with: "NS", "_NS") && item.has(":0x") && !item.begins(with: "NSKVONotifying_")
  }
}
