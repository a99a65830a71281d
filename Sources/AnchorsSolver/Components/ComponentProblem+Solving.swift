extension ComponentProblem {
  /// Solves the component and writes the structural variables' values, by number, to `values`. Adds
  /// to `work` how it was done.
  mutating func solve(
    _ simplex: inout LevelSimplex<DenseTableau>, _ limits: SolverLimits, values: inout [Double],
    _ work: inout SolverWork
  ) -> Outcome {
    for variable in 0..<intervals.count where intervals[variable].lower > intervals[variable].upper
    {
      let (lower, upper) = (intervals[variable].lower, intervals[variable].upper)
      if lower > upper + Tolerance.length(at: max(abs(lower), abs(upper))) {
        return .infeasible([
          BoundMultiplier(variable: variable, reduced: Int(lowerSource[variable]), weight: 1),
          BoundMultiplier(variable: variable, reduced: Int(upperSource[variable]), weight: -1),
        ])
      }
      intervals[variable].upper = intervals[variable].lower
    }

    // 1. Each structural variable by itself: the best its own bounds and goals allow.
    let alone = solveAlone(&values)
    if rows.rowCount == 0, structuralCount == 1 {
      return alone.isPoint ? .determined : .free(.interval(alone))
    }
    // If the rows between structural variables are content with that, nothing can be better.
    if alone.isPoint, rowsAreContent(values) { return .determined }

    // 2. All together.
    if structuralCount * rows.rowCount <= limits.denseEntries {
      simplex.load(rows, limits)
      start(&simplex, at: values)
      defer { work.simplexSteps += simplex.stepCount }
      return solve(&simplex, &values) ?? .free(.small(simplex.released()))
    }
    var simplex = LevelSimplex<FactoredTableau>()
    simplex.load(rows, limits)
    crashBasis(&simplex)
    work.factoredComponents += 1
    defer { work.simplexSteps += simplex.stepCount }
    return solve(&simplex, &values) ?? .free(.large(simplex.released()))
  }

  /// Sets every structural variable to a point of its own interval. Returns that interval if all
  /// intervals are points, otherwise one that is not.
  private func solveAlone(_ values: inout [Double]) -> Interval {
    var result = Interval(lower: 0, upper: 0)
    var start = 0
    for structural in 0..<structuralCount {
      var end = start
      while end < goals.count, goals[end].variable == structural { end += 1 }
      let interval = intervals[structural].narrowedByLevels(goals, start..<end)
      values[structural] = interval.clamp(0)
      if structural == 0 || !interval.isPoint { result = interval }
      start = end
    }
    return result
  }

  private func rowsAreContent(_ values: [Double]) -> Bool {
    for row in 0..<rows.rowCount {
      let value = rows.value(of: row, values)
      let interval = intervals[structuralCount + row]
      if value < interval.lower - Tolerance.length || value > interval.upper + Tolerance.length {
        return false
      }
    }
    for place in (0..<goals.count).reversed() {
      let goal = goals[place]
      if goal.variable < structuralCount { break }
      let value = rows.value(of: Int(goal.variable) - structuralCount, values)
      if goal.below > 0, value < goal.at - Tolerance.length { return false }
      if goal.above > 0, value > goal.at + Tolerance.length { return false }
    }
    return true
  }

  /// Starts with all rows basic.
  private func start(_ simplex: inout LevelSimplex<DenseTableau>, at values: [Double]) {
    for structural in 0..<structuralCount {
      simplex.domain[structural] = intervals[structural]
      simplex.value[structural] = values[structural]
    }
    simplex.refresh()
  }

  /// Solves from the simplex's start. Returns `nil` if no variable can move.
  private mutating func solve<Basis>(_ simplex: inout LevelSimplex<Basis>, _ values: inout [Double])
    -> Outcome?
  {
    if let certificate = reachFeasibility(&simplex) { return .infeasible(certificate) }
    minimizeLevels(&simplex)
    for structural in 0..<structuralCount { values[structural] = simplex.value[structural] }
    if simplex.hasRunOut { return .unfinished }
    return simplex.isDetermined ? .determined : nil
  }

  /// Brings every row into its interval. Returns what shows that it cannot be.
  private func reachFeasibility<Basis>(_ simplex: inout LevelSimplex<Basis>) -> [BoundMultiplier]? {
    let variables = structuralCount..<intervals.count
    if !isFeasible(simplex, within: Tolerance.length) {
      simplex.clearCosts()
      for variable in variables {
        simplex.setCost(of: variable, distanceFrom: intervals[variable])
      }
      simplex.minimize()
      if !simplex.hasRunOut, !isFeasible(simplex, within: 10 * Tolerance.length) {
        return certificate(simplex)
      }
    }
    for variable in variables { simplex.domain[variable] = intervals[variable] }
    return nil
  }

  private func isFeasible<Basis>(_ simplex: LevelSimplex<Basis>, within distance: Double) -> Bool {
    for variable in 0..<intervals.count {
      let (value, interval) = (simplex.value[variable], intervals[variable])
      if value >= interval.lower - distance, value <= interval.upper + distance { continue }
      let distance = max(distance, simplex.tolerance(of: variable))
      if value < interval.lower - distance || value > interval.upper + distance { return false }
    }
    return true
  }

  private func certificate<Basis>(_ simplex: LevelSimplex<Basis>) -> [BoundMultiplier] {
    simplex.dualMultipliers().map { variable, weight in
      let reduced = weight > 0 ? lowerSource[variable] : upperSource[variable]
      return BoundMultiplier(variable: variable, reduced: Int(reduced), weight: weight)
    }
  }

  /// Minimises level after level, from the highest down, until nothing can move or steps run out.
  private mutating func minimizeLevels<Basis>(_ simplex: inout LevelSimplex<Basis>) {
    groupByLevel()
    var first = 0
    while first < groups.count, !simplex.hasRunOut, !simplex.isDetermined {
      let level = groups[first].level
      simplex.clearCosts()
      while first < groups.count, groups[first].level == level {
        let group = groups[first]
        simplex.setCost(of: Int(group.variable), goals, group.goals.places)
        first += 1
      }
      simplex.refresh()
      simplex.minimize()
      simplex.narrowDomains()
    }
    simplex.refresh()
  }

  /// Finds the goals of one variable and one level each, the highest level first.
  private mutating func groupByLevel() {
    groups.removeAll()
    var start: Int32 = 0
    while start < goals.count {
      var end = start + 1
      while end < goals.count, goals[end].variable == goals[start].variable,
        goals[end].level == goals[start].level
      {
        end += 1
      }
      groups.append(
        GoalGroup(
          level: goals[start].level, variable: goals[start].variable,
          goals: Stretch(start: start, end: end)))
      start = end
    }
    groups.sort { a, b in
      if a.level != b.level { return a.level > b.level }
      return a.variable < b.variable
    }
  }
}
