/// A mistake in a text about a layout: in a visual format, in constraints as text, or in the text
/// of a whole layout.
///
/// The description shows the line and the place:
///
///     title.top == card.left + 10
///               ^
///     the two sides cannot be compared: a vertical and a horizontal position (LoginView.swift:42)
public struct LayoutTextError: Error, Sendable {
  /// The kind of the error.
  public var kind: Kind { details.kind }
  /// The whole text.
  public var text: String { details.text }
  /// The bytes of UTF-8 before the caret; `nil` if the mistake is in the options of a visual
  /// format.
  ///
  /// The caret is under the start of the error, or where something is missing. In a visual format
  /// it is under the first character that no valid format has there, or after a name or a number
  /// that is unknown or not allowed.
  public var offset: Int? { details.offset }
  /// The name, number or sign in which the mistake is, in bytes of UTF-8; empty where something is
  /// missing. Of a mistake in the options it is the whole format.
  public var range: Range<Int> { details.range }
  /// The number of the line with the mistake, from 1.
  public var lineNumber: Int { text.line(at: offset ?? 0).number }
  /// The error in words.
  public var message: String { details.message }
  /// The line of source code that has the text; `nil` for the text of a whole layout.
  public var source: Constraint.SourceLocation? { details.source }
  /// The mistakes after this one. Only the text of a whole layout is read to its end.
  public private(set) var following: [LayoutTextError] = []

  /// Every function of a parser passes it on, which is little work for a reference.
  private let details: Details

  private final class Details: Sendable {
    let (kind, text, offset): (Kind, String, Int?)
    let (range, message): (Range<Int>, String)
    let source: Constraint.SourceLocation?

    init(
      _ kind: Kind, _ text: String, _ offset: Int?, _ range: Range<Int>, _ message: String,
      _ source: Constraint.SourceLocation?
    ) {
      (self.kind, self.text, self.offset) = (kind, text, offset)
      (self.range, self.message, self.source) = (range, message, source)
    }
  }

  package init(
    _ kind: Kind, in text: String, at offset: Int?, _ range: Range<Int>, _ message: String,
    source: Constraint.SourceLocation?
  ) {
    details = Details(kind, text, offset, range, message, source)
  }

  /// Creates one error of all mistakes of a text; `nil` if there are none.
  package init?(all mistakes: [LayoutTextError]) {
    var sorted: [LayoutTextError] = []
    for mistake in mistakes {
      // Mistakes are found almost in order.
      let former = sorted.lastIndex { $0.range.lowerBound <= mistake.range.lowerBound }
      sorted.insert(mistake, at: former.map { $0 + 1 } ?? 0)
    }
    guard let first = sorted.first else { return nil }
    self = first
    following = Array(sorted.dropFirst())
  }
}

extension LayoutTextError {
  /// The kinds of mistakes.
  public enum Kind: String, Sendable, CaseIterable {
    // Missing parts.
    /// An empty visual format.
    case empty = "empty"
    /// `H` or `V` without `:`.
    case expectedColon = "expected-colon"
    /// A view should be there; after a view, also a connection, the superview or the end could.
    case expectedView = "expected-view"
    /// A name should be there.
    case expectedName = "expected-name"
    /// After `-` comes neither a space nor a view nor the superview.
    case expectedSpacing = "expected-spacing"
    /// A space between views ends without `-`.
    case expectedDash = "expected-dash"
    /// The text lacks an item's attribute, a number, or the name of either.
    case expectedTerm = "expected-term"
    /// A number should be there.
    case expectedNumber = "expected-number"
    /// The name of an attribute, an edge, a priority or a property should be there; or an item
    /// stands without its attribute.
    case expectedAttribute = "expected-attribute"
    /// `==`, `<=` or `>=` should be there.
    case expectedRelation = "expected-relation"
    /// The statement or the format should end there.
    case expectedEnd = "expected-end"
    /// A view of a visual format ends without `]`.
    case expectedCloseBracket = "expected-close-bracket"
    /// A list of a visual format ends without `)`.
    case expectedCloseParen = "expected-close-paren"
    /// A list of a visual format has nothing to compare with.
    case expectedNumberOrName = "expected-number-or-name"
    /// `@` without a priority.
    case expectedPriority = "expected-priority"
    /// A bracket is not closed.
    case unbalancedBracket = "unbalanced-bracket"
    /// A quote is not closed.
    case unterminatedQuote = "unterminated-quote"
    /// The line should have another form.
    case malformedLine = "malformed-line"

    // Names.
    /// No view of a visual format has this name.
    case unknownView = "unknown-view"
    /// No view, guide or other item has this name.
    case unknownItem = "unknown-item"
    /// The item has no attribute, no guide or no property of this name.
    case unknownAttribute = "unknown-attribute"
    /// No metric has this name.
    case unknownMetric = "unknown-metric"
    /// Neither a metric nor a view has this name.
    case unknownName = "unknown-name"
    /// A relation of a visual format is not `==`, `<=` or `>=`.
    case unknownRelation = "unknown-relation"
    /// No priority has this name.
    case unknownPriority = "unknown-priority"
    /// Something else has this name already.
    case duplicateName = "duplicate-name"
    /// The text mentions an item that no longer exists.
    case itemReleased = "item-released"
    /// The labels of arguments are others.
    case wrongLabel = "wrong-label"

    // Meaning.
    /// The two sides, or the elements of an array, are of different kinds; or two numbers are
    /// compared.
    case differentKinds = "different-kinds"
    /// `leading` or `trailing` on one side, `left` or `right` on the other.
    case mixedDirections = "mixed-directions"
    /// The sum or product is not of one anchor and numbers.
    case notLinear = "not-linear"
    /// A number is divided by 0.
    case divisionByZero = "division-by-zero"
    /// A number, or the value of a metric, is infinite or not a number.
    case notFinite = "not-finite"
    /// A number is too small or too large.
    case outOfRange = "out-of-range"
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange = "priority-out-of-range"
    /// An option is not for formats of this orientation, or options exclude each other.
    case optionsConflict = "options-conflict"
    /// The text is of a version that cannot be read.
    case unknownVersion = "unknown-version"
    /// The constraints cannot be activated.
    case notInstallable = "not-installable"
  }
}

// MARK: - As text

extension LayoutTextError: CustomStringConvertible {
  /// The line, a caret, the error, and the source line; then the same for ``following``.
  public var description: String {
    let range = text.line(at: offset ?? 0).range
    let line = text.utf8.slice(range)
    let isWhole = range.count == text.utf8.count && source != nil
    let places = [isWhole ? nil : "line \(lineNumber) of the text", source.map { "\($0)" }]
    var description = shownOnOneLine(line) + "\n"
    if let offset {
      let before = text.utf8.slice(range.lowerBound..<offset)
      let columns = before.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
      description += String(repeating: " ", count: columns) + "^\n"
    }
    description += "\(message) (\(places.compactMap { $0 }.joined(separator: " at ")))"
    return following.reduce(description) { "\($0)\n\($1)" }
  }

  /// The text with a space for each character that would break the line.
  private func shownOnOneLine(_ text: Substring) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return line
  }
}

extension Character {
  /// `true` if the character takes two columns of a terminal, as in UAX #11, *East Asian Width*.
  fileprivate var isWide: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension TextScanner {
  /// Returns an error about a part of the text, with the caret at a place in it, or at its
  /// beginning.
  package func mistake(
    _ kind: LayoutTextError.Kind, _ range: Range<Int>, at offset: Int? = nil, _ message: String,
    source: Constraint.SourceLocation? = nil
  ) -> LayoutTextError {
    LayoutTextError(
      kind, in: text, at: offset ?? range.lowerBound, range, message, source: source)
  }
}

extension String.UTF8View {
  /// The text between two places.
  package func slice(_ range: Range<Int>) -> Substring {
    let start = index(startIndex, offsetBy: range.lowerBound)
    return Substring(self[start..<index(start, offsetBy: range.count)])
  }
}

extension String {
  /// The line that a place is in, counted from 1, and the bytes of UTF-8 before it and before its
  /// end. Lines end with a line feed, a carriage return, or both.
  package func line(at offset: Int) -> (number: Int, range: Range<Int>) {
    var (number, start, end, previous) = (1, 0, 0, UInt8(0))
    for byte in utf8 {
      let isFeed = byte == UInt8(ascii: "\n")
      if isFeed || byte == UInt8(ascii: "\r") {
        if end >= offset { break }
        if !(isFeed && previous == UInt8(ascii: "\r")) { number += 1 }
        start = end + 1
      }
      previous = byte
      end += 1
    }
    return (number, start..<end)
  }
}
