/// What a tree's ``TreeRecord`` tells of its constraints and items. The engine listens, or the part
/// that hands constraints over to a toolkit with a solver of its own.
package protocol LayoutObserver: AnyObject {
  func constraintDidActivate(_ constraint: Constraint)
  func constraintWillDeactivate(_ constraint: Constraint)
  /// All constraints of one batch have been activated or deactivated.
  func batchDidEnd()
  func constraintDidChange(_ constraint: Constraint, _ change: ConstraintChange)
  func metricsDidChange(of node: LayoutNode)
  func hierarchyDidChange()
  /// Children of an item have come, gone or changed places, or who sets its frame, and nothing else.
  func childrenDidChange(of node: LayoutNode)
  /// A subtree of these nodes has left the tree, which has been told by one of the above as well.
  func itemsDidLeave(_ nodes: [LayoutNode])
  func rootWillGoAway()
  /// An item that was read has gone away without having left the tree.
  func itemDidGoAway()
}

/// A way from a node to who has read its item, as long as that lives.
///
/// The nodes of items that may come and go unannounced have it. It keeps nothing alive in either direction.
package final class ObserverReference {
  unowned(unsafe) private(set) var observer: (any LayoutObserver)?

  package init(_ observer: any LayoutObserver) { self.observer = observer }

  /// The observer is going away.
  package func clear() { observer = nil }
}

extension LayoutObserver {
  package func childrenDidChange(of node: LayoutNode) { hierarchyDidChange() }
  package func itemsDidLeave(_ nodes: [LayoutNode]) {}
  package func itemDidGoAway() {}
}

/// What was edited on an active constraint.
package enum ConstraintChange {
  /// Only a right-hand side.
  case constant
  /// The coefficients or the level.
  case structure
}
