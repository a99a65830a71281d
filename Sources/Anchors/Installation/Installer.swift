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
    commit(try plan(constraints))
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

  /// Deactivates the constraints and takes them off their hosts and items. Harmless for inactive
  /// ones.
  public static func uninstall(_ constraints: [Constraint]) {
    for constraint in constraints { constraint.withdraw() }
  }
}

// MARK: - Deciding, then doing

/// Where one constraint goes.
struct Placement {
  let constraint: Constraint
  let host: any LayoutItem
  /// What a position with a number is measured from.
  let impliedSecond: (any LayoutItem)?
}

extension Installer {
  /// Where each constraint goes. Changes nothing.
  static func plan(_ constraints: [Constraint]) throws(InstallationError) -> [Placement] {
    var placements: [Placement] = []
    placements.reserveCapacity(constraints.count)
    for constraint in constraints { placements.append(try placement(of: constraint)) }
    return placements
  }

  /// Does what was planned, but for what is active already.
  static func commit(_ placements: [Placement]) {
    var host: LayoutNode?
    var root: LayoutNode?
    for placement in placements where !placement.constraint.isActive {
      let node = placement.host.anchorNode
      // Neighbours in a batch often share their host, and with it the climb to the top.
      if node !== host { (host, root) = (node, node.root) }
      guard let root else { continue }
      placement.constraint.first.item?.translatesAutoresizingMaskIntoConstraints = false
      placement.constraint.place(
        on: node, impliedSecond: placement.impliedSecond?.anchorNode, root: root)
    }
  }

  private static func placement(of constraint: Constraint) throws(InstallationError) -> Placement {
    if let error = InstallationError.ofNumbers(in: constraint) { throw error }
    guard let first = constraint.first.item else {
      throw .itemReleased(.init(constraint))
    }
    guard let secondNode = constraint.second else {
      return try placement(of: constraint, alone: first)
    }
    guard let second = secondNode.item else { throw .itemReleased(.init(constraint)) }
    let (attribute, other) = (constraint.firstAttribute, constraint.secondAttribute)
    if attribute.isDirectional && other.isAbsoluteSide
      || attribute.isAbsoluteSide && other.isDirectional
    {
      throw .mixedDirections(first: attribute, second: other, .init(constraint))
    }
    guard first.layoutSystem == second.layoutSystem else {
      throw .foreignItems(
        first: "\(first.layoutName) (\(first.layoutSystem.name))",
        second: "\(second.layoutName) (\(second.layoutSystem.name))", .init(constraint))
    }
    guard let host = nearestCommonAncestor(first, second) else {
      throw .noCommonAncestor(
        first: first.layoutName, second: second.layoutName, .init(constraint))
    }
    return Placement(constraint: constraint, host: host, impliedSecond: nil)
  }

  /// Where a constraint with a number on the right goes.
  private static func placement(of constraint: Constraint, alone item: any LayoutItem)
    throws(InstallationError) -> Placement
  {
    let host = constraint.firstAttribute.isSize ? item.hostingView : item.layoutParent
    guard let host else { throw .noSuperview(item: item.layoutName, .init(constraint)) }
    let measuredFrom = constraint.firstAttribute.isSize ? nil : host
    return Placement(constraint: constraint, host: host, impliedSecond: measuredFrom)
  }
}

// MARK: - Trapping forms

extension Installer {
  /// Installs a batch that the caller vouches for.
  static func installOrTrap(_ constraints: [Constraint]) {
    commit(planOrTrap(constraints))
  }

  /// Withdraws one batch and installs another, which is looked at first.
  static func replaceOrTrap(_ old: [Constraint], by new: [Constraint]) {
    let placements = planOrTrap(new)
    uninstall(old)
    commit(placements)
  }

  /// The plan of a batch. `fatalError` rather than a precondition: its message is there in release
  /// builds, too.
  private static func planOrTrap(_ constraints: [Constraint]) -> [Placement] {
    do { return try plan(constraints) } catch { fatalError("\(error)") }
  }
}
