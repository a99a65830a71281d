/// Rows, levels in; values, conflicts, freedom out. The solver knows nothing of views.
///
/// Variables are numbered: first the sizes, then the positions, each in the order of the tree. That
/// number is their rank in elimination (positions are defined by sizes rather than the reverse) and
/// their turn when what nothing decides is settled.
///
/// The answer depends on the rows alone, never on the way they came about: a component is always
/// solved from its rows, not from its former solution.
struct Solver {
  private(set) var shape = SolverShape()
  private(set) var rows = RowStore()
  var values: [Double] = []
  /// The conflicts among required rows, in the order of the rows set aside. Empty if all rows hold.
  private(set) var conflicts: [SolverConflict] = []
  /// What the latest solve has changed.
  private(set) var changes = SolverChanges()

  var elimination = Elimination()
  var partition = Partition()
  /// Components that their rows leave free, in order, as they are before anything is settled.
  var free: [FreeComponent] = []
  /// Components that met the limit of steps.
  private(set) var unfinished: [Int] = []
  var limits = SolverLimits()

  private var edits = RowEdits()
  /// The size of the pools when everything was last built.
  private var poolSize = 0

  // Scratch, kept from solve to solve.
  private var problem = ComponentProblem()
  private var simplex = LevelSimplex<DenseTableau>()
  private var componentValues: [Double] = []
  private var queue = BitQueue()
  private var dissolved: [Int32] = []
  private var concerned: [Int32] = []
  private var moved: [Int32] = []

  var needsSolve: Bool { !edits.isEmpty }

  /// Forgets everything and starts over with variables of this shape.
  mutating func reset(_ shape: SolverShape) {
    let limits = limits
    self = Solver()
    self.limits = limits
    self.shape = shape
    values = Array(repeating: 0, count: shape.variableCount)
    edits.mustBuild = true
  }

  mutating func reserve(rows count: Int) { rows.reserve(rows: count) }

  // MARK: Editing

  mutating func add(
    _ terms: RowTerms, _ relation: RowRelation, _ constant: Double, priority: Double,
    isGiven: Bool = false, atFront: Bool = false
  ) -> Int32 {
    let row = rows.add(
      terms, relation, constant, priority: priority, isGiven: isGiven, atFront: atFront)
    edits.add(row)
    return row
  }

  mutating func replace(_ row: Int32, _ terms: RowTerms, _ constant: Double, priority: Double) {
    edits.remove(row)
    rows.replace(row, terms, constant, priority: priority)
    edits.add(row)
  }

  mutating func remove(_ row: Int32) {
    edits.remove(row)
    rows.remove(row)
  }

  mutating func setConstant(_ row: Int32, to constant: Double) {
    if rows[row].constant == constant { return }
    rows.setConstant(of: row, to: constant)
    edits.changed.append(row)
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

/// The variables with other values than before a solve.
struct SolverChanges {
  /// Whether any variable may have another value; `variables` says nothing then.
  var isEverything = false
  var variables: [Int32] = []
}

/// What has been done to the rows since the latest solve.
private struct RowEdits {
  var mustBuild = false
  var changed: [Int32] = []
  private(set) var removed: [Int32] = []
  private(set) var added: [Int32] = []
  private var isAdded: [Bool] = []

  var isEmpty: Bool { !mustBuild && changed.isEmpty && removed.isEmpty && added.isEmpty }

  mutating func add(_ row: Int32) {
    if mustBuild { return }
    while isAdded.count <= Int(row) { isAdded.append(false) }
    isAdded[Int(row)] = true
    added.append(row)
  }

  mutating func remove(_ row: Int32) {
    if mustBuild { return }
    if isAdded.indices.contains(Int(row)), isAdded[Int(row)] {
      isAdded[Int(row)] = false
      added.removeAll { $0 == row }
    } else {
      removed.append(row)
    }
  }

  mutating func removeAll() {
    mustBuild = false
    changed.removeAll(keepingCapacity: true)
    removed.removeAll(keepingCapacity: true)
    for row in added { isAdded[Int(row)] = false }
    added.removeAll(keepingCapacity: true)
  }
}

// MARK: - Solving

extension Solver {
  /// Finds the values. Does nothing if nothing has changed.
  mutating func solve() {
    changes.variables.removeAll(keepingCapacity: true)
    changes.isEverything = false
    if edits.isEmpty { return }
    if edits.mustBuild || !conflicts.isEmpty || !solveChanges() { solveEverything() }
    edits.removeAll()
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
    poolSize = elimination.poolSize + partition.poolSize
    settle()
    evaluate()
    changes.isEverything = true
  }

  /// Solves without the rows set aside. Returns rows that contradict each other, if there are any.
  private mutating func attempt(_ setAside: Set<Int32>) -> Contradiction? {
    elimination = Elimination(shape: shape, rowLimit: rows.idLimit)
    if let contradiction = elimination.build(rows, setAside: setAside) { return contradiction }
    partition = Partition(&elimination)
    free = []
    unfinished = []
    for component in 0..<partition.count {
      if let contradiction = solve(component) { return contradiction }
    }
    return nil
  }

  /// Whether all rows can hold together.
  mutating func isFeasible() -> Bool { attempt([]) == nil }

  private mutating func solve(_ component: Int) -> Contradiction? {
    problem.fill(component, of: partition, elimination, rows)
    let count = problem.parameterCount
    if componentValues.count < count { componentValues = Array(repeating: 0, count: count) }
    let outcome = problem.solve(&simplex, limits, values: &componentValues)
    let parameters = partition.parameters(of: component)
    switch outcome {
    case .infeasible(let lines):
      return Contradiction(rows: lines.flatMap { elimination.origin(of: $0) })
    case .free(let freedom):
      free.append(
        FreeComponent(component: component, parameters: Array(parameters), freedom: freedom))
    case .unfinished: unfinished.append(component)
    case .determined: break
    }
    for (place, parameter) in parameters.enumerated() {
      assign(componentValues[place], to: parameter)
    }
    return nil
  }

  mutating func assign(_ value: Double, to parameter: Int32) {
    if values[Int(parameter)] == value { return }
    values[Int(parameter)] = value
    moved.append(parameter)
  }

  /// One sweep upwards: the value of every variable with a definition.
  private mutating func evaluate() {
    for variable in 0..<shape.variableCount where elimination.isDefined(variable) {
      values[variable] = elimination.value(of: variable, values)
    }
  }
}

// MARK: - Solving what has changed

extension Solver {
  /// Solves what the edits concern. Returns false if that is too much, or if there is a conflict
  /// now: then everything is to be done.
  private mutating func solveChanges() -> Bool {
    if elimination.poolSize + partition.poolSize > 2 * poolSize + 4096 { return false }
    elimination.buildOccurrences()
    moved.removeAll(keepingCapacity: true)
    dissolved.removeAll(keepingCapacity: true)
    concerned.removeAll(keepingCapacity: true)

    // 1. Rows that came and went.
    var firstNew = partition.count
    if !edits.removed.isEmpty || !edits.added.isEmpty {
      let change = elimination.update(
        removing: edits.removed.map { elimination.line(ofRow: $0) }, adding: edits.added,
        of: rows, partition)
      guard let change else { return false }
      firstNew = partition.update(change, &elimination, dissolved: &dissolved)
      moved.append(contentsOf: change.variables)
    }
    // 2. Constants.
    queue.grow(limit: max(elimination.lineAt.count, shape.variableCount))
    guard
      elimination.propagate(
        edits.changed, of: rows, &queue, moved: &moved, concerned: &concerned)
    else { return false }
    // 3. Components.
    concerned.sort()
    let isSolvedAgain = { [dissolved, concerned] (component: Int) in
      dissolved.contains(Int32(component)) || concerned.contains(Int32(component))
    }
    free.removeAll { isSolvedAgain($0.component) }
    unfinished.removeAll { isSolvedAgain($0) }
    var latest: Int32 = -1
    for component in concerned where component != latest {
      latest = component
      if Int(component) >= firstNew { break }
      if solve(Int(component)) != nil { return false }
    }
    for component in firstNew..<partition.count {
      if solve(component) != nil { return false }
    }
    // 4. Values.
    free.sort { $0.component < $1.component }
    settle()
    spreadMoves()
    return true
  }

  /// Evaluates the variables that have moved and those defined by them, upwards.
  private mutating func spreadMoves() {
    for variable in moved { queue.insert(Int(variable)) }
    for variable in moved where !elimination.isDefined(Int(variable)) {
      changes.variables.append(variable)
      spread(from: Int(variable))
    }
    while let variable = queue.popFirst() {
      if !elimination.isDefined(variable) { continue }
      let value = elimination.value(of: variable, values)
      if value == values[variable] { continue }
      values[variable] = value
      changes.variables.append(Int32(variable))
      spread(from: variable)
    }
  }

  /// Puts the variables that are defined by one into the queue.
  private mutating func spread(from variable: Int) {
    elimination.occurrences.forEach(variable, of: elimination.lines) { user, isLog in
      if !isLog, elimination.lines[user].kind == .definition {
        queue.insert(Int(elimination.lines[user].pivot))
      }
    }
  }
}
