import Anchors

/// Reads constraints as text by recursive descent: each rule of the grammar is a function.
///
/// Values are computed while reading, so the first error in reading order is reported.
package struct ConstraintTextParser {
  var scanner: TextScanner
  let items: [String: any LayoutItem]
  let metrics: [String: Double]
  let source: Constraint.SourceLocation?
  /// The positions of the unclosed brackets.
  var openBrackets: [Int] = []
  /// `true` if the next token starts a line outside brackets. It then belongs to the statement only
  /// if it is an operator or a `.`, or follows an operator.
  var isAtLineStart = false
  /// The end of the last token.
  var end = 0
  var literals: [(range: Range<Int>, value: Double)] = []
  /// `true` while a priority is read, where `.high` is a number.
  var isInPriority = false
  /// The node of the superview in expressions.
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

  /// Reads the statements of the text, or of a part of it: `{statement (";" | line end)}`.
  package mutating func statements(in part: Range<Int>? = nil) throws(LayoutTextError)
    -> [ConstraintStatement]
  {
    if let part { (scanner.offset, scanner.end) = (part.lowerBound, part.upperBound) }
    (openBrackets, isInPriority) = ([], false)
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
    let constraints = try constraints(left, relation, try sum(), place)
    let priority = take("~") ? try priority() : nil
    let identifier = isNext("'") ? try quotedText() : nil
    if isNext("(") { try passSource() }
    guard !isInLine || next == ";" else { throw mistakeAtEnd() }
    for constraint in constraints {
      if let priority { constraint.priority = priority.value }
      (constraint.identifier, constraint.source) = (identifier, source)
    }
    return ConstraintStatement(
      constraints: constraints, range: start..<end, relation: place, priority: priority?.range,
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

  /// `sum`, after `~`.
  private mutating func priority() throws(LayoutTextError) -> (value: Priority, range: Range<Int>) {
    let start = scanner.offset
    isInPriority = true
    let priority = Priority(try number(sum(), at: start))
    isInPriority = false
    guard priority.isValid else {
      throw mistake(.priorityOutOfRange, start..<end, priority.refusal)
    }
    return (priority, start..<end)
  }

  /// `"(" file ":" line ")"`, as descriptions have it.
  private mutating func passSource() throws(LayoutTextError) {
    let start = scanner.offset
    while let next, next != "\n", next != "\r" {
      scanner.takeAny()
      if next == ":", scanner.skip(while: { $0.isDigit }) > 0, take(")") { return }
    }
    throw mistake(
      .expectedEnd, start..<start + 1,
      "expected the end of the statement, or a place as in (LoginView.swift:42), not '('")
  }
}

// MARK: - Between the words

extension ConstraintTextParser {
  /// The byte that comes next, which is the character if that is one of ASCII; `nil` at the end.
  var next: Unicode.Scalar? { scanner.next.map { Unicode.Scalar($0) } }

  /// `true` if what comes next is in the same line, or in the same brackets.
  var isInLine: Bool { !isAtLineStart && !scanner.isAtEnd }

  /// Returns `true` if a sign comes next in the same line, or in the same brackets.
  func isNext(_ sign: Unicode.Scalar) -> Bool { isInLine && next == sign }

  /// Takes a sign if it comes next, and the space after it.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard scanner.take(sign) else { return false }
    passSpace()
    return true
  }

  /// Passes over spaces, comments and line ends.
  private mutating func passSpace() {
    end = scanner.offset
    isAtLineStart = false
    while let next {
      switch next {
      case "\n", "\r": isAtLineStart = openBrackets.isEmpty
      case " ", "\t": break
      case "/" where scanner.following == scanner.next:
        scanner.skip { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        continue
      default: return
      }
      scanner.takeAny()
    }
  }

  /// Takes a name that may be in backticks, if one comes next.
  mutating func name() throws(LayoutTextError) -> String? {
    if next == "`" { return try quotedText() }
    let name = scanner.takeItemName()
    if name != nil { passSpace() }
    return name
  }

  /// Takes a number without a sign.
  mutating func literal() throws(LayoutTextError) -> Double {
    let start = scanner.offset
    guard let number = scanner.takeNumber(signed: false) else {
      throw mistake(.expectedNumber, start..<scanner.offset, "this is not a number")
    }
    passSpace()
    let value = try finite(number, start..<end)
    if !isInPriority { literals.append((start..<end, value)) }
    return value
  }

  /// Reads a text between two quotes, the first of which comes next.
  private mutating func quotedText() throws(LayoutTextError) -> String {
    let (start, quote) = (scanner.offset, next ?? "'")
    guard let name = scanner.takeQuoted() else {
      throw scanner.mistake(
        .unterminatedQuote, start..<start + 1, at: scanner.offset,
        "expected \(quote) at the end of the name, but the line ends", source: source)
    }
    passSpace()
    return name
  }

  /// Takes an opening bracket.
  mutating func open() throws(LayoutTextError) {
    let start = scanner.offset
    openBrackets.append(start)
    if openBrackets.count > 64 {
      throw mistake(.unbalancedBracket, start..<start + 1, "brackets are nested too deeply")
    }
    scanner.takeAny()
    passSpace()
  }

  /// Takes the closing bracket that belongs to the last opening one.
  mutating func close(_ bracket: Unicode.Scalar) throws(LayoutTextError) {
    guard next == bracket else { throw mistakeAtClosing(bracket) }
    openBrackets.removeLast()
    _ = take(bracket)
  }
}
