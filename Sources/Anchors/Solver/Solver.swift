/// Rows, levels in; values, conflicts, freedom out. The solver knows nothing of views.
///
/// Variables are numbered: first the sizes, then the positions, each in the order of the tree. That
/// number is their rank in elimination (positions are defined by sizes rather than the reverse) and
/// their turn when what nothing decides is settled.
///
/// The answer depends on the rows alone, never on the way they came about, and equal rows give equal
/// bits: a component is always solved from its rows, not from its former solution.
struct Solver {
  private(set) var shape = SolverShape()
  private(set) var rows = RowStore()
  private(set) var values: [Double] = []
  /// The conflicts among required rows, in the order of the rows set aside. Empty if all rows hold.
  private(set) var conflicts: [SolverConflict] = []

  private var pending = Pending.everything
  private var presolve = Presolve()
  /// Components that their rows leave free, as they are before anything is settled.
  private var free: [FreeComponent] = []
  /// The place in `free` of each component, or -1.
  private var freePlace: [Int32] = []
  /// A parameter's number in its component.
  private var number: [Int32] = []

  // Scratch, kept from solve to solve.
  private var problem = ComponentProblem()
  private var simplex = LevelSimplex()
  private var componentValues: [Double] = []

  /// What has changed since the last solve.
  private enum Pending { case nothing, constants, everything }

  var needsSolve: Bool { pending != .nothing }

  /// Forgets everything and starts over with variables of this shape.
  mutating func reset(_ shape: SolverShape) {
    self = Solver()
    self.shape = shape
    values = Array(repeating: 0, count: shape.variableCount)
  }

  mutating func reserve(rows count: Int) { rows.reserve(rows: count) }

  // MARK: Editing

  mutating func add(
    _ terms: RowTerms, _ relation: RowRelation, _ constant: Double, priority: Double,
    isGiven: Bool = false, atFront: Bool = false
  ) -> Int32 {
    pending = .everything
    return rows.add(
      terms, relation, constant, priority: priority, isGiven: isGiven, atFront: atFront)
  }

  mutating func replace(_ row: Int32, _ terms: RowTerms, _ constant: Double, priority: Double) {
    pending = .everything
    rows.replace(row, terms, constant, priority: priority)
  }

  mutating func remove(_ row: Int32) {
    pending = .everything
    rows.remove(row)
  }

  mutating func setConstant(_ row: Int32, to constant: Double) {
    if rows.constant[Int(row)] == constant { return }
    rows.constant[Int(row)] = constant
    if pending == .nothing { pending = .constants }
  }
}

/// How many variables there are, and which of them must not be negative.
struct SolverShape {
  var sizeCount = 0
  var positionCount = 0
  /// For each size, whether it is exempt from the law that sizes are not negative.
  var mayBeNegative: [Bool] = []

  var variableCount: Int { sizeCount + positionCount }
}

/// Required rows that cannot hold together. Removing any one makes the others feasible.
struct SolverConflict {
  /// The rows, in order.
  var rows: [Int32]
  /// The one that was set aside: the last.
  var setAside: Int32
}

// MARK: - Solving

extension Solver {
  /// Finds the values. Does nothing if nothing has changed.
  mutating func solve() {
    switch pending {
    case .nothing: return
    case .constants:
      if !conflicts.isEmpty || !solveChangedConstants() { solveEverything() }
    case .everything: solveEverything()
    }
    pending = .nothing
    settle()
  }

  private mutating func solveEverything() {
    var setAside: Set<Int32> = []
    conflicts = []
    while let contradiction = attempt(setAside) {
      let conflict = self.conflict(in: contradiction, besides: setAside)
      conflicts.append(conflict)
      setAside.insert(conflict.setAside)
    }
    if conflicts.count > 1 {
      let order = installationOrder()
      conflicts.sort { order[$0.setAside, default: 0] < order[$1.setAside, default: 0] }
    }
  }

  /// Solves without the rows set aside. Returns rows that contradict each other, if there are any.
  private mutating func attempt(_ setAside: Set<Int32>) -> Presolve.Contradiction? {
    if let contradiction = presolve.rebuild(rows, shape, setAside: setAside) {
      return contradiction
    }
    number = Array(repeating: -1, count: shape.variableCount)
    for component in 0..<presolve.componentCount {
      for (place, parameter) in presolve.parameters(of: component).enumerated() {
        number[Int(parameter)] = Int32(place)
      }
    }
    free = []
    freePlace = Array(repeating: -1, count: presolve.componentCount)
    for component in 0..<presolve.componentCount {
      if let contradiction = solve(component) { return contradiction }
    }
    return nil
  }

  /// Whether all rows can hold together.
  mutating func isFeasible() -> Bool { attempt([]) == nil }

  /// Repeats arithmetic and solves the components whose constants have changed. Returns false if
  /// there is a conflict now.
  private mutating func solveChangedConstants() -> Bool {
    var isDirty = Array(repeating: false, count: presolve.componentCount)
    guard presolve.replay(rows, isDirty: &isDirty) else { return false }
    free.removeAll { isDirty[$0.component] }
    for component in isDirty.indices where isDirty[component] {
      if solve(component) != nil { return false }
    }
    free.sort { $0.component < $1.component }
    for component in freePlace.indices { freePlace[component] = -1 }
    for (place, component) in free.enumerated() {
      freePlace[component.component] = Int32(place)
    }
    return true
  }

  private mutating func solve(_ component: Int) -> Presolve.Contradiction? {
    let parameters = presolve.parameters(of: component)
    problem.fill(component, of: presolve, rows, number: number)
    if componentValues.count < parameters.count {
      componentValues = Array(repeating: 0, count: parameters.count)
    }
    switch problem.solve(&simplex, values: &componentValues) {
    case .infeasible(let places):
      return .init(rows: places.flatMap { presolve.origin(of: $0) })
    case .free(let simplex):
      freePlace[component] = Int32(free.count)
      free.append(
        FreeComponent(component: component, parameters: Array(parameters), simplex: simplex))
    case .determined: break
    }
    for (place, parameter) in parameters.enumerated() {
      values[Int(parameter)] = componentValues[place]
    }
    return nil
  }

  /// One sweep upwards: the value of every variable with a definition.
  private mutating func evaluate() {
    for variable in 0..<shape.variableCount where presolve.elimination.isDefined(variable) {
      values[variable] = presolve.elimination.value(of: variable, values)
    }
  }
}

// MARK: - Settling what nothing decides

extension Solver {
  /// Gives every free variable a value, always the same: sizes first, each as small as it may be;
  /// then positions, each on the bound that a lone inequality gives it, else as near to 0 as it may
  /// be. In order of the variables, so that the order of rows has no say.
  private mutating func settle() {
    var open = free
    if !open.isEmpty {
      let mentionsFree = variablesMentioningFree()
      for variable in 0..<shape.variableCount where mentionsFree[variable] {
        settle(variable, &open)
      }
      for component in open {
        for (place, parameter) in component.parameters.enumerated() {
          values[Int(parameter)] = component.value(ofParameter: place)
        }
      }
    }
    evaluate()
  }

  private func variablesMentioningFree() -> [Bool] {
    var mentions = Array(repeating: false, count: shape.variableCount)
    for variable in 0..<shape.variableCount {
      if presolve.elimination.isDefined(variable) {
        mentions[variable] = presolve.elimination.terms(of: variable).contains {
          mentions[Int(presolve.elimination.termVariable[Int($0)])]
        }
      } else {
        mentions[variable] = freePlace[Int(presolve.componentOf[variable])] >= 0
      }
    }
    return mentions
  }

  private mutating func settle(_ variable: Int, _ open: inout [FreeComponent]) {
    var sum = RowTerms()
    sum.add(1, Int32(variable))
    let (constant, parts) = split(sum)
    let unsettled = parts.filter { !open[$0.place].isSettled }
    if unsettled.isEmpty { return }
    let quantities = unsettled.map { open[$0.place].quantity($0.parameters, $0.coefficients) }
    if variable < shape.sizeCount {
      for (part, quantity) in zip(unsettled, quantities) { open[part.place].minimize(quantity) }
      return
    }
    let ranges = zip(unsettled, quantities).map { open[$0.place].range(of: $1) }
    let known = constant + settledSum(parts, open)
    let range = ranges.reduce(Interval(lower: known, upper: known)) {
      Interval(lower: $0.lower + $1.lower, upper: $0.upper + $1.upper)
    }
    // A position made of several components is shared out in their order.
    var rest = range.restingPlace - known
    for (index, part) in unsettled.enumerated() {
      let later = ranges[(index + 1)...]
      let least = rest - later.reduce(0) { $0 + $1.upper }
      let most = rest - later.reduce(0) { $0 + $1.lower }
      let value = min(
        max(ranges[index].clamp(index == unsettled.count - 1 ? rest : 0), least), most)
      open[part.place].fix(quantities[index], at: value)
      rest -= value
    }
  }

  /// What the parts that are settled already add to a sum.
  private func settledSum(_ parts: [FreePart], _ open: [FreeComponent]) -> Double {
    var sum = 0.0
    for part in parts where open[part.place].isSettled {
      for (parameter, coefficient) in zip(part.parameters, part.coefficients) {
        sum += coefficient * open[part.place].value(ofParameter: Int(parameter))
      }
    }
    return sum
  }
}

extension Interval {
  /// Where a position rests that may be anywhere in the interval: on its only bound, else as near to
  /// 0 as may be.
  var restingPlace: Double {
    if lower.isFinite != upper.isFinite { return lower.isFinite ? lower : upper }
    return clamp(0)
  }
}

// MARK: - What can move

/// The part of a sum that belongs to one free component.
struct FreePart {
  /// The place in the list of free components.
  var place: Int
  /// Parameters by their number in the component.
  var parameters: [Int32] = []
  var coefficients: [Double] = []
}

extension Solver {
  /// Whether there is anything that the rows do not determine.
  ///
  /// Cheap, but may say yes where a closer look finds that nothing can move.
  var mayBeAmbiguous: Bool { !free.isEmpty }

  /// The values that a sum of variables can have in solutions as good as the one found.
  mutating func range(of sum: RowTerms) -> Interval {
    let (constant, parts) = split(sum)
    var range = Interval(lower: constant, upper: constant)
    for part in parts {
      let quantity = free[part.place].quantity(part.parameters, part.coefficients)
      let share = free[part.place].range(of: quantity)
      range.lower += share.lower
      range.upper += share.upper
    }
    return range
  }

  /// Splits a sum of variables into what is known and its parts in free components.
  private mutating func split(_ sum: RowTerms) -> (constant: Double, parts: [FreePart]) {
    let (terms, constant) = presolve.express(sum)
    var known = constant
    var parts: [FreePart] = []
    for (parameter, coefficient) in zip(terms.variables, terms.coefficients) {
      let place = Int(freePlace[Int(presolve.componentOf[Int(parameter)])])
      if place < 0 {
        known += coefficient * values[Int(parameter)]
        continue
      }
      let index = parts.firstIndex { $0.place == place } ?? parts.count
      if index == parts.count { parts.append(FreePart(place: place)) }
      parts[index].parameters.append(number[Int(parameter)])
      parts[index].coefficients.append(coefficient)
    }
    return (known, parts)
  }

  /// How far a row is from holding, in points.
  func violation(of row: Int32) -> Double {
    var excess = -rows.constant[Int(row)]
    for term in rows.terms(of: Int(row)) {
      excess += rows.termCoefficient[term] * values[Int(rows.termVariable[term])]
    }
    switch rows.relation[Int(row)] {
    case .equal: return abs(excess)
    case .atMost: return max(0, excess)
    case .atLeast: return max(0, -excess)
    }
  }
}
