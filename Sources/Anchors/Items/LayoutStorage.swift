/// The one thing an item stores for the library: it owns the item's node, and deactivates the
/// constraints that mention the item when the item is deallocated.
///
///     final class Widget: LayoutItem {
///       private let storage = LayoutStorage()
///       var layoutNode: LayoutNode { storage.node }
public struct LayoutStorage: ~Copyable {
  /// The node to return from ``LayoutItem/layoutNode``.
  public let node: LayoutNode

  /// Creates the storage of one item.
  public init() { self.init(.other) }

  package init(_ kind: LayoutNode.Kind) { node = LayoutNode(kind) }

  deinit { node.itemWillGoAway() }
}
