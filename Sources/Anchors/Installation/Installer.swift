/// Places constraints on their hosts and records them, a whole batch or nothing.
///
///     let group = ConstraintGroup {
///       title.top == card.top + 10
///       title.width == 120
///     }
///     do {
///       try Installer.install(group)
///     } catch {
///       print(error)     // an InstallationError that names items, attributes and line
///     }
public enum Installer {
  /// Installs the constraints of an array, a group or another sequence, in this order. Those that are active
  /// already stay as they are.
  ///
  /// The host of each is the nearest common ancestor of its items; a size with a number goes to the
  /// item itself, a position with a number to the superview.
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then none has been placed.
  /// - Complexity: O(*n* · depth).
  @_alwaysEmitIntoClient
  public static func install(_ constraints: some Sequence<Constraint>) throws(InstallationError) {
    try install(Array(constraints))
  }

  @usableFromInline
  static func install(_ constraints: [Constraint]) throws(InstallationError) {
    commit(constraints, to: try plan(constraints))
  }

  /// Installs the constraints in this order.
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then none has been placed.
  @_alwaysEmitIntoClient
  public static func install(_ constraints: Constraint...) throws(InstallationError) {
    try install(constraints)
  }

  /// Takes constraints off and installs others, which are looked at first. What is in both stays.
  ///
  ///     try Installer.replace(regular, by: compact)
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then nothing has been changed.
  @_alwaysEmitIntoClient
  public static func replace(
    _ old: some Sequence<Constraint>, by new: some Sequence<Constraint>
  ) throws(InstallationError) {
    try replace(Array(old), with: Array(new))
  }

  @usableFromInline
  static func replace(_ old: [Constraint], with new: [Constraint]) throws(InstallationError) {
    let placements = try plan(new)
    let staying = Set(new.map { ObjectIdentifier($0) })
    uninstall(old.filter { !staying.contains(ObjectIdentifier($0)) })
    commit(new, to: placements)
  }

  /// Deactivates the constraints and takes them off their hosts and items, in one batch. Harmless for
  /// inactive ones.
  @usableFromInline
  package static func uninstall(_ constraints: [Constraint]) {
    var batch = Batch()
    for constraint in constraints {
      batch.note(constraint.first)
      constraint.withdraw()
    }
    batch.end()
  }

  /// Deactivates a constraint. Harmless for an inactive one.
  static func uninstall(_ constraint: Constraint) {
    constraint.withdraw()
    constraint.first.knownBackend?.batchDidEnd()
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
    for (index, constraint) in constraints.enumerated() {
      // Statements about the same two items often follow one another, and items that must be asked are
      // slow to answer.
      if index > 0, constraint.first.kind.isAsked, constraint.hasItems(of: constraints[index - 1]) {
        try check(constraint)
        placements.append(placements[index - 1])
      } else {
        placements.append(try plan(constraint))
      }
    }
    return placements
  }

  /// Where a constraint goes, or is already. Changes nothing.
  static func plan(_ constraint: Constraint) throws(InstallationError) -> Placement {
    if let host = constraint.hostNode, constraint.isActive { return Placement(host: host) }
    try check(constraint)
    return Placement(host: try host(of: constraint))
  }

  /// Does what was planned, but for what is active already.
  static func commit(_ constraints: [Constraint], to placements: [Placement]) {
    var batch = Batch()
    // The last one that has told its first item.
    var former: Int?
    for (index, constraint) in constraints.enumerated() {
      forgetUntrueRecord(of: constraint)
      if constraint.isRecorded { continue }
      if place(constraint, placements[index], after: former.map { constraints[$0].first }) {
        former = index
      }
      batch.note(constraint.first)
    }
    batch.end()
  }

  /// The same for a single constraint.
  static func commit(_ constraint: Constraint, to placement: Placement) {
    forgetUntrueRecord(of: constraint)
    if constraint.isRecorded { return }
    place(constraint, placement, after: nil)
    constraint.first.knownBackend?.batchDidEnd()
  }

  /// Forgets where a constraint is placed if somebody has deactivated it by the backend's own means.
  @inline(__always)
  private static func forgetUntrueRecord(of constraint: Constraint) {
    if constraint.isRecorded, !constraint.holds { constraint.unlink() }
  }

  /// Places a constraint, and says to its first item that constraints determine the frame from now on, unless
  /// that has been told, or the constraint is about something in the item. Returns whether it has told it.
  @inline(__always) @discardableResult
  private static func place(
    _ constraint: Constraint, _ placement: Placement, after former: @autoclosure () -> LayoutNode?
  ) -> Bool {
    let first = constraint.first
    let tells =
      first.mayTranslateMask && former() !== first
      && constraint.hasTakenMask(host: placement.host)
    constraint.place(on: placement.host)
    return tells
  }

  /// Throws if a constraint's own parts do not go together.
  private static func check(_ constraint: Constraint) throws(InstallationError) {
    if let error = InstallationError(numbersOf: constraint) { throw error }
    if constraint.first.isReleased { throw InstallationError(.itemReleased, constraint) }
    guard let second = constraint.second else { return }
    if second.isReleased { throw InstallationError(.itemReleased, constraint) }
    if second === constraint.first, constraint.isTautology {
      throw InstallationError(.comparedWithItself, constraint)
    }
    if constraint.firstAttribute.isOfOtherDirection(than: constraint.secondAttribute) {
      throw InstallationError(.mixedDirections, constraint)
    }
  }

  private static func host(of constraint: Constraint) throws(InstallationError) -> LayoutNode {
    let first = constraint.first
    guard let second = constraint.second else {
      // A size with a number is the item's own affair, a position is measured from the superview.
      let host = constraint.firstAttribute.isSize ? first.hostingNode : first.parent
      guard let host else { throw InstallationError(.noSuperview, constraint) }
      return host
    }
    guard first.sharesSystem(with: second) else {
      throw InstallationError(.foreignItems, constraint)
    }
    guard let host = nearestCommonAncestor(first, second) else {
      throw InstallationError(.noCommonAncestor, constraint)
    }
    return host
  }
}

extension Constraint {
  /// Whether the constraint goes where the other does, as far as its items tell.
  fileprivate func hasItems(of other: Constraint) -> Bool {
    if first !== other.first || second !== other.second { return false }
    return second != nil || firstAttribute.isSize == other.firstAttribute.isSize
  }

  /// Turns off mask translation for the first item, or for its owning view if the item is a guide.
  /// Returns `false` and leaves the mask alone if the second item is a descendant: in
  /// `view.height >= label.height + 20` its owner may set the view's frame, as with a controller's
  /// root view. A mask that the toolkit manages stays on, too.
  ///
  /// Never inlined, because an item is told once for many constraints.
  @inline(never)
  fileprivate func hasTakenMask(host: LayoutNode) -> Bool {
    if let second, second !== first, second !== host, first.hostingNode === host { return false }
    guard let item = first.item, item.translatesAutoresizingMaskIntoConstraints else { return true }
    if first.knownBackend?.managesMask(of: item) != true {
      item.translatesAutoresizingMaskIntoConstraints = false
    }
    return true
  }
}

/// The backends of what is placed or withdrawn together, which are told of the end: nearly always one.
private struct Batch {
  /// The record of what came last.
  private var record: TreeRecord?

  /// Notes the first item of a constraint.
  @inline(__always)
  mutating func note(_ first: LayoutNode) {
    if first.record !== record { begin(first.record) }
  }

  private mutating func begin(_ next: TreeRecord?) {
    end()
    record = next
  }

  /// All that has been noted is over.
  func end() { record?.backend?.batchDidEnd() }
}

// MARK: - Trapping forms

extension Installer {
  /// Installs a batch that the caller vouches for.
  @inline(never) @usableFromInline
  static func installOrTrap(_ constraints: [Constraint]) {
    do { commit(constraints, to: try plan(constraints)) } catch { error.stopProgram() }
  }

  /// Installs a constraint that the caller vouches for.
  @inline(never)
  static func installOrTrap(_ constraint: Constraint) {
    do { commit(constraint, to: try plan(constraint)) } catch { error.stopProgram() }
  }

  /// Withdraws one batch and installs another that the caller vouches for.
  @inline(never) @usableFromInline
  package static func replaceOrTrap(_ old: [Constraint], by new: [Constraint]) {
    do { try replace(old, with: new) } catch { error.stopProgram() }
  }
}
