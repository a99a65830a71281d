import AnchorsTestSupport

@testable import AnchorsSolver

/// Rows to be solved, written briefly.
struct Rows {
  var shape: SolverShape
  private(set) var system: RowSystem

  /// Rows over so many sizes, which are not negative, and positions.
  init(sizes: Int, positions: Int = 0) {
    shape = SolverShape(
      sizeCount: sizes, positionCount: positions,
      mayBeNegative: Array(repeating: false, count: sizes))
    system = RowSystem(shape: shape)
  }

  mutating func add(
    _ coefficients: [Double], _ relation: RowRelation, _ constant: Double,
    priority: Double = RequiredPriority.value
  ) {
    let terms = coefficients.enumerated().filter { $0.element != 0 }.map {
      Term(variable: Int32($0.offset), coefficient: $0.element)
    }
    system.rows.append(
      RowSystem.Row(
        terms: terms, relation: relation, constant: constant, priority: priority, isGiven: false))
  }

  /// A solver with all of the rows.
  func solver(limits: SolverLimits = SolverLimits()) -> Solver {
    let solver = Solver(shape: shape, limits: limits)
    for row in system.rows {
      _ = solver.add(row.terms, row.relation, row.constant, priority: row.priority)
    }
    return solver
  }

  /// The rows in a store of their own, as elimination reads them.
  func store() -> RowStore {
    var store = RowStore()
    for row in system.rows {
      for term in row.terms { store.addTerm(term.coefficient, term.variable) }
      _ = store.add(
        row.relation, row.constant, priority: row.priority, order: .constraint(0))
    }
    return store
  }
}

extension RowMatrix {
  /// The rows of a component: every row begins with its highest structural variable.
  init(structurals: Int, _ rows: [[Double]]) {
    self.init()
    reset(structurals: structurals, rowLimit: rows.count)
    for row in rows {
      for structural in row.indices.reversed() where row[structural] != 0 {
        append(row[structural], Int32(structural))
      }
      _ = endRow()
    }
  }

  /// Random rows without two that are alike, the highest coefficient of each positive.
  init(structurals: Int, rows: Int, random: inout SeededRandom) {
    var all: [[Double]] = []
    for row in 0..<rows {
      var coefficients = (0..<structurals).map { _ in
        random.chance(2) ? 0 : Double(random.int(in: -3...3))
      }
      coefficients[row % structurals] = Double(row + 1)
      let highest = coefficients.lastIndex { $0 != 0 } ?? 0
      if coefficients[highest] < 0 { coefficients = coefficients.map { -$0 } }
      all.append(coefficients)
    }
    self.init(structurals: structurals, all)
  }
}
