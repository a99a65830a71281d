/// A growable array of plain values, for the solver's inner loops.
///
/// It has one owner and no reference count, so writing checks for nothing. Indices are checked in
/// debug builds only: what the solver stores in its pools are its own numbers.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  /// An empty pool with room for so many elements.
  init(capacity: Int = 0) {
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: self.capacity)
  }

  /// A pool of equal elements.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    append(repeating: element, count: count)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  /// The elements, as they are until the pool is changed.
  var elements: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity + capacity / 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    if count + added > capacity { grow(to: max(count + added, capacity + capacity / 2)) }
    (base + count).initialize(repeating: element, count: added)
    count += added
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Keeps the first elements only.
  mutating func shorten(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  /// Makes room for so many elements in all.
  mutating func reserve(_ needed: Int) {
    if needed > capacity { grow(to: needed) }
  }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = newCapacity
  }
}

/// A range of places in a pool, small and plain.
struct Stretch: BitwiseCopyable {
  var start: Int32 = 0
  var end: Int32 = 0

  @inline(__always)
  var count: Int { Int(end - start) }

  @inline(__always)
  var isEmpty: Bool { end == start }

  @inline(__always)
  var places: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}
