/// The one thing an item stores for the library: it owns the item's node, and deactivates the
/// constraints that mention the item when the item is deallocated.
///
///     final class Widget: LayoutItem {
///       private let storage = LayoutStorage()
///       var layoutNode: LayoutNode { storage.node(of: self) }
public struct LayoutStorage: ~Copyable {
  @usableFromInline package let ownNode: LayoutNode

  /// Creates the storage of one item.
  public init() { self.init(.other) }

  /// Creates the storage of an item; with a record, of one whose toolkit has one backend for all
  /// its items.
  package init(
    _ kind: LayoutNode.Kind, name: String? = nil, permanently record: TreeRecord? = nil
  ) {
    ownNode = LayoutNode(kind, name: name, permanently: record)
  }

  deinit { ownNode.itemWillGoAway() }

  /// The node to return from ``LayoutItem/layoutNode``, which knows from now on whose it is.
  ///
  /// - Precondition: The item is always the one that stores this object.
  public func node(of item: some LayoutItem) -> LayoutNode {
    if ownNode.isReleased { ownNode.belong(to: item) }
    return ownNode
  }
}
