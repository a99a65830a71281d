// Checks after each edit and each solve, in builds with `-D ANCHORS_CHECK_INVARIANTS`.

extension RowStore {
  /// Stops the program unless each row's terms are in the pool.
  @inline(__always)
  func checkInvariants() {
    #if ANCHORS_CHECK_INVARIANTS
    for row in 0..<Int32(idLimit) {
      let places = terms(of: row)
      precondition(
        places.lowerBound >= 0 && places.upperBound <= terms.count, "terms are in the pool")
      precondition(isUsed(row) || places.isEmpty, "a row that is not used has no terms")
    }
    #endif
  }
}

extension Elimination {
  /// Traps unless each definition is that of its reduced row's pivot and contains lower ranks only,
  /// each row's reduced row is of that row, and all terms are of reduced rows.
  @inline(__always)
  func checkInvariants() {
    #if ANCHORS_CHECK_INVARIANTS
    precondition(Int(termEnd) == terms.count, "no reduced row is being made")
    for number in 0..<reducedRows.count {
      precondition(
        terms(ofReducedRow: number).count >= 0 && substitutions(of: number).count >= 0,
        "a reduced row begins where the one before ends")
    }
    for variable in 0..<definitions.count where isDefined(variable) {
      let reduced = reducedRows[definitions[variable].reduced]
      precondition(reduced.kind == .definition, "a definition has a reduced row")
      precondition(Int(reduced.pivot.variable) == variable, "a definition is of its pivot")
      precondition(isPresent(Int32(variable)), "a variable with a definition is there")
      for place in terms(of: variable).places {
        precondition(
          rank(of: terms[place].variable) < rank(of: Int32(variable)),
          "a definition refers to lower ranks")
      }
    }
    for row in 0..<reducedOfRow.count where reducedOfRow[row] >= 0 {
      let reduced = reducedRows[reducedOfRow[row]]
      precondition(
        reduced.kind == .absent || Int(reduced.source) == row, "a reduced row is of its row")
    }
    #endif
  }
}

extension Partition {
  /// Stops the program unless each structural variable is in one component, whose terms are all in
  /// it.
  @inline(__always)
  func checkInvariants(_ elimination: borrowing Elimination) {
    #if ANCHORS_CHECK_INVARIANTS
    for variable in 0..<componentOf.count {
      let component = componentOf[variable]
      precondition(
        (component >= 0)
          == (elimination.isPresent(Int32(variable)) && !elimination.isDefined(variable)),
        "a variable that is there has a definition or a component")
    }
    for component in 0..<count where !isDissolved(component) {
      var last: UInt32 = 0
      for place in structurals(of: component).places {
        precondition(
          componentOf[structural(at: place)] == Int32(component),
          "a component has its own variables")
        let rank = elimination.rank(of: structural(at: place))
        precondition(rank >= last, "a component's variables are in order")
        last = rank
      }
      for place in reducedRows(of: component).places {
        for term in elimination.terms(ofReducedRow: Int(reducedRow(at: place))).places {
          let variable = elimination.terms[term].variable
          precondition(
            componentOf[variable] == Int32(component), "a reduced row is in one component")
        }
      }
    }
    #endif
  }
}

extension Solver {
  /// Stops the program unless the rows, the elimination and the components are sound.
  @inline(__always)
  func checkInvariantsAfterSolve() {
    rows.checkInvariants()
    elimination.checkInvariants()
    partition.checkInvariants(elimination)
  }
}
