// The reasons for which a row is violated.
//
// Fix every row of the same or a higher priority at its present violation: a satisfied row at 0, a
// violated one at no more than now. Then no other values make the row in question less violated.
//
// Proof: suppose that other values did. Move from the layout a small way towards them. The
// violation of a row is a convex function, so the rows of higher priority stay as good as they are,
// no row of the same priority becomes worse, and the row itself becomes better. Its level's sum
// would then be smaller than the minimum.
//
// So the row, asked to be a little less violated, is in conflict with these rows, and an
// irreducible conflict is the explanation. To find the strongest explanation, rows are added from
// the highest level down until there is a conflict, and the filter first tries to remove the
// weakest.

/// The rows that keep a row from coming any closer to holding.
package struct BindingRows {
  /// The rows in order, without the row itself and without fixed rows.
  package let rows: [Int]
  /// The certificate, with the row as it was stated.
  package let proof: FarkasCertificate
  /// The rows of the proof by their numbers, violated ones relaxed to their present violation.
  package let meant: [Int: RowSystem.Row]
  /// By row, how far it is off if it is one of these and off at all.
  package let violations: [Int: Double]
}

extension SolvedRows {
  /// Returns the rows that keep a row from holding; `nil` if rounding hides them.
  package func bindingRows(for row: Int) -> BindingRows? {
    if let conflict = conflicts.first(where: { $0.removed == row }) {
      return system.certificate(besidesFixed: conflict.rows).map {
        BindingRows(
          rows: conflict.rows.filter { $0 != row }, proof: $0, meant: system.rows(of: $0),
          violations: [:])
      }
    }
    func counts(_ other: Int) -> Bool { rows[other].priority >= rows[row].priority }
    // Among thousands of rows, those nearby nearly always bind it.
    for limit in [128, 512] {
      let near = rows(near: row, limit: 512, counting: counts)
      if near.count < 512 { break }
      let found = bindingRows(for: row, among: Array(near.prefix(limit)).inOrder(<))
      if let found { return found }
    }
    return bindingRows(for: row, among: rows(connectedWith: [row], counting: counts))
  }

  /// Finds the rows in a copy of the connected ones, however many others there are.
  private func bindingRows(for row: Int, among connected: [Int]) -> BindingRows? {
    var numbers = (system.fixedRows(for: connected) + connected).inOrder(<)
    numbers.removeRepetitions()
    let (part, variables) = system.part(numbers)
    let near = SolvedRows(part, values: variables.map { values[Int($0)] }, conflicts: [])
    let own = numbers.indices.partitioningIndex { numbers[$0] >= row }
    guard let found = near.ownBindingRows(for: own) else { return nil }
    let proof = found.proof.renumbered(rows: numbers, variables: variables)
    var meant = system.rows(of: proof)
    for (place, row) in found.meant {
      meant[numbers[place]]?.relation = row.relation
      meant[numbers[place]]?.constant = row.constant
    }
    return BindingRows(
      rows: found.rows.map { numbers[$0] }, proof: proof, meant: meant,
      violations: Dictionary(
        uniqueKeysWithValues: found.violations.map { (numbers[$0.key], $0.value) }))
  }

  private func ownBindingRows(for row: Int) -> BindingRows? {
    let (achieved, violations) = achievedSystem(besides: row)
    let neighbours = rows.indices.filter { $0 != row && !rows[$0].isFixed }
    // 1. How many levels are needed, from the highest down.
    let levels = priorities(of: neighbours)
    func members(_ count: Int) -> [Int] {
      neighbours.filter { count > 0 && rows[$0].priority >= levels[count - 1] }
    }
    let needed = (0..<levels.count).partitioningIndex {
      achieved.isConflict(members($0), besides: row)
    }
    // 2. Find their rows: the strongest first, satisfied rows before violated ones.
    func isBetter(_ one: Int, _ other: Int) -> Bool {
      if rows[one].priority != rows[other].priority {
        return rows[one].priority > rows[other].priority
      }
      let (isOff, isOtherOff) = (violations[one] != nil, violations[other] != nil)
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
    let proof = FarkasCertificate(conflict.certificate.parts, in: meant)
    let concerned = Set(conflict.rows)
    return BindingRows(
      rows: conflict.rows.inOrder(<), proof: proof, meant: meant.rows(of: proof),
      violations: violations.filter { concerned.contains($0.key) })
  }

  /// Returns the rows relaxed to their present violation and one row tightened a little; and the
  /// violations of the others.
  private func achievedSystem(besides row: Int) -> (system: RowSystem, violations: [Int: Double]) {
    var achieved = system
    var violations: [Int: Double] = [:]
    for number in rows.indices
    where !rows[number].isFixed && rows[number].priority >= rows[row].priority {
      let excess = rows[number].excess(values)
      let violation = violation(of: number)
      if violation <= Tolerance.length { continue }
      achieved.rows[number].relation = excess > 0 ? .atMost : .atLeast
      achieved.rows[number].constant += excess
      if number != row { violations[number] = violation }
    }
    // A small part of the violation, so that no other bound is passed over; large against
    // tolerances.
    let violation = violation(of: row)
    let better = min(violation, max(violation / 1024, 1e-3))
    achieved.rows[row].constant += achieved.rows[row].relation == .atMost ? -better : better
    return (achieved, violations)
  }
}

extension RowSystem {
  /// Returns `true` if these rows conflict with a row and all fixed rows.
  fileprivate func isConflict(_ members: [Int], besides row: Int) -> Bool {
    certificate(among: fixedRows(for: members + [row]) + members + [row]) != nil
  }
}
