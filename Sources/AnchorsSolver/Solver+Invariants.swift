// Checked after each edit and each solve if the package is built with `-D ANCHORS_CHECK_INVARIANTS`;
// otherwise nothing is left of it.

extension RowStore {
  /// Stops the program unless the order is one list in both directions, and each row's terms are in the
  /// pool.
  @inline(__always)
  func checkInvariants() {
    #if ANCHORS_CHECK_INVARIANTS
    var (row, before, count) = (first, Int32(-1), 0)
    while row >= 0 {
      precondition(previous(of: row) == before, "the order is the same backwards")
      let places = terms(of: row)
      precondition(
        places.lowerBound >= 0 && places.upperBound <= terms.count, "terms are in the pool")
      (before, row, count) = (row, self[row].next, count + 1)
      precondition(count <= idLimit, "the order ends")
    }
    #endif
  }
}

extension Elimination {
  /// Stops the program unless each definition is that of its reduced row's pivot and refers to lower ranks
  /// only, and each row's reduced row is of that row.
  @inline(__always)
  func checkInvariants() {
    #if ANCHORS_CHECK_INVARIANTS
    for variable in 0..<definitions.count where isDefined(variable) {
      let reduced = reducedRows[definitions[variable].reduced]
      precondition(reduced.kind == .definition, "a definition has a reduced row")
      precondition(Int(reduced.pivot.variable) == variable, "a definition is of its pivot")
      for place in terms(of: variable).places {
        precondition(Int(terms[place].variable) < variable, "a definition refers to lower ranks")
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
  /// Stops the program unless each structural variable is in one component, whose terms are all in it.
  @inline(__always)
  func checkInvariants(_ elimination: borrowing Elimination) {
    #if ANCHORS_CHECK_INVARIANTS
    for variable in 0..<componentOf.count {
      let component = componentOf[variable]
      precondition(
        (component >= 0) != elimination.isDefined(variable),
        "a variable has a definition or a component")
    }
    for component in 0..<count where !isDissolved(component) {
      for place in structurals(of: component).places {
        precondition(
          componentOf[structural(at: place)] == Int32(component),
          "a component has its own variables")
      }
      for place in reducedRows(of: component).places {
        for term in elimination.reducedRows[reducedRow(at: place)].terms.places {
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
  /// Stops the program unless the rows are sound.
  @inline(__always)
  func checkInvariantsAfterEdit() { rows.checkInvariants() }

  /// Stops the program unless the rows, the elimination and the components are sound.
  @inline(__always)
  func checkInvariantsAfterSolve() {
    rows.checkInvariants()
    elimination.checkInvariants()
    partition.checkInvariants(elimination)
  }
}
