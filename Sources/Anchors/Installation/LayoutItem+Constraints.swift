extension LayoutItem {
  /// Installs the constraints written in the builder and returns them as a group.
  ///
  ///     title.makeConstraints { v in
  ///       v.top == card.top + 10
  ///       v.width <= 200 ~ .high
  ///     }
  ///
  /// - Precondition: every constraint can be installed. Where that is not sure,
  ///   `try Installer.install(title.prepareConstraints { … })` throws instead of trapping.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @discardableResult
  public func makeConstraints(@ConstraintBuilder _ build: (Self) -> [Constraint])
    -> ConstraintGroup
  {
    let group = prepareConstraints(build)
    Installer.installOrTrap(group.constraints)
    return group
  }

  /// Builds the constraints written in the builder without installing them.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public func prepareConstraints(@ConstraintBuilder _ build: (Self) -> [Constraint])
    -> ConstraintGroup
  {
    ConstraintGroup(build(self))
  }

  /// Brings the active constraints of the first items mentioned in the builder up to date.
  ///
  /// A statement matches an active constraint with the same items, attributes and relation and, if
  /// the statement has one, the same identifier. A match takes the statement's constant, multiplier
  /// and priority; a statement without a match is installed. If several match, each is used once,
  /// in the order of installation.
  ///
  ///     title.updateConstraints { v in v.top == card.top + 24 }
  ///
  /// - Returns: the live constraints, updated or new, in the order of the statements.
  /// - Precondition: every constraint can be installed; otherwise traps and changes nothing.
  ///   ``Installer/update(_:)`` throws instead.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @discardableResult
  public func updateConstraints(@ConstraintBuilder _ build: (Self) -> [Constraint])
    -> ConstraintGroup
  {
    Installer.updateOrTrap(with: build(self))
  }

  /// Removes the constraints whose first item this is, and installs those in the builder.
  ///
  /// - Precondition: every constraint can be installed; otherwise traps and changes nothing.
  ///   ``Installer/replace(_:by:fileID:line:)`` throws instead.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  @discardableResult
  public func remakeConstraints(@ConstraintBuilder _ build: (Self) -> [Constraint])
    -> ConstraintGroup
  {
    let constraints = build(self)
    Installer.replaceOrTrap(installedConstraints, by: constraints)
    return ConstraintGroup(constraints)
  }

  /// ``removeConstraints()`` by default.
  @_implements(LayoutItem,removeConstraints())
  @_alwaysEmitIntoClient
  public func _removeConstraints() { Installer.uninstall(installedConstraints) }

  /// ``installedConstraints`` by default.
  @_implements(LayoutItem,installedConstraints)
  public var _installedConstraints: [Constraint] { layoutNode.installed.active }

  /// ``hostedConstraints`` by default.
  @_implements(LayoutItem,hostedConstraints)
  public var _hostedConstraints: [Constraint] { layoutNode.hosted.active }
}
