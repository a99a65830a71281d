// The interface between a node and its tree and engine. Methods and numbers only, so that no stored
// property of a node is visible outside the module.

extension LayoutNode {
  /// A number that the backend keeps for the item: in the engine, its index in a table. It is -1 if
  /// there is none, and valid only if the backend confirms it.
  @_alwaysEmitIntoClient package var slot: Int32 {
    get { storedSlot }
    set { storedSlot = newValue }
  }

  /// The item, not retained; `nil` for a node whose item is freed.
  @_alwaysEmitIntoClient package var itemReference: Unmanaged<AnyObject>? { object }

  /// The backend to notify when a view or guide of the portable tree changes; `nil` until an engine
  /// has read it. A tree that is built for the first time is therefore not climbed.
  ///
  /// An engine that has not read a view yet, but lays out its tree, was notified when the view or
  /// an ancestor came, and will read it.
  package var backendThatMayHaveReadThis: (any Backend)? { slot < 0 ? nil : backend }

  /// The name of the item, stored here so that it outlives the item.
  package var assignedName: String? {
    get { storedName }
    set { storedName = newValue }
  }

  /// Tells the node of a view or guide of the portable tree what its item is in now.
  @_alwaysEmitIntoClient
  package func setParent(_ parent: Unmanaged<LayoutNode>?) { knownParent = parent }

  /// Forgets the item's tree; the next access finds it again.
  package func forgetTree() { record = nil }

  /// Tells which backend has read the item, which may go away unannounced.
  package func setReader(_ reader: BackendReference) { self.reader = reader }

  /// Makes the next serial number in the tree at least this.
  package func continueSerials(at serial: UInt32) { tree.continueSerials(at: serial) }

  /// Calls a function with each constraint placed on the item, in the order of installation. It may
  /// take the constraint out of the list.
  package func forEachHosted(_ body: (Constraint) -> Void) {
    for constraint in hosted { body(constraint) }
  }

  /// Calls a function with each constraint placed on the item, not retained, in the order of
  /// installation.
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

  /// Calls a function with each constraint that is placed on the item or mentions it. It may be
  /// called more than once for one constraint.
  package func forEachConstraint(_ body: (Constraint) -> Void) {
    forEachHosted(body)
    forEachConstraintMentioning(body)
  }

  /// Active constraints whose first item this is, in the order of installation.
  package var constraintsAsFirst: [Constraint] { installed.all }

  /// Active constraints that mention the item: as the first item, then as the second.
  package var constraintsMentioning: [Constraint] { installed.all + referring.all }

  /// `true` if an active constraint mentions the item.
  package var isMentioned: Bool { installed.first != nil || referring.first != nil }
}
