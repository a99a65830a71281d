/// A queue of small numbers, the lowest first, each at most once. Numbers that are put in must not
/// be lower than the last one taken out.
struct BitQueue: ~Copyable {
  private var words = Pool<UInt64>()
  private var lowest = Int.max

  /// Makes room for numbers below a limit. The queue must be empty.
  mutating func grow(limit: Int) {
    let missing = (limit + 63) / 64 - words.count
    if missing > 0 { words.append(repeating: 0, count: missing) }
  }

  @inline(__always)
  mutating func insert(_ number: Int) {
    let word = number >> 6
    words[word] |= 1 &<< UInt64(truncatingIfNeeded: number & 63)
    if word < lowest { lowest = word }
  }

  @inline(__always)
  mutating func popFirst() -> Int? {
    while lowest < words.count {
      let word = words[unchecked: lowest]
      if word != 0 {
        words[unchecked: lowest] = word & (word &- 1)
        return lowest << 6 | word.trailingZeroBitCount
      }
      lowest += 1
    }
    lowest = Int.max
    return nil
  }

  mutating func removeAll() {
    for word in 0..<words.count { words[word] = 0 }
    lowest = Int.max
  }
}
