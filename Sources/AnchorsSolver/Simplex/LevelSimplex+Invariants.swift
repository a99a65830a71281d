// Checks after each pivot, in builds with `-D ANCHORS_CHECK_INVARIANTS`.

extension LevelSimplex {
  #if ANCHORS_CHECK_INVARIANTS
  /// Stops the program unless:
  ///
  /// 1. each nonbasic variable is in its domain, up to the tolerance of lengths;
  /// 2. each row's variable has the value that the structural variables give it;
  /// 3. the segment of each variable is one of its cost;
  /// 4. the tableau's own invariants hold.
  func checkInvariants() {
    tableau.checkInvariants()
    for variable in value.indices {
      precondition(value[variable].isFinite, "the value of a variable is finite")
      precondition(
        segment[variable] >= 0 && Int(segment[variable]) <= breaks[variable].count,
        "a segment is one of the variable's cost")
      let slack = 10 * tolerance(of: variable)
      precondition(
        tableau.isBasic(variable)
          || value[variable] >= domain[variable].lower - slack
            && value[variable] <= domain[variable].upper + slack,
        "a nonbasic variable is in its domain")
    }
    for row in 0..<rows.rowCount {
      let variable = structuralCount + row
      let difference = abs(rows.value(of: row, value) - value[variable])
      precondition(
        difference <= 1e3 * tolerance(of: variable), "a row has the value that its terms give it")
    }
  }
  #else
  @inline(__always)
  func checkInvariants() {}
  #endif
}
