import Anchors

extension ConstraintGroup {
  /// `true` if no constraint of the group is active.
  public var isInactive: Bool { allSatisfy { !$0.isActive } }

  /// `true` if some constraints of the group are active, and others are not.
  public var isPartlyActive: Bool { !isActive && !isInactive }
}
