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
}

extension LayoutView {
  /// Whether the constraints leave something of the view's frame open.
  public final var hasAmbiguousLayout: Bool {
    LayoutTree(containing: self).ambiguities.contains { $0.item === self }
  }
}
