/// The solver of a tree: the engine, UIKit or AppKit.
///
/// The installer finds a constraint's host and records it on the host and the items. Then it calls
/// the backend of the host's tree. A backend keeps its own data in ``LayoutNode/slot``,
/// ``Constraint/row`` and ``Constraint/backendObject``.
///
/// *Adding a platform* in the documentation goes through an implementation.
package protocol Backend: AnyObject {
  // MARK: Constraints

  /// Makes a constraint hold, at the latest when the batch ends. An engine reads its terms and
  /// numbers as a `PlacedConstraint`.
  func place(_ constraint: Constraint)

  /// Makes a constraint hold no longer, at the latest when the batch ends. Its items may already be
  /// freed.
  func withdraw(_ constraint: Constraint)

  /// Applies an edit of a constraint.
  func edit(_ constraint: Constraint, _ edit: ConstraintEdit)

  /// All constraints of one batch have been placed or withdrawn.
  func batchDidEnd()

  // MARK: Reading back

  // Called only for constraints with a `backendObject`; the others are active while they are
  // recorded.

  /// Returns `true` if an object's constraint is active.
  func isActive(_ object: AnyObject) -> Bool

  /// The numbers of the constraint for which the object stands, which were last written by our own
  /// means as these.
  func numbers(of object: AnyObject, written: Constraint.Numbers) -> Constraint.Numbers

  /// The constraint for which the object stands has another identifier.
  func identifierDidChange(to identifier: String?, of object: AnyObject)

  /// `true` if, from right to left, a leading or trailing edge times a multiplier is measured from
  /// the left.
  var measuresMultiplesFromLeft: Bool { get }

  // MARK: Items

  /// Returns the ``LayoutItem/layoutParent`` of an item.
  func parent(of node: LayoutNode) -> (any LayoutItem)?

  /// Turns off the autoresizing mask of a view or guide of UIKit or AppKit that has a constraint
  /// now, unless the toolkit manages the mask.
  func turnOffMask(of node: LayoutNode)

  /// The content metrics or the fixed frame of an item changed.
  func metricsDidChange(of node: LayoutNode)

  /// Items were added, removed or reordered.
  func hierarchyDidChange()

  /// An item has come to be in another, with all below it.
  func childDidJoin(_ child: LayoutNode, in parent: LayoutNode)

  /// An item has changed its place among those in the same other one.
  func childDidMove(_ child: LayoutNode, in parent: LayoutNode)

  /// An item left its parent. The nodes are its own and those of its descendants.
  func itemsDidLeave(_ nodes: [LayoutNode], from parent: LayoutNode?)

  /// The direction of an item, and thus of its descendants, changed.
  func directionDidChange(of node: LayoutNode)

  /// The root is about to go away, or to become part of another tree.
  func rootWillGoAway()

  /// An item that was read has been freed without leaving the tree.
  func itemDidGoAway()
}

// Defaults for a backend without its own objects, and for one that tracks items itself.

extension Backend {
  package func isActive(_ object: AnyObject) -> Bool { true }
  package func numbers(of object: AnyObject, written: Constraint.Numbers) -> Constraint.Numbers {
    written
  }
  package func identifierDidChange(to identifier: String?, of object: AnyObject) {}
  package var measuresMultiplesFromLeft: Bool { false }

  package func parent(of node: LayoutNode) -> (any LayoutItem)? { node.item?.layoutParent }
  package func turnOffMask(of node: LayoutNode) {}
  package func metricsDidChange(of node: LayoutNode) {}
  package func hierarchyDidChange() {}
  package func childDidJoin(_ child: LayoutNode, in parent: LayoutNode) { hierarchyDidChange() }
  package func childDidMove(_ child: LayoutNode, in parent: LayoutNode) { hierarchyDidChange() }
  package func itemsDidLeave(_ nodes: [LayoutNode], from parent: LayoutNode?) {
    hierarchyDidChange()
  }
  package func directionDidChange(of node: LayoutNode) { hierarchyDidChange() }
  package func rootWillGoAway() {}
  package func itemDidGoAway() {}
}

/// The kind of edit of an active constraint.
package enum ConstraintEdit {
  /// The constant alone.
  case constant
  /// The multiplier or the priority.
  case structure
}

/// A way from a node to the backend that has read its item, as long as that lives.
///
/// The nodes of items that may come and go unannounced have it. It keeps nothing alive in either
/// direction.
package final class BackendReference {
  unowned(unsafe) private(set) var backend: (any Backend)?

  package init(_ backend: any Backend) { self.backend = backend }

  /// The backend is going away.
  package func clear() { backend = nil }
}
