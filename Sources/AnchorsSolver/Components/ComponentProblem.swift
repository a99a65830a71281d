/// One component, ready to be solved: for each variable the interval it is required to be in and
/// the goals it has.
///
/// Variables are the component's structural variables, by rank, and then the rows with several
/// terms. Rows that are multiples of each other are one variable. Kept and refilled, so that
/// components cost no allocations.
struct ComponentProblem: ~Copyable {
  private(set) var rows = RowMatrix()
  var intervals = Pool<Interval>()
  /// In order of variables, of falling levels and of `at`.
  private(set) var goals = Pool<Goal>()
  /// The reduced rows that the ends of each interval come from, or -1.
  private(set) var lowerSource = Pool<Int32>()
  private(set) var upperSource = Pool<Int32>()

  /// Scratch: the goals of one variable and one level each.
  var groups = Pool<GoalGroup>()

  var structuralCount: Int { rows.structuralCount }

  /// The way a component was solved.
  enum Outcome {
    /// Every structural variable has one value.
    case determined
    /// Some structural variables can move.
    indirect case free(OptimalFace)
    /// The required rows conflict; these ends of intervals prove it.
    case infeasible([BoundMultiplier])
    /// The limit of steps was met; the values are the latest.
    case unfinished
  }

  /// An end of a variable's interval with its weight, positive for a lower end: all of them times
  /// their weights add up to an infeasibility certificate.
  struct BoundMultiplier {
    var variable: Int
    /// The reduced row that the end comes from; -1 for the nonnegativity bound of a structural
    /// variable.
    var reduced: Int
    var weight: Double
  }

  /// Reads a component's reduced rows.
  mutating func fill(
    _ component: Int, of partition: borrowing Partition, _ elimination: borrowing Elimination,
    _ store: borrowing RowStore
  ) {
    let structurals = partition.structurals(of: component)
    let reducedRows = partition.reducedRows(of: component)
    rows.reset(structurals: structurals.count, rowLimit: reducedRows.count)
    intervals.removeAll()
    goals.removeAll()
    lowerSource.removeAll()
    upperSource.removeAll()
    for place in structurals.places {
      // A size is not negative.
      let isNonnegative = elimination.isNonnegative(Int(partition.structural(at: place)))
      addVariable(Interval(lower: isNonnegative ? 0 : -.infinity, upper: .infinity))
    }
    for place in reducedRows.places {
      add(Int(partition.reducedRow(at: place)), elimination, store, partition.number)
    }
    goals.sort { a, b in
      if a.variable != b.variable { return a.variable < b.variable }
      if a.level != b.level { return a.level > b.level }
      return a.at < b.at
    }
  }

  private mutating func addVariable(_ interval: Interval) {
    intervals.append(interval)
    lowerSource.append(-1)
    upperSource.append(-1)
  }

  /// Returns the divisor that turns a reduced row into a variable: its first coefficient, so that
  /// multiples of each other share a variable. For a single term this is the structural variable
  /// itself. Several terms that begin with a small or large coefficient keep points as their unit,
  /// because tolerances are in points.
  @inline(__always)
  static func scale(ofTerms count: Int, beginningWith coefficient: Double) -> Double {
    if count == 1
      || abs(coefficient) >= Tolerance.unitScale && abs(coefficient) <= 1 / Tolerance.unitScale
    {
      return coefficient
    }
    return coefficient < 0 ? -1 : 1
  }

  /// Adds one reduced row: its variable, and the bound or goal that it sets.
  private mutating func add(
    _ reduced: Int, _ elimination: borrowing Elimination, _ store: borrowing RowStore,
    _ number: borrowing Pool<Int32>
  ) {
    let reducedRow = elimination.reducedRows[reduced]
    let range = elimination.terms(ofReducedRow: reduced).places
    let first = elimination.terms[range.lowerBound]
    let scale = ComponentProblem.scale(ofTerms: range.count, beginningWith: first.coefficient)
    let variable: Int
    if range.count == 1 {
      variable = Int(number[first.variable])
    } else {
      for place in range {
        let term = elimination.terms[unchecked: place]
        rows.append(term.coefficient / scale, number[unchecked: term.variable])
      }
      variable = structuralCount + rows.endRow()
      if variable == intervals.count { addVariable(.everything) }
    }
    let at = reducedRow.constant / scale
    var relation = RowRelation.atLeast
    var level = RequiredPriority.value
    if reducedRow.row >= 0 {
      let row = store[reducedRow.row]
      (relation, level) = (row.relation, row.priority)
    }
    if scale < 0 { relation = relation.flipped }
    if RequiredPriority.includes(level) {
      require(relation, at, of: variable, reduced)
    } else {
      let weight = abs(scale)
      goals.append(
        Goal(
          variable: Int32(variable), level: level, at: at,
          below: relation == .atMost ? 0 : weight, above: relation == .atLeast ? 0 : weight))
    }
  }

  private mutating func require(
    _ relation: RowRelation, _ at: Double, of variable: Int, _ reduced: Int
  ) {
    if relation != .atMost, at > intervals[variable].lower {
      intervals[variable].lower = at
      lowerSource[variable] = Int32(reduced)
    }
    if relation != .atLeast, at < intervals[variable].upper {
      intervals[variable].upper = at
      upperSource[variable] = Int32(reduced)
    }
  }
}

/// The goals of one variable and one level, as a stretch of all goals.
struct GoalGroup: BitwiseCopyable {
  var level: Double
  var variable: Int32
  var goals: Stretch
}
