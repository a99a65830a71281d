/// The rows that have to do with a sum of variables, solved by themselves.
///
/// They show which levels decide: a value that is determined without the levels below a priority
/// does not depend on them. They also show the effect of a row: the values that change without it.
package struct RelatedRows {
  private let components: RowComponents
  private let target: [(component: Int, sum: [Term])]
  private var leftOut: Set<Int> = []

  private var solved: SolvedRows { components.solved }

  /// Creates the rows that are connected to a sum by variables without a fixed value.
  ///
  /// - Parameter components: What sums of the same rows share. Each adds its rows again at the end.
  package init(_ sum: [Term], _ components: RowComponents) {
    self.components = components
    target = components.parts(of: sum)
  }

  /// `true` if each variable of the sum is in some row. A new variable is in none.
  package var mentionsTarget: Bool {
    target.allSatisfy { part in
      part.sum.allSatisfy { term in
        solved.rows(with: term.variable).contains { !solved.removed.contains(Int($0)) }
      }
    }
  }

  /// The highest priority such that the levels down to it determine the sum.
  ///
  /// - Parameter isKnown: Whether the levels down to a priority do, where that is known without
  ///   solving them.
  package func decidingPriority(_ isKnown: (Double) -> Bool?) -> Double {
    // Levels without a related row change nothing.
    let priorities = solved.priorities
    // The first that does, as all below it do, too; the last does. There may be as many levels as
    // views: it is nearly always one of the first.
    var (first, last) = (0, priorities.count - 1)
    for level in 0..<min(8, last) where level < last {
      guard let determines = isKnown(priorities[level]) else { continue }
      if determines { last = level } else { first = level + 1 }
    }
    let deciding = (first..<last).partitioningIndex { level in
      target.allSatisfy { solution(of: $0.component, downTo: level).determines($0.sum) }
    }
    return priorities[deciding]
  }

  private func solution(of component: Int, downTo level: Int) -> PartialSolution {
    if !leftOut.contains(where: { components.component(of: $0) == component }) {
      return components.solution(of: component, downTo: level)
    }
    return PartialSolution(
      components.rows(of: component).filter {
        solved.rows[$0].priority >= solved.priorities[level] && !leftOut.contains($0)
      }, solved)
  }

  // MARK: Without some

  /// `true` if rows are left out.
  package var leavesRowsOut: Bool { !leftOut.isEmpty }

  package mutating func leaveOut(_ row: Int) {
    leftOut.insert(row)
    solution(with: row)?.remove(row)
  }

  /// Takes a row that was left out in again.
  package mutating func takeIn(_ row: Int) {
    leftOut.remove(row)
    solution(with: row)?.add(row)
  }

  /// The solution of the component of a row; `nil` if the row is not related.
  private func solution(with row: Int) -> PartialSolution? {
    let component = components.component(of: row)
    return target.contains { $0.component == component }
      ? components.solution(of: component) : nil
  }

  /// Returns `true` if the sum has a value now and can have no other.
  package func determine(_ value: Double) -> Bool {
    var sum = 0.0
    for part in target {
      guard let range = components.solution(of: part.component).range(of: part.sum), !range.isOpen
      else { return false }
      sum += range.lower
    }
    return abs(sum - value) <= Tolerance.reported
  }

  /// Returns the row that gains most without a given row, among those of the highest priority that
  /// gain, and the values of all variables then.
  package mutating func gainer(without row: Int) -> (row: Int, values: [Double])? {
    guard let solution = solution(with: row) else { return nil }
    leaveOut(row)
    defer { takeIn(row) }
    let values = solution.values()
    var gains: [(row: Int, priority: Double, gain: Double)] = []
    for row in components.rows(of: components.component(of: row))
    where !solved.rows[row].isRequired && !leftOut.contains(row) {
      let gain = solved.violation(of: row) - solved.rows[row].violation(values)
      if gain > Tolerance.reported { gains.append((row, solved.rows[row].priority, gain)) }
    }
    // Of equals the first.
    let best = gains.max { ($0.priority, $0.gain) < ($1.priority, $1.gain) }
    return best.map { ($0.row, values) }
  }

  /// Adds all rows that were left out again.
  package mutating func takeInAll() {
    for row in Array(leftOut).inOrder(<) { takeIn(row) }
  }
}
