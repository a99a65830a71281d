extension Array where Element: LayoutItem {
  /// Installs the constraints that the builder gives for each item, all in one batch.
  ///
  ///     [first, second, third].makeConstraints { v in
  ///       v.leading == card.leading + 8
  ///       v.height == 44
  ///     }
  ///
  /// - Precondition: every constraint can be installed; otherwise traps and installs none.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @discardableResult
  public func makeConstraints(@ConstraintBuilder _ build: (Element) -> [Constraint])
    -> ConstraintGroup
  {
    let group = prepareConstraints(build)
    Installer.installOrTrap(group.constraints)
    return group
  }

  /// Builds the constraints that the builder gives for each item, without installing them.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func prepareConstraints(@ConstraintBuilder _ build: (Element) -> [Constraint])
    -> ConstraintGroup
  {
    ConstraintGroup(flatMap(build))
  }

  /// Brings the active constraints of the items up to date; see
  /// ``LayoutItem/updateConstraints(_:)``.
  ///
  /// - Precondition: every constraint can be installed; otherwise traps and changes nothing.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @discardableResult
  public func updateConstraints(@ConstraintBuilder _ build: (Element) -> [Constraint])
    -> ConstraintGroup
  {
    Installer.updateOrTrap(with: flatMap(build))
  }

  /// Removes the constraints whose first items these are, and installs the builder's constraints
  /// for each item.
  ///
  /// - Precondition: every constraint can be installed; otherwise traps and changes nothing.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @discardableResult
  public func remakeConstraints(@ConstraintBuilder _ build: (Element) -> [Constraint])
    -> ConstraintGroup
  {
    let constraints = flatMap(build)
    Installer.replaceOrTrap(flatMap { $0.installedConstraints }, by: constraints)
    return ConstraintGroup(constraints)
  }

  /// Deactivates every constraint whose first item is one of these.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func removeConstraints() { Installer.uninstall(flatMap { $0.installedConstraints }) }
}
