import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

/// Both tableaus are one mathematical object: whatever is exchanged, they say the same.
@Suite("The dense and the factored tableau")
struct TableauTests {
  private let structurals = 5, rowCount = 6

  private func column<Basis: Tableau>(of variable: Int, in tableau: inout Basis) -> [Int32: Double]
  {
    var column: [ColumnEntry] = []
    tableau.gatherColumn(of: variable, into: &column)
    return Dictionary(uniqueKeysWithValues: column.map { ($0.variable, $0.rate) })
  }

  private func exchange<Basis: Tableau>(
    _ entering: Int, _ leaving: Int, in tableau: inout Basis, _ values: inout [Double]
  ) {
    var column: [ColumnEntry] = []
    tableau.gatherColumn(of: entering, into: &column)
    tableau.exchange(entering: entering, leaving: leaving, column: column, &values)
    tableau.checkInvariants()
  }

  private func reducedCosts<Basis: Tableau>(
    of slopes: [ColumnEntry], in tableau: inout Basis
  ) -> [Double] {
    var costs = ReducedCosts()
    costs.reset(count: structurals + rowCount)
    tableau.addReducedCosts(of: slopes, to: &costs)
    return costs.slope
  }

  @Test("Columns, reduced costs and values agree after any exchanges", arguments: 1...40)
  func agree(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let rows = RowMatrix(structurals: structurals, rows: rowCount, random: &random)
    var dense = DenseTableau()
    var factored = FactoredTableau()
    dense.load(rows)
    factored.load(rows)
    var values = (0..<structurals).map { Double($0 - 2) } + Array(repeating: 0, count: rowCount)
    dense.refresh(&values)
    for _ in 0..<12 {
      // 1. A pivot that is not 0.
      let all = 0..<(structurals + rowCount)
      let nonbasic = all.filter { !dense.isBasic($0) }
      let entering = random.pick(nonbasic)
      let ahead = column(of: entering, in: &dense)
      guard let leaving = ahead.filter({ abs($0.value) > 0.1 }).keys.min() else { continue }
      // 2. The same exchange in both.
      exchange(entering, Int(leaving), in: &dense, &values)
      exchange(entering, Int(leaving), in: &factored, &values)
      // 3. The same answers.
      #expect(all.map { dense.isBasic($0) } == all.map { factored.isBasic($0) })
      for variable in all where !dense.isBasic(variable) {
        let (one, other) = (
          column(of: variable, in: &dense), column(of: variable, in: &factored)
        )
        for basic in Set(one.keys).union(other.keys) {
          #expect(abs(one[basic, default: 0] - other[basic, default: 0]) < 1e-8)
        }
      }
      let slopes = all.filter { dense.isBasic($0) }.map {
        ColumnEntry(variable: Int32($0), rate: Double($0 + 1))
      }
      let (a, b) = (reducedCosts(of: slopes, in: &dense), reducedCosts(of: slopes, in: &factored))
      for variable in all where !dense.isBasic(variable) {
        #expect(abs(a[variable] - b[variable]) < 1e-7)
      }
      var (left, right) = (values, values)
      dense.refresh(&left)
      factored.refresh(&right)
      for variable in all { #expect(abs(left[variable] - right[variable]) < 1e-7) }
    }
  }

  @Test("A crash basis has the rows' variables where the structural ones enter")
  func start() {
    let rows = RowMatrix(structurals: 2, [[1, 0], [1, 2]])
    var dense = DenseTableau()
    var factored = FactoredTableau()
    dense.load(rows)
    factored.load(rows)
    dense.start(with: [(0, 0), (1, 1)])
    factored.start(with: [(0, 0), (1, 1)])
    for isBasic in [dense.isBasic, factored.isBasic] {
      #expect((0..<4).map { isBasic($0) } == [true, true, false, false])
    }
    // row0 = x0, row1 = x0 + 2 x1: x0 = row0, x1 = (row1 - row0) / 2.
    #expect(column(of: 2, in: &dense) == [0: 1, 1: -0.5])
    #expect(column(of: 2, in: &factored) == [0: 1, 1: -0.5])
  }
}
