import Anchors

/// Reads constraints as text by recursive descent: each rule of the grammar is a function.
///
/// Values are computed as they are read, so that of several mistakes the first in reading order is told.
package struct ConstraintTextParser {
  var scanner: TextScanner
  let items: [String: any LayoutItem]
  let metrics: [String: Double]
  let source: Constraint.SourceLocation?
  /// How many brackets are open.
  var depth = 0
  /// Whether what comes next begins a line outside of brackets. Then it is part of the statement only if it
  /// is an operator or a `.`, or if an operator came before it.
  var isAtLineStart = false
  /// Where what was taken last ends.
  var end = 0
  var literals: [(range: Range<Int>, value: Double)] = []
  /// Whether a priority is being read, where `.high` is a number.
  var isInPriority = false
  /// What stands for the superview in expressions.
  let superview = LayoutNode(.other)

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - items: Views and guides by name.
  ///   - metrics: Numbers by name.
  ///   - source: Where the constraints say that they were written.
  package init(
    _ text: String, items: [String: any LayoutItem], metrics: [String: Double],
    source: Constraint.SourceLocation?
  ) {
    (self.items, self.metrics, self.source) = (items, metrics, source)
    scanner = TextScanner(text)
  }

  /// The statements of a part of the text, in order.
  package mutating func statements(in part: Range<Int>) throws(LayoutTextError)
    -> [ConstraintStatement]
  {
    (scanner.offset, scanner.end) = (part.lowerBound, part.upperBound)
    (depth, isInPriority) = (0, false)
    return try statements()
  }

  /// `{statement (";" | line end)}`
  package mutating func statements() throws(LayoutTextError) -> [ConstraintStatement] {
    var statements: [ConstraintStatement] = []
    passSpace()
    while !scanner.isAtEnd {
      if take(";") { continue }
      isAtLineStart = false
      statements.append(try statement())
    }
    return statements
  }

  /// `side ("==" | "<=" | ">=") side ["~" priority] ["'" identifier "'"] ["(" source ")"]`
  private mutating func statement() throws(LayoutTextError) -> ConstraintStatement {
    let start = scanner.offset
    literals = []
    let left = try sum()
    let (relation, place) = try relation()
    let right = try sum()
    let constraints = try constraints(left, relation, right, place)
    let priority = try priority(of: constraints)
    if isInLine, scanner.next == UInt8(ascii: "'") {
      let identifier = try quotedText()
      for constraint in constraints { constraint.identifier = identifier }
    }
    if isInLine, scanner.next == UInt8(ascii: "(") { try passSource() }
    guard isAtEndOfStatement else { throw mistakeAtEnd() }
    for constraint in constraints { constraint.source = source }
    return ConstraintStatement(
      constraints: constraints, range: start..<end, relation: place, priority: priority,
      literals: literals)
  }

  /// `"==" | "<=" | ">="`
  private mutating func relation() throws(LayoutTextError) -> (Relation, Range<Int>) {
    let start = scanner.offset
    for relation in Relation.allCases where scanner.take(text: relation.description) {
      passSpace()
      return (relation, start..<start + 2)
    }
    throw mistakeAtRelation()
  }

  /// `["~" sum]`
  private mutating func priority(of constraints: [Constraint]) throws(LayoutTextError)
    -> Range<Int>?
  {
    guard take("~") else { return nil }
    let start = scanner.offset
    isInPriority = true
    let priority = Priority(try number(sum(), at: start))
    isInPriority = false
    guard priority.isValid else {
      throw mistake(.priorityOutOfRange, start..<end, priority.refusal)
    }
    for constraint in constraints { constraint.priority = priority }
    return start..<end
  }

  /// `"(" file ":" line ")"`, as descriptions have it.
  private mutating func passSource() throws(LayoutTextError) {
    let start = scanner.offset
    var (digits, isAfterColon) = (0, false)
    while let next = scanner.next, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      scanner.takeAny()
      if next == UInt8(ascii: ")"), digits > 0 {
        passSpace()
        return
      }
      if next == UInt8(ascii: ":") {
        isAfterColon = true
      } else if !next.isDigit {
        isAfterColon = false
      }
      digits = isAfterColon && next.isDigit ? digits + 1 : 0
    }
    throw mistake(
      .expectedEnd, start..<start + 1,
      "expected the end of the statement, or a place as in (LoginView.swift:42), not '('")
  }
}

// MARK: - Between the words

extension ConstraintTextParser {
  /// Passes over spaces, comments and line ends.
  mutating func passSpace() {
    end = scanner.offset
    isAtLineStart = false
    while let next = scanner.next {
      switch next {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): isAtLineStart = depth == 0
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "/") where scanner.following == next:
        scanner.skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        continue
      default: return
      }
      scanner.takeAny()
    }
  }

  /// Takes a sign if it comes next, and the space after it.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard scanner.take(sign) else { return false }
    passSpace()
    return true
  }

  /// Whether what comes next is in the same line, or in the same brackets.
  var isInLine: Bool { !isAtLineStart && !scanner.isAtEnd }

  /// Whether a statement that is complete ends here.
  private var isAtEndOfStatement: Bool { !isInLine || scanner.next == UInt8(ascii: ";") }

  /// Takes a name that may be in backticks, if one comes next.
  mutating func name() throws(LayoutTextError) -> String? {
    if scanner.next == UInt8(ascii: "`") { return try quotedText() }
    guard let name = scanner.takeItemName() else { return nil }
    passSpace()
    return name
  }

  /// Takes what stands between the quote that comes next and another.
  private mutating func quotedText() throws(LayoutTextError) -> String {
    let start = scanner.offset
    let quote = scanner.nextScalar ?? "'"
    guard let name = scanner.takeQuoted() else {
      throw scanner.mistake(
        .unterminatedQuote, start..<start + 1, at: scanner.offset,
        "expected \(quote) at the end of the name, but the line ends", source: source)
    }
    passSpace()
    return name
  }
}
