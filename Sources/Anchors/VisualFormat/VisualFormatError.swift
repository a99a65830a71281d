/// What is wrong with a visual format, and where.
///
/// The description shows the place:
///
///     |[a][zz]
///            ^
///     no view is named zz; the views are a, b, c (LoginView.swift:42)
public struct VisualFormatError: Error, Sendable {
  /// What kind of mistake it is.
  public let kind: Kind
  /// The format as it was given.
  public let format: String
  /// The number of characters before the caret: before the first one that no right format could have
  /// there, the length of the format if it ends too early. After a name or a number that is right by
  /// itself but not known or not allowed. `nil` if the mistake is in the options.
  ///
  /// What stands before it is ASCII. So it is the same number in Unicode scalars, bytes and UTF-16.
  public let offset: Int?
  /// The number of characters before the name, number or sign in which the mistake is. `nil` if the
  /// mistake is in the options.
  public let tokenOffset: Int?
  /// What is wrong, in words.
  public let message: String
  /// Where the format was written.
  public let source: Constraint.SourceLocation

  init(
    _ kind: Kind, in format: String, at offset: Int?, token tokenOffset: Int?, _ message: String,
    source: Constraint.SourceLocation
  ) {
    self.kind = kind
    self.format = format
    self.offset = offset
    self.tokenOffset = tokenOffset
    self.message = message
    self.source = source
  }
}

extension VisualFormatError {
  /// The kinds of mistakes.
  public enum Kind: String, Sendable, CaseIterable {
    /// There is nothing in the format.
    case empty = "empty"
    /// `H` or `V` without `:`.
    case expectedColon = "expected-colon"
    /// A view should be there; after a view, also a connection, the superview or the end could.
    case expectedView = "expected-view"
    /// A bracket is open, and no name follows.
    case expectedName = "expected-name"
    /// A view ends without `]`.
    case expectedCloseBracket = "expected-close-bracket"
    /// After `-` comes neither a space nor a view nor the superview.
    case expectedSpacing = "expected-spacing"
    /// A space between views ends without `-`.
    case expectedDash = "expected-dash"
    /// A list ends without `)`.
    case expectedCloseParen = "expected-close-paren"
    /// A list has nothing to compare with.
    case expectedNumberOrName = "expected-number-or-name"
    /// `@` without a priority.
    case expectedPriority = "expected-priority"
    /// Something follows the superview at the end.
    case expectedEnd = "expected-end"
    /// A relation is not `==`, `<=` or `>=`.
    case unknownRelation = "unknown-relation"
    /// No view has this name.
    case unknownView = "unknown-view"
    /// No metric has this name.
    case unknownMetric = "unknown-metric"
    /// Neither a metric nor a view has this name.
    case unknownName = "unknown-name"
    /// A priority is not above 0 and at most 1000.
    case priorityOutOfRange = "priority-out-of-range"
    /// A number, or the number that a metric stands for, is infinite or none.
    case notFinite = "not-finite"
    /// An option is not for formats of this orientation, or options exclude each other.
    case optionsConflict = "options-conflict"
  }
}

extension VisualFormatError: CustomStringConvertible {
  /// The format, a caret under the place, and what is wrong there.
  public var description: String {
    caretText(format[...], under: offset) + "\(message) (\(source))"
  }
}
