import Anchors

extension ConstraintGroup {
  /// Whether no constraint of the group is active.
  package var isInactive: Bool { allSatisfy { !$0.isActive } }

  /// Whether some constraints of the group are active, and others are not.
  package var isPartlyActive: Bool { !isActive && !isInactive }
}
