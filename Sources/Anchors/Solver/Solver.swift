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
  var values: [Double] = []
  /// The conflicts among required rows, in the order of the rows set aside. Empty if all rows hold.
  private(set) var conflicts: [SolverConflict] = []

  private var pending = Pending.everything
  var presolve = Presolve()
  /// Components that their rows leave free, as they are before anything is settled.
  var free: [FreeComponent] = []
  /// The place in `free` of each component, or -1.
  var freePlace: [Int32] = []
  /// A parameter's number in its component.
  var number: [Int32] = []

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
  mutating func evaluate() {
    for variable in 0..<shape.variableCount where presolve.elimination.isDefined(variable) {
      values[variable] = presolve.elimination.value(of: variable, values)
    }
  }
}
