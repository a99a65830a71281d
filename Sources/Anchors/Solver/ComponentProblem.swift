/// One component, ready to be solved: for each quantity the interval it is required to be in and the
/// goals it has.
///
/// Quantities are the component's parameters, by rank, and then the rows with several terms. Rows
/// that are multiples of each other are one quantity. Kept and refilled, so that components cost no
/// allocations.
struct ComponentProblem {
  private(set) var parameterCount = 0
  private(set) var intervals: [Interval] = []
  private(set) var goals: [Goal] = []
  /// The lines that the ends of each interval come from, or -1.
  private var lowerSource: [Int32] = []
  private var upperSource: [Int32] = []

  // The terms of the rows, in parameters numbered from 0.
  private var rowStart: [Int32] = []
  private var rowParameter: [Int32] = []
  private var rowCoefficient: [Double] = []

  /// How a component was solved.
  enum Outcome {
    /// Every parameter has one value.
    case determined
    /// Some parameters can move; the simplex knows how.
    case free(LevelSimplex)
    /// The required rows cannot hold together; these lines show it.
    case infeasible([Int])
  }

  mutating func fill(
    _ component: Int, of partition: borrowing Partition, _ elimination: borrowing Elimination,
    _ rows: borrowing RowStore
  ) {
    let parameters = partition.parameters(of: component)
    parameterCount = parameters.count
    intervals.removeAll(keepingCapacity: true)
    goals.removeAll(keepingCapacity: true)
    lowerSource.removeAll(keepingCapacity: true)
    upperSource.removeAll(keepingCapacity: true)
    rowStart.removeAll(keepingCapacity: true)
    rowParameter.removeAll(keepingCapacity: true)
    rowCoefficient.removeAll(keepingCapacity: true)
    rowStart.append(0)
    for parameter in parameters {
      // A size is not negative.
      let hasLaw = elimination.hasLaw(Int(parameter))
      intervals.append(Interval(lower: hasLaw ? 0 : -.infinity, upper: .infinity))
      lowerSource.append(-1)
      upperSource.append(-1)
    }
    for line in partition.lines(of: component) {
      add(Int(line), elimination, rows, partition.number)
    }
    goals.sort { a, b in
      if a.quantity != b.quantity { return a.quantity < b.quantity }
      if a.level != b.level { return a.level > b.level }
      return a.at < b.at
    }
  }

  private var rowCount: Int { rowStart.count - 1 }

  private func terms(ofRow row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

  private mutating func addQuantity() {
    intervals.append(.everything)
    lowerSource.append(-1)
    upperSource.append(-1)
  }

  /// Takes in one line: its quantity, and what it requires or wants of it.
  private mutating func add(
    _ line: Int, _ elimination: borrowing Elimination, _ rows: borrowing RowStore,
    _ number: borrowing Pool<Int32>
  ) {
    let range = elimination.lines[line].terms.places
    let scale = elimination.terms[range.lowerBound].coefficient
    let quantity =
      range.count == 1
      ? Int(number[elimination.terms[range.lowerBound].variable])
      : quantity(of: range, scale, elimination, number)
    let at = elimination.lines[line].constant / scale
    var relation = RowRelation.atLeast
    var level = 1000.0
    let row = elimination.lines[line].row
    if row >= 0 {
      relation = rows[row].relation
      level = rows[row].priority
    }
    if scale < 0, relation != .equal { relation = relation == .atMost ? .atLeast : .atMost }
    if level >= 1000 {
      require(relation, at, of: quantity, line)
    } else {
      let weight = abs(scale)
      goals.append(
        Goal(
          quantity: Int32(quantity), level: level, at: at,
          below: relation == .atMost ? 0 : weight, above: relation == .atLeast ? 0 : weight))
    }
  }

  private mutating func require(
    _ relation: RowRelation, _ at: Double, of quantity: Int, _ line: Int
  ) {
    if relation != .atMost, at > intervals[quantity].lower {
      intervals[quantity].lower = at
      lowerSource[quantity] = Int32(line)
    }
    if relation != .atLeast, at < intervals[quantity].upper {
      intervals[quantity].upper = at
      upperSource[quantity] = Int32(line)
    }
  }

  /// The quantity of a row with several terms, divided by its first coefficient: one that is there
  /// already, or a new one.
  private mutating func quantity(
    of range: Range<Int>, _ scale: Double, _ elimination: borrowing Elimination,
    _ number: borrowing Pool<Int32>
  ) -> Int {
    for row in 0..<rowCount where terms(ofRow: row).count == range.count {
      var isSame = true
      for (mine, other) in zip(terms(ofRow: row), range) {
        isSame =
          isSame && rowParameter[mine] == number[elimination.terms[other].variable]
          && abs(rowCoefficient[mine] - elimination.terms[other].coefficient / scale)
            <= Tolerance.coefficient
      }
      if isSame { return parameterCount + row }
    }
    for term in range {
      rowParameter.append(number[elimination.terms[term].variable])
      rowCoefficient.append(elimination.terms[term].coefficient / scale)
    }
    rowStart.append(Int32(rowParameter.count))
    addQuantity()
    return intervals.count - 1
  }
}

// MARK: - Solving

extension ComponentProblem {
  /// Solves the component and writes the parameters' values, by number, to `values`.
  mutating func solve(_ simplex: inout LevelSimplex, values: inout [Double]) -> Outcome {
    for quantity in intervals.indices where intervals[quantity].lower > intervals[quantity].upper {
      if intervals[quantity].lower > intervals[quantity].upper + Tolerance.length {
        return .infeasible(
          [lowerSource[quantity], upperSource[quantity]].filter { $0 >= 0 }.map(Int.init))
      }
      intervals[quantity].upper = intervals[quantity].lower
    }

    // 1. Each parameter by itself: the best its own bounds and goals allow.
    let alone = solveAlone(&values)
    if rowCount == 0, parameterCount == 1 {
      if alone[0].isPoint { return .determined }
      simplex.reset(columns: 1)
      simplex.domain[0] = alone[0]
      simplex.setNonbasic(0, to: values[0])
      return .free(simplex)
    }
    // If the rows between parameters are content with that, nothing can be better.
    if alone.allSatisfy({ $0.isPoint }), rowsAreContent(values) { return .determined }

    // 2. All together.
    simplex.reset(columns: parameterCount)
    for row in 0..<rowCount {
      let range = terms(ofRow: row)
      _ = simplex.addRow(parameters: rowParameter[range], coefficients: rowCoefficient[range])
    }
    for parameter in 0..<parameterCount {
      simplex.domain[parameter] = intervals[parameter]
      simplex.setNonbasic(parameter, to: values[parameter])
    }
    if let proof = reachFeasibility(&simplex) { return .infeasible(proof) }
    minimizeLevels(&simplex)
    for parameter in 0..<parameterCount { values[parameter] = simplex.value[parameter] }
    return simplex.isDetermined ? .determined : .free(simplex)
  }

  /// The interval each parameter is left with by its own rows; `values` gets a point of it.
  private func solveAlone(_ values: inout [Double]) -> [Interval] {
    var result: [Interval] = []
    result.reserveCapacity(parameterCount)
    var start = 0
    for parameter in 0..<parameterCount {
      var end = start
      while end < goals.count, goals[end].quantity == parameter { end += 1 }
      let interval = intervals[parameter].narrowedByLevels(goals[start..<end])
      values[parameter] = interval.clamp(0)
      result.append(interval)
      start = end
    }
    return result
  }

  private func rowsAreContent(_ values: [Double]) -> Bool {
    for row in 0..<rowCount {
      let value = rowValue(row, values)
      let interval = intervals[parameterCount + row]
      if value < interval.lower - Tolerance.length || value > interval.upper + Tolerance.length {
        return false
      }
    }
    for goal in goals.reversed() {
      if goal.quantity < parameterCount { break }
      let value = rowValue(Int(goal.quantity) - parameterCount, values)
      if goal.below > 0, value < goal.at - Tolerance.length { return false }
      if goal.above > 0, value > goal.at + Tolerance.length { return false }
    }
    return true
  }

  private func rowValue(_ row: Int, _ values: [Double]) -> Double {
    var value = 0.0
    for term in terms(ofRow: row) {
      value += rowCoefficient[term] * values[Int(rowParameter[term])]
    }
    return value
  }

  /// Brings every row into its interval. If that cannot be, returns the lines that show it.
  private func reachFeasibility(_ simplex: inout LevelSimplex) -> [Int]? {
    simplex.clearCosts()
    for quantity in parameterCount..<intervals.count {
      simplex.setCost(of: quantity, distanceFrom: intervals[quantity])
    }
    _ = simplex.minimize()
    let tooFar = 10 * Tolerance.length
    for quantity in intervals.indices {
      let (value, interval) = (simplex.value[quantity], intervals[quantity])
      if value < interval.lower - tooFar || value > interval.upper + tooFar {
        return proof(simplex)
      }
    }
    for quantity in parameterCount..<intervals.count {
      simplex.domain[quantity] = intervals[quantity]
    }
    return nil
  }

  private func proof(_ simplex: LevelSimplex) -> [Int] {
    simplex.holding().compactMap { quantity, side in
      let source = side < 0 ? lowerSource[quantity] : upperSource[quantity]
      return source >= 0 ? Int(source) : nil
    }
  }

  /// Minimises level after level, from the highest down, until nothing can move.
  private func minimizeLevels(_ simplex: inout LevelSimplex) {
    var levels = goals.map { $0.level }
    levels.sort(by: >)
    var latest = Double.infinity
    for level in levels where level < latest {
      latest = level
      if simplex.isDetermined { return }
      simplex.clearCosts()
      var start = 0
      while start < goals.count {
        var end = start + 1
        while end < goals.count, goals[end].quantity == goals[start].quantity,
          goals[end].level == goals[start].level
        {
          end += 1
        }
        if goals[start].level == level {
          simplex.setCost(of: Int(goals[start].quantity), goals: goals[start..<end])
        }
        start = end
      }
      _ = simplex.minimize()
      simplex.narrowDomains()
    }
  }
}
