import AnchorsLayout

/// Something that is wrong with a layout, or may be.
package struct Problem {
  /// How bad it is, worst first.
  package enum Kind: String, CaseIterable {
    /// Constraints that cannot hold together.
    case conflict
    /// Items that no layout settles.
    case nonconverging
    /// Frames that nothing determines.
    case ambiguous
    /// Content that has less room than it asks for.
    case compressed
    /// Wishes that did not come true.
    case unsatisfied
    /// What is allowed, but seldom meant.
    case lint
  }

  package let kind: Kind
  /// What it is, on one line.
  package var title: String
  /// The whole of it, on as many lines as it takes.
  package var lines: [String] = []
  /// What it comes down to.
  package var sum: String?
  /// Of a conflict, the constraint that the rest was laid out without.
  package var removed: Int?
  /// What would mend it, best first.
  package var repairs: [String] = []
  /// The items concerned, by number.
  package var items: [Int] = []
  /// The constraints concerned, by number, in the order of their list.
  package var constraints: [Int] = []
}
