/// A growable array of plain values, for the solver's inner loops.
///
/// It has one owner and no reference count, so writing needs no check of uniqueness. Indices are
/// checked, in release builds too: no number that comes from outside the solver reaches memory
/// outside the pool.
///
/// Unchecked are the pointer's own uses in this file, protected by `0 <= count <= capacity`, with
/// `count` elements initialized, which `checkInvariants()` tests; and `subscript(unchecked:)`, for
/// the few loops that take most of the time, whose indices the solver has made itself. Debug builds
/// check these, too.
@usableFromInline
package struct Pool<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline package var count = 0
  @usableFromInline var capacity: Int

  /// Creates an empty pool with room for `capacity` elements.
  @inlinable
  package init(capacity: Int = 0) {
    precondition(capacity <= 1 << 30, "a pool cannot have so many elements")
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: self.capacity)
  }

  /// A pool of equal elements.
  @inlinable
  package init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(repeating: element, count: count)
  }

  @inlinable
  deinit { base.deallocate() }

  @inlinable
  package var isEmpty: Bool { count == 0 }

  /// The number of elements as a place is stored: at most 2^30, as `grow` checks.
  @inlinable @inline(__always)
  var end: Int32 { Int32(truncatingIfNeeded: count) }

  @inlinable @inline(__always)
  package subscript(index: Int) -> Element {
    get {
      check(index)
      return base[index]
    }
    _modify {
      check(index)
      yield &base[index]
    }
  }

  @inlinable @inline(__always)
  package subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  /// An element by an index that the solver has made itself, and that is in the pool by an
  /// invariant which the article *How the engine works* names.
  @inlinable @inline(__always)
  subscript(unchecked index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index outside of the pool")
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count, "index outside of the pool")
      yield &base[index]
    }
  }

  @inlinable @inline(__always)
  subscript(unchecked index: Int32) -> Element { self[unchecked: Int(index)] }

  /// One comparison: a negative index is a large one without its sign.
  @inlinable @inline(__always)
  func check(_ index: Int) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index outside of the pool")
  }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity + capacity / 2) }
    (base + count).initialize(to: element)
    count &+= 1
    checkInvariants()
  }

  @inlinable
  package mutating func append(repeating element: Element, count added: Int) {
    precondition(added >= 0, "a negative number of elements")
    if count + added > capacity { grow(to: max(count + added, capacity + capacity / 2)) }
    (base + count).initialize(repeating: element, count: added)
    count += added
    checkInvariants()
  }

  /// Appends elements until there are `limit`.
  @inlinable
  package mutating func extend(to limit: Int, with element: Element) {
    if limit > count { append(repeating: element, count: limit - count) }
  }

  @inlinable @inline(__always)
  package mutating func removeLast() -> Element {
    precondition(count > 0, "the pool is empty")
    count -= 1
    return base[count]
  }

  /// Keeps the first elements only.
  mutating func shorten(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "a pool cannot be shortened to more")
    count = newCount
  }

  @inlinable @inline(__always)
  package mutating func removeAll() { count = 0 }

  /// The elements from a place on.
  func suffix(from start: Int) -> [Element] { (start..<count).map { self[$0] } }

  /// The elements, the last first.
  func reversed() -> [Element] {
    Array(unsafeUninitializedCapacity: count) { elements, initializedCount in
      for place in 0..<count { elements.initializeElement(at: place, to: base[count - 1 - place]) }
      initializedCount = count
    }
  }

  /// Sorts the elements. Equal ones keep their order.
  @inlinable @inline(__always)
  package mutating func sort(by areInOrder: (Element, Element) -> Bool) {
    UnsafeMutableBufferPointer(start: base, count: count).putInOrder(areInOrder)
  }

  /// Makes room for `needed` elements in all.
  @inlinable
  package mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  /// Gives back the room that no element takes, if it is more than an eighth.
  mutating func trim() {
    if capacity - count > max(capacity / 8, 4) { grow(to: max(count, 4)) }
  }

  /// Moves the elements to a buffer with room for at least `newCapacity`.
  @inlinable @inline(never)
  mutating func grow(to newCapacity: Int) {
    precondition(newCapacity <= 1 << 30, "a pool cannot have so many elements")
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
    checkInvariants()
  }

  /// Checks the invariants that unchecked uses of the pointer rely on, in debug builds.
  @inlinable @inline(__always)
  func checkInvariants() { assert(count >= 0 && count <= capacity) }
}

/// A range of places in a pool, small and plain.
struct Stretch: BitwiseCopyable {
  var start: Int32 = 0
  var end: Int32 = 0

  @inline(__always)
  var count: Int { Int(end &- start) }

  @inline(__always)
  var isEmpty: Bool { end == start }

  @inline(__always)
  var places: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}
