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

  private let graph: EvidenceGraph
  /// By row.
  private var kinds: Pool<Kind>
  /// By variable, `true` if a row gives it a number.
  private var isNumber: Pool<Bool>
  // Kept from call to call, because a chain of views has as many steps as views.
  /// By row, `true` if it is yet to be put in order.
  @exclusivity(unchecked) private var isLeft: Pool<Bool>
  @exclusivity(unchecked) private var isReached: Pool<Bool>
  @exclusivity(unchecked) private var reached = Pool<Int32>()
  @exclusivity(unchecked) private var pending = Pool<Int32>()
  @exclusivity(unchecked) private var ordered = Pool<(row: Int32, via: Int32)>()
  @exclusivity(unchecked) private var fixed = Pool<(row: Int32, via: Int32)>()

  init(_ evidence: Evidence, _ facts: LayoutFacts) {
    graph = EvidenceGraph(evidence)
    kinds = Pool(capacity: evidence.rows.count)
    isNumber = Pool(capacity: evidence.values.count)
    for row in evidence.rows {
      let (item, variable) = facts.place(of: row.terms[0].variable)
      kinds.append(
        row.kind != .fixed ? .own : item > 0 || variable.isSize ? .fixed : .origin)
    }
    for row in evidence.fixedRow { isNumber.append(row >= 0) }
    isReached = Pool(repeating: false, count: evidence.values.count)
    isLeft = Pool(repeating: false, count: evidence.rows.count)
  }

  /// Returns the rows, each with the variable through which it was reached, but only the first and
  /// the last ones, and how many are between them.
  ///
  /// - Complexity: O(terms of the rows, and rows with the variables in these).
  func order(_ rows: [Int], from target: Int32, _ shown: FrameExplanation.ShownSteps)
    -> (rows: [(row: Int32, via: Int32)], leftOut: Int)
  {
    for row in rows { isLeft[row] = true }
    var left = rows.count
    var (next, nextPending) = (0, 0)
    reach(target)
    while left > 0, next < reached.count || nextPending < pending.count {
      let isPending = next == reached.count
      let variable = isPending ? pending[nextPending] : reached[next]
      if isPending { nextPending += 1 } else { next += 1 }
      for place in graph.rows(with: variable) {
        let row = graph.rows[place]
        if !isLeft[row] { continue }
        isLeft[row] = false
        left -= 1
        switch kinds[row] {
        case .own: ordered.append((row, variable))
        case .fixed: fixed.append((row, variable))
        case .origin: break
        }
        for place in graph.variables(of: row) { reach(graph.variables[place]) }
      }
    }
    for place in 0..<reached.count { isReached[reached[place]] = false }
    for place in 0..<pending.count { isReached[pending[place]] = false }
    reached.removeAll()
    pending.removeAll()
    for place in 0..<fixed.count { ordered.append(fixed[place]) }
    fixed.removeAll()
    defer { ordered.removeAll() }
    let count = ordered.count
    let leftOut = max(0, count - shown.last - shown.first)
    let first = min(count, shown.first)
    return ((0..<count - leftOut).map { ordered[$0 < first ? $0 : $0 + leftOut] }, leftOut)
  }

  @inline(__always)
  private func reach(_ variable: Int32) {
    if isReached[variable] { return }
    isReached[variable] = true
    if isNumber[variable] {
      pending.append(variable)
    } else {
      reached.append(variable)
    }
  }
}
