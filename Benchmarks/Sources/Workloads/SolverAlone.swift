import AnchorsLayout
import AnchorsSolver

/// The rows that the engine writes for a tree, given to a separate solver: rows in, values out.
///
/// A row is named by its place in the order of rows.
package struct SolverAlone: ~Copyable {
  private struct Row {
    var terms: Range<Int>
    var relation: RowRelation
    var constant: Double
    var priority: Double
    var order: RowOrder
    /// The row's id in the engine's solver.
    var engineID: Int32
  }

  private var rows: [Row] = []
  /// The terms whose ranges are the ranges of the rows.
  private var terms: [Term] = []
  private let shape: SolverShape
  /// The solver of the tree.
  private let recorded: Solver
  private var solver = Solver()
  /// The ids of the rows in `solver`.
  private var ids: [Int32] = []

  /// Records the rows of a tree that has been laid out.
  package init(recording root: LayoutView) {
    recorded = LayoutTree(containing: root).solver
    shape = recorded.shape
    for id in recorded.orderedRows {
      let start = terms.count
      terms += recorded.terms(of: id)
      let row = recorded.row(id)
      rows.append(
        Row(
          terms: start..<terms.count, relation: row.relation, constant: row.constant,
          priority: row.priority, order: row.order, engineID: id))
    }
    ids.reserveCapacity(rows.count)
  }

  package var rowCount: Int { rows.count }
  package var variableCount: Int { shape.variableCount }

  // MARK: Measured operations

  /// Adds all rows to a new solver.
  package mutating func build() {
    ids.removeAll(keepingCapacity: true)
    solver = Solver(shape: shape)
    solver.reserve(rows: rows.count, terms: terms.count)
    for place in rows.indices { ids.append(add(place)) }
  }

  private mutating func add(_ place: Int) -> Int32 {
    let (row, solver) = (rows[place], solver)
    for term in row.terms { solver.addTerm(terms[term].coefficient, terms[term].variable) }
    return solver.add(
      row.relation, row.constant, priority: row.priority, order: row.order)
  }

  package mutating func solve() { solver.solve() }

  /// Reads all values.
  package func sumOfValues() -> Double {
    var sum = 0.0
    let solver = solver
    for variable in 0..<shape.variableCount { sum += solver.value(of: variable) }
    return sum
  }

  package mutating func setConstants(_ changes: [RowChange]) {
    for change in changes { solver.setConstant(ids[change.row], to: change.constant) }
  }

  /// Removes these rows and adds them again.
  package mutating func rebuild(_ places: [Int]) {
    for place in places { solver.remove(ids[place]) }
    for place in places { ids[place] = add(place) }
  }

  /// Gives the solver back.
  package mutating func forget() {
    solver = Solver()
    ids = []
  }

  // MARK: Row changes of an edit

  /// The rows whose constants an edit of the recorded tree changes; lays the tree out.
  package mutating func changes(by edit: () -> Void, in root: LayoutView) -> [RowChange] {
    edit()
    root.layoutIfNeeded()
    precondition(LayoutTree(containing: root).solver === recorded, "the tree was read anew")
    var changes: [RowChange] = []
    for place in rows.indices {
      let constant = recorded.row(rows[place].engineID).constant
      if constant == rows[place].constant { continue }
      rows[place].constant = constant
      changes.append(RowChange(row: place, constant: constant))
    }
    return changes
  }

  /// The rows of constraints that are active.
  package func places(of constraints: [Constraint]) -> [Int] {
    let wanted = Set(constraints.map(\.row))
    return rows.indices.filter { wanted.contains(rows[$0].engineID) }
  }

  /// Stops the program if the values are not those that the tree's own solver has.
  package func check(_ when: String) {
    let (own, tree) = (solver.allValues, recorded.allValues)
    for (variable, (own, tree)) in zip(own, tree).enumerated()
    where !(abs(own - tree) <= 1e-6 * max(1, abs(tree) / 1000)) {
      fatalError("variable \(variable) is \(own), in the tree \(tree) \(when)")
    }
  }
}

/// A new constant of a row.
package struct RowChange {
  package let row: Int
  package let constant: Double
}

// MARK: - For peers

extension SolverAlone {
  /// The variables as peers number them: sizes first, each in order.
  private var variables: [Int] {
    shape.ranks.indices.sorted { shape.ranks[$0] < shape.ranks[$1] }
  }

  package var sizeCount: Int { shape.ranks.indices.count { shape.isSize($0) } }

  /// Calls with every row: relation (`=`, `<`, `>`), priority, constant, terms.
  package func forEachRow(
    _ body: (_ relation: Character, _ priority: Double, _ constant: Double, _ terms: [RowTerm])
      -> Void
  ) {
    var numbers = Array(repeating: 0, count: variableCount)
    for (number, variable) in variables.enumerated() { numbers[variable] = number }
    for row in rows {
      let relation: Character =
        switch row.relation {
        case .equal: "="
        case .atMost: "<"
        case .atLeast: ">"
        }
      let terms = self.terms[row.terms].map {
        RowTerm(variable: numbers[Int($0.variable)], coefficient: $0.coefficient)
      }
      body(relation, row.priority, row.constant, terms)
    }
  }

  /// The values that the tree has.
  package var values: [Double] {
    let values = recorded.allValues
    return variables.map { values[$0] }
  }
}

/// A coefficient of a row and its variable.
package struct RowTerm {
  package let variable: Int
  package let coefficient: Double
}
