import AnchorsLayout

/// Something that is wrong with a layout, or may be.
struct Problem {
  /// How bad it is, worst first.
  enum Kind: String, CaseIterable {
    /// Constraints that cannot hold together.
    case conflict
    /// Items that no layout settles.
    case unsettled
    /// Frames that nothing determines.
    case ambiguous
    /// Wishes that did not come true.
    case unheld
    /// What is allowed, but seldom meant.
    case lint
  }

  let kind: Kind
  /// What it is, on one line.
  var title: String
  /// The whole of it, on as many lines as it takes.
  var lines: [String] = []
  /// What it comes down to.
  var sum: String?
  /// Of a conflict, the constraint that the rest was laid out without.
  var setAside: Int?
  /// What would mend it, best first.
  var repairs: [String] = []
  /// The items concerned, by number.
  var items: [Int] = []
  /// The constraints concerned, by number, in the order of their list.
  var constraints: [Int] = []
}
