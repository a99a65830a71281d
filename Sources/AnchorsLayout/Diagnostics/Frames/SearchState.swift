/// The state of a search, as three numbers of 64 bits: a set and a list of rows or variables. They
/// are equal for equal states, and for others by no conceivable chance.
struct SearchState: Equatable {
  private var set: UInt64 = 0
  private var sum: UInt64 = 0
  private var list: UInt64 = 0

  @inline(__always)
  mutating func insert(_ mark: UInt64) { (set, sum) = (set ^ mark, sum &+ mark) }

  @inline(__always)
  mutating func remove(_ mark: UInt64) { (set, sum) = (set ^ mark, sum &- mark) }

  mutating func append(_ number: Int32) {
    list = Self.mark(Int(number)) &+ list &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number by which a table finds the state.
  fileprivate var key: Int { Int(truncatingIfNeeded: set ^ sum &+ list) }

  /// A number that looks random, the same in each run.
  ///
  /// Source: G. Steele, D. Lea and C. Flood, *Fast splittable pseudorandom number generators*
  /// (2014).
  static func mark(_ number: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: number &+ 2) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Numbers by states of searches. Of states with one key the latest is kept.
struct SearchStateTable {
  private var places: [Int: Int] = [:]
  private var states: [SearchState] = []
  private var numbers: [Int32] = []

  subscript(state: SearchState) -> Int32? {
    get {
      guard let place = places[state.key], states[place] == state else { return nil }
      return numbers[place]
    }
    set {
      guard let newValue else { return }
      let place = places[state.key] ?? states.count
      if place < states.count {
        (states[place], numbers[place]) = (state, newValue)
      } else {
        places[state.key] = place
        states.append(state)
        numbers.append(newValue)
      }
    }
  }
}
