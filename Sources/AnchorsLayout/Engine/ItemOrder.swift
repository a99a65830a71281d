import AnchorsSolver

/// The order of a tree's items, superviews before their subviews, kept while items come and go.
///
/// Each item has a label. Labels increase in tree order, with gaps. A new item gets a label from
/// its gap. If a gap is too narrow, the fewest labels around it that make room are spread again. So
/// two labels show the order of their items at any time, at a cost of O(log items) on average.
///
/// Source: M. Bender, R. Cole, E. Demaine, M. Farach-Colton, J. Zito, *Two simplified algorithms
/// for maintaining order in a list* (2002).
struct ItemOrder: ~Copyable {
  struct Entry: BitwiseCopyable {
    var parent: Int32
    /// The items before and after it in the order of the tree, or -1.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The last of its children, or -1.
    var lastChild: Int32 = -1
    var label: UInt32 = 0
  }

  /// The distance between consecutive labels.
  private static let gap: UInt32 = 64
  /// Labels are below 2 to this power.
  private static let bits = 30

  private var entries = Pool<Entry>()
  private var last: Int32 = -1

  /// Returns the number of an item's parent; -1 for the root.
  @inline(__always)
  func parent(of item: Int) -> Int { Int(entries[item].parent) }

  /// The item after another, or -1.
  @inline(__always)
  func next(after item: Int) -> Int { Int(entries[item].next) }

  /// Rises in the order of the tree; below 2³⁰.
  @inline(__always)
  func label(of item: Int) -> UInt32 { entries[item].label }

  /// All items in order.
  ///
  /// - Complexity: O(*n*).
  var items: [Int] { entries.isEmpty ? [] : subtree(of: 0) }

  /// An item and all below it, in order.
  ///
  /// - Complexity: O(these items, depth).
  func subtree(of item: Int) -> [Int] {
    let end = next(after: end(of: item))
    var items: [Int] = []
    var current = item
    while current != end {
      items.append(current)
      current = next(after: current)
    }
    return items
  }

  /// The last of an item and all below it.
  private func end(of item: Int) -> Int {
    var item = item
    while entries[item].lastChild >= 0 { item = Int(entries[item].lastChild) }
    return item
  }

  // MARK: Changing

  /// Appends the next item of a tree that is being read. Its number is the next one.
  mutating func append(parent: Int) {
    let number = Int32(entries.count)
    var entry = Entry(parent: Int32(parent), previous: last)
    if last >= 0 {
      entries[Int(last)].next = number
      entry.label = entries[Int(last)].label + Self.gap
    }
    if parent >= 0 { entries[parent].lastChild = number }
    entries.append(entry)
    last = number
    if entry.label >> UInt32(Self.bits) != 0 { _ = spreadLabels(around: [entries.count - 1]) }
  }

  /// Inserts the items of a subtree, in its order, each with its parent. They come after all
  /// descendants of `sibling`, or right after the parent if `sibling` is `nil`. Returns all items
  /// whose labels changed, including the new ones.
  mutating func insert(
    _ items: [(item: Int, parent: Int)], after sibling: Int?
  ) -> [Int] {
    guard let top = items.first else { return [] }
    while entries.count <= items.reduce(0, { max($0, $1.item) }) {
      entries.append(Entry(parent: -1))
    }
    var previous = sibling.map { end(of: $0) } ?? top.parent
    let next = self.next(after: previous)
    for (item, parent) in items {
      entries[item] = Entry(parent: Int32(parent), previous: Int32(previous))
      entries[previous].next = Int32(item)
      if item != top.item { entries[parent].lastChild = Int32(item) }
      previous = item
    }
    entries[previous].next = Int32(next)
    if next >= 0 { entries[next].previous = Int32(previous) } else { last = Int32(previous) }
    if Int(entries[top.parent].lastChild) == sibling ?? -1 {
      entries[top.parent].lastChild = Int32(top.item)
    }
    return label(items.map { $0.item })
  }

  /// Takes an item and all below it out; returns them.
  mutating func remove(_ top: Int) -> [Int] {
    let items = subtree(of: top)
    let (before, after) = (entries[top].previous, entries[items[items.count - 1]].next)
    if before >= 0 { entries[Int(before)].next = after }
    if after >= 0 { entries[Int(after)].previous = before } else { last = before }
    let parent = entries[top].parent
    if parent >= 0, entries[Int(parent)].lastChild == Int32(top) {
      entries[Int(parent)].lastChild = child(of: parent, thatEndsWith: before)
    }
    return items
  }

  /// The child of an item below which another is that is the last of it, or -1 if that is the item
  /// itself.
  private func child(of parent: Int32, thatEndsWith last: Int32) -> Int32 {
    if last == parent { return -1 }
    var child = last
    while entries[Int(child)].parent != parent { child = entries[Int(child)].parent }
    return child
  }

  /// Gives labels to items that have come in a row; returns all whose labels are others.
  private mutating func label(_ items: [Int]) -> [Int] {
    let lower = entries[Int(entries[items[0]].previous)].label
    let after = entries[items[items.count - 1]].next
    let upper =
      after >= 0
      ? entries[Int(after)].label
      : min(1 << UInt32(Self.bits), lower + Self.gap * UInt32(items.count + 1))
    let step = (upper - lower) / UInt32(items.count + 1)
    if step == 0 { return spreadLabels(around: items) }
    var label = lower
    for item in items {
      label += step
      entries[item].label = label
    }
    return items
  }

  /// Spreads the labels again in the smallest sufficient range around some items; returns the items
  /// in it.
  private mutating func spreadLabels(around items: [Int]) -> [Int] {
    var (first, final, count) = (items[0], items[items.count - 1], items.count)
    // A new item has no label: the range is around those of its neighbors.
    let center = entries[max(Int(entries[first].previous), 0)].label
    var room = 1.0
    for bit in 1...Self.bits {
      room *= 1.6
      let start = bit == Self.bits ? 0 : (center >> UInt32(bit)) << UInt32(bit)
      let size: UInt32 = 1 << UInt32(bit)
      while case let before = Int(entries[first].previous), before >= 0,
        bit == Self.bits || entries[before].label >= start
      {
        (first, count) = (before, count + 1)
      }
      while case let after = Int(entries[final].next), after >= 0,
        bit == Self.bits || entries[after].label < start + size
      {
        (final, count) = (after, count + 1)
      }
      if Double(count) > room, bit < Self.bits { continue }
      return (0..<count).map { place in
        let item = first
        entries[item].label = start + UInt32(UInt64(place) * UInt64(size) / UInt64(count))
        first = Int(entries[item].next)
        return item
      }
    }
    return []
  }
}
