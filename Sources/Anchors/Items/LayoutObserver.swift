/// What a tree's ``TreeRecord`` tells of its constraints and items. The engine listens.
protocol LayoutObserver: AnyObject {
  func constraintDidActivate(_ constraint: Constraint)
  func constraintWillDeactivate(_ constraint: Constraint)
  func constraintDidChange(_ constraint: Constraint, _ change: ConstraintChange)
  func metricsDidChange(of node: LayoutNode)
  func hierarchyDidChange()
  func rootWillGoAway()
}

/// What was edited on an active constraint.
enum ConstraintChange {
  /// Only a right-hand side.
  case constant
  /// The coefficients or the level.
  case structure
}
