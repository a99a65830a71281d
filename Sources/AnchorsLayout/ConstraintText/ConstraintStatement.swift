import Anchors

/// A statement of a text about constraints, and the places of its parts, in bytes of UTF-8 from the
/// beginning of the text.
package struct ConstraintStatement {
  /// The constraints, inert, in the order in which Swift would make them.
  package var constraints: [Constraint]
  /// The statement, with its identifier and the place where it was written.
  package let range: Range<Int>
  /// `==`, `<=` or `>=`.
  package let relation: Range<Int>
  /// The range of the priority after `~`.
  package let priority: Range<Int>?
  /// The numbers without their signs, except those of the priority.
  package let literals: [(range: Range<Int>, value: Double)]
}
