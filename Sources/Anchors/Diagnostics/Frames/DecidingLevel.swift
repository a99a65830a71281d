/// The rows that have to do with a sum of variables, solved by themselves down to the level that
/// determines it.
///
/// What is determined without the levels below a priority cannot be their doing, however well their rows
/// happen to fit; and a bound that can be left out without the sum changing does not hold it.
struct DecidingLevel {
  /// The priority below which nothing matters.
  let priority: Double
  private let facts: LayoutFacts
  private let sum: RowTerms
  private let solver: Solver
  private let variables: [Int32]
  /// The rows, and by row its id in the solver.
  private let members: [Int]
  private var ids: [Int: Int32]

  /// The level that determines a sum; nil if none does.
  init?(determining sum: RowTerms, _ facts: LayoutFacts, _ index: VariableIndex) {
    let related = facts.rows(relatedTo: sum, index)
    var priorities = related.map { facts.rows[$0].priority }.sorted(by: >)
    var count = 0
    for priority in priorities where count == 0 || priorities[count - 1] != priority {
      priorities[count] = priority
      count += 1
    }
    // The first that does, as all below it do, too.
    var (low, high) = (0, count)
    var found: DecidingLevel?
    while low < high {
      let middle = (low + high) / 2
      let level = DecidingLevel(sum, facts, related, priorities[middle])
      if level.isDetermined {
        found = level
        high = middle
      } else {
        low = middle + 1
      }
    }
    guard let found else { return nil }
    self = found
  }

  private init(_ sum: RowTerms, _ facts: LayoutFacts, _ related: [Int], _ priority: Double) {
    self.priority = priority
    self.facts = facts
    let members = related.filter { facts.rows[$0].priority >= priority }
    self.members = members
    (solver, variables) = facts.system.solver(
      of: members.map { (row: $0, priority: facts.rows[$0].priority) })
    ids = [:]
    for (id, row) in members.enumerated() { ids[row] = Int32(id) }
    var own = RowTerms()
    for term in sum.terms {
      own.add(term.coefficient, Int32(variables.firstIndex(of: term.variable) ?? -1))
    }
    self.sum = own
    solver.solve()
  }

  private var isDetermined: Bool {
    !sum.terms.contains { $0.variable < 0 } && !solver.range(of: sum).isOpen
  }
}

extension DecidingLevel {
  /// Leaves a row out, from now on.
  mutating func leaveOut(_ row: Int) {
    guard let id = ids[row] else { return }
    solver.remove(id)
    solver.solve()
    ids[row] = nil
  }

  /// Takes a row that was left out in again.
  mutating func takeIn(_ row: Int) {
    for term in facts.rows[row].terms {
      solver.addTerm(term.coefficient, Int32(place(of: term.variable)))
    }
    ids[row] = solver.add(
      facts.rows[row].relation, facts.rows[row].constant, priority: facts.rows[row].priority)
    solver.solve()
  }

  /// Whether the sum has the value that it has in the layout, and can have no other.
  func determines(_ value: Double) -> Bool {
    let range = solver.range(of: sum)
    return !range.isOpen && abs(range.lower - value) <= Tolerance.freedom
  }

  /// The values of variables as they are now, those of the layout for what is not part of this.
  func values() -> [Double] {
    var values = facts.values
    for (place, variable) in variables.enumerated() {
      values[Int(variable)] = solver.values[place]
    }
    return values
  }

  /// The row that comes nearest to holding by the change from the layout to other values: of the highest
  /// priority that is better off, the one that gains most.
  func gainer(by values: [Double]) -> Int? {
    var best: (row: Int, gain: Double)?
    for row in members where !facts.rows[row].isRequired && ids[row] != nil {
      let gain = facts.violation(of: row) - facts.rows[row].violation(values)
      guard gain > Tolerance.freedom else { continue }
      if let former = best {
        let (old, new) = (facts.rows[former.row].priority, facts.rows[row].priority)
        if new < old || new == old && gain <= former.gain { continue }
      }
      best = (row, gain)
    }
    return best?.row
  }

  private func place(of variable: Int32) -> Int { variables.firstIndex(of: variable) ?? -1 }
}

extension LayoutFacts {
  /// The rows that are connected with a sum by variables of which no number is given, in order.
  fileprivate func rows(relatedTo sum: RowTerms, _ index: VariableIndex) -> [Int] {
    var isReached = Array(repeating: false, count: values.count)
    var isMember = Array(repeating: false, count: rows.count)
    var reached: [Int32] = []
    func reach(_ variable: Int32) {
      if isReached[Int(variable)] { return }
      isReached[Int(variable)] = true
      reached.append(variable)
    }
    for term in sum.terms { reach(term.variable) }
    var next = 0
    while next < reached.count {
      let all = index.rows(with: reached[next])
      let given = all.first { rows[Int($0)].isGiven && rows[Int($0)].terms.count == 1 }
      for row in given.map({ [$0] }) ?? Array(all) where !isMember[Int(row)] {
        if setAside.contains(Int(row)) { continue }
        isMember[Int(row)] = true
        for term in rows[Int(row)].terms { reach(term.variable) }
      }
      next += 1
    }
    return rows.indices.filter { isMember[$0] }
  }
}
