// A good place to start the search in a large component.

extension ComponentProblem {
  /// Gives every structural variable, in order, the best value for its own rows and for those in which it is
  /// the highest structural variable, given the values of the lower ones.
  ///
  /// What hangs on what came before it, as items in lists do, is so solved already or nearly. A
  /// structural variable that comes to rest on a row becomes basic in that row's place: since the row has no
  /// higher structural variable, these pairs are triangular.
  func crashBasis<Basis>(_ simplex: inout LevelSimplex<Basis>) {
    let owned = rowsByHighestStructural()
    let goalStart = goalStarts()
    var pairs: [(structural: Int32, row: Int32)] = []
    var choice = CrashValue()
    for structural in 0..<structuralCount {
      choice.reset(
        intervals[structural], goals, goalStart[structural]..<goalStart[structural + 1])
      for entry in Int(owned.start[structural])..<Int(owned.start[structural + 1]) {
        let row = Int(owned.rows[entry])
        let variable = structuralCount + row
        // The highest structural variable is 0 as yet, so this is what the others add.
        let rest = rows.value(of: row, simplex.value)
        choice.add(
          row, intervals[variable], goals, goalStart[variable]..<goalStart[variable + 1],
          rest: rest, rows.highestCoefficient(of: row))
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

  private func rowsByHighestStructural() -> (start: [Int32], rows: [Int32]) {
    var start = Array(repeating: Int32(0), count: structuralCount + 2)
    var list = Array(repeating: Int32(0), count: rows.rowCount)
    for row in 0..<rows.rowCount { start[rows.highestStructural(of: row) + 2] += 1 }
    for structural in 0..<structuralCount { start[structural + 2] += start[structural + 1] }
    for row in 0..<rows.rowCount {
      let structural = rows.highestStructural(of: row)
      list[Int(start[structural + 1])] = Int32(row)
      start[structural + 1] += 1
    }
    return (start, list)
  }

  /// Where the goals of each variable start, and after them the number of all.
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

/// The choice of a value for one structural variable: where it must be, where it wants to be, and the
/// rows that this comes from.
private struct CrashValue: ~Copyable {
  private var own = Interval.everything
  private var interval = Interval.everything
  private var goals = Pool<Goal>()
  /// The places where rows have an end or a goal.
  private var rests: [(place: Double, row: Int32, at: Double)] = []

  mutating func reset(_ interval: Interval, _ all: borrowing Pool<Goal>, _ own: Range<Int>) {
    self.own = interval
    self.interval = interval
    goals.removeAll()
    for place in own { goals.append(all[place]) }
    rests.removeAll(keepingCapacity: true)
  }

  /// Adds a row, which is the structural variable times a positive coefficient, and `rest`.
  mutating func add(
    _ row: Int, _ rowInterval: Interval, _ all: borrowing Pool<Goal>, _ own: Range<Int>,
    rest: Double, _ coefficient: Double
  ) {
    func place(_ at: Double) -> Double { (at - rest) / coefficient }
    interval.lower = max(interval.lower, self.own.clamp(place(rowInterval.lower)))
    interval.upper = min(interval.upper, self.own.clamp(place(rowInterval.upper)))
    for at in [rowInterval.lower, rowInterval.upper] where at.isFinite {
      rests.append((place(at), Int32(row), at))
    }
    for number in own {
      var goal = all[number]
      rests.append((place(goal.at), Int32(row), goal.at))
      goal.at = place(goal.at)
      goal.below *= coefficient
      goal.above *= coefficient
      goals.append(goal)
    }
  }

  /// The best value, and the row that it rests on with what is the row's value then; -1 for none.
  mutating func best() -> (value: Double, row: Int32, at: Double) {
    if interval.lower > interval.upper { interval.upper = interval.lower }
    if !rests.isEmpty {
      goals.sort { $0.level != $1.level ? $0.level > $1.level : $0.at < $1.at }
    }
    let value = interval.narrowedByLevels(goals, 0..<goals.count).clamp(0)
    if value != own.lower, value != own.upper {
      for rest in rests where rest.place == value { return (value, rest.row, rest.at) }
    }
    return (value, -1, 0)
  }
}
