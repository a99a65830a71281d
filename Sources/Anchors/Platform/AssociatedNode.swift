#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// What hangs on a view or guide: it owns the item's node, and goes away with the item.
private final class AssociatedNode {
  private let storage: LayoutStorage
  private let item: ObjectIdentifier

  var node: LayoutNode { storage.ownNode }

  @MainActor
  init<Item: NSObject & LayoutItem>(of item: Item) {
    self.item = ObjectIdentifier(item)
    storage = LayoutStorage(
      item is NativeView ? .askedView : .askedGuide, permanently: NativeBackend.record)
    node.item = item
  }

  deinit { recentNodes.remove(item) }
}

/// A place in memory whose address is the key of the association.
private nonisolated(unsafe) let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// Used where views are: on the main thread, which is also where they go away.
private nonisolated(unsafe) let recentNodes = RecentNodes()

/// The node of a view or guide, made when it is first asked for.
///
/// It hangs on the item as an associated object, the one way to store something in an object of a class
/// that is not ours: it is released with the item, and its end clears all that is recorded of the
/// item. There is no table that outlives what is in it.
@MainActor
func associatedNode<Item: NSObject & LayoutItem>(of item: Item) -> LayoutNode {
  let identity = ObjectIdentifier(item)
  if let node = recentNodes[identity] { return node }
  let node: LayoutNode
  if let found = objc_getAssociatedObject(item, key) as? AssociatedNode {
    node = found.node
  } else {
    let made = AssociatedNode(of: item)
    objc_setAssociatedObject(item, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    node = made.node
  }
  recentNodes.insert(node, of: identity)
  return node
}

/// The node of a view or guide, if there is one yet.
@MainActor
func existingNode(of item: AnyObject) -> LayoutNode? {
  (objc_getAssociatedObject(item, key) as? AssociatedNode)?.node
}

/// The name that was given to an item.
@MainActor
package func associatedName(of item: NSObject) -> String? { existingNode(of: item)?.givenName }
#endif
