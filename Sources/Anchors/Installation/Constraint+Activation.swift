extension Constraint {
  /// A Boolean value that indicates whether the constraint is installed.
  ///
  /// Setting it to `true` places the constraint on its host; a constraint that cannot be placed
  /// traps with the ``InstallationError``'s message (`Installer.install(_:)` throws it instead).
  /// Setting it to `false` takes it off again; the same constraint can be activated again later. A
  /// setter does not know the line of its caller: in messages the constraint has a line if it was
  /// written in a builder, or was activated by ``activate(_:fileID:line:)``.
  ///
  /// On UIKit and AppKit it is what `NSLayoutConstraint.isActive` says.
  public var isActive: Bool {
    get { holds }
    set { newValue ? Installer.installOrTrap(self) : Installer.uninstall(self) }
  }

  /// Activates the constraints written in the builder, in one batch, and returns them as a group.
  ///
  ///     Constraint.activate {
  ///       title.top == card.top + 10
  ///       title.width <= 200 ~ .high
  ///     }
  ///
  /// - Precondition: every constraint can be installed; otherwise traps with the message of the
  ///   ``InstallationError``. `Installer.install(ConstraintGroup { … })` throws it instead.
  /// - Throws: The error of a statement, such as a visual format; then nothing is activated.
  @_alwaysEmitIntoClient
  @discardableResult
  public static func activate<Failure>(
    @ConstraintBuilder _ build: () throws(Failure) -> [Constraint]
  ) throws(Failure) -> ConstraintGroup {
    let constraints = try build()
    Installer.installOrTrap(constraints)
    return ConstraintGroup(constraints)
  }

  /// Activates the constraints in one batch. A constraint from outside a builder takes this line as
  /// its ``source``.
  ///
  ///     let limit = card.width <= 320
  ///     Constraint.activate([limit])
  ///     print(limit)     // card.width <= 320 (activated at LoginView.swift:12)
  ///
  /// - Precondition: every constraint can be installed.
  @_alwaysEmitIntoClient
  public static func activate(
    _ constraints: [Constraint], fileID: StaticString = #fileID, line: UInt = #line
  ) {
    Installer.installOrTrap(constraints, at: fileID, line)
  }

  /// Deactivates the constraints. Harmless for inactive ones.
  @_alwaysEmitIntoClient
  public static func deactivate(_ constraints: [Constraint]) { Installer.uninstall(constraints) }
}
