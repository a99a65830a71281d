import AnchorsTestSupport

@testable import AnchorsSolver

/// Rows to be solved, written briefly.
struct Rows {
  var shape: SolverShape
  private(set) var system: RowSystem

  /// Rows over a number of sizes, which are not negative, and positions.
  init(sizes: Int, positions: Int = 0) {
    shape = SolverShape(
      sizeCount: sizes, positionCount: positions,
      mayBeNegative: Array(repeating: false, count: sizes))
    system = RowSystem(shape: shape)
  }

  mutating func add(
    _ coefficients: [Double], _ relation: RowRelation, _ constant: Double,
    priority: Double = RequiredPriority.value, isFixed: Bool = false
  ) {
    let terms = coefficients.enumerated().filter { $0.element != 0 }.map {
      Term(variable: Int32($0.offset), coefficient: $0.element)
    }
    system.rows.append(
      RowSystem.Row(
        terms: terms, relation: relation, constant: constant, priority: priority,
        isFixed: isFixed))
  }

  /// A solver with all of the rows.
  func solver(limits: SolverLimits = SolverLimits()) -> Solver {
    let solver = Solver(shape: shape, limits: limits)
    for row in system.rows {
      _ = solver.add(
        row.terms, row.relation, row.constant, priority: row.priority, isFixed: row.isFixed)
    }
    return solver
  }

  /// The rows in a separate store, as elimination reads them.
  func store() -> RowStore {
    var store = RowStore()
    for row in system.rows {
      for term in row.terms { store.addTerm(term.coefficient, term.variable) }
      _ = store.add(
        row.relation, row.constant, priority: row.priority, order: .constraint(0))
    }
    return store
  }

  /// The rows with the values that a solver finds, and with its infeasible subsets.
  func solved() -> SolvedRows {
    let solver = solver()
    solver.solve()
    return SolvedRows(system, values: solver.allValues, conflicts: solver.infeasibleSubsets)
  }

  /// Reduces the rows and splits the reduced rows into components.
  func reduced<Answer>(
    _ body: (inout Elimination, borrowing Partition, borrowing RowStore) -> Answer
  ) -> Answer {
    let store = store()
    var elimination = Elimination(shape: shape, rowLimit: store.idLimit)
    _ = elimination.build(store, removed: [], in: .ofRows, onlyFirst: false)
    let partition = Partition(&elimination)
    return body(&elimination, partition, store)
  }
}

extension Pool {
  /// All elements, as a value that can be compared.
  var all: [Element] { suffix(from: 0) }
}

extension Term: Equatable {
  /// A term, written briefly.
  init(_ coefficient: Double, _ variable: Int32) {
    self.init(variable: variable, coefficient: coefficient)
  }

  /// Returns `true` if variable and coefficient are equal.
  public static func == (a: Term, b: Term) -> Bool {
    a.variable == b.variable && a.coefficient == b.coefficient
  }
}

extension Interval: Equatable {
  /// Returns `true` if both ends are equal.
  public static func == (a: Interval, b: Interval) -> Bool {
    a.lower == b.lower && a.upper == b.upper
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
