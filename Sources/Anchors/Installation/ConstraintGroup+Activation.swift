extension ConstraintGroup {
  /// A Boolean value that indicates whether all constraints are active. It is `false` for an empty
  /// group. Use `group.contains { $0.isActive }` to find out whether some are.
  ///
  /// - Complexity: O(*n*).
  public var isActive: Bool { !constraints.isEmpty && constraints.allSatisfy { $0.isActive } }

  /// Activates all constraints in one batch. A constraint from outside a builder takes this line as
  /// its ``Constraint/source``.
  ///
  /// - Precondition: every one can be installed; use `Installer.install(_:)` to handle the error.
  @_alwaysEmitIntoClient
  public func activate(fileID: StaticString = #fileID, line: UInt = #line) {
    Installer.installOrTrap(constraints, at: fileID, line)
  }

  /// Deactivates all constraints. Inactive ones do not change.
  @_alwaysEmitIntoClient
  public func deactivate() { Installer.uninstall(constraints) }

  /// Activates this group and deactivates another, in one pass; constraints that are in both stay
  /// as they are.
  ///
  ///     compact.activate(replacing: regular)
  ///
  /// - Precondition: every constraint of this group can be installed; otherwise traps with the
  ///   ``InstallationError``'s message and changes nothing.
  @_alwaysEmitIntoClient
  public func activate(
    replacing other: ConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    Installer.replaceOrTrap(other.constraints, by: constraints, at: fileID, line)
  }

  /// Replaces the group's constraints by those in the builder. The old ones are deactivated; the
  /// new ones are activated if the group was active, wholly or in part.
  ///
  /// - Precondition: if active, every new one can be installed; otherwise traps and changes
  ///   nothing.
  public func replace(@ConstraintBuilder _ build: () -> [Constraint]) {
    let replacement = build()
    if constraints.contains(where: { $0.isActive }) {
      Installer.replaceOrTrap(constraints, by: replacement)
    }
    // What leaves the group has the constants it was written with.
    additionalOffset = 0
    additionalInset = 0
    constraints = replacement
  }
}
