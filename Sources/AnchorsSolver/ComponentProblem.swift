/// One component, ready to be solved: for each quantity the interval it is required to be in and the
/// goals it has.
///
/// Quantities are the component's parameters, by rank, and then the rows with several terms. Rows
/// that are multiples of each other are one quantity. Kept and refilled, so that components cost no
/// allocations.
struct ComponentProblem: ~Copyable {
  private(set) var rows = RowMatrix()
  var intervals = Pool<Interval>()
  /// In order of quantities, of falling levels and of `at`.
  private(set) var goals = Pool<Goal>()
  /// The lines that the ends of each interval come from, or -1.
  private(set) var lowerSource = Pool<Int32>()
  private(set) var upperSource = Pool<Int32>()

  var parameterCount: Int { rows.parameterCount }

  /// How a component was solved.
  enum Outcome {
    /// Every parameter has one value.
    case determined
    /// Some parameters can move.
    indirect case free(Freedom)
    /// The required rows cannot hold together; these ends of intervals show it.
    case infeasible([HeldEnd])
    /// The limit of steps was met; the values are the latest.
    case unfinished
  }

  /// An end of a quantity's interval with its weight, positive for a lower end: all of them times
  /// their weights add up to a contradiction.
  struct HeldEnd {
    var quantity: Int
    /// The line that the end comes from; -1 for the law of a parameter.
    var line: Int
    var weight: Double
  }

  /// Reads a component's lines.
  mutating func fill(
    _ component: Int, of partition: borrowing Partition, _ elimination: borrowing Elimination,
    _ store: borrowing RowStore
  ) {
    let parameters = partition.parameters(of: component)
    let lines = partition.lines(of: component)
    rows.reset(parameters: parameters.count, rowLimit: lines.count)
    intervals.removeAll()
    goals.removeAll()
    lowerSource.removeAll()
    upperSource.removeAll()
    for place in parameters.places {
      // A size is not negative.
      let hasLaw = elimination.hasLaw(Int(partition.parameter(at: place)))
      addQuantity(Interval(lower: hasLaw ? 0 : -.infinity, upper: .infinity))
    }
    for place in lines.places {
      add(Int(partition.line(at: place)), elimination, store, partition.number)
    }
    if goals.count < 2 { return }
    goals.sort { a, b in
      if a.quantity != b.quantity { return a.quantity < b.quantity }
      if a.level != b.level { return a.level > b.level }
      return a.at < b.at
    }
  }

  private mutating func addQuantity(_ interval: Interval) {
    intervals.append(interval)
    lowerSource.append(-1)
    upperSource.append(-1)
  }

  /// What a line is divided by to be a quantity: its first coefficient, so that multiples of each other
  /// are one quantity, and for a single term the parameter itself. Several terms that begin with a small or
  /// large coefficient keep their unit, which is points, for that is what tolerances are in.
  @inline(__always)
  static func scale(ofTerms count: Int, beginningWith coefficient: Double) -> Double {
    if count == 1 || abs(coefficient) >= 0.0625 && abs(coefficient) <= 16 { return coefficient }
    return coefficient < 0 ? -1 : 1
  }

  /// Takes in one line: its quantity, and what it requires or wants of it.
  private mutating func add(
    _ line: Int, _ elimination: borrowing Elimination, _ store: borrowing RowStore,
    _ number: borrowing Pool<Int32>
  ) {
    let (range, constant, row) = (
      elimination.lines[line].terms.places, elimination.lines[line].constant,
      elimination.lines[line].row
    )
    let first = elimination.terms[range.lowerBound]
    let scale = ComponentProblem.scale(ofTerms: range.count, beginningWith: first.coefficient)
    let quantity: Int
    if range.count == 1 {
      quantity = Int(number[first.variable])
    } else {
      for place in range {
        let term = elimination.terms[unchecked: place]
        rows.append(term.coefficient / scale, number[unchecked: term.variable])
      }
      quantity = parameterCount + rows.endRow()
      if quantity == intervals.count { addQuantity(.everything) }
    }
    let at = constant / scale
    var relation = RowRelation.atLeast
    var level = 1000.0
    if row >= 0 {
      relation = store[row].relation
      level = store[row].priority
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
}
