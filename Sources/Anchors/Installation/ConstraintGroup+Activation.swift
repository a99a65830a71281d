extension ConstraintGroup {
  /// How many of a group's constraints are active.
  public enum Activity: Sendable {
    /// Every one, and there is at least one.
    case all
    /// Some but not all.
    case some
    /// None.
    case none
  }

  /// How many of the constraints are active.
  ///
  /// - Complexity: O(*n*).
  public var activity: Activity {
    let active = constraints.count { $0.isActive }
    if active == 0 { return .none }
    return active == constraints.count ? .all : .some
  }

  /// Whether all constraints are active, and there is at least one; see ``activity``.
  @_alwaysEmitIntoClient
  public var isActive: Bool { activity == .all }

  /// Activates all constraints in one batch.
  ///
  /// - Precondition: every one can be installed; use ``Installer/install(_:)`` to handle the error.
  @_alwaysEmitIntoClient
  public func activate() { Installer.installOrTrap(constraints) }

  /// Deactivates all constraints. Harmless for those that are inactive.
  @_alwaysEmitIntoClient
  public func deactivate() { Installer.uninstall(constraints) }

  /// Activates this group and deactivates another, in one pass; constraints that are in both stay as they
  /// are.
  ///
  ///     compact.activate(replacing: regular)
  ///
  /// - Precondition: every constraint of this group can be installed; otherwise traps with the
  ///   ``InstallationError``'s message and changes nothing.
  @_alwaysEmitIntoClient
  public func activate(replacing other: ConstraintGroup) {
    Installer.replaceOrTrap(other.constraints, by: constraints)
  }

  /// Replaces the group's constraints by those in the builder. The old ones are deactivated; the
  /// new ones are activated if the group was active, wholly or in part.
  ///
  /// - Precondition: if active, every new one can be installed; otherwise traps and changes nothing.
  public func replace(@ConstraintBuilder _ build: () -> [Constraint]) {
    let replacement = build()
    if activity != .none { Installer.replaceOrTrap(constraints, by: replacement) }
    // What leaves the group has the constants it was written with.
    offset = 0
    inset = 0
    constraints = replacement
  }
}
