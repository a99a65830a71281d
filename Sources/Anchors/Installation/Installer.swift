/// Places constraints on their hosts and records them, a whole batch or nothing.
///
///     do {
///       try Installer.install(title.top == card.top + 10, title.width == 120)
///     } catch {
///       print(error)     // an InstallationError that names items, attributes and line
///     }
public enum Installer {
  /// Installs the constraints in this order. Those that are active already stay as they are.
  ///
  /// The host of each is the nearest common ancestor of its items; a size with a number goes to the
  /// item itself, a position with a number to the superview.
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then none has been placed.
  /// - Complexity: O(*n* · depth).
  public static func install(_ constraints: [Constraint]) throws(InstallationError) {
    commit(constraints, to: try plan(constraints))
  }

  /// Installs the constraints in this order.
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then none has been placed.
  public static func install(_ constraints: Constraint...) throws(InstallationError) {
    try install(constraints)
  }

  /// Installs the constraints written in the builder and returns them as a group.
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then none has been placed.
  @discardableResult
  public static func install(@ConstraintBuilder _ build: () -> [Constraint])
    throws(InstallationError) -> ConstraintGroup
  {
    let constraints = build()
    try install(constraints)
    return ConstraintGroup(constraints)
  }

  /// Deactivates the constraints and takes them off their hosts and items, in one batch. Harmless for
  /// inactive ones.
  public static func uninstall(_ constraints: [Constraint]) {
    var toolkit: (any LayoutObserver)?
    for constraint in constraints {
      toolkit = constraint.toolkit ?? toolkit
      constraint.withdraw()
    }
    toolkit?.batchDidEnd()
  }
}

// MARK: - Deciding, then doing

/// Where one constraint of a batch goes.
struct Placement {
  /// The node of the host, which lives while the batch is installed: its view is in use.
  unowned(unsafe) let host: LayoutNode
}

extension Installer {
  /// Where each constraint goes. Changes nothing.
  static func plan(_ constraints: [Constraint]) throws(InstallationError) -> [Placement] {
    var placements: [Placement] = []
    placements.reserveCapacity(constraints.count)
    for constraint in constraints { placements.append(Placement(host: try host(of: constraint))) }
    return placements
  }

  /// Does what was planned, but for what is active already.
  static func commit(_ constraints: [Constraint], to placements: [Placement]) {
    var toolkit: (any LayoutObserver)?
    for constraint in constraints where constraint.first.kind == .native {
      toolkit = constraint.toolkit
      forgetWhatIsInactive(constraint)
    }
    for (index, constraint) in constraints.enumerated() where !constraint.isPlaced {
      if constraint.first.mayTranslateMask {
        constraint.first.item?.translatesAutoresizingMaskIntoConstraints = false
      }
      constraint.place(on: placements[index].host)
    }
    toolkit?.batchDidEnd()
  }

  /// Clears records that are no longer true, because the toolkit has deactivated constraints when a
  /// view left, or somebody did so by the toolkit's own means.
  ///
  /// Those of an item are looked through when the one installed last turns out to be inactive. So
  /// there are never many more than there were constraints active at one time.
  private static func forgetWhatIsInactive(_ constraint: Constraint) {
    if constraint.isPlaced, !constraint.isActive { constraint.unlink() }
    guard let last = constraint.first.installed.last, !last.isActive else { return }
    for recorded in constraint.first.installed where !recorded.isActive { recorded.unlink() }
  }

  private static func host(of constraint: Constraint) throws(InstallationError) -> LayoutNode {
    if let error = InstallationError.ofNumbers(in: constraint) { throw error }
    let first = constraint.first
    guard !first.isReleased else { throw .itemReleased(.init(constraint)) }
    guard let second = constraint.second else {
      // A size with a number is the item's own affair, a position is measured from the superview.
      let host = constraint.firstAttribute.isSize ? first.hostingNode : first.parent
      guard let host else { throw .noSuperview(item: first.name, .init(constraint)) }
      return host
    }
    guard !second.isReleased else { throw .itemReleased(.init(constraint)) }
    let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
    if attribute.isDirectional && other.isAbsoluteSide
      || attribute.isAbsoluteSide && other.isDirectional
    {
      throw .mixedDirections(first: attribute, second: other, .init(constraint))
    }
    if !first.kind.sharesToolkit(with: second.kind), first.system != second.system {
      throw .foreignItems(
        first: "\(first.name) (\(first.system.name))",
        second: "\(second.name) (\(second.system.name))", .init(constraint))
    }
    guard let host = nearestCommonAncestor(first, second) else {
      throw .noCommonAncestor(first: first.name, second: second.name, .init(constraint))
    }
    return host
  }
}

extension Constraint {
  /// The toolkit with a solver of its own that the constraint's items belong to, if they do.
  fileprivate var toolkit: (any LayoutObserver)? {
    first.kind == .native ? first.tree.observer : nil
  }
}

// MARK: - Trapping forms

extension Installer {
  /// Installs a batch that the caller vouches for.
  static func installOrTrap(_ constraints: [Constraint]) {
    commit(constraints, to: planOrTrap(constraints))
  }

  /// Withdraws one batch and installs another, which is looked at first. What is in both stays.
  static func replaceOrTrap(_ old: [Constraint], by new: [Constraint]) {
    let placements = planOrTrap(new)
    let staying = Set(new.map { ObjectIdentifier($0) })
    uninstall(old.filter { !staying.contains(ObjectIdentifier($0)) })
    commit(new, to: placements)
  }

  /// The plan of a batch. `fatalError` rather than a precondition: its message is there in release
  /// builds, too.
  private static func planOrTrap(_ constraints: [Constraint]) -> [Placement] {
    do { return try plan(constraints) } catch { fatalError("\(error)") }
  }
}
