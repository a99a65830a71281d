/// The computations that follow a change of some rows' constants, in order.
///
/// During a window resize or a drag, the constants of the same rows change again and again. The
/// second such change records what they can reach. Later ones compute that without a queue. The
/// plan contains everything that may change, so the values do not depend on it.
struct EditPlan: ~Copyable {
  private enum State {
    /// The affected rows and variables are unknown.
    case unplanned
    /// The pools contain the affected rows and variables.
    case planned
    /// The rows reach much more than what changes with them.
    case tooWide
  }

  private var state = State.unplanned
  /// The rows whose constants changed last, and how many variables moved then.
  private var rows = Pool<Int32>()
  private var movedCount = 0

  /// The variables whose definitions may have other constants, in the order of their reduced rows.
  private(set) var pivots = Pool<Int32>()
  /// The other reduced rows that may have other constants, each once.
  private(set) var others = Pool<Int32>()
  /// The variables with definitions that may have other values, by rank.
  private(set) var variables = Pool<Int32>()

  var isPlanned: Bool { state == .planned }

  /// Notes that the constants of some rows changed, and the number of variables that moved. A plan
  /// for the same rows stays valid.
  mutating func note(_ changed: borrowing Pool<Int32>, movedCount: Int) {
    self.movedCount = movedCount
    if isOf(changed) { return }
    state = .unplanned
    rows.removeAll()
    for place in 0..<changed.count { rows.append(changed[place]) }
  }

  /// Forgets everything: rows are reduced in another way now.
  mutating func forget() {
    state = .unplanned
    rows.removeAll()
  }

  /// Returns `true` if the rows are those that changed last.
  func isOf(_ changed: borrowing Pool<Int32>) -> Bool {
    if changed.isEmpty || changed.count != rows.count { return false }
    for place in 0..<changed.count where changed[place] != rows[place] { return false }
    return true
  }

  /// Records the affected rows and variables, unless they are many more than moved last.
  mutating func make(
    _ elimination: inout Elimination, _ partition: borrowing Partition, _ queue: inout RankQueue
  ) {
    if state != .unplanned { return }
    state =
      reachConstants(&elimination, &queue) && reachValues(&elimination, partition, &queue)
      ? .planned : .tooWide
    queue.removeAll()
  }

  /// The most entries that the plan may have.
  private var limit: Int { 2 * movedCount + 64 }

  /// Gathers the reduced rows made of the rows. Returns `false` if there are too many, or if one is
  /// removed.
  private mutating func reachConstants(
    _ elimination: inout Elimination, _ queue: inout RankQueue
  ) -> Bool {
    pivots.removeAll()
    others.removeAll()
    elimination.changedAgain.removeAll()
    for place in 0..<rows.count {
      let number = elimination.reducedOfRow[rows[place]]
      if number >= 0 { elimination.concern(number, &queue) }
    }
    while let pivot = queue.popFirst() {
      if pivots.count + elimination.changedAgain.count > limit { return false }
      pivots.append(pivot)
      var entry = elimination.occurrences.first(of: pivot)
      while let user = elimination.nextUser(&entry) {
        if user.isSubstitution { elimination.concern(user.reduced, &queue) }
      }
    }
    elimination.changedAgain.sort(by: <)
    for place in 0..<elimination.changedAgain.count {
      let number = elimination.changedAgain[place]
      if elimination.reducedRows[number].kind == .removed { return false }
      if !others.isEmpty, others[others.count - 1] == number { continue }
      others.append(number)
    }
    return true
  }

  /// The variables that are evaluated with other constants, or with other values of the components'
  /// structural variables. Returns false if they are too many.
  private mutating func reachValues(
    _ elimination: inout Elimination, _ partition: borrowing Partition, _ queue: inout RankQueue
  ) -> Bool {
    variables.removeAll()
    for place in 0..<pivots.count {
      queue.insert(pivots[place], rank: elimination.rank(of: pivots[place]))
    }
    for component in componentsReached(elimination) {
      for place in partition.structurals(of: Int(component)).places {
        elimination.insertUsers(of: partition.structural(at: place), into: &queue)
      }
    }
    while let variable = queue.popFirst() {
      if variables.count > limit { return false }
      variables.append(variable)
      elimination.insertUsers(of: variable, into: &queue)
    }
    return true
  }

  /// The components of the reduced rows that may have other constants, each once.
  private func componentsReached(_ elimination: borrowing Elimination) -> [Int32] {
    var components: [Int32] = []
    for place in 0..<others.count
    where !elimination.terms(ofReducedRow: Int(others[place])).isEmpty {
      let component = elimination.reducedRows[others[place]].component
      if component >= 0 { components.append(component) }
    }
    components = components.inOrder(<)
    components.removeRepetitions()
    return components
  }
}

extension Elimination {
  /// Puts the variables that are defined by one into a queue of ranks.
  @inline(__always)
  mutating func insertUsers(of variable: Int32, into queue: inout RankQueue) {
    var entry = occurrences.first(of: variable)
    while let user = nextUser(&entry) {
      if user.isSubstitution { continue }
      let reduced = reducedRows[unchecked: user.reduced]
      if reduced.kind == .definition {
        let pivot = reduced.pivot.variable
        queue.insert(pivot, rank: rank(of: pivot))
      }
    }
  }
}
