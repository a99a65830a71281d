import AnchorsTestSupport
import Testing

@testable import AnchorsSolver

@Suite("Elimination of required equalities")
struct EliminationTests {
  /// Reduces all rows. Calls a closure with the elimination and the certificates.
  private func eliminate(
    _ rows: Rows, in order: Elimination.Order = .ofRows,
    _ body: (inout Elimination, [[FarkasCertificate.Part]]) -> Void
  ) {
    let store = rows.store()
    var elimination = Elimination(shape: rows.shape, rowLimit: store.idLimit)
    let certificates = elimination.build(store, removed: [], in: order, onlyFirst: false) ?? []
    elimination.checkInvariants()
    body(&elimination, certificates)
  }

  @Test("A row defines its highest variable by lower ones")
  func definition() {
    var rows = Rows(sizes: 3)
    rows.add([2, 0, 4], .equal, 12)  // x2 = 3 - x0/2
    eliminate(rows) { elimination, certificates in
      #expect(certificates.isEmpty)
      #expect([0, 1, 2].map { elimination.isDefined($0) } == [false, false, true])
      var values = Pool<Double>(repeating: 0, count: 3)
      values[0] = 2
      elimination.evaluate(&values)
      #expect(values[2] == 2)
    }
  }

  @Test("Definitions refer to lower ranks only, whatever the order of the rows", arguments: 1...40)
  func triangular(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var rows = Rows(sizes: 0, positions: 8)
    // Rows that one solution fulfils, so that none contradicts the others.
    let solution = (0..<8).map { _ in Double(random.int(in: -5...5)) }
    for _ in 0..<6 {
      let coefficients = (0..<8).map { _ in random.chance(2) ? Double(random.int(in: -2...2)) : 0 }
      let constant = zip(coefficients, solution).reduce(0) { $0 + $1.0 * $1.1 }
      if coefficients.contains(where: { $0 != 0 }) { rows.add(coefficients, .equal, constant) }
    }
    for order in [Elimination.Order.ofRows, .ofRanks] {
      eliminate(rows, in: order) { elimination, certificates in
        #expect(certificates.isEmpty)
        var values = Pool<Double>(repeating: 0, count: 8)
        for variable in 0..<8 where !elimination.isDefined(variable) {
          values[variable] = solution[variable]
        }
        elimination.evaluate(&values)
        for variable in 0..<8 {
          #expect(abs(values[variable] - solution[variable]) < 1e-9, "variable \(variable)")
        }
      }
    }
  }

  @Test("A row that follows from others is redundant, and one that contradicts them infeasible")
  func redundancy() {
    var rows = Rows(sizes: 2)
    rows.add([1, -1], .equal, 3)
    rows.add([2, -2], .equal, 6)
    eliminate(rows) { elimination, certificates in
      #expect(certificates.isEmpty)
      #expect(elimination.reducedRows[elimination.reducedOfRow[1]].kind == .redundant)
    }
    rows.add([-1, 1], .equal, 3)
    eliminate(rows) { _, certificates in
      // -(first) is what the third contradicts: 1 × first + 1 × third = 6, not 0.
      #expect(certificates.map { $0.map(\.source) } == [[0, 2]])
      #expect(certificates.first?.map(\.multiplier) == [1, 1])
    }
  }

  @Test("An expression is written in structural variables")
  func expression() {
    var rows = Rows(sizes: 0, positions: 3)
    rows.add([-1, 1, 0], .equal, 10)  // x1 = x0 + 10
    rows.add([0, -2, 1], .equal, 5)  // x2 = 2 x1 + 5
    eliminate(rows) { elimination, _ in
      let sum = [Term(variable: 2, coefficient: 3), Term(variable: 0, coefficient: 1)]
      let (terms, constant) = elimination.express(sum)  // 3 (2 x0 + 25) + x0
      #expect(terms.map(\.variable) == [0] && terms.map(\.coefficient) == [7])
      #expect(constant == 75)
    }
  }

  // The terms of what is being made stand after those of the last definition, and are not part of
  // it.
  @Test("The last definition is substituted as it is, after other terms")
  func lastDefinition() {
    var number = Rows(sizes: 0, positions: 6)
    number.add([1, 0, 0, 0, 0, 0], .equal, 5)
    eliminate(number) { elimination, _ in
      let (terms, constant) = elimination.express([Term(1, 4), Term(2, 3), Term(1, 0)])
      #expect(terms == [Term(1, 4), Term(2, 3)] && constant == 5)
    }
    var atMost = number
    atMost.add([1, 0, 1, 1, 1, 0], .atMost, 20)
    eliminate(atMost) { elimination, _ in
      let range = elimination.terms(ofReducedRow: 1)
      #expect(range.places.map { elimination.terms[$0] } == [Term(1, 4), Term(1, 3), Term(1, 2)])
      #expect(elimination.reducedRows[1].constant == 15)
    }
    number.add([1, 0, 0, 1, 1, 1], .equal, 20)
    eliminate(number) { elimination, _ in
      let range = elimination.terms(of: 5)
      #expect(range.places.map { elimination.terms[$0] } == [Term(-1, 4), Term(-1, 3)])
      #expect(elimination.definitions[5].constant == 15)
    }

    var short = Rows(sizes: 0, positions: 6)
    short.add([-1, 1, 0, 0, 0, 0], .equal, 5)  // x1 = x0 + 5
    var sum = short
    sum.add([0, 1, 0, 1, 1, 1], .equal, 20)
    eliminate(sum) { elimination, _ in
      let range = elimination.terms(of: 5)
      #expect(
        range.places.map { elimination.terms[$0] } == [Term(-1, 4), Term(-1, 3), Term(-1, 0)])
      #expect(elimination.definitions[5].constant == 15)
    }
    // Of two combinations, the first leaves nothing behind.
    eliminate(short) { elimination, _ in
      var scratch = CombinationScratch()
      #expect(elimination.combination(of: [Term(1, 4)], &scratch) == nil)
      let difference = elimination.combination(of: [Term(1, 1), Term(-1, 0)], &scratch)
      #expect(difference?.map(\.source) == [0])
      #expect(elimination.terms(of: 1).count == 1)
    }
  }

  @Test("The bound of a defined size is a row of its own, and that of a structural variable is not")
  func nonnegativity() {
    var rows = Rows(sizes: 2)
    rows.add([1, 1], .equal, 10)  // x1 = 10 - x0 ≥ 0
    eliminate(rows) { elimination, _ in
      #expect(elimination.reducedOfBound[0] == -1)
      #expect(elimination.reducedOfBound[1] >= 0)
    }
  }
}
