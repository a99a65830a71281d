import Testing

@testable import AnchorsSolver

@Suite("The order of pivots")
struct PivotOrderTests {
  private func tableau(_ structurals: Int, _ rows: [[Double]]) -> FactoredTableau {
    var tableau = FactoredTableau()
    tableau.load(RowMatrix(structurals: structurals, rows))
    tableau.start(with: rows.indices.map { (Int32($0), Int32($0)) })
    return tableau
  }

  @Test("Rows with one remaining variable come first, and each releases the next")
  func rowSingletons() {
    let tableau = tableau(3, [[1, 0, 0], [1, 2, 0], [0, 1, 4]])
    var order = PivotOrder(tableau)
    order.takeRowSingletons(of: tableau)
    #expect(order.first.map(\.structural) == [0, 1, 2] && order.first.map(\.row) == [0, 1, 2])
    #expect(order.remaining.isEmpty && !order.isOpen(2))
  }

  @Test("Variables in one remaining row come last, and the rest is left for larger pivots")
  func columnSingletons() {
    let tableau = tableau(3, [[1, 1, 0], [-1, 1, 0], [1, 1, 1]])
    var order = PivotOrder(tableau)
    order.takeRowSingletons(of: tableau)
    order.takeColumnSingletons(of: tableau)
    #expect(order.first.isEmpty && order.last.map(\.structural) == [2])
    #expect(order.last.map(\.row) == [2] && order.remaining == [0, 1])
    // A row needs a tenth of the largest entry; among such, the one with fewest terms, then the
    // first.
    var column = SparseVector(count: 3)
    column.set(0.05, at: 0)
    column.set(-1, at: 1)
    column.set(9, at: 2)
    #expect(order.bestRow(in: column) == 1, "row 2 is taken")
    column.set(0.5, at: 0)
    #expect(order.bestRow(in: column) == 0)
    order.close(0)
    #expect(order.bestRow(in: column) == 1)
  }

  @Test("The factors of an index come latest first")
  func lists() {
    var lists = FactorLists(indexCount: 2)
    func factors(_ index: Int32) -> [Int] {
      var place = lists.first(at: index)
      var factors: [Int] = []
      while let factor = lists.next(&place) { factors.append(factor) }
      return factors
    }
    lists.add(0, at: 1)
    lists.add(1, at: 0)
    lists.add(2, at: 1)
    #expect(factors(0) == [1] && factors(1) == [2, 0])
    lists.removeAll()
    #expect(factors(0) == [] && factors(1) == [])
  }

  @Test("A set of factors returns them from either end, each once")
  func set() {
    var set = FactorSet()
    set.grow(limit: 200)
    for factor in [130, 3, 64, 3, 199] { set.insert(factor) }
    let ends = [set.popFirst(), set.popLast(), set.popLast()]
    #expect(ends == [3, 199, 130])
    set.insert(5)
    let rest = [set.popFirst(), set.popFirst(), set.popFirst(), set.popLast()]
    #expect(rest == [5, 64, nil, nil])
  }
}
