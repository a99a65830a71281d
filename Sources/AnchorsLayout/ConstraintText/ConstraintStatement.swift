import Anchors

/// A statement of a text about constraints, and the places of its parts, in bytes of UTF-8 from the
/// beginning of the text.
package struct ConstraintStatement {
  /// The constraints, inert, in the order in which Swift would make them.
  package let constraints: [Constraint]
  /// The statement, with its identifier and the place where it was written.
  package let range: Range<Int>
  /// `==`, `<=` or `>=`.
  package let relation: Range<Int>
  /// What stands after `~`.
  package let priority: Range<Int>?
  /// The numbers, without their signs, but for those of the priority.
  package let literals: [(range: Range<Int>, value: Double)]
}

/// Reads constraints as text, with given names of items and numbers.
package struct ConstraintTextReader {
  let items: [String: any LayoutItem]
  let metrics: [String: Double]
  let source: Constraint.SourceLocation

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - items: Views and guides by name.
  ///   - metrics: Numbers by name.
  ///   - source: Where the constraints say that they were written.
  package init(
    items: [String: any LayoutItem], metrics: [String: Double], source: Constraint.SourceLocation
  ) {
    self.items = items
    self.metrics = metrics
    self.source = source
  }

  /// The statements of a text, in order.
  package func statements(in text: String) throws(ConstraintTextError) -> [ConstraintStatement] {
    var parser = ConstraintTextParser(text, self)
    return try parser.statements()
  }
}
