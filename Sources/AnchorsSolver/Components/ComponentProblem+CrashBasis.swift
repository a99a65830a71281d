// A good place to start the search in a large component.

extension ComponentProblem {
  /// Gives every structural variable, one after another, the best value for its own rows and for
  /// those in which it is the last, given the values of the earlier ones.
  ///
  /// The variables with the strongest goals come first: content has its size before the cell that
  /// contains it. Among equals the lower number comes first, which solves lists in order. A
  /// variable that rests on a row becomes basic in that row. The row has no later variable, so
  /// these pairs are triangular.
  func crashBasis<Basis>(_ simplex: inout LevelSimplex<Basis>) {
    let goalStart = goalStarts()
    let order = crashOrder(goalStart)
    let owned = rowsByLastTerm(order)
    var pairs: [(structural: Int32, row: Int32)] = []
    var choice = CrashValue()
    for place in order.indices {
      let structural = Int(order[place])
      choice.reset(
        intervals[structural], goals, goalStart[structural]..<goalStart[structural + 1])
      for entry in Int(owned.start[place])..<Int(owned.start[place + 1]) {
        let term = Int(owned.terms[entry].term)
        let row = Int(owned.terms[entry].row)
        let variable = structuralCount + row
        // The last variable of the row is still 0, so this is the sum of the others.
        let rest = rows.value(of: row, simplex.value)
        choice.add(
          row, intervals[variable], goals, goalStart[variable]..<goalStart[variable + 1],
          rest: rest, rows.coefficient[term])
      }
      let (value, row, at) = choice.best()
      simplex.domain[structural] = intervals[structural]
      simplex.value[structural] = value
      if row >= 0 {
        pairs.append((Int32(structural), row))
        simplex.value[structuralCount + Int(row)] = at
      }
    }
    simplex.tableau.start(with: pairs)
    simplex.refresh()
  }

  /// The structural variables in the order in which they get their values.
  private func crashOrder(_ goalStart: [Int]) -> [Int32] {
    func level(of structural: Int32) -> Double {
      let goal = goalStart[Int(structural)]
      return goal < goalStart[Int(structural) + 1] ? goals[goal].level : 0
    }
    return Array(0..<Int32(structuralCount)).inOrder { level(of: $0) > level(of: $1) }
  }

  /// By place in the order, the rows in which that variable is the last, each with its term there.
  private func rowsByLastTerm(_ order: [Int32]) -> (
    start: [Int32], terms: [(row: Int32, term: Int32)]
  ) {
    var place = Array(repeating: Int32(0), count: structuralCount)
    for (index, structural) in order.enumerated() { place[Int(structural)] = Int32(index) }
    var start = Array(repeating: Int32(0), count: structuralCount + 2)
    var last = Array(repeating: Int32(0), count: rows.rowCount)
    for row in 0..<rows.rowCount {
      var latest: Int32 = -1
      for term in rows.terms(of: row) where place[Int(rows.structural[term])] > latest {
        latest = place[Int(rows.structural[term])]
        last[row] = Int32(term)
      }
      start[Int(latest) + 2] += 1
    }
    for place in 0..<structuralCount { start[place + 2] += start[place + 1] }
    var terms = Array(repeating: (row: Int32(0), term: Int32(0)), count: rows.rowCount)
    for row in 0..<rows.rowCount {
      let owner = Int(place[Int(rows.structural[Int(last[row])])])
      terms[Int(start[owner + 1])] = (Int32(row), last[row])
      start[owner + 1] += 1
    }
    return (start, terms)
  }

  /// Returns the start of each variable's goals, followed by the number of all goals.
  private func goalStarts() -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(intervals.count + 1)
    var goal = 0
    for variable in 0...intervals.count {
      while goal < goals.count, goals[goal].variable < variable { goal += 1 }
      starts.append(goal)
    }
    return starts
  }
}

/// The choice of a value for one structural variable: where it must be, where it wants to be, and
/// the rows that this comes from.
private struct CrashValue: ~Copyable {
  private var own = Interval.everything
  private var interval = Interval.everything
  private var goals = Pool<Goal>()
  /// The places where rows have an end or a goal, and whether the row is held there from both
  /// sides.
  private var rests: [(place: Double, row: Int32, at: Double, isHeld: Bool)] = []

  mutating func reset(_ interval: Interval, _ all: borrowing Pool<Goal>, _ own: Range<Int>) {
    self.own = interval
    self.interval = interval
    goals.removeAll()
    for place in own { goals.append(all[place]) }
    rests.removeAll(keepingCapacity: true)
  }

  /// Adds a row, which is the structural variable times a coefficient, and `rest`.
  mutating func add(
    _ row: Int, _ rowInterval: Interval, _ all: borrowing Pool<Goal>, _ own: Range<Int>,
    rest: Double, _ coefficient: Double
  ) {
    func place(_ at: Double) -> Double { (at - rest) / coefficient }
    let (first, second) = (place(rowInterval.lower), place(rowInterval.upper))
    interval.lower = max(interval.lower, self.own.clamp(min(first, second)))
    interval.upper = min(interval.upper, self.own.clamp(max(first, second)))
    if rowInterval.lower.isFinite {
      rests.append((first, Int32(row), rowInterval.lower, rowInterval.isPoint))
    }
    if rowInterval.upper.isFinite, !rowInterval.isPoint {
      rests.append((second, Int32(row), rowInterval.upper, false))
    }
    for number in own {
      var goal = all[number]
      rests.append((place(goal.at), Int32(row), goal.at, goal.below > 0 && goal.above > 0))
      goal.at = place(goal.at)
      if coefficient < 0 { swap(&goal.below, &goal.above) }
      goal.below *= abs(coefficient)
      goal.above *= abs(coefficient)
      goals.append(goal)
    }
  }

  /// Returns the best value, the row that it rests on, and the row's value then; the row is -1 if
  /// there is none.
  ///
  /// An equality is preferred to a bound: a chain of equal sizes then moves in a single step.
  mutating func best() -> (value: Double, row: Int32, at: Double) {
    if interval.lower > interval.upper { interval.upper = interval.lower }
    if !rests.isEmpty {
      goals.sort { $0.level != $1.level ? $0.level > $1.level : $0.at < $1.at }
    }
    let value = interval.narrowedByLevels(goals, 0..<goals.count).clamp(0)
    if value != own.lower, value != own.upper {
      let resting =
        rests.first { $0.place == value && $0.isHeld } ?? rests.first { $0.place == value }
      if let resting { return (value, resting.row, resting.at) }
    }
    return (value, -1, 0)
  }
}
