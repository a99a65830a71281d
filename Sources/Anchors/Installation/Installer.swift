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
///
/// Algorithm: the installer first decides and then acts. For each constraint it checks the
/// statement and finds the host, the nearest common ancestor of both items. Only if all are valid
/// does it place them, in order, and turn off mask translation for their first items. Then each
/// backend is told that the batch ends.
///
/// Guaranteed: a rejected batch changes nothing; a constraint that is already active stays where it
/// is; the order of installation is that of the statements.
///
/// Not guaranteed: that the batch can be satisfied. The solver finds conflicts at the next layout,
/// and ``InstallationError`` is only about a constraint that no layout could use.
public enum Installer {
  /// Installs the constraints of an array, a group or another sequence, in this order. Active ones
  /// do not change.
  ///
  /// The host of each is the nearest common ancestor of its items; a size with a number goes to the
  /// item itself, a position with a number to the superview.
  ///
  /// A constraint that was not written in a builder takes the line of this call as its
  /// ``Constraint/source``:
  ///
  ///     let limit = card.width <= 320
  ///     try Installer.install([limit])
  ///     print(limit)     // card.width <= 320 (activated at LoginView.swift:12)
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then none has been placed.
  /// - Complexity: O(*n* · depth).
  @_alwaysEmitIntoClient
  public static func install(
    _ constraints: some Sequence<Constraint>, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(InstallationError) {
    try install(Array(constraints), at: fileID, line)
  }

  @usableFromInline
  static func install(
    _ constraints: [Constraint], at fileID: StaticString, _ line: UInt
  ) throws(InstallationError) {
    noteActivation(of: constraints, fileID, line)
    commit(constraints, to: try plan(constraints))
  }

  /// Records the line that activates constraints; line 0 means no line.
  private static func noteActivation(
    of constraints: [Constraint], _ fileID: StaticString, _ line: UInt
  ) {
    if line == 0 { return }
    for index in constraints.indices {
      UnownedConstraint(constraints[index]).use {
        $0.noteActivation(fileID, line)
      }
    }
  }

  /// Installs the constraints in this order.
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then none has been placed.
  @_alwaysEmitIntoClient
  public static func install(
    _ constraints: Constraint..., fileID: StaticString = #fileID, line: UInt = #line
  ) throws(InstallationError) {
    try install(constraints, at: fileID, line)
  }

  /// Removes constraints and installs others, which are checked first. Constraints in both stay.
  ///
  ///     try Installer.replace(regular, by: compact)
  ///
  /// - Throws: ``InstallationError`` for the first bad constraint; then nothing changes.
  @_alwaysEmitIntoClient
  public static func replace(
    _ old: some Sequence<Constraint>, by new: some Sequence<Constraint>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) throws(InstallationError) {
    try replace(Array(old), with: Array(new), at: fileID, line)
  }

  @usableFromInline
  static func replace(
    _ old: [Constraint], with new: [Constraint], at fileID: StaticString, _ line: UInt
  ) throws(InstallationError) {
    noteActivation(of: new, fileID, line)
    let placements = try plan(new)
    let staying = Set(new.map { ObjectIdentifier($0) })
    uninstall(old.filter { !staying.contains(ObjectIdentifier($0)) })
    commit(new, to: placements)
  }

  /// Deactivates the constraints and takes them off their hosts and items, in one batch. Harmless
  /// for inactive ones.
  @usableFromInline
  package static func uninstall(_ constraints: [Constraint]) {
    var batch = Batch()
    for constraint in constraints {
      batch.note(constraint.firstReference)
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

/// The host of one constraint of a batch.
struct Placement {
  /// The node of the host. It is not retained: no code of an app runs before a batch on views of
  /// the portable tree is placed. The hosts of other items are retained while a batch is placed.
  let host: Unmanaged<LayoutNode>

  /// The node of the host, if turning off a mask may release it.
  fileprivate var hostToKeep: LayoutNode? {
    host.use { $0.kind.isExternal ? $0 : nil }
  }

  /// `true` if an item has released the host since the constraint was checked.
  fileprivate var isOver: Bool {
    host.use { $0.kind.isExternal && $0.isReleased }
  }
}

extension Installer {
  /// Returns the placement of each constraint. Adds the guides that were made for the constraints
  /// to their views; after an error, nothing has changed.
  static func plan(_ constraints: [Constraint]) throws(InstallationError) -> [Placement] {
    var placements: [Placement] = []
    placements.reserveCapacity(constraints.count)
    for index in constraints.indices {
      let usual = UnownedConstraint(constraints[index]).use {
        $0.usualHost
      }
      if let usual {
        placements.append(Placement(host: usual))
        continue
      }
      let planned = UnownedConstraint(constraints[index]).use {
        constraint in
        Result { () throws(InstallationError) -> Placement in
          // Statements about the same two items often follow one another, and items that must be
          // asked are slow to answer.
          if index > 0, constraint.first.kind.isExternal,
            constraint.hasItems(of: constraints[index - 1])
          {
            try check(constraint)
            return placements[index - 1]
          }
          return try plan(constraint)
        }
      }
      switch planned {
      case .success(let placement): placements.append(placement)
      case .failure(let error):
        for constraint in constraints { constraint.guides?.leaveIfUnused() }
        throw error
      }
    }
    return placements
  }

  /// Returns the present or future placement of a constraint, and adds the guides that were made
  /// for it to their views.
  static func plan(_ constraint: Constraint) throws(InstallationError) -> Placement {
    if let host = constraint.hostReference, constraint.isActive { return Placement(host: host) }
    constraint.guides?.join()
    try check(constraint)
    return Placement(host: try host(of: constraint))
  }

  /// Installs constraints at their placements. Active ones do not change.
  static func commit(_ constraints: [Constraint], to placements: [Placement]) {
    let keptHosts = placements.compactMap { $0.hostToKeep }
    defer { withExtendedLifetime(keptHosts) {} }
    var batch = Batch()
    // The first item of the last constraint that has told its first item.
    var former: Unmanaged<LayoutNode>?
    for index in constraints.indices {
      let placement = placements[index]
      UnownedConstraint(constraints[index]).use { constraint in
        forgetUntrueRecord(of: constraint)
        if constraint.isRecorded { return }
        if place(constraint, placement, after: former) { former = constraint.firstReference }
        batch.note(placement.host)
      }
    }
    batch.end()
  }

  /// The same for a single constraint.
  static func commit(_ constraint: Constraint, to placement: Placement) {
    forgetUntrueRecord(of: constraint)
    if constraint.isRecorded { return }
    let keptHost = placement.hostToKeep
    defer { withExtendedLifetime(keptHost) {} }
    place(constraint, placement, after: nil)
    constraint.first.knownBackend?.batchDidEnd()
  }

  /// Forgets where a constraint is placed if somebody has deactivated it by the backend's own
  /// means.
  @inline(__always)
  private static func forgetUntrueRecord(of constraint: Constraint) {
    if constraint.isRecorded, !constraint.holds { constraint.unlink() }
  }

  /// Places a constraint and turns off mask translation for its first item, unless that is done or
  /// the second item is a descendant. Returns `true` if it turned off a mask.
  @inline(__always) @discardableResult
  private static func place(
    _ constraint: Constraint, _ placement: Placement, after former: Unmanaged<LayoutNode>?
  ) -> Bool {
    let first = constraint.firstReference
    let tells =
      first.use { $0.mayTranslateMask }
      && former?.toOpaque() != first.toOpaque()
      && placement.host.use { constraint.hasTakenMask(host: $0) }
    if placement.isOver || tells && constraint.mentionsReleasedItem { return tells }
    placement.host.use { constraint.place(on: $0) }
    return tells
  }

  /// Throws if a constraint's own parts do not go together.
  private static func check(_ constraint: Constraint) throws(InstallationError) {
    if let error = constraint.errorInNumbers { throw error }
    let first = constraint.firstReference
    if first.use({ $0.isReleased }) {
      throw constraint.error(.itemReleased)
    }
    guard let second = constraint.secondReference else { return }
    if second.use({ $0.isReleased }) {
      throw constraint.error(.itemReleased)
    }
    if second.toOpaque() == first.toOpaque(), constraint.comparesWithItself {
      throw constraint.error(.comparedWithItself)
    }
    if constraint.firstAttribute.isOfOtherDirection(than: constraint.secondAttribute) {
      throw constraint.error(.mixedDirections)
    }
  }

  private static func host(of constraint: Constraint) throws(InstallationError)
    -> Unmanaged<LayoutNode>
  {
    let (first, isSize) = (constraint.firstReference, constraint.firstAttribute.isSize)
    guard let second = constraint.secondReference else {
      // A size with a number is the item's own affair, a position is measured from the superview.
      let host = first.use {
        isSize ? $0.hostingReference : $0.parentReference
      }
      guard let host else { throw constraint.error(.noSuperview) }
      return host
    }
    guard
      first.use({ first in
        second.use { first.sharesSystem(with: $0) }
      })
    else {
      throw constraint.error(.foreignItems)
    }
    let host = first.use { first in
      second.use { nearestCommonAncestor(first, $0) }
    }
    guard let host else { throw constraint.error(.noCommonAncestor) }
    return host
  }
}

extension Constraint {
  /// The host of a new, valid constraint on the size of a view of the portable tree, or between two
  /// such views that share a superview or of which one is the other's superview. `nil` in all other
  /// cases.
  @inline(__always)
  fileprivate var usualHost: Unmanaged<LayoutNode>? {
    guard isNew, hasUsualNumbers else { return nil }
    return firstReference.use { first in
      guard first.isViewInPlace else { return nil }
      guard let second = secondReference else {
        return firstAttribute.isSize ? .passUnretained(first) : first.knownParent
      }
      let isUsual = second.use {
        $0.isViewInPlace && $0 !== first
          && !firstAttribute.isOfOtherDirection(than: secondAttribute)
      }
      guard isUsual else { return nil }
      let parent = first.knownParent?.toOpaque()
      if parent == second.toOpaque() { return second }
      let other = second.use { $0.knownParent }
      if other?.toOpaque() == firstReference.toOpaque() { return firstReference }
      return other?.toOpaque() == parent ? other : nil
    }
  }

  /// Returns `true` if the constraint has the same items as another, and thus the same host.
  fileprivate func hasItems(of other: Constraint) -> Bool {
    if first !== other.first || second !== other.second { return false }
    return second != nil || firstAttribute.isSize == other.firstAttribute.isSize
  }

  /// Turns off mask translation for the first item, or for its owning view if the item is a guide.
  /// Returns `false` and leaves the mask alone if the second item is a descendant: in
  /// `view.height >= label.height + 20` its owner may set the view's frame, as with a controller's
  /// root view. A mask that the toolkit manages stays on, too.
  ///
  /// Never inlined, because one call turns off an item's mask for many constraints.
  @inline(never)
  fileprivate func hasTakenMask(host: LayoutNode) -> Bool {
    if let second, second !== first, second !== host, first.hostingNode === host { return false }
    if first.isViewInPlace {
      first.mayTranslateMask = false
      first.backendThatMayHaveReadThis?.metricsDidChange(of: first)
      return true
    }
    if first.kind.isNative {
      first.knownBackend?.turnOffMask(of: first)
    } else if let item = first.item, item.translatesAutoresizingMaskIntoConstraints {
      item.translatesAutoresizingMaskIntoConstraints = false
    }
    return true
  }
}

/// The backends of a batch, which get a call at its end: nearly always one.
private struct Batch {
  /// The record of what came last.
  private var record: TreeRecord?

  /// Notes an item of a constraint.
  @inline(__always)
  mutating func note(_ node: Unmanaged<LayoutNode>) {
    node.use { if $0.record !== record { begin($0.record) } }
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
  /// Installs a batch that the caller vouches for. What comes from a builder has lines already and
  /// needs none.
  @inline(never) @usableFromInline
  static func installOrTrap(
    _ constraints: [Constraint], at fileID: StaticString = "", _ line: UInt = 0
  ) {
    do { try install(constraints, at: fileID, line) } catch { error.stopProgram() }
  }

  /// Installs a constraint that the caller vouches for.
  @inline(never)
  static func installOrTrap(_ constraint: Constraint) {
    do { commit(constraint, to: try plan(constraint)) } catch { error.stopProgram() }
  }

  /// Withdraws one batch and installs another that the caller vouches for.
  @inline(never) @usableFromInline
  package static func replaceOrTrap(
    _ old: [Constraint], by new: [Constraint], at fileID: StaticString = "", _ line: UInt = 0
  ) {
    do { try replace(old, with: new, at: fileID, line) } catch { error.stopProgram() }
  }
}
