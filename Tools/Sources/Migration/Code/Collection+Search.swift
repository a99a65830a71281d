extension RandomAccessCollection {
  /// Returns the first index whose element fits, or the end.
  ///
  /// - Precondition: All elements that do not fit come before those that do.
  /// - Complexity: O(log *n*), *n* the number of elements.
  func partitioningIndex(where isFitting: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if isFitting(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
