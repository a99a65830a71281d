import AnchorsTestSupport
import Testing

/// The sorting that the playground's module has in place of the standard library's: it is linked into this target, and
/// shadows that here as well.
struct SortingTests {
  @Test func isThatOfAnInsertionSort() {
    for count in 0..<70 {
      for seed in 0..<4 {
        var random = SeededRandom(seed: UInt64(100 * count + seed))
        // Few keys, so that many are equal.
        let elements = (0..<count).map {
          Keyed(key: Int.random(in: 0...count / 3, using: &random), place: $0)
        }
        let expected = sortedByInsertion(elements)
        #expect(elements.sorted { $0.key < $1.key } == expected)
        var sorted = elements
        sorted.sort { $0.key < $1.key }
        #expect(sorted == expected)
        var slice = ([Keyed(key: -1, place: -1)] + elements)[1...]
        slice.sort { $0.key < $1.key }
        #expect(Array(slice) == expected)
        #expect(elements.map(\.key).sorted() == expected.map(\.key))
        #expect(
          Set(elements.map(\.key)).sorted(by: >)
            == expected.map(\.key).reversed().reduce(into: []) {
              if $0.last != $1 { $0.append($1) }
            })
      }
    }
  }

  @Test func whatIsInOrderIsComparedOnce() {
    var comparisons = 0
    let sorted = (0..<1000).sorted { one, other in
      comparisons += 1
      return one < other
    }
    #expect(sorted == Array(0..<1000))
    #expect(comparisons == 999)
  }

  private struct Keyed: Equatable {
    let key: Int
    let place: Int
  }

  private func sortedByInsertion(_ elements: [Keyed]) -> [Keyed] {
    var sorted: [Keyed] = []
    for element in elements {
      let place = sorted.firstIndex { $0.key > element.key } ?? sorted.count
      sorted.insert(element, at: place)
    }
    return sorted
  }
}
