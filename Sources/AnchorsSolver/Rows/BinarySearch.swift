extension Range where Bound == Int {
  /// The first number for which something holds that holds for all after it as well; the end of the
  /// range if it holds for none.
  ///
  /// - Complexity: O(log *n*) questions.
  @inlinable @inline(__always)
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
