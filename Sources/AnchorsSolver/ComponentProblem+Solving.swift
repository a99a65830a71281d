extension ComponentProblem {
  /// Solves the component and writes the parameters' values, by number, to `values`.
  mutating func solve(
    _ simplex: inout LevelSimplex<DenseTableau>, _ limits: SolverLimits, values: inout [Double]
  ) -> Outcome {
    for quantity in 0..<intervals.count where intervals[quantity].lower > intervals[quantity].upper
    {
      let (lower, upper) = (intervals[quantity].lower, intervals[quantity].upper)
      if lower > upper + Tolerance.length(at: max(abs(lower), abs(upper))) {
        return .infeasible([
          HeldEnd(quantity: quantity, line: Int(lowerSource[quantity]), weight: 1),
          HeldEnd(quantity: quantity, line: Int(upperSource[quantity]), weight: -1),
        ])
      }
      intervals[quantity].upper = intervals[quantity].lower
    }

    // 1. Each parameter by itself: the best its own bounds and goals allow.
    let alone = solveAlone(&values)
    if rows.rowCount == 0, parameterCount == 1 {
      return alone.isPoint ? .determined : .free(.interval(alone))
    }
    // If the rows between parameters are content with that, nothing can be better.
    if alone.isPoint, rowsAreContent(values) { return .determined }

    // 2. All together.
    if parameterCount * rows.rowCount <= limits.denseEntries {
      simplex.load(rows, limits)
      start(&simplex, at: values)
      return solve(&simplex, &values) ?? .free(.small(simplex.released()))
    }
    var simplex = LevelSimplex<FactoredTableau>()
    simplex.load(rows, limits)
    startInOrder(&simplex)
    return solve(&simplex, &values) ?? .free(.large(simplex.released()))
  }

  /// Gives every parameter a point of the interval that its own rows leave it. Returns that interval
  /// if it is a point for all of them, else one that is none.
  private func solveAlone(_ values: inout [Double]) -> Interval {
    var result = Interval(lower: 0, upper: 0)
    var start = 0
    for parameter in 0..<parameterCount {
      var end = start
      while end < goals.count, goals[end].quantity == parameter { end += 1 }
      let interval = intervals[parameter].narrowedByLevels(goals, start..<end)
      values[parameter] = interval.clamp(0)
      if parameter == 0 || !interval.isPoint { result = interval }
      start = end
    }
    return result
  }

  private func rowsAreContent(_ values: [Double]) -> Bool {
    for row in 0..<rows.rowCount {
      let value = rows.value(of: row, values)
      let interval = intervals[parameterCount + row]
      if value < interval.lower - Tolerance.length || value > interval.upper + Tolerance.length {
        return false
      }
    }
    for place in (0..<goals.count).reversed() {
      let goal = goals[place]
      if goal.quantity < parameterCount { break }
      let value = rows.value(of: Int(goal.quantity) - parameterCount, values)
      if goal.below > 0, value < goal.at - Tolerance.length { return false }
      if goal.above > 0, value > goal.at + Tolerance.length { return false }
    }
    return true
  }

  /// Starts with all rows basic.
  private func start(_ simplex: inout LevelSimplex<DenseTableau>, at values: [Double]) {
    for parameter in 0..<parameterCount {
      simplex.domain[parameter] = intervals[parameter]
      simplex.value[parameter] = values[parameter]
    }
    simplex.refresh()
  }

  /// Solves from the start that the simplex has been given. Returns nothing if something can move.
  private func solve<Basis>(_ simplex: inout LevelSimplex<Basis>, _ values: inout [Double])
    -> Outcome?
  {
    if let proof = reachFeasibility(&simplex) { return .infeasible(proof) }
    minimizeLevels(&simplex)
    for parameter in 0..<parameterCount { values[parameter] = simplex.value[parameter] }
    if simplex.hasRunOut { return .unfinished }
    return simplex.isDetermined ? .determined : nil
  }

  /// Brings every row into its interval. Returns what shows that it cannot be.
  private func reachFeasibility<Basis>(_ simplex: inout LevelSimplex<Basis>) -> [HeldEnd]? {
    let quantities = parameterCount..<intervals.count
    if !isFeasible(simplex, within: Tolerance.length) {
      simplex.clearCosts()
      for quantity in quantities {
        simplex.setCost(of: quantity, distanceFrom: intervals[quantity])
      }
      simplex.minimize()
      if !simplex.hasRunOut, !isFeasible(simplex, within: 10 * Tolerance.length) {
        return proof(simplex)
      }
    }
    for quantity in quantities { simplex.domain[quantity] = intervals[quantity] }
    return nil
  }

  private func isFeasible<Basis>(_ simplex: LevelSimplex<Basis>, within distance: Double) -> Bool {
    for quantity in 0..<intervals.count {
      let (value, interval) = (simplex.value[quantity], intervals[quantity])
      if value >= interval.lower - distance, value <= interval.upper + distance { continue }
      let distance = max(distance, simplex.tolerance(of: quantity))
      if value < interval.lower - distance || value > interval.upper + distance { return false }
    }
    return true
  }

  private func proof<Basis>(_ simplex: LevelSimplex<Basis>) -> [HeldEnd] {
    simplex.holding().map { quantity, weight in
      let line = weight > 0 ? lowerSource[quantity] : upperSource[quantity]
      return HeldEnd(quantity: quantity, line: Int(line), weight: weight)
    }
  }

  /// Minimises level after level, from the highest down, until nothing can move or steps run out.
  private func minimizeLevels<Basis>(_ simplex: inout LevelSimplex<Basis>) {
    let groups = groupsByLevel()
    var first = 0
    while first < groups.count, !simplex.hasRunOut, !simplex.isDetermined {
      let level = goals[groups[first].lowerBound].level
      simplex.clearCosts()
      while first < groups.count, goals[groups[first].lowerBound].level == level {
        let group = groups[first]
        simplex.setCost(of: Int(goals[group.lowerBound].quantity), goals, group)
        first += 1
      }
      simplex.refresh()
      simplex.minimize()
      simplex.narrowDomains()
    }
    simplex.refresh()
  }

  /// The goals of one quantity and one level each, the highest level first.
  private func groupsByLevel() -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    while start < goals.count {
      var end = start + 1
      while end < goals.count, goals[end].quantity == goals[start].quantity,
        goals[end].level == goals[start].level
      {
        end += 1
      }
      groups.append(start..<end)
      start = end
    }
    groups.sort { a, b in
      let (first, second) = (goals[a.lowerBound], goals[b.lowerBound])
      if first.level != second.level { return first.level > second.level }
      return first.quantity < second.quantity
    }
    return groups
  }
}
