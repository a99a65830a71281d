import Anchors

/// The slots of the items that an engine has read.
///
/// A node keeps its slot while its item is in the tree. The item's place in tree order is another
/// number, which each model finds by the slot.
struct ItemSlots {
  /// By slot, whose it is; `nil` for a slot that is free. Nodes are known by their identities and
  /// need not live: another that comes to have the same takes over the slot.
  private var owners: [ObjectIdentifier?] = []
  private var free: [Int32] = []

  /// The number of slots in use.
  var count: Int { owners.count - free.count }

  /// Gives a node a slot, unless it has one.
  @inline(__always)
  mutating func take(_ node: LayoutNode) {
    if holds(node) { return }
    if let slot = free.popLast() {
      owners[Int(slot)] = ObjectIdentifier(node)
      node.slot = slot
    } else {
      node.slot = Int32(owners.count)
      owners.append(ObjectIdentifier(node))
    }
  }

  /// Frees the slot of a removed node. The node's slot number is then invalid.
  mutating func release(_ node: LayoutNode) {
    if holds(node) { release(Int(node.slot)) }
  }

  /// Frees the slots of all nodes except those of a model.
  mutating func keep(_ index: borrowing ModelIndex) {
    if count == index.nodes.count { return }
    for slot in owners.indices {
      guard let owner = owners[slot] else { continue }
      let number = Int(index.numbers[Int32(slot)])
      if number < 0 || ObjectIdentifier(index.nodes[number]) != owner { release(slot) }
    }
  }

  private mutating func release(_ slot: Int) {
    owners[slot] = nil
    free.append(Int32(slot))
  }

  /// A node's slot may be of another engine; it is valid only if the slot refers to the node.
  @inline(__always)
  private func holds(_ node: LayoutNode) -> Bool {
    let slot = Int(node.slot)
    return slot >= 0 && slot < owners.count && owners[slot] == ObjectIdentifier(node)
  }
}
