/// Sorts the numbers from 0 up to a count, stably, by a comparison of two.
///
/// Each call of the standard library's `sort` adds kilobytes of code. Rare sorts share this one.
///
///     let words = ["pear", "fig"]
///     sortedPlaces(words.count) { words[$0] < words[$1] }     // [1, 0]
///
/// - Complexity: O(*n* log *n*).
@usableFromInline @inline(never)
package func sortedPlaces(_ count: Int, by areInOrder: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: areInOrder)
}

extension Array {
  /// The elements as `sorted(by:)` has them, sorted by code that is shared; see
  /// `sortedPlaces(_:by:)`.
  @inlinable
  package func inOrder(_ areInOrder: (Element, Element) -> Bool) -> [Element] {
    sortedPlaces(count) { areInOrder(self[$0], self[$1]) }.map { self[$0] }
  }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable {
  /// Sorts plain values in their place. Equal ones keep their order.
  @inlinable @inline(__always)
  func putInOrder(_ areInOrder: (Element, Element) -> Bool) {
    if count > 8 {
      let places = sortedPlaces(count) { areInOrder(self[$0], self[$1]) }
      let sorted = places.map { self[$0] }
      for place in sorted.indices { self[place] = sorted[place] }
      return
    }
    // Few elements, as most components have, are inserted in their places.
    for place in indices {
      let element = self[place]
      var hole = place
      while hole > 0, areInOrder(element, self[hole - 1]) {
        self[hole] = self[hole - 1]
        hole -= 1
      }
      self[hole] = element
    }
  }
}
