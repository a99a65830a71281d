// Finding one irreducible set among rows that cannot hold together.
//
// Elimination or the simplex gives a set that contains a conflict, usually a small one. A deletion
// filter makes it irreducible: a row without which the others still conflict is not needed. Which
// set is found is deterministic.
//
// Source: J. Chinneck, E. Dravnieks, *Locating minimal infeasible constraint sets in linear
// programs* (1991).

extension Solver {
  /// An irreducible conflict among the rows of a contradiction. Should only what is given contradict
  /// itself, the last of it is set aside and the conflict has no rows.
  func conflict(in contradiction: Contradiction, besides setAside: Set<Int32>)
    -> SolverConflict
  {
    let order = installationOrder()
    func sorted(_ rows: some Sequence<Int32>) -> [Int32] {
      Set(rows).sorted { order[$0, default: 0] < order[$1, default: 0] }
    }
    var suspects = sorted(contradiction.rows.filter { !rows[$0].isGiven })
    if isFeasible(suspects) {
      // Rounding has hidden a part of the contradiction: look among all required rows.
      let all = sorted(
        order.keys.filter {
          rows[$0].isRequired && !rows[$0].isGiven && !setAside.contains($0)
        })
      if !isFeasible(all) { suspects = all }
    }
    var kept = suspects
    for suspect in suspects {
      let others = kept.filter { $0 != suspect }
      if !isFeasible(others) { kept = others }
    }
    let last = kept.last ?? sorted(contradiction.rows).last ?? -1
    return SolverConflict(rows: kept, setAside: last)
  }

  /// The place of each row in the order.
  func installationOrder() -> [Int32: Int] {
    var order: [Int32: Int] = [:]
    var row = rows.first
    while row >= 0 {
      order[row] = order.count
      row = rows[row].next
    }
    return order
  }

  /// Whether these rows can hold together with everything given and sizes that are not negative.
  private func isFeasible(_ members: [Int32]) -> Bool {
    let involved = membersWithGiven(members)
    // A small solver over the variables concerned, in the same order.
    var variables = Set<Int32>()
    for row in involved {
      for term in rows.terms(of: row) { variables.insert(rows.terms[term].variable) }
    }
    let sorted = variables.sorted()
    var number: [Int32: Int32] = [:]
    for (place, variable) in sorted.enumerated() { number[variable] = Int32(place) }
    let sizeCount = sorted.count { Int($0) < shape.sizeCount }
    let small = Solver(
      shape: SolverShape(
        sizeCount: sizeCount, positionCount: sorted.count - sizeCount,
        mayBeNegative: sorted.prefix(sizeCount).map { shape.mayBeNegative[Int($0)] }),
      limits: limits)
    for row in involved {
      for term in rows.terms(of: row) {
        guard let variable = number[rows.terms[term].variable] else { continue }
        small.addTerm(rows.terms[term].coefficient, variable)
      }
      _ = small.add(rows[row].relation, rows[row].constant, priority: 1000)
    }
    return small.isFeasible()
  }

  /// The rows with everything given that touches them, directly or through other given rows.
  private func membersWithGiven(_ members: [Int32]) -> [Int32] {
    var touched = Set<Int32>()
    func touch(_ row: Int32) {
      for term in rows.terms(of: row) { touched.insert(rows.terms[term].variable) }
    }
    for row in members { touch(row) }
    var given: [Int32] = []
    var row = rows.first
    while row >= 0 {
      if rows[row].isGiven { given.append(row) }
      row = rows[row].next
    }
    var result: [Int32] = []
    var didGrow = true
    while didGrow {
      didGrow = false
      var rest: [Int32] = []
      for row in given {
        let touches = rows.terms(of: row).contains { touched.contains(rows.terms[$0].variable) }
        if touches {
          result.append(row)
          touch(row)
          didGrow = true
        } else {
          rest.append(row)
        }
      }
      given = rest
    }
    return result + members
  }
}
