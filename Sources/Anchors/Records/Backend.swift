/// What makes the constraints of a tree hold: the engine, UIKit or AppKit.
///
/// The installer decides where a constraint is placed and records it on its host and items; the backend of
/// the host's tree is told of it. What a backend needs to find a constraint or an item again is kept in them:
/// ``LayoutNode/slot``, ``Constraint/row`` and ``Constraint/backendObject`` are the backend's alone.
///
/// *Adding a platform* in the documentation goes through an implementation.
package protocol Backend: AnyObject {
  // MARK: Constraints

  /// Makes a constraint hold, at the latest when the batch ends.
  func place(_ placed: PlacedConstraint, of constraint: Constraint)

  /// Makes a constraint hold no longer, at the latest when the batch ends. Items of it may be gone.
  func withdraw(_ constraint: Constraint)

  /// Takes over what a constraint says now.
  func edit(_ placed: PlacedConstraint, of constraint: Constraint, _ edit: ConstraintEdit)

  /// All constraints of one batch have been placed or withdrawn.
  func batchDidEnd()

  // MARK: Reading back

  // Asked of constraints with a `backendObject` only; without one, what is recorded holds.

  /// Whether the constraint for which the object stands holds.
  func isActive(_ object: AnyObject) -> Bool

  /// The numbers of the constraint for which the object stands, which were last written by our own means as
  /// these.
  func numbers(of object: AnyObject, written: Constraint.Numbers) -> Constraint.Numbers

  /// The constraint for which the object stands has another identifier.
  func identifierDidChange(to identifier: String?, of object: AnyObject)

  /// Whether, from right to left, a leading or trailing edge times a factor is measured from the left.
  var measuresMultiplesFromLeft: Bool { get }

  // MARK: Items

  /// Returns `true` if the toolkit manages the autoresizing mask of an item. Installing a
  /// constraint then leaves the mask on.
  func managesMask(of item: any LayoutItem) -> Bool

  /// What an item says of its content, or its given frame, is different.
  func metricsDidChange(of node: LayoutNode)

  /// Items have come, gone or changed places.
  func hierarchyDidChange()

  /// An item has come to be in another, with all below it.
  func childDidJoin(_ child: LayoutNode, in parent: LayoutNode)

  /// An item has changed its place among those in the same other one.
  func childDidMove(_ child: LayoutNode, in parent: LayoutNode)

  /// An item is no longer in another; these are its node and those of all below it.
  func itemsDidLeave(_ nodes: [LayoutNode], from parent: LayoutNode?)

  /// The direction that an item has been given, for itself and what is below it, is different.
  func directionDidChange(of node: LayoutNode)

  /// The topmost item is going away, or becoming part of another tree.
  func rootWillGoAway()

  /// An item that was read has gone away without having left the tree.
  func itemDidGoAway()
}

// What a backend without objects of its own need not say, and one that learns of items by itself.

extension Backend {
  package func isActive(_ object: AnyObject) -> Bool { true }
  package func numbers(of object: AnyObject, written: Constraint.Numbers) -> Constraint.Numbers {
    written
  }
  package func identifierDidChange(to identifier: String?, of object: AnyObject) {}
  package var measuresMultiplesFromLeft: Bool { false }

  package func managesMask(of item: any LayoutItem) -> Bool { false }
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

/// What was edited on an active constraint.
package enum ConstraintEdit {
  /// The constant alone.
  case constant
  /// The multiplier or the priority.
  case structure
}

/// A way from a node to the backend that has read its item, as long as that lives.
///
/// The nodes of items that may come and go unannounced have it. It keeps nothing alive in either direction.
package final class BackendReference {
  unowned(unsafe) private(set) var backend: (any Backend)?

  package init(_ backend: any Backend) { self.backend = backend }

  /// The backend is going away.
  package func clear() { backend = nil }
}
