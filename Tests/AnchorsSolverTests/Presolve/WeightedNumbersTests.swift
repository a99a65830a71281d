import Testing

@testable import AnchorsSolver

@Suite("Weights of numbers")
struct WeightedNumbersTests {
  @Test("Numbers come out from the highest down, each with the sum of its weights")
  func order() {
    var numbers = WeightedNumbers()
    numbers.grow(limit: 200)
    for (number, weight) in [(3, 1.0), (150, 2), (64, 4), (3, 8), (63, 16)] {
      numbers.add(weight, to: number)
    }
    var out: [[Double]] = []
    while let (number, weight) = numbers.popLast() {
      out.append([Double(number), weight])
      // A lower number may be added in between.
      if number == 64 { numbers.add(32, to: 63) }
    }
    #expect(out == [[150, 2], [64, 4], [63, 48], [3, 9]])
    numbers.add(1, to: 5)
    numbers.removeAll()
    #expect(numbers.popLast() == nil)
  }
}
