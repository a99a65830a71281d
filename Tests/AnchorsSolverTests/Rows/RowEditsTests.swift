import Testing

@testable import AnchorsSolver

@Suite("Rows, their order and what is done to them")
struct RowEditsTests {
  @Test("A row is added, changed or removed, whatever the order of edits")
  func states() {
    var edits = RowEdits()
    let mustBuild = edits.mustBuild
    #expect(mustBuild, "nothing is solved yet")
    edits.removeAll()
    edits.add(3)
    edits.change(5)
    edits.change(5)
    edits.change(3)
    edits.change(8)
    func lists() -> [[Int32]] {
      [edits.added.all, edits.changed.all, edits.removed.all, edits.variables.all]
    }
    #expect(lists() == [[3], [5, 8], [], []], "one that is added has its constant already")
    edits.remove(3)
    edits.remove(5)
    edits.remove(9)
    #expect(lists() == [[], [8], [5, 9], []], "one that was never solved is not missed")
    edits.add(5)
    edits.change(variable: 2)
    #expect(lists() == [[5], [8], [5, 9], [2]], "its number is used again")
    let hasOtherRows = edits.hasOtherRows
    #expect(hasOtherRows)
    edits.removeAll()
    let isEmpty = edits.isEmpty
    #expect(isEmpty && lists() == [[], [], [], []])
  }

  @Test("Fixed values come first, then content, constraints by serial number, and later rows")
  func order() {
    let orders: [RowOrder] = [
      .fixed, .minimum, .content, .constraint(0), .constraint(7), .constraint(.max), .later(0),
      .later(1), .later(.max), .unused,
    ]
    for (first, second) in zip(orders, orders.dropFirst()) { #expect(first < second) }
    #expect(RowOrder.constraint(.max) == .constraint(.max - 1), "the last share a place")
  }

  @Test("Rows are in order whatever their ids, those of one position by their first variable")
  func ids() {
    let elimination = Elimination(shape: Rows(sizes: 3).shape)
    var store = RowStore()
    func add(_ variable: Int32, _ order: RowOrder) -> Int32 {
      store.addTerm(1, variable)
      return store.add(.equal, 0, priority: 1000, order: order)
    }
    #expect([add(0, .fixed), add(1, .constraint(4)), add(2, .constraint(6))] == [0, 1, 2])
    let inOrder = store.inOrder(elimination).all
    #expect(inOrder == [0, 1, 2])
    store.remove(0)
    #expect(add(2, .constraint(5)) == 0, "an id is used again")
    #expect([add(1, .content), add(0, .content)] == [3, 4])
    let sorted = store.inOrder(elimination).all
    #expect(sorted == [4, 3, 1, 0, 2])
    let terms = store.terms(of: 0).map { store.terms[$0] }
    #expect(terms == [Term(1, 2)])
  }
}
