#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// A cache of nodes by the addresses of their items.
///
/// Looking up an associated object takes longer than creating a constraint, and statements about a
/// view ask for the same few nodes again and again. The cache does not retain the nodes: each is
/// removed when its item is released, on whichever thread that happens, so a lock guards the
/// entries.
struct RecentNodes: @unchecked Sendable {
  private struct Entry {
    var item: ObjectIdentifier?
    var node: Unmanaged<LayoutNode>?
  }

  private static let count = 1024
  private let entries: UnsafeMutablePointer<Entry>
  private let lock = NSLock()

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
  }

  /// The node of an item if it is in the cache. The item is in use, so its node lives.
  subscript(item: ObjectIdentifier) -> LayoutNode? {
    lock.lock()
    let entry = entries[index(of: item)]
    lock.unlock()
    return entry.item == item ? entry.node?.takeUnretainedValue() : nil
  }

  /// Adds a node, and may replace that of another item.
  func insert(_ node: LayoutNode, of item: ObjectIdentifier) {
    lock.lock()
    entries[index(of: item)] = Entry(item: item, node: .passUnretained(node))
    lock.unlock()
  }

  /// Removes the node of an item before its release.
  func remove(_ item: ObjectIdentifier) {
    lock.lock()
    if entries[index(of: item)].item == item { entries[index(of: item)] = Entry() }
    lock.unlock()
  }

  /// Objects lie at multiples of 16 bytes, and large ones further apart.
  private func index(of item: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: item)
    return Int((address >> 4 ^ address >> 14) % UInt(Self.count))
  }
}
#endif
