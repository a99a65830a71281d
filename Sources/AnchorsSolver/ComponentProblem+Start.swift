// A good place to start the search in a large component.

extension ComponentProblem {
  /// Gives every parameter, in order, the best value for its own rows and for those in which it is
  /// the highest parameter, given the values of the lower ones.
  ///
  /// What hangs on what came before it, as items in lists do, is so solved already or nearly. A
  /// parameter that comes to rest on a row becomes basic in that row's place: since the row has no
  /// higher parameter, these pairs are triangular.
  func startInOrder<Basis>(_ simplex: inout LevelSimplex<Basis>) {
    let owned = rowsByHighestParameter()
    let goalStart = goalStarts()
    var pairs: [(parameter: Int32, row: Int32)] = []
    var choice = StartChoice()
    for parameter in 0..<parameterCount {
      choice.reset(
        intervals[parameter], goals, goalStart[parameter]..<goalStart[parameter + 1])
      for entry in Int(owned.start[parameter])..<Int(owned.start[parameter + 1]) {
        let row = Int(owned.rows[entry])
        let quantity = parameterCount + row
        // The highest parameter is 0 as yet, so this is what the others add.
        let rest = rows.value(of: row, simplex.value)
        choice.add(
          row, intervals[quantity], goals, goalStart[quantity]..<goalStart[quantity + 1],
          rest: rest, rows.highestCoefficient(of: row))
      }
      let (value, row, at) = choice.best()
      simplex.domain[parameter] = intervals[parameter]
      simplex.value[parameter] = value
      if row >= 0 {
        pairs.append((Int32(parameter), row))
        simplex.value[parameterCount + Int(row)] = at
      }
    }
    simplex.tableau.start(with: pairs)
    simplex.refresh()
  }

  private func rowsByHighestParameter() -> (start: [Int32], rows: [Int32]) {
    var start = Array(repeating: Int32(0), count: parameterCount + 2)
    var list = Array(repeating: Int32(0), count: rows.rowCount)
    for row in 0..<rows.rowCount { start[rows.highestParameter(of: row) + 2] += 1 }
    for parameter in 0..<parameterCount { start[parameter + 2] += start[parameter + 1] }
    for row in 0..<rows.rowCount {
      let parameter = rows.highestParameter(of: row)
      list[Int(start[parameter + 1])] = Int32(row)
      start[parameter + 1] += 1
    }
    return (start, list)
  }

  /// Where the goals of each quantity start, and after them the number of all.
  private func goalStarts() -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(intervals.count + 1)
    var goal = 0
    for quantity in 0...intervals.count {
      while goal < goals.count, goals[goal].quantity < quantity { goal += 1 }
      starts.append(goal)
    }
    return starts
  }
}

/// The choice of a value for one parameter: where it must be, where it wants to be, and the rows that
/// this comes from.
private struct StartChoice: ~Copyable {
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

  /// Adds a row, which is the parameter times a positive coefficient, and `rest`.
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
