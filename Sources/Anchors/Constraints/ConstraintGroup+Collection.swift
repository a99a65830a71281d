extension ConstraintGroup: RandomAccessCollection {
  /// The place of the first constraint, which is 0.
  public var startIndex: Int { 0 }

  /// The number of constraints.
  public var endIndex: Int { constraints.count }

  /// Returns a constraint by its index in the order of the statements.
  ///
  ///     let frame = card.edges == screen.edges
  ///     frame.count                       // 4
  ///     frame[0].constant = 20            // the top edge
  ///     for edge in frame { edge.priority = .high }
  ///
  /// - Complexity: O(1).
  public subscript(position: Int) -> Constraint { constraints[position] }
}
