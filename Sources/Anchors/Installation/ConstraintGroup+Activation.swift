extension ConstraintGroup {
  /// Whether all constraints are active, and there is at least one. Whether some are is
  /// `group.contains { $0.isActive }`.
  ///
  /// - Complexity: O(*n*).
  public var isActive: Bool { !constraints.isEmpty && constraints.allSatisfy { $0.isActive } }

  /// Activates all constraints in one batch. One that was not written in a builder takes this line as its
  /// ``Constraint/source``.
  ///
  /// - Precondition: every one can be installed; use `Installer.install(_:)` to handle the error.
  @_alwaysEmitIntoClient
  public func activate(fileID: StaticString = #fileID, line: UInt = #line) {
    Installer.installOrTrap(constraints, at: fileID, line)
  }

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
  public func activate(
    replacing other: ConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    Installer.replaceOrTrap(other.constraints, by: constraints, at: fileID, line)
  }

  /// Replaces the group's constraints by those in the builder. The old ones are deactivated; the
  /// new ones are activated if the group was active, wholly or in part.
  ///
  /// - Precondition: if active, every new one can be installed; otherwise traps and changes nothing.
  public func replace(@ConstraintBuilder _ build: () -> [Constraint]) {
    let replacement = build()
    if constraints.contains(where: { $0.isActive }) {
      Installer.replaceOrTrap(constraints, by: replacement)
    }
    // What leaves the group has the constants it was written with.
    offset = 0
    inset = 0
    constraints = replacement
  }
}
