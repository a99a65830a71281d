#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// The associated object of a view or guide: it owns the item's node and is released with the item.
private final class AssociatedNode {
  let node: LayoutNode
  private let item: ObjectIdentifier

  @MainActor
  init<Item: NSObject & LayoutItem>(of item: Item) {
    self.item = ObjectIdentifier(item)
    node = LayoutNode(
      item is NativeView ? .externalView : .externalGuide, permanently: NativeBackend.record)
    node.belong(to: item)
  }

  /// The item may be released on any thread. Its address is forgotten at once, because the next
  /// view may get it. The records belong to the main thread, so they are cleared there.
  deinit {
    recentNodes.remove(item)
    if mainQueue.isCurrent {
      node.itemWillGoAway()
    } else {
      node.forgetItem()
      nonisolated(unsafe) let node = node
      DispatchQueue.main.async { node.withdrawConstraints() }
    }
  }
}

/// A mark of the main queue. A test for the main thread does not suffice: on Linux another thread
/// may run the queue.
private struct MainQueueMark: @unchecked Sendable {
  // Apple's class is not marked as sendable, though it only serves as an address.
  private let key = DispatchSpecificKey<Void>()

  init() { DispatchQueue.main.setSpecific(key: key, value: ()) }

  /// `true` if the caller runs on the main queue.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}

private let mainQueue = MainQueueMark()

/// A place in memory whose address is the key of the association.
private nonisolated(unsafe) let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

private let recentNodes = RecentNodes()

/// Returns the node of a view or guide, and creates it on the first call.
///
/// The node is an associated object of the item, the only way to store something in an object of
/// another module's class. It is released with the item and then clears the item's records, so no
/// table outlives its entries.
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

/// Returns the name that was set for an item.
@MainActor
package func associatedName(of item: NSObject) -> String? { existingNode(of: item)?.assignedName }
#endif
