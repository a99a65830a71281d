extension Array where Element: Equatable {
  /// Keeps the first of equal neighbors.
  ///
  /// - Complexity: O(*n*).
  package mutating func removeRepetitions() {
    var count = 0
    for element in self where count == 0 || self[count - 1] != element {
      self[count] = element
      count += 1
    }
    removeLast(self.count - count)
  }
}

extension Array {
  /// Replaces the elements by `count` equal ones, in the same memory.
  mutating func refill(with element: Element, _ count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
