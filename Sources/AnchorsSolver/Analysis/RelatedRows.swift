/// The rows that have to do with a sum of variables, solved by themselves.
///
/// They show which levels decide: a value that is determined without the levels below a priority
/// does not depend on them. They also show the effect of a row: the values that change without it.
package struct RelatedRows {
  private let solved: SolvedRows
  private let members: [Int]
  private let target: [Term]
  /// All levels.
  private lazy var whole = PartialSolution(members, solved)
  private var leftOut: Set<Int> = []

  /// Creates the rows that are connected to a sum by variables without a fixed value.
  package init(_ sum: [Term], _ solved: SolvedRows) {
    self.solved = solved
    target = sum
    members = solved.rows(connectedWith: [], sum.map { $0.variable }) { _ in true }
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

  /// Returns `true` if all rows down to a priority hold.
  package func holds(downTo priority: Double) -> Bool {
    members.allSatisfy {
      solved.rows[$0].priority < priority || leftOut.contains($0)
        || solved.violation(of: $0) <= Tolerance.length
    }
  }

  /// The highest priority such that the levels down to it determine the sum.
  ///
  /// - Parameter isKnown: Whether the levels down to a priority do, where that is known without
  ///   solving them.
  package func decidingPriority(_ isKnown: (Double) -> Bool?) -> Double {
    let priorities = solved.priorities(of: members)
    // The first that does, as all below it do, too; the last does. There may be as many levels as
    // views: it is nearly always one of the first.
    var (first, last) = (0, priorities.count - 1)
    for level in 0..<min(8, last) where level < last {
      guard let determines = isKnown(priorities[level]) else { continue }
      if determines { last = level } else { first = level + 1 }
    }
    let deciding = (first..<last).partitioningIndex { level in
      let rows = members.filter {
        solved.rows[$0].priority >= priorities[level] && !leftOut.contains($0)
      }
      return PartialSolution(rows, solved).determines(target)
    }
    return priorities[deciding]
  }

  // MARK: Without some

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
}
