/// A small generator whose numbers depend on its seed alone (SplitMix64).
///
/// Source: G. Steele, D. Lea, C. Flood, *Fast splittable pseudorandom number generators* (2014).
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func pick<T>(_ items: [T]) -> T { items[int(in: 0...items.count - 1)] }

  package mutating func int(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True once in the given number of times.
  package mutating func chance(_ oneIn: Int) -> Bool { int(in: 1...oneIn) == 1 }

  /// A whole number, so that sums and products of a few stay exact.
  package mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(int(in: range))
  }

  /// A factor, positive or negative, by which division is exact.
  package mutating func factor() -> Double {
    let magnitude = pick([0.25, 0.5, 1, 2, 4])
    return chance(2) ? magnitude : -magnitude
  }
}
