#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// The items that an engine has read, each in a place of its own.
///
/// A node keeps its slot for as long as its item is in the tree, whatever comes and goes before it. Which
/// place in the order of the tree the item has is another number, which each model finds by the slot.
struct ItemSlots {
  /// By slot, whose it is; `nil` for a slot that is free. Nodes are known by their identities and need not
  /// live: another that comes to have the same takes over the slot.
  private var owners: [ObjectIdentifier?] = []
  private var free: [Int32] = []

  /// How many slots are taken.
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

  /// Frees the slot of a node that has left. What the node says of its slot leads nowhere from then on.
  mutating func release(_ node: LayoutNode) {
    if holds(node) { release(Int(node.slot)) }
  }

  /// Frees the slots of all nodes but those of a model.
  mutating func keep(_ index: ModelIndex) {
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

  /// What a node says of its slot may be of another engine, but is right wherever it leads to the node.
  @inline(__always)
  private func holds(_ node: LayoutNode) -> Bool {
    let slot = Int(node.slot)
    return slot >= 0 && slot < owners.count && owners[slot] == ObjectIdentifier(node)
  }
}

/// The numbers of items by their slots, for slots most of which lie near one another: those of a subtree are
/// part of those of its tree.
///
/// Memory is taken for pages of 32 slots of which one is used, and a word for each page from the first to
/// the last.
struct SlotMap {
  private static let pageShift: Int32 = 5
  private static let pageSize: Int32 = 1 << pageShift

  /// Which page of slots `pages` begins with.
  private var firstPage: Int32 = 0
  /// Where each page begins in `numbers`; -1 for one that is not there.
  private var pages: [Int32] = []
  private var numbers: [Int32] = []

  /// The number of a slot, or -1.
  ///
  /// - Complexity: O(1).
  subscript(slot: Int32) -> Int32 {
    @inline(__always) get {
      let page = Int(slot >> Self.pageShift) - Int(firstPage)
      guard slot >= 0, page >= 0, page < pages.count, pages[page] >= 0 else { return -1 }
      return numbers[Int(pages[page] + slot & (Self.pageSize - 1))]
    }
    set {
      var page = Int(slot >> Self.pageShift) - Int(firstPage)
      if page < 0 || page >= pages.count || pages[page] < 0 {
        page = addPage(slot >> Self.pageShift)
      }
      numbers[Int(pages[page] + slot & (Self.pageSize - 1))] = newValue
    }
  }

  /// Makes sure that a page is there; says where in `pages`.
  private mutating func addPage(_ page: Int32) -> Int {
    if pages.isEmpty { firstPage = page }
    if page < firstPage {
      pages.insert(contentsOf: repeatElement(-1, count: Int(firstPage - page)), at: 0)
      firstPage = page
    }
    let place = Int(page - firstPage)
    while place >= pages.count { pages.append(-1) }
    if pages[place] < 0 {
      pages[place] = Int32(numbers.count)
      numbers.append(contentsOf: repeatElement(-1, count: Int(Self.pageSize)))
    }
    return place
  }
}
