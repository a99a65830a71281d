/// Rows by themselves, to ask questions of: a copy, so that no question disturbs a layout.
///
/// Each question is answered by a fresh solver of just the rows and variables that it is about. That
/// sizes are not negative holds throughout, as in any solver.
struct RowSystem {
  /// A row and its terms: `Σ coefficient · variable  relation  constant`.
  struct Row {
    var terms: [Term]
    var relation: RowRelation
    var constant: Double
    var priority: Double
    var isGiven: Bool

    var isRequired: Bool { priority >= 1000 }
  }

  var shape: SolverShape
  var limits = SolverLimits()
  /// In the order in which they were added.
  var rows: [Row] = []
}

extension RowSystem {
  /// Whether some of the rows can all hold, whatever their priorities.
  ///
  /// - Complexity: that of solving these rows.
  func isFeasible(_ members: some Sequence<Int>) -> Bool {
    solver(of: members.map { (row: $0, priority: 1000) }).solver.isFeasible()
  }

  /// A solver of some of the rows, each at a priority, and the variable that each of the solver's
  /// stands for. It has not solved anything yet; row *i* of it is the *i*-th member.
  func solver(of members: [(row: Int, priority: Double)]) -> (solver: Solver, variables: [Int32]) {
    // 1. The variables concerned, in their order: sizes stay before positions.
    var variables: [Int32] = []
    for member in members {
      for term in rows[member.row].terms { variables.append(term.variable) }
    }
    variables.sort()
    var count = 0
    for variable in variables where count == 0 || variables[count - 1] != variable {
      variables[count] = variable
      count += 1
    }
    variables.removeLast(variables.count - count)
    let sizes = variables.prefix { Int($0) < shape.sizeCount }
    let small = Solver(
      shape: SolverShape(
        sizeCount: sizes.count, positionCount: variables.count - sizes.count,
        mayBeNegative: sizes.map { shape.mayBeNegative[Int($0)] }),
      limits: limits)
    // 2. The rows.
    for member in members {
      let row = rows[member.row]
      for term in row.terms {
        small.addTerm(term.coefficient, Int32(place(of: term.variable, in: variables)))
      }
      _ = small.add(row.relation, row.constant, priority: member.priority)
    }
    return (small, variables)
  }

  /// The place of a variable among sorted ones.
  private func place(of variable: Int32, in variables: [Int32]) -> Int {
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Solver {
  /// A copy of the rows, and the id of each.
  var system: (rows: RowSystem, ids: [Int32]) {
    var system = RowSystem(shape: shape, limits: limits)
    var ids: [Int32] = []
    var id = rows.first
    while id >= 0 {
      let row = rows[id]
      system.rows.append(
        RowSystem.Row(
          terms: rows.terms(of: id).map { rows.terms[$0] }, relation: row.relation,
          constant: row.constant, priority: row.priority, isGiven: row.isGiven))
      ids.append(id)
      id = row.next
    }
    return (system, ids)
  }
}

extension RowSystem.Row {
  /// How far the left side is above the constant, in points.
  func excess(_ values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[Int($1.variable)] }
  }

  /// How far the row is from holding, in points.
  func violation(_ values: [Double]) -> Double {
    let excess = excess(values)
    switch relation {
    case .equal: return abs(excess)
    case .atMost: return max(0, excess)
    case .atLeast: return max(0, -excess)
    }
  }
}
