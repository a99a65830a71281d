/// For each index of a vector, the factors of an eta file that affect it, the latest first.
struct FactorLists {
  private struct Use {
    var factor: Int32
    /// The place of the use before, or -1.
    var next: Int32
  }

  /// By index, the place of the latest use, or -1.
  private var head: [Int32]
  private var uses: [Use] = []

  init(indexCount: Int) { head = Array(repeating: -1, count: indexCount) }

  mutating func removeAll() {
    for index in head.indices { head[index] = -1 }
    uses.removeAll(keepingCapacity: true)
  }

  /// Notes a factor that comes after all others.
  mutating func add(_ factor: Int32, at index: Int32) {
    uses.append(Use(factor: factor, next: head[Int(index)]))
    head[Int(index)] = Int32(uses.count - 1)
  }

  /// Returns the start of the factors of an index, to pass to `next`.
  func first(at index: Int32) -> Int32 { head[Int(index)] }

  /// The factor at a place, which goes on to the one before; nil at the end.
  @inline(__always)
  func next(_ place: inout Int32) -> Int? {
    if place < 0 { return nil }
    let use = uses[Int(place)]
    place = use.next
    return Int(use.factor)
  }
}

/// A set of factors of an eta file, from which they are taken in their order: a bit for each.
struct FactorSet {
  private var words: [UInt64] = []
  // The words that may have bits.
  private var low = Int.max
  private var high = -1

  /// Makes room for factors below a limit.
  mutating func grow(limit: Int) {
    while words.count * 64 < limit { words.append(0) }
  }

  @inline(__always)
  mutating func insert(_ factor: Int) {
    let word = factor >> 6
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: factor & 63)
    low = min(low, word)
    high = max(high, word)
  }

  /// Takes out the first factor.
  @inline(__always)
  mutating func popFirst() -> Int? {
    while low <= high {
      let bits = words[low]
      if bits != 0 {
        words[low] = bits & (bits &- 1)
        return low << 6 | bits.trailingZeroBitCount
      }
      low += 1
    }
    clearBounds()
    return nil
  }

  /// Takes out the last factor.
  @inline(__always)
  mutating func popLast() -> Int? {
    while low <= high {
      let bits = words[high]
      if bits != 0 {
        let bit = 63 - bits.leadingZeroBitCount
        words[high] = bits & ~(1 &<< UInt64(truncatingIfNeeded: bit))
        return high << 6 | bit
      }
      high -= 1
    }
    clearBounds()
    return nil
  }

  private mutating func clearBounds() { (low, high) = (Int.max, -1) }
}
