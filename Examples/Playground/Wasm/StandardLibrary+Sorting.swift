// What the module has in place of the standard library's functions that sort, which these shadow: the standard
// library's are compiled again for each kind of element, and came to a tenth of the module. What is sorted in it is
// short, and all kinds of elements share one sort of their places.

extension Sequence {
  /// The elements in order; equal ones stay as they are.
  func sorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return sortedPlaces(elements.count) { isBefore(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  func sorted() -> [Element] { sorted(by: <) }
}

extension Array {
  mutating func sort(by isBefore: (Element, Element) -> Bool) { self = sorted(by: isBefore) }
}

extension Array where Element: Comparable {
  mutating func sort() { self = sorted() }
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by isBefore: (Element, Element) -> Bool) {
    for (place, element) in zip(indices, sorted(by: isBefore)) { self[place] = element }
  }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  mutating func sort() { sort(by: <) }
}

/// The places of elements in the elements' order: a merge sort of ever longer runs.
///
/// - Complexity: O(n log n) comparisons of n elements; O(n) of those that are in order already.
private func sortedPlaces(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
  var places = Array(0..<count)
  if !places.dropFirst().contains(where: { isBefore($0, $0 - 1) }) { return places }
  var merged = places
  var length = 1
  while length < count {
    for start in stride(from: 0, to: count, by: 2 * length) {
      let (middle, end) = (min(start + length, count), min(start + 2 * length, count))
      var (left, right) = (start, middle)
      for place in start..<end {
        if right < end, left == middle || isBefore(places[right], places[left]) {
          merged[place] = places[right]
          right += 1
        } else {
          merged[place] = places[left]
          left += 1
        }
      }
    }
    swap(&places, &merged)
    length *= 2
  }
  return places
}
