/// Weights of some of the numbers from 0 on, taken out from the highest number down.
///
/// Adding is O(1), and so is taking out where the numbers are dense: a bit for each number, of
/// which 64 are skipped at once.
struct WeightedNumbers: ~Copyable {
  private var weights = Pool<Double>()
  private var words = Pool<UInt64>()
  /// No later word has a bit.
  private var lastWord = -1

  /// Makes room for numbers up to a limit.
  mutating func grow(limit: Int) {
    weights.extend(to: limit, with: 0)
    words.extend(to: (limit + 63) / 64, with: 0)
  }

  @inline(__always)
  mutating func add(_ weight: Double, to number: Int) {
    let word = number >> 6
    let bit: UInt64 = 1 << UInt64(number & 63)
    if words[unchecked: word] & bit != 0 {
      weights[unchecked: number] += weight
      return
    }
    words[unchecked: word] |= bit
    weights[unchecked: number] = weight
    if word > lastWord { lastWord = word }
  }

  @inline(__always)
  mutating func popLast() -> (number: Int, weight: Double)? {
    while lastWord >= 0 {
      let word = words[unchecked: lastWord]
      if word != 0 {
        let bit = 63 - word.leadingZeroBitCount
        words[unchecked: lastWord] = word & ~(1 << UInt64(bit))
        let number = lastWord << 6 + bit
        return (number, weights[unchecked: number])
      }
      lastWord -= 1
    }
    return nil
  }

  mutating func removeAll() { while popLast() != nil {} }
}
