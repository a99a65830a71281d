/// Rows by themselves, to ask questions of: a copy, so that no question disturbs a layout.
///
/// A fresh solver of the relevant rows and variables answers each question. Sizes are nonnegative,
/// as in any solver.
package struct RowSystem {
  /// A row and its terms: `Σ coefficient · variable  relation  constant`.
  package struct Row {
    package var terms: [Term]
    package var relation: RowRelation
    package var constant: Double
    package var priority: Double
    package var isFixed: Bool

    package var isRequired: Bool { RequiredPriority.includes(priority) }
  }

  package var shape: SolverShape
  package var limits = SolverLimits()
  /// In the order in which they were added.
  package var rows: [Row] = []
}

extension RowSystem.Row {
  /// Creates the required row that the left sides of two rows are equal.
  package init(equating one: Self, _ other: Self) {
    terms = one.terms
    for term in other.terms {
      if let place = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[place].coefficient -= term.coefficient
      } else {
        terms.append(Term(variable: term.variable, coefficient: -term.coefficient))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    (relation, constant, priority, isFixed) = (.equal, 0, RequiredPriority.value, false)
  }
}

extension RowSystem {
  /// Returns `true` if the rows can all hold, whatever their priorities.
  ///
  /// - Complexity: Solving these rows.
  package func isFeasible(_ members: some Sequence<Int>) -> Bool {
    solver(of: members.map { (row: $0, priority: RequiredPriority.value) }).solver.certificate()
      == nil
  }

  /// Returns a solver of some of the rows, each at a priority, and for each of the solver's
  /// variables the variable of this system. The solver has not solved anything yet. Its row *i* is
  /// the *i*-th member.
  package func solver(of members: [(row: Int, priority: Double)])
    -> (solver: Solver, variables: [Int32])
  {
    let (part, variables) = part(members.map { $0.row })
    return (part.ownSolver(of: members.indices.map { ($0, members[$0].priority) }), variables)
  }

  /// Returns some of the rows as a system, and for each of its variables, in order, the variable of
  /// this system.
  ///
  /// - Complexity: O(*t* log *t*) where these have *t* terms, however many others there are.
  package func part(_ members: [Int]) -> (system: RowSystem, variables: [Int32]) {
    // 1. The variables concerned: sizes stay before positions.
    func key(_ variable: Int32) -> UInt64 {
      UInt64(shape.ranks[Int(variable)]) << 32 | UInt64(variable)
    }
    var keys: [UInt64] = []
    for member in members { for term in rows[member].terms { keys.append(key(term.variable)) } }
    keys = keys.inOrder(<)
    keys.removeRepetitions()
    let variables = keys.map { Int32(truncatingIfNeeded: $0) }
    let sizes = variables.prefix { shape.isSize(Int($0)) }
    var part = RowSystem(
      shape: SolverShape(
        sizeCount: sizes.count, positionCount: variables.count - sizes.count,
        mayBeNegative: sizes.map { !shape.isNonnegative(Int($0)) }),
      limits: limits)
    // 2. The rows.
    part.rows = members.map { member in
      var row = rows[member]
      for place in row.terms.indices {
        let key = key(row.terms[place].variable)
        let number = keys.indices.partitioningIndex { keys[$0] >= key }
        row.terms[place].variable = Int32(number)
      }
      return row
    }
    return (part, variables)
  }

  /// A solver of some of the rows over all variables, whose numbers stay. Row *i* of it is the
  /// *i*-th member.
  package func ownSolver(of members: [(row: Int, priority: Double)]) -> Solver {
    let solver = Solver(shape: shape, limits: limits)
    for member in members { solver.add(rows[member.row], priority: member.priority) }
    return solver
  }

  /// Returns a certificate that some of the rows conflict, whatever their priorities; `nil` if they
  /// do not.
  package func certificate(among members: [Int]) -> FarkasCertificate? {
    ownSolver(of: members.map { ($0, RequiredPriority.value) }).certificate().map { parts in
      FarkasCertificate(
        parts.map { part in
          FarkasCertificate.Part(
            source: part.source < 0 ? part.source : members[part.source],
            multiplier: part.multiplier)
        }, in: self)
    }
  }

  /// Returns the rows of a certificate by their numbers.
  package func rows(of proof: FarkasCertificate) -> [Int: Row] {
    Dictionary(uniqueKeysWithValues: proof.rows.map { ($0, rows[$0]) })
  }

  /// Returns a certificate that some of the rows conflict with fixed rows; `nil` if they do not.
  package func certificate(besidesFixed members: [Int]) -> FarkasCertificate? {
    let numbers = fixedRows(for: members) + members
    let (part, variables) = part(numbers)
    return part.certificate(among: Array(part.rows.indices))?
      .renumbered(rows: numbers, variables: variables)
  }

  /// Returns the fixed rows that determine variables of some rows, directly or through other fixed
  /// rows, in row order.
  package func fixedRows(for members: [Int]) -> [Int] {
    var rowOf = Array(repeating: -1, count: shape.variableCount)
    for number in rows.indices where rows[number].isFixed {
      if let first = rows[number].terms.first { rowOf[Int(first.variable)] = number }
    }
    var found: [Int] = []
    var open = members
    while let number = open.popLast() {
      for term in rows[number].terms {
        let fixed = rowOf[Int(term.variable)]
        if fixed < 0 { continue }
        rowOf[Int(term.variable)] = -1
        found.append(fixed)
        open.append(fixed)
      }
    }
    return found.inOrder(<)
  }
}

extension Solver {
  fileprivate func add(_ row: RowSystem.Row, priority: Double) {
    _ = add(row.terms, row.relation, row.constant, priority: priority)
  }

  /// A copy of the rows, and the id of each.
  package var system: (rows: RowSystem, ids: [Int]) {
    let ids = orderedRows
    let copies = ids.map { id in
      let row = rows[id]
      return RowSystem.Row(
        terms: terms(of: id), relation: row.relation, constant: row.constant,
        priority: row.priority, isFixed: row.isFixed)
    }
    return (RowSystem(shape: shape, limits: limits, rows: copies), ids.map { Int($0) })
  }
}

extension RowSystem.Row {
  /// Returns the left side minus the constant, in points.
  package func excess(_ values: [Double]) -> Double {
    terms.reduce(-constant) { $0 + $1.coefficient * values[Int($1.variable)] }
  }

  /// Returns the violation of the row, in points.
  package func violation(_ values: [Double]) -> Double {
    relation.violation(excess(values))
  }
}
