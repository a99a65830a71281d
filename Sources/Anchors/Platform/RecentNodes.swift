#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

/// The nodes that were asked for lately, by the addresses of their items.
///
/// Looking up an associated object takes longer than making a constraint, and the statements about a
/// view ask for the same few nodes again and again. A node is here no longer than its item lives, and
/// is not held by being here.
struct RecentNodes {
  private struct Entry {
    var item: ObjectIdentifier?
    var node: Unmanaged<LayoutNode>?
  }

  private static let count = 1024
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(), count: Self.count)
  }

  /// The node of an item, if it was asked for lately.
  subscript(item: ObjectIdentifier) -> LayoutNode? {
    let entry = entries[index(of: item)]
    return entry.item == item ? entry.node?.takeUnretainedValue() : nil
  }

  func insert(_ node: LayoutNode, of item: ObjectIdentifier) {
    entries[index(of: item)] = Entry(item: item, node: .passUnretained(node))
  }

  /// The item is going away, and its node with it.
  func remove(_ item: ObjectIdentifier) {
    if entries[index(of: item)].item == item { entries[index(of: item)] = Entry() }
  }

  /// Objects lie at multiples of 16 bytes, and large ones further apart.
  private func index(of item: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: item)
    return Int((address >> 4 ^ address >> 14) % UInt(Self.count))
  }
}
#endif
