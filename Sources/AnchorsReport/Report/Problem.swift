import AnchorsLayout

/// Something that is wrong with a layout, or may be.
package struct Problem {
  /// The kind of a problem, worst first.
  package enum Kind: String, CaseIterable {
    /// Conflicting constraints.
    case conflict
    /// Items whose layout does not converge.
    case nonconverging
    /// Frames that nothing determines.
    case ambiguous
    /// Content that has less room than it asks for.
    case compressed
    /// Unsatisfied constraints.
    case unsatisfied
    /// Constraints that work but are likely mistakes.
    case lint
  }

  package let kind: Kind
  /// The problem in one line.
  package var title: String
  /// The whole of it, on as many lines as it takes.
  package var lines: [String] = []
  /// The arithmetic.
  package var sum: String?
  /// For a conflict, the removed constraint.
  package var removed: Int?
  /// The fixes, best first.
  package var repairs: [String] = []
  /// The items concerned, by number.
  package var items: [Int] = []
  /// The constraints concerned, by number, in the order of their list.
  package var constraints: [Int] = []
}
