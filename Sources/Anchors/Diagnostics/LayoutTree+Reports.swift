extension LayoutTree {
  /// The conflicts among required constraints, as of a layout that is brought up to date first.
  public var conflicts: [LayoutConflict] {
    layoutIfNeeded()
    return engine.conflictReports()
  }

  /// What the constraints leave open, item by item in the order of the tree.
  public var ambiguities: [LayoutAmbiguity] {
    layoutIfNeeded()
    return engine.ambiguityReports()
  }

  /// The optional constraints and intrinsic sizes that do not hold, and the required constraints
  /// that were set aside.
  public var unsatisfied: [UnsatisfiedLimit] {
    layoutIfNeeded()
    return engine.unsatisfiedReports()
  }

  /// The items whose frames may not be the best, in the order of the tree: the engine gave up looking
  /// for better ones.
  ///
  /// It does so after a number of steps in proportion to the constraints that hang together. No
  /// known layout comes near it, and the list is empty; it is there so that layout always ends, and
  /// says so. What is required may not hold either for these items.
  public var unfinished: [any LayoutItem] {
    layoutIfNeeded()
    return engine.unfinishedReports()
  }
}

extension LayoutView {
  /// Whether the constraints leave something of the view's frame open.
  public final var hasAmbiguousLayout: Bool {
    LayoutTree(containing: self).ambiguities.contains { $0.item === self }
  }
}
