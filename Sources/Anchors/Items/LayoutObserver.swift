/// What a tree's ``TreeRecord`` tells of its constraints and items. The engine listens, or the part
/// that hands constraints over to a toolkit with a solver of its own.
protocol LayoutObserver: AnyObject {
  func constraintDidActivate(_ constraint: Constraint)
  func constraintWillDeactivate(_ constraint: Constraint)
  /// All constraints of one batch have been activated or deactivated.
  func batchDidEnd()
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
