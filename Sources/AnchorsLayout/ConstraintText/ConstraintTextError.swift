import Anchors

/// What is wrong with a text about constraints, and where.
///
/// The description shows the line and the place:
///
///     title.top == card.left + 10
///               ^
///     the two sides cannot be compared: a vertical and a horizontal position (LoginView.swift:42)
public struct ConstraintTextError: Error, Sendable {
  /// What kind of mistake it is.
  public var kind: Kind { details.kind }
  /// The text as it was given.
  public var text: String { details.text }
  /// The bytes of UTF-8 before the caret: before the name, the number or the sign that is wrong, or before
  /// the place where something is missing.
  public var offset: Int { details.offset }
  /// The bytes of UTF-8 before the name, number or sign in which the mistake is. It is ``offset``, but for a
  /// quote that is not closed: there it is where the quote begins.
  public var tokenOffset: Int { details.token.lowerBound }
  /// How many bytes of UTF-8 the name, number or sign has; 0 at the end of a line.
  public var tokenLength: Int { details.token.count }
  /// The number of the line in the text that has the mistake, from 1.
  public var lineNumber: Int { text.line(at: offset).number }
  /// What is wrong, in words.
  public var message: String { details.message }
  /// Where the text was written.
  public var source: Constraint.SourceLocation { details.source }

  /// Every function of the parser passes it on, which is little work for a reference.
  private let details: Details

  private final class Details: Sendable {
    let (kind, text, offset): (Kind, String, Int)
    let (token, message): (Range<Int>, String)
    let source: Constraint.SourceLocation

    init(
      _ kind: Kind, _ text: String, _ offset: Int, _ token: Range<Int>, _ message: String,
      _ source: Constraint.SourceLocation
    ) {
      (self.kind, self.text, self.offset) = (kind, text, offset)
      (self.token, self.message, self.source) = (token, message, source)
    }
  }

  init(
    _ kind: Kind, in text: String, at offset: Int, token: Range<Int>, _ message: String,
    source: Constraint.SourceLocation
  ) {
    details = Details(kind, text, offset, token, message, source)
  }
}

extension ConstraintTextError {
  /// The kinds of mistakes.
  public enum Kind: String, Sendable, CaseIterable {
    /// An item's attribute or a number should be there.
    case expectedTerm = "expected-term"
    /// A number should be there.
    case expectedNumber = "expected-number"
    /// The name of an attribute, an edge or a priority should be there; or an item stands without its
    /// attribute.
    case expectedAttribute = "expected-attribute"
    /// `==`, `<=` or `>=` should be there.
    case expectedRelation = "expected-relation"
    /// The statement should end there.
    case expectedEnd = "expected-end"
    /// A bracket is not closed.
    case unbalancedBracket = "unbalanced-bracket"
    /// A quote is not closed.
    case unterminatedQuote = "unterminated-quote"
    /// No item has this name.
    case unknownItem = "unknown-item"
    /// The item has no attribute and no guide of this name.
    case unknownAttribute = "unknown-attribute"
    /// No metric has this name.
    case unknownMetric = "unknown-metric"
    /// No priority has this name.
    case unknownPriority = "unknown-priority"
    /// The text is about an item that no longer exists.
    case itemReleased = "item-released"
    /// The labels of arguments are others.
    case wrongLabel = "wrong-label"
    /// The two sides, or the elements of an array, are of different kinds; or two numbers are compared.
    case differentKinds = "different-kinds"
    /// `leading` or `trailing` on one side, `left` or `right` on the other.
    case mixedDirections = "mixed-directions"
    /// The sum or product is not of one anchor and numbers.
    case notLinear = "not-linear"
    /// A number is divided by 0.
    case divisionByZero = "division-by-zero"
    /// A number, or the number that a metric stands for, is infinite or none.
    case notFinite = "not-finite"
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange = "priority-out-of-range"
  }
}

extension ConstraintTextError: CustomStringConvertible {
  /// The line, a caret under the place, what is wrong there, and where the text was written.
  public var description: String {
    let range = text.line(at: offset).range
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(start, offsetBy: range.count)
    let line = range.count == text.utf8.count ? "" : "line \(lineNumber) of the text at "
    return caretText(text[start..<end], under: offset - range.lowerBound)
      + "\(message) (\(line)\(source))"
  }
}
