/// A placed constraint as plain data: everything needed for a row.
@usableFromInline
package struct PlacedConstraint {
  /// An item as an engine knows it.
  @usableFromInline
  package struct Item {
    /// The place that the item's node names, which the engine is to confirm.
    @usableFromInline package let slot: Int32
    /// The item's node.
    @usableFromInline package let identity: ObjectIdentifier

    /// The item of a node.
    @_alwaysEmitIntoClient @inline(__always)
    package init(_ node: LayoutNode) {
      slot = node.storedSlot
      identity = ObjectIdentifier(node)
    }
  }

  /// The view that the constraint is placed on; `nil` while it is inactive.
  @usableFromInline package let host: Item?
  /// The first item.
  @usableFromInline package let first: Item
  /// The second item. For a position with a number, the superview; `nil` for a size with a number.
  @usableFromInline package let second: Item?
  /// The properties of the first attribute.
  @usableFromInline package let firstRow: AttributeRow
  /// The properties of the second attribute.
  @usableFromInline package let secondRow: AttributeRow
  @usableFromInline package let relation: Relation
  @usableFromInline package let multiplier: Double
  @usableFromInline package let constant: Double
  @usableFromInline package let priority: Priority
  /// The place in the order in which constraints of one tree were installed.
  @usableFromInline package let serial: UInt32

  /// Creates the data of a constraint, with its last written numbers.
  @_alwaysEmitIntoClient @inline(__always)
  package init(_ constraint: Constraint) {
    host = constraint.hostReference.map { $0.use { Item($0) } }
    first = Item(constraint.first)
    second = constraint.other.map { Item($0) }
    firstRow = constraint.firstAttribute.row
    secondRow = constraint.secondAttribute.row
    relation = constraint.form.relation
    multiplier = constraint.written.multiplier
    constant = constraint.written.constant
    priority = constraint.written.priority
    serial = constraint.storedSerial
  }
}

extension Constraint {
  /// A number that the backend keeps for the constraint: in the engine, its row. It is -1 if there
  /// is none, and valid only if the backend confirms it.
  @_alwaysEmitIntoClient package var row: Int32 {
    get { storedRow }
    set { storedRow = newValue }
  }

  /// The place in the order in which constraints of one tree were installed.
  @_alwaysEmitIntoClient package var serial: UInt32 { storedSerial }

  /// The node of the view that the constraint is placed on; `nil` while inactive.
  package var placedOn: LayoutNode? { hostNode }
}
