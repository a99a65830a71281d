// What a tree and the engine do to a node. Each is a call or a number, so that no stored property of a node
// is visible outside of the module.

extension LayoutNode {
  /// A number that the backend of its tree keeps for the item: in the engine, its place in a table.
  /// Meaningless until that backend confirms it, and -1 as long as there is none.
  @_alwaysEmitIntoClient package var slot: Int32 {
    get { storedSlot }
    set { storedSlot = newValue }
  }

  /// The item, not retained; `nil` for a node whose item is gone.
  @_alwaysEmitIntoClient package var itemReference: Unmanaged<AnyObject>? { object }

  /// Who is told when a view or guide of the portable tree changes: nobody as long as no engine has
  /// read it. A tree that is being built for the first time is not climbed.
  ///
  /// An engine that has not read a view but lays out its tree has been told of the view's coming,
  /// or of that of an ancestor, and will read it.
  package var backendThatMayHaveReadThis: (any Backend)? { slot < 0 ? nil : backend }

  /// The name that the item was given. It is kept here, so that it outlives the item.
  package var assignedName: String? {
    get { storedName }
    set { storedName = newValue }
  }

  /// Tells the node of a view or guide of the portable tree what its item is in now.
  @_alwaysEmitIntoClient
  package func setParent(_ parent: Unmanaged<LayoutNode>?) { knownParent = parent }

  /// Forgets which tree the item is in; it is found again when it is next asked for.
  package func forgetTree() { record = nil }

  /// Tells which backend has read the item, which may go away unannounced.
  package func setReader(_ reader: BackendReference) { self.reader = reader }

  /// The topmost item's number for the next constraint to be installed is at least this.
  package func continueSerials(at serial: UInt32) { tree.continueSerials(at: serial) }

  /// Calls a function with each constraint placed on the item, in the order of installation. It may take the
  /// constraint out of the list.
  package func forEachHosted(_ body: (Constraint) -> Void) {
    for constraint in hosted { body(constraint) }
  }

  /// Calls a function with each constraint placed on the item, not retained, in the order of installation.
  @_alwaysEmitIntoClient @inline(__always)
  package func forEachHostedReference(_ body: (UnownedConstraint) -> Void) {
    var next = firstHosted
    while let constraint = next {
      body(constraint)
      next = constraint.use { $0.hostLinks.next }
    }
  }

  /// Calls a function with each active constraint that mentions the item.
  package func forEachConstraintMentioning(_ body: (Constraint) -> Void) {
    for constraint in installed { body(constraint) }
    for constraint in referring { body(constraint) }
  }

  /// Calls a function with each constraint that is placed on the item or mentions it; with one that does both,
  /// more than once.
  package func forEachConstraint(_ body: (Constraint) -> Void) {
    forEachHosted(body)
    forEachConstraintMentioning(body)
  }

  /// Active constraints whose first item this is, in the order of installation.
  package var constraintsAsFirst: [Constraint] { installed.all }

  /// Active constraints that mention the item: as the first item, then as the second.
  package var constraintsMentioning: [Constraint] { installed.all + referring.all }

  /// Whether an active constraint mentions the item.
  package var isMentioned: Bool { installed.first != nil || referring.first != nil }
}
