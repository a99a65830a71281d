#if !ANCHORS_SINGLE_MODULE
import AnchorsSolver
#endif

/// The rows that have to do with a sum of variables, solved by themselves.
///
/// They tell which levels decide: what is determined without the levels below a priority cannot be their
/// doing, however well their rows happen to fit. And they tell what a row is needed for: without it, the
/// layout would be another.
struct RelatedRows {
  private let facts: LayoutFacts
  private let members: [Int]
  private let target: RowTerms
  /// All levels.
  private lazy var whole = PartialLayout(members, facts)
  private var leftOut: Set<Int> = []

  /// The rows that are connected with a sum by variables of which no number is given.
  init(_ sum: RowTerms, _ facts: LayoutFacts) {
    self.facts = facts
    target = sum
    members = facts.rows(connectedWith: [], sum.terms.map { $0.variable }) { _ in true }
  }

  /// Whether each variable of the sum is in some row; not so of an item that is being read just now.
  var mentionsTarget: Bool {
    target.terms.allSatisfy { term in
      facts.index.rows(with: term.variable).contains { !facts.setAside.contains(Int($0)) }
    }
  }

  /// Whether the rows determine the sum.
  var isDetermined: Bool {
    mutating get { whole.range(of: target).map { !$0.isOpen } ?? false }
  }

  /// Whether all rows down to a priority hold.
  func holds(downTo priority: Double) -> Bool {
    members.allSatisfy {
      facts.rows[$0].priority < priority || leftOut.contains($0)
        || facts.violation(of: $0) <= Tolerance.length
    }
  }

  /// The highest priority such that the levels down to it determine the sum.
  ///
  /// - Parameter isKnown: Whether the levels down to a priority do, where that is known without solving them.
  func decidingPriority(_ isKnown: (Double) -> Bool?) -> Double {
    let priorities = Set(members.map { facts.rows[$0].priority }).sorted(by: >)
    // The first that does, as all below it do, too; the last does. There may be as many levels as views: it is
    // nearly always one of the first.
    var (first, last) = (0, priorities.count - 1)
    for level in 0..<min(8, last) where level < last {
      guard let determines = isKnown(priorities[level]) else { continue }
      if determines { last = level } else { first = level + 1 }
    }
    let deciding = (first..<last).partitioningIndex { level in
      let rows = members.filter {
        facts.rows[$0].priority >= priorities[level] && !leftOut.contains($0)
      }
      return PartialLayout(rows, facts).range(of: target).map { !$0.isOpen } ?? false
    }
    return priorities[deciding]
  }

  // MARK: Without some

  mutating func leaveOut(_ row: Int) {
    leftOut.insert(row)
    whole.remove(row)
  }

  /// Takes a row that was left out in again.
  mutating func takeIn(_ row: Int) {
    leftOut.remove(row)
    whole.add(row)
  }

  /// Whether the sum has a value now, and can have no other.
  mutating func determine(_ value: Double) -> Bool {
    guard let range = whole.range(of: target) else { return false }
    return !range.isOpen && abs(range.lower - value) <= Tolerance.reported
  }

  /// What would be better off without a row: of the highest priority that would, the row that gains
  /// most, and the values that all variables would have.
  mutating func gainer(without row: Int) -> (row: Int, values: [Double])? {
    leaveOut(row)
    defer { takeIn(row) }
    let values = whole.values()
    var best: (row: Int, gain: Double)?
    for row in members where !facts.rows[row].isRequired && !leftOut.contains(row) {
      let gain = facts.violation(of: row) - facts.rows[row].violation(values)
      guard gain > Tolerance.reported else { continue }
      if let former = best {
        let (old, new) = (facts.rows[former.row].priority, facts.rows[row].priority)
        if new < old || new == old && gain <= former.gain { continue }
      }
      best = (row, gain)
    }
    return best.map { ($0.row, values) }
  }
}

/// Some rows of a layout, solved by themselves; those of one's choice can come and go.
private final class PartialLayout {
  private let facts: LayoutFacts
  private let solver: Solver
  private let variables: [Int32]
  /// By row, its id in the solver.
  private var ids: [Int: Int32] = [:]

  init(_ rows: [Int], _ facts: LayoutFacts) {
    self.facts = facts
    (solver, variables) = facts.system.solver(
      of: rows.map { (row: $0, priority: facts.rows[$0].priority) })
    for (id, row) in rows.enumerated() { ids[row] = Int32(id) }
    solver.solve()
  }

  /// The values that a sum may have; nil if it has variables that the rows do not mention.
  func range(of sum: RowTerms) -> Interval? {
    var own = RowTerms()
    for term in sum.terms {
      guard let place = place(of: term.variable) else { return nil }
      own.add(term.coefficient, place)
    }
    return solver.range(of: own)
  }

  func remove(_ row: Int) {
    guard let id = ids[row] else { return }
    solver.remove(id)
    solver.solve()
    ids[row] = nil
  }

  func add(_ row: Int) {
    let terms = facts.rows[row].terms.compactMap { term in
      place(of: term.variable).map { Term(variable: $0, coefficient: term.coefficient) }
    }
    ids[row] = solver.add(
      terms, facts.rows[row].relation, facts.rows[row].constant, priority: facts.rows[row].priority)
    solver.solve()
  }

  /// The values of all variables, those of the layout for what is not part of this.
  func values() -> [Double] {
    var values = facts.values
    for (place, variable) in variables.enumerated() {
      values[Int(variable)] = solver.value(of: place)
    }
    return values
  }

  private func place(of variable: Int32) -> Int32? {
    // They are in order.
    let place = variables.indices.partitioningIndex { variables[$0] >= variable }
    return place < variables.count && variables[place] == variable ? Int32(place) : nil
  }
}
