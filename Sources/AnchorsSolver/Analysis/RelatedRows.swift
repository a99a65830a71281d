/// The rows that have to do with a sum of variables, solved by themselves.
///
/// They show which levels decide: a value that is determined without the levels below a priority
/// does not depend on them. They also show the effect of a row: the values that change without it.
package struct RelatedRows {
  private let solved: SolvedRows
  private let target: [Term]
  private let solutions: RelatedSolutions
  private lazy var members = solved.rows(connectedWith: [], target.map { $0.variable }) { _ in
    true
  }
  /// All levels.
  private lazy var whole = solutions.solution(of: members, solved)
  private var leftOut: Set<Int> = []

  /// Creates the rows that are connected to a sum by variables without a fixed value.
  ///
  /// - Parameter solutions: What sums of the same rows share. Each adds its rows again at the end.
  package init(
    _ sum: [Term], _ solved: SolvedRows, sharing solutions: RelatedSolutions = RelatedSolutions()
  ) {
    (self.solved, self.solutions) = (solved, solutions)
    target = sum
  }

  /// `true` if each variable of the sum is in some row. A new variable is in none.
  package var mentionsTarget: Bool {
    target.allSatisfy { term in
      solved.rows(with: term.variable).contains { !solved.removed.contains(Int($0)) }
    }
  }

  /// `true` if the rows determine the sum.
  package var isDetermined: Bool {
    mutating get { whole.determines(target) }
  }

  /// The highest priority such that the levels down to it determine the sum.
  ///
  /// - Parameter isKnown: Whether the levels down to a priority do, where that is known without
  ///   solving them.
  package mutating func decidingPriority(_ isKnown: (Double) -> Bool?) -> Double {
    // Levels without a related row change nothing.
    let priorities = solved.priorities
    // The first that does, as all below it do, too; the last does. There may be as many levels as
    // views: it is nearly always one of the first.
    var (first, last) = (0, priorities.count - 1)
    for level in 0..<min(8, last) where level < last {
      guard let determines = isKnown(priorities[level]) else { continue }
      if determines { last = level } else { first = level + 1 }
    }
    let (leftOut, target, solved) = (leftOut, target, solved)
    let members = first < last ? members : []
    let deciding = (first..<last).partitioningIndex { level in
      let rows = members.filter {
        solved.rows[$0].priority >= priorities[level] && !leftOut.contains($0)
      }
      return PartialSolution(rows, solved).determines(target)
    }
    return priorities[deciding]
  }

  // MARK: Without some

  /// `true` if rows are left out.
  package var leavesRowsOut: Bool { !leftOut.isEmpty }

  package mutating func leaveOut(_ row: Int) {
    leftOut.insert(row)
    whole.remove(row)
  }

  /// Takes a row that was left out in again.
  package mutating func takeIn(_ row: Int) {
    leftOut.remove(row)
    whole.add(row)
  }

  /// Returns `true` if the sum has a value now and can have no other.
  package mutating func determine(_ value: Double) -> Bool {
    guard let range = whole.range(of: target) else { return false }
    return !range.isOpen && abs(range.lower - value) <= Tolerance.reported
  }

  /// Returns the row that gains most without a given row, among those of the highest priority that
  /// gain, and the values of all variables then.
  package mutating func gainer(without row: Int) -> (row: Int, values: [Double])? {
    leaveOut(row)
    defer { takeIn(row) }
    let values = whole.values()
    var gains: [(row: Int, priority: Double, gain: Double)] = []
    for row in members where !solved.rows[row].isRequired && !leftOut.contains(row) {
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

/// The latest solution of related rows, which the next sum may be related with as well.
package final class RelatedSolutions {
  private var latest: (members: [Int], solution: PartialSolution)?

  package init() {}

  func solution(of members: [Int], _ solved: SolvedRows) -> PartialSolution {
    if let latest, latest.members == members { return latest.solution }
    let solution = PartialSolution(members, solved)
    latest = (members, solution)
    return solution
  }
}
