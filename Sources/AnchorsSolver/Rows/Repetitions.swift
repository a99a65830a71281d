extension Array where Element: Equatable {
  /// Of equal elements next to each other, keeps the first.
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
  /// Makes it so many equal elements, in the memory that it has.
  mutating func refill(with element: Element, _ count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
