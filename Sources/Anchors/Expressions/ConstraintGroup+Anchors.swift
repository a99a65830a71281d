extension ConstraintGroup {
  /// Returns the first constraint whose first anchor is this one.
  ///
  ///     let frame = ConstraintGroup {
  ///       title.top == card.top + 8
  ///       title.leading == card.leading + 12
  ///     }
  ///     frame[title.top]?.constant = 20
  ///
  /// - Complexity: O(*n*).
  @_alwaysEmitIntoClient
  public subscript<Kind>(anchor: LayoutAnchor<Kind>) -> Constraint? {
    constraints.first { $0.isAbout(anchor) }
  }

  /// Returns all constraints whose first anchor is this one, in the order of the statements.
  ///
  ///     for constraint in states.all(title.top) { constraint.constant += 4 }
  ///
  /// - Complexity: O(*n*).
  @_alwaysEmitIntoClient
  public func all<Kind>(_ anchor: LayoutAnchor<Kind>) -> [Constraint] {
    constraints.filter { $0.isAbout(anchor) }
  }
}

extension Constraint {
  @_alwaysEmitIntoClient
  func isAbout<Kind>(_ anchor: LayoutAnchor<Kind>) -> Bool {
    first === anchor.node && firstAttribute == anchor.attribute
  }
}
