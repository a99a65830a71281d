/// A queue of small numbers, the lowest first, each at most once. Numbers that are put in must not
/// be lower than the last one taken out.
struct BitQueue {
  private var words: [UInt64] = []
  private var lowest = Int.max

  /// Makes room for numbers below a limit. The queue must be empty.
  mutating func grow(limit: Int) {
    let count = (limit + 63) / 64
    while words.count < count { words.append(0) }
  }

  mutating func insert(_ number: Int) {
    let word = number >> 6
    words[word] |= 1 << UInt64(number & 63)
    if word < lowest { lowest = word }
  }

  mutating func popFirst() -> Int? {
    while lowest < words.count {
      let word = words[lowest]
      if word != 0 {
        let bit = word.trailingZeroBitCount
        words[lowest] = word & (word - 1)
        return lowest << 6 | bit
      }
      lowest += 1
    }
    lowest = Int.max
    return nil
  }

  mutating func removeAll() {
    for word in words.indices { words[word] = 0 }
    lowest = Int.max
  }
}
