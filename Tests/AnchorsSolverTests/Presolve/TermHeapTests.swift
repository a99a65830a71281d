import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

@Suite("The terms of a sum by rank")
struct TermHeapTests {
  @Test(
    "Terms leave from the highest rank down, each variable once, like a sorted list",
    arguments: 0..<30)
  func order(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var heap = TermHeap()
    var reference: [Int32: Double] = [:]
    for _ in 0..<random.int(in: 0...100) {
      let (variable, coefficient) = (Int32(random.int(in: 0...20)), random.whole(-5...5))
      // Ranks that run against the numbers.
      heap.push(variable, coefficient, rank: UInt32(100 - variable))
      reference[variable, default: 0] += coefficient
    }
    var popped: [Term] = []
    while let term = heap.pop() { popped.append(term) }
    #expect(popped == reference.sorted { $0.key < $1.key }.map { Term($0.value, $0.key) })
  }
}

@Suite("Equations that come one by one")
struct EquationsTests {
  @Test("An equation that follows from others is left out, and its combination is known")
  func combination() {
    let equations = Equations(Rows(sizes: 3).shape)
    #expect(equations.add([Term(1, 0), Term(1, 1)]))  // x0 + x1
    #expect(equations.add([Term(1, 1), Term(-1, 2)]))  // x1 - x2
    #expect(!equations.add([Term(1, 0), Term(1, 2)]))  // the first less the second
    #expect(equations.combination(of: [Term(1, 0), Term(1, 2)]) == [0, 1])
    #expect(equations.combination(of: [Term(3, 0), Term(3, 1)]) == [0])
    #expect(equations.combination(of: [Term(1, 0)]) == nil)
    #expect((0..<3).map { equations.isDefined($0) } == [false, true, true])
    #expect(equations.imply([Term(1, 0), Term(1, 1)]) && !equations.imply([Term(1, 0)]))
  }

  @Test("A variable that other variables move is evidently open")
  func evidentlyOpen() {
    let equations = Equations(Rows(sizes: 4).shape)
    _ = equations.add([Term(1, 0), Term(1, 1)])  // x1 = -x0
    _ = equations.add([Term(1, 0), Term(1, 1), Term(-1, 2)])  // x2 = 0
    #expect(equations.areEvidentlyOpen() == [true, true, false, true])
  }

  @Test("A sum is reduced to the variables that no equation defines")
  func reduced() {
    let equations = Equations(Rows(sizes: 3).shape)
    _ = equations.add([Term(1, 0), Term(1, 1)])  // x1 = -x0
    _ = equations.add([Term(1, 1), Term(-1, 2)])  // x2 = x1
    #expect(equations.reduced([Term(2, 2), Term(1, 0)]) == [Term(-1, 0)])
    // With right sides c and d and x0 = 0, x2 = c - d.
    let parts = equations.parts(of: [Term(1, 2)])
    #expect(parts.map(\.source) == [0, 1] && parts.map(\.multiplier) == [1, -1])
    #expect(equations.parts(of: [Term(1, 0)]).isEmpty)
  }

  @Test("A new variable is eliminated before all others")
  func addedVariable() {
    let equations = Equations()
    #expect((equations.addVariable(), equations.addVariable()) == (0, 1))
    #expect(equations.add([Term(1, 0), Term(4, 1)]))
    #expect(!equations.isDefined(0) && equations.isDefined(1))
  }
}
