#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// What hangs on a view or guide: it owns the item's node, and goes away with the item.
final class AssociatedNode {
  private let storage = LayoutStorage(.native)
  /// The name that was given to the item.
  var name: String?

  var node: LayoutNode { storage.node }
}

/// A place in memory whose address is the key of the association.
private nonisolated(unsafe) let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

/// What hangs on a view or guide, made when it is first asked for.
///
/// It is an associated object, the one way to store something in an object of a class that is not
/// ours: it is released with the item, and its end clears all that is recorded of the item. There is
/// no table.
@MainActor
func associated<Item: NSObject & LayoutItem>(with item: Item) -> AssociatedNode {
  if let found = objc_getAssociatedObject(item, key) {
    return unsafeDowncast(found as AnyObject, to: AssociatedNode.self)
  }
  let made = AssociatedNode()
  made.node.item = item
  made.node.record = NativeInstaller.record
  made.node.mayTranslateMask = item is NativeView
  objc_setAssociatedObject(item, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return made
}
#endif
