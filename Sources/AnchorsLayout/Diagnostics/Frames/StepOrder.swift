import AnchorsSolver

/// Puts the rows that determine a variable in the order in which they are explained: those with the
/// variable, then those with their other variables, and so on. Fixed values come last.
///
/// Rows that fixed values lead to come after those that other variables lead to, because fixed
/// values lead back to everything.
final class StepOrder {
  private enum Kind {
    case own, fixed
    /// The root's origin is no step, because positions are measured from it.
    case origin
  }

  private let evidence: Evidence
  /// By row.
  private let kinds: [Kind]
  // Kept from call to call, because a chain of views has as many steps as views.
  /// By row, `true` if it is yet to be put in order.
  @exclusivity(unchecked) private var isLeft: Pool<Bool>
  @exclusivity(unchecked) private var isReached: Pool<Bool>
  @exclusivity(unchecked) private var reached = Pool<Int32>()
  @exclusivity(unchecked) private var pending = Pool<Int32>()

  init(_ evidence: Evidence, _ facts: LayoutFacts) {
    self.evidence = evidence
    kinds = evidence.rows.map { row in
      if row.kind != .fixed { return .own }
      let (item, variable) = facts.place(of: row.terms[0].variable)
      return item > 0 || variable.isSize ? .fixed : .origin
    }
    isReached = Pool(repeating: false, count: evidence.values.count)
    isLeft = Pool(repeating: false, count: evidence.rows.count)
  }

  /// Returns the rows, each with the variable through which it was reached.
  ///
  /// - Complexity: O(terms of the rows, and rows with the variables in these).
  func order(_ rows: [Int], from target: Int32) -> [(row: Int32, via: Int32)] {
    for row in rows { isLeft[row] = true }
    var ordered: [(row: Int32, via: Int32)] = []
    ordered.reserveCapacity(rows.count)
    var fixed: [(row: Int32, via: Int32)] = []
    var (next, nextPending) = (0, 0)
    reach(target)
    while next < reached.count || nextPending < pending.count {
      let isPending = next == reached.count
      let variable = isPending ? pending[nextPending] : reached[next]
      if isPending { nextPending += 1 } else { next += 1 }
      evidence.forEachRow(with: variable) { row in
        if !isLeft[row] { return }
        isLeft[row] = false
        switch kinds[Int(row)] {
        case .own: ordered.append((row, variable))
        case .fixed: fixed.append((row, variable))
        case .origin: break
        }
        evidence.forEachVariable(of: row) { reach($0) }
      }
    }
    for place in 0..<reached.count { isReached[reached[place]] = false }
    for place in 0..<pending.count { isReached[pending[place]] = false }
    reached.removeAll()
    pending.removeAll()
    return fixed.isEmpty ? ordered : ordered + fixed
  }

  @inline(__always)
  private func reach(_ variable: Int32) {
    if isReached[variable] { return }
    isReached[variable] = true
    if evidence.fixedRow[Int(variable)] >= 0 {
      pending.append(variable)
    } else {
      reached.append(variable)
    }
  }
}
