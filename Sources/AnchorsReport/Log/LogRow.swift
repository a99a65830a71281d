import AnchorsLayout

/// One relation that a line of a log states, with the items as the log calls them.
///
/// A visual format of three items states several.
struct LogRow: Equatable {
  /// An attribute of an item.
  struct Place: Equatable {
    var item: String
    var attribute: Attribute

    /// Whether it is the superview of the item beside it.
    var isSuperview: Bool { item == LogRow.superview }
  }

  var first: Place
  var relation: Relation
  /// `nil` for a number alone.
  var second: Place?
  var multiplier = 1.0
  var constant = 0.0
  var priority = 1000.0

  /// What the log calls the superview of an item in visual formats.
  static let superview = "|"
}

/// Why a line cannot be read.
struct LogError: Error {
  let reason: String
}
