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
  private let kinds: Pool<Kind>
  /// By variable, `true` if a row gives it a number.
  private let isNumber: Pool<Bool>
  /// By row, a random number.
  private let marks: Pool<UInt64>
  // Kept from call to call, because a chain of views has as many steps as views.
  /// By row, `true` if it is yet to be put in order.
  @exclusivity(unchecked) private var isLeft: Pool<Bool>
  @exclusivity(unchecked) private var isReached: Pool<Bool>
  @exclusivity(unchecked) private var reached = Pool<Int32>()
  @exclusivity(unchecked) private var pending = Pool<Int32>()
  @exclusivity(unchecked) private var ordered = Pool<StepTails.Step>()
  @exclusivity(unchecked) private var fixed = Pool<StepTails.Step>()
  @exclusivity(unchecked) private var tails: StepTails
  @exclusivity(unchecked) private var passed: [(state: SearchState, count: Int)] = []

  /// The number of variables after which no common tail is looked for.
  private static let mostStates = 32

  init(_ evidence: Evidence, _ facts: LayoutFacts) {
    graph = EvidenceGraph(evidence)
    var kinds = Pool<Kind>(capacity: evidence.rows.count)
    var marks = Pool<UInt64>(capacity: evidence.rows.count)
    for (number, row) in evidence.rows.enumerated() {
      let (item, variable) = facts.place(of: row.terms[0].variable)
      kinds.append(row.kind != .fixed ? .own : item > 0 || variable.isSize ? .fixed : .origin)
      marks.append(SearchState.mark(number))
    }
    var isNumber = Pool<Bool>(capacity: evidence.values.count)
    for row in evidence.fixedRow { isNumber.append(row >= 0) }
    self.kinds = kinds
    self.marks = marks
    self.isNumber = isNumber
    isReached = Pool(repeating: false, count: evidence.values.count)
    isLeft = Pool(repeating: false, count: evidence.rows.count)
    tails = StepTails(limit: 32 * evidence.rows.count)
  }

  /// Returns the rows, each with the variable through which it was reached, but only the first and
  /// the last ones, and how many are between them.
  ///
  /// - Complexity: O(terms of the rows, and rows with the variables in these). If few are shown,
  ///   O(rows) where the order soon comes to a state that an earlier one has come to.
  func order(_ rows: [Int], from target: Int32, _ shown: FrameExplanation.ShownSteps)
    -> (rows: [StepTails.Step], leftOut: Int)
  {
    var left = SearchState()
    for row in rows {
      isLeft[row] = true
      left.insert(marks[row])
    }
    // Whoever wants all steps needs no tail.
    let mostStates =
      shown.first < .max && shown.last <= StepTails.endCount ? Self.mostStates : 0
    var rest = rows.count
    var tail: Int32 = -1
    var (next, nextPending) = (0, 0)
    reach(target)
    while rest > 0, next < reached.count || nextPending < pending.count {
      // 1. Whether an earlier order has come to the same state.
      if next + nextPending < mostStates, fixed.isEmpty {
        var state = left
        for place in next..<reached.count where mayLead(reached[place]) {
          state.append(reached[place])
        }
        state.append(-1)
        for place in nextPending..<pending.count where mayLead(pending[place]) {
          state.append(pending[place])
        }
        tail = tails.tail(of: state)
        if tail >= 0 { break }
        passed.append((state, ordered.count))
      }
      // 2. The rows with the next variable.
      let isPending = next == reached.count
      let variable = isPending ? pending[nextPending] : reached[next]
      if isPending { nextPending += 1 } else { next += 1 }
      for place in graph.rows(with: variable) {
        let row = graph.rows[place]
        if !isLeft[row] { continue }
        isLeft[Int(row)] = false
        left.remove(marks[row])
        rest -= 1
        switch kinds[row] {
        case .own: ordered.append((row, variable))
        case .fixed: fixed.append((row, variable))
        case .origin: break
        }
        for place in graph.variables(of: row) { reach(graph.variables[place]) }
      }
    }
    for row in rows { isLeft[row] = false }
    for place in 0..<reached.count { isReached[reached[place]] = false }
    for place in 0..<pending.count { isReached[pending[place]] = false }
    reached.removeAll()
    pending.removeAll()
    for place in 0..<fixed.count { ordered.append(fixed[place]) }
    fixed.removeAll()
    if !passed.isEmpty {
      tails.add(ordered, before: tail, passed)
      passed.removeAll(keepingCapacity: true)
    }
    return take(tail, shown)
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

  /// Returns `false` if no row with a variable is left; of a variable with many rows it is not
  /// known.
  private func mayLead(_ variable: Int32) -> Bool {
    let places = graph.rows(with: variable)
    return places.count > 32 || places.contains { isLeft[graph.rows[$0]] }
  }

  /// Takes out what has been put in order, which goes on with a tail.
  private func take(_ tail: Int32, _ shown: FrameExplanation.ShownSteps)
    -> (rows: [StepTails.Step], leftOut: Int)
  {
    defer { ordered.removeAll() }
    let hidden = tails.append(tail, to: &ordered, shown)
    let leftOut = max(0, ordered.count - shown.last - shown.first)
    let shownCount = ordered.count - leftOut
    let first = min(shownCount, shown.first)
    return ((0..<shownCount).map { ordered[$0 < first ? $0 : $0 + leftOut] }, leftOut + hidden)
  }
}
