/// What the library keeps for an item: the constraints placed on it and those that mention it.
///
/// It is also the item's anchors, as ``LayoutItem/anchors``: `view.anchors.width`.
///
/// Constraints refer to items through nodes. A node may outlive its item and then knows it, which
/// is how constraints need no `weak` reference and keep no view alive.
public final class LayoutNode {
  /// The item, `nil` once it is gone. Cleared by ``LayoutStorage`` before the item's memory is, so
  /// that it never dangles.
  public internal(set) unowned(unsafe) var item: (any LayoutItem)?

  /// Constraints placed on the item, in the order of installation.
  var hosted = ConstraintList(.host)
  /// Active constraints whose first item this is, in the order of installation.
  var installed = ConstraintList(.first)
  /// Active constraints whose second item this is.
  var referring = ConstraintList(.second)

  /// Who is told of changes; set on the topmost item of a tree that has been laid out.
  var observer: (any LayoutObserver)?
  /// The number of the next constraint to be installed in the tree; counted by the topmost item.
  var nextSerial = 0
  /// The item's place in the engine of its tree; meaningless until that engine confirms it.
  var index: Int32 = -1
  /// A mark for walks over part of a tree; always false between walks.
  var isMarked = false

  init() {}

  /// The item's name, or what to say when it is gone.
  var name: String { item?.layoutName ?? "released item" }

  /// The topmost node of the tree this node's item is in.
  var root: LayoutNode? {
    guard var top = item else { return nil }
    while let parent = top.layoutParent { top = parent }
    return top.anchorNode
  }

  /// The item is going away: nothing may mention it any longer.
  fileprivate func itemWillGoAway() {
    item = nil  // first: the item's own fields may be gone already, nothing may climb through it
    observer?.rootWillGoAway()
    observer = nil
    for constraint in hosted.all + installed.all + referring.all { constraint.withdraw() }
  }
}

/// The one thing an item stores for the library: it owns the item's node, and deactivates the
/// constraints that mention the item when the item is deallocated.
///
///     final class Widget: LayoutItem {
///       private let storage = LayoutStorage()
///       var layoutNode: LayoutNode { storage.node }
public struct LayoutStorage: ~Copyable {
  /// The node to return from ``LayoutItem/layoutNode``.
  public let node = LayoutNode()

  /// Creates the storage of one item.
  public init() {}

  deinit { node.itemWillGoAway() }
}

/// What a tree's topmost node tells of its constraints and items. The engine listens.
protocol LayoutObserver: AnyObject {
  func constraintDidActivate(_ constraint: Constraint)
  func constraintWillDeactivate(_ constraint: Constraint)
  func constraintDidChange(_ constraint: Constraint, _ change: ConstraintChange)
  func metricsDidChange(of node: LayoutNode)
  func hierarchyDidChange()
  func rootWillGoAway()
}

/// What was edited on an active constraint.
enum ConstraintChange {
  /// Only a right-hand side.
  case constant
  /// The coefficients or the level.
  case structure
}
