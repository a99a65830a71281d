import Testing

@testable import AnchorsSolver

@Suite("Reduced rows and where variables occur in them")
struct ReducedRowTests {
  @Test("A reduced row keeps its source when its kind changes")
  func kinds() {
    var reduced = ReducedRow(.expanded, of: 7, substitutions: 0, terms: 0)
    reduced.component = 3
    #expect((reduced.source, reduced.row, reduced.component) == (7, 7, 3))
    reduced.kind = .absent
    #expect(reduced.kind == .absent && reduced.source == 7 && reduced.component == -1)
    let bound = ReducedRow(.expanded, of: -1 - 4, substitutions: 0, terms: 0)
    #expect(bound.source == -5 && bound.row == -1)
    var definition = ReducedRow(.definition, of: 0, substitutions: 0, terms: 0)
    definition.pivot = Term(-2, 9)
    #expect(definition.pivot == Term(-2, 9) && definition.component == -1)
  }

  @Test("A defined variable may be negative unless it is a nonnegative one")
  func definitions() {
    let structural = Definition(rank: 5)
    #expect(!structural.mayBeNegative, "it is not defined")
    #expect(structural.reduced == -1 && !structural.isNumber)
    var definition = Definition(reduced: 0, hasTerms: false, rank: 5, constant: 3)
    #expect(!definition.mayBeNegative && definition.isNumber && definition.reduced == 0)
    definition.constant = -3
    #expect(definition.mayBeNegative)
    definition = Definition(reduced: 7, hasTerms: true, rank: 5, constant: 3)
    #expect(definition.mayBeNegative && !definition.isNumber && definition.reduced == 7)
  }

  @Test("Sizes have lower ranks than positions, and an absent variable has the highest")
  func ranks() {
    #expect(VariableRank.isSize(0) && VariableRank.isSize(VariableRank.firstPosition - 1))
    #expect(!VariableRank.isSize(VariableRank.firstPosition) && VariableRank.absent == .max)
    let shape = SolverShape(sizeCount: 2, positionCount: 1, mayBeNegative: [false, true])
    #expect(shape.ranks == [0, 1, VariableRank.firstPosition])
    #expect((0..<3).map { shape.isNonnegative($0) } == [true, false, false])
    #expect((0..<3).map { shape.isSize($0) } == [true, true, false])
  }

  @Test("Occurrences come latest first, and those in removed rows are dropped on the way")
  func occurrences() {
    var reducedRows = Pool<ReducedRow>()
    for row in 0..<3 {
      reducedRows.append(ReducedRow(.expanded, of: Int32(row), substitutions: 0, terms: 0))
    }
    var occurrences = Occurrences()
    occurrences.begin(variableCount: 2, capacity: 4)
    for row in 0..<3 { occurrences.add(0, in: row, isSubstitution: row == 1) }
    occurrences.add(1, in: 2, isSubstitution: false)
    func rows(_ variable: Int32) -> [Int32] {
      var found: [Int32] = []
      var cursor = occurrences.first(of: variable)
      while let entry = occurrences.next(&cursor, in: reducedRows) { found.append(entry.reduced) }
      return found
    }
    #expect(rows(0) == [2, 1, 0] && rows(1) == [2])
    reducedRows[1].kind = .absent
    #expect(rows(0) == [2, 0])
    // The entry that was dropped is used again, in another list.
    occurrences.add(1, in: 0, isSubstitution: false)
    #expect(rows(0) == [2, 0] && rows(1) == [0, 2])
  }

  @Test(
    "A removed row takes its definition along, and rows that used the definition are reduced again")
  func region() {
    var rows = Rows(sizes: 0, positions: 3)
    rows.add([-1, 1, 0], .equal, 1)  // x1 = x0 + 1
    rows.add([0, -1, 1], .equal, 1)  // x2 = x1 + 1
    rows.add([0, 0, 1], .atLeast, 9)
    let store = rows.store()
    var elimination = Elimination(shape: rows.shape, rowLimit: store.idLimit)
    _ = elimination.build(store, removed: [], in: .ofRows, onlyFirst: false)
    var partition = Partition(&elimination)
    #expect(partition.count == 1 && elimination.isDefined(1) && elimination.isDefined(2))
    var edits = RowEdits()
    edits.removeAll()
    edits.remove(0)
    elimination.buildOccurrences()
    var change = RegionChange()
    let isDone = elimination.update(edits, of: store, partition, &change)
    #expect(isDone && !elimination.isDefined(1) && elimination.isDefined(2))
    #expect(Set(change.variables) == [1, 2] && change.components.contains(0))
    var dissolved: [Int32] = []
    let firstNew = partition.update(change, &elimination, dissolved: &dissolved)
    #expect(dissolved == [0] && firstNew == 1 && partition.count == 3)
    // x0 by itself; x1 with the row on x2 = x1 + 1.
    #expect([0, 1].map { partition.component(of: $0) } == [1, 2])
    #expect(partition.reducedRows(of: 1).isEmpty && partition.reducedRows(of: 2).count == 1)
  }
}
