import Testing

@testable import AnchorsSolver

@Suite("Components")
struct PartitionTests {
  private func components(_ rows: Rows) -> [[Int32]] {
    let store = rows.store()
    var elimination = Elimination(shape: rows.shape, rowLimit: store.idLimit)
    _ = elimination.build(store, removed: [], in: .ofRows, onlyFirst: false)
    let partition = Partition(&elimination)
    partition.checkInvariants(elimination)
    return (0..<partition.count).map { component in
      partition.structurals(of: component).places.map { partition.structural(at: $0) }
    }
  }

  @Test("Rows connect their variables, numbered by the lowest one")
  func connected() {
    var rows = Rows(sizes: 5)
    rows.add([1, 0, 0, -1, 0], .atLeast, 0)
    rows.add([0, 1, 0, 0, 0], .atLeast, 4)
    #expect(components(rows) == [[0, 3], [1], [2], [4]])
    rows.add([0, 0, 0, 1, 1], .atMost, 9, priority: 500)
    #expect(components(rows) == [[0, 3, 4], [1], [2]])
  }

  @Test("Defined variables are in no component, and connect the variables of their definitions")
  func eliminated() {
    var rows = Rows(sizes: 0, positions: 4)
    rows.add([-1, -1, 1, 0], .equal, 0)  // x2 = x0 + x1
    #expect(components(rows) == [[0], [1], [3]])
    rows.add([0, 0, 1, 0], .atLeast, 5)
    #expect(components(rows) == [[0, 1], [3]])
  }

  @Test("Rows that share only fixed variables are unconnected")
  func fixed() {
    var rows = Rows(sizes: 3)
    rows.add([1, 0, 0], .equal, 100)
    rows.add([1, -1, 0], .atLeast, 0)
    rows.add([1, 0, -1], .atLeast, 0)
    #expect(components(rows) == [[1], [2]])
  }

  @Test("Disjoint sets have their lowest element as representative")
  func disjointSets() {
    var sets = DisjointSets(count: 6)
    sets.unite(4, 2)
    sets.unite(5, 4)
    sets.unite(1, 0)
    #expect((0..<6).map { sets.find($0) } == [0, 0, 2, 3, 2, 2])
  }

  @Test("Goals of one level narrow an interval to their least sum")
  func goals() {
    var goals = Pool<Goal>()
    // |x - 2| + 2 · (x - 6)⁺ + 3 · (8 - x)⁺: falling until 8.
    goals.append(Goal(variable: 0, level: 5, at: 2, below: 1, above: 1))
    goals.append(Goal(variable: 0, level: 5, at: 6, below: 0, above: 2))
    goals.append(Goal(variable: 0, level: 5, at: 8, below: 3, above: 0))
    let all = Interval.everything.narrowed(by: goals, 0..<3)
    #expect(all.lower == 6 && all.upper == 8)  // slope 1 - 3 + 2 = 0 in between
    let bounded = Interval(lower: 0, upper: 5).narrowed(by: goals, 0..<3)
    #expect(bounded.lower == 5 && bounded.upper == 5)
  }
}
