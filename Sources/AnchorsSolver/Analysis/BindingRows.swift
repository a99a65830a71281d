// Why a row does not hold.
//
// In the layout as it is, let every row that matters as much or more stand for what it has achieved: one
// that holds for itself, one that does not for being no further off. Then the row in question cannot be a
// little less violated while these hold. For suppose it could, with other values. Go from the layout a
// small way towards them: how far a row is off is a convex function, so the rows that matter more stay as
// good as they are, none of those that matter as much becomes worse, and the row itself becomes better. The
// sum of its level would have been smaller, but the layout has the smallest.
//
// So the row, asked to be a little less violated, is in conflict with these rows, and an irreducible
// conflict is the explanation. The strongest is wanted: rows are taken in from the highest level down until
// there is a conflict, and the filter tries first to do without the weakest.

/// The rows that keep a row from coming any closer to holding.
package struct BindingRows {
  /// In the order of rows, without the row itself, and without what is given.
  package let rows: [Int]
  /// How it adds up, with the row as it is meant.
  package let proof: FarkasCertificate
  /// The rows, with those that are violated standing for what they have achieved.
  package let system: RowSystem
  /// By row, how far it is off if it is one of these, else 0.
  package let violations: [Double]
}

extension SolvedRows {
  /// What prevents a row that does not hold; `nil` should rounding hide it.
  package func bindingRows(for row: Int) -> BindingRows? {
    if let conflict = conflicts.first(where: { $0.removed == row }) {
      return system.certificate(besidesFixed: conflict.rows).map {
        BindingRows(
          rows: conflict.rows.filter { $0 != row }, proof: $0, system: system,
          violations: rows.map { _ in 0 })
      }
    }
    let (achieved, violations) = achievedSystem(besides: row)
    let neighbours = rows(connectedWith: [row]) { rows[$0].priority >= rows[row].priority }
      .filter { $0 != row && !rows[$0].isFixed }
    // 1. How many levels are needed, from the highest down.
    let levels = priorities(of: neighbours)
    func members(_ count: Int) -> [Int] {
      neighbours.filter { count > 0 && rows[$0].priority >= levels[count - 1] }
    }
    let needed = (0..<levels.count).partitioningIndex {
      achieved.isConflict(members($0), besides: row)
    }
    // 2. Which of their rows: the strongest, and rather those that hold than those that do not.
    func isBetter(_ one: Int, _ other: Int) -> Bool {
      if rows[one].priority != rows[other].priority {
        return rows[one].priority > rows[other].priority
      }
      let (isOff, isOtherOff) = (violations[one] > 0, violations[other] > 0)
      return isOff != isOtherOff ? isOtherOff : one < other
    }
    let best = members(needed).inOrder(isBetter)
    guard
      let conflict = achieved.irreducibleSubset(among: best, besides: [row], triesLastFirst: true)
    else {
      return nil
    }
    // 3. The same, with the row as it is meant.
    var meant = achieved
    meant.rows[row] = rows[row]
    var concerned = rows.map { _ in 0.0 }
    for row in conflict.rows { concerned[row] = violations[row] }
    return BindingRows(
      rows: conflict.rows.inOrder(<),
      proof: FarkasCertificate(conflict.certificate.parts, in: meant),
      system: meant,
      violations: concerned)
  }

  /// The rows, each standing for what it has achieved, but for one, which is to be a little less violated; and by
  /// row, how far it is off.
  private func achievedSystem(besides row: Int) -> (system: RowSystem, violations: [Double]) {
    var achieved = system
    var violations = rows.map { _ in 0.0 }
    for number in rows.indices where rows[number].priority >= rows[row].priority {
      let excess = rows[number].excess(values)
      let violation = violation(of: number)
      if violation <= Tolerance.length { continue }
      achieved.rows[number].relation = excess > 0 ? .atMost : .atLeast
      achieved.rows[number].constant += excess
      if number != row { violations[number] = violation }
    }
    // A small part of the violation, so that no other bound is passed over; large against tolerances.
    let violation = violation(of: row)
    let better = min(violation, max(violation / 1024, 1e-3))
    achieved.rows[row].constant += achieved.rows[row].relation == .atMost ? -better : better
    return (achieved, violations)
  }
}

extension RowSystem {
  /// Whether these rows cannot hold with a row and everything given.
  fileprivate func isConflict(_ members: [Int], besides row: Int) -> Bool {
    !isFeasible(fixedRows(for: members + [row]) + members + [row])
  }
}
