import AnchorsLayout

/// One relation that a line of a log states, with the items as the log calls them.
///
/// A visual format of three items states several.
struct LogRow: Equatable {
  /// An attribute of an item.
  struct Place: Equatable {
    var item: String
    var attribute: Attribute

    /// `true` if it is the superview of the other item.
    var isSuperview: Bool { item == LogRow.superview }
  }

  var first: Place
  var relation: Relation
  /// `nil` for a number alone.
  var second: Place?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0

  /// The superview's name in visual formats of a log.
  static let superview = "|"
}

/// Why a line cannot be read.
struct LogError: Error {
  let reason: String
}
