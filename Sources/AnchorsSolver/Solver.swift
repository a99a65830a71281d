/// The solver: rows with priorities in; values, infeasible subsets and optimal faces out. It does
/// not know views.
///
/// Example: with the variables `width` and `x`, the required row `width = 100`, the required row
/// `x + width ≤ 300` and the optional row `x ≥ 250`, the solution is `width = 100` and `x = 200`:
/// the optional row is violated by 50, the minimum.
///
/// Algorithm: `Elimination` removes the required equalities. `Partition` splits the other rows into
/// components. `ComponentProblem` solves each one, in closed form if possible, otherwise by
/// `LevelSimplex`, one priority level after the other.
///
/// Guaranteed: each level's sum of violations is minimal without making a higher level worse; the
/// result depends on the rows alone, not on earlier solves; every solve ends. Not guaranteed: exact
/// answers for numbers beyond those in `Tolerance`, and a complete solution of a component that
/// reaches the step limit; `isFinished` is `false` then.
///
/// Sources: G. Badros, A. Borning and P. Stuckey, *The Cassowary linear arithmetic constraint
/// solving algorithm* (2001), for the problem; R. Fourer, *A simplex algorithm for piecewise-linear
/// programming I* (1985).
///
/// A variable's rank is its place in the elimination and in tie-breaks: sizes define positions, not
/// the reverse. Its number has no meaning, so variables can come and go without renumbering.
@usableFromInline
package final class Solver {
  // A solver calls no user code, so access to these is exclusive without a check.

  @usableFromInline @exclusivity(unchecked) private(set) var rows = RowStore()
  @usableFromInline @exclusivity(unchecked) var values: Pool<Double>
  /// The infeasible subsets among required rows, in the order of the removed rows. Empty if all
  /// rows hold.
  @exclusivity(unchecked) private(set) var foundSubsets: [InfeasibleSubset] = []
  /// The number of times that `foundSubsets` has been recomputed.
  @exclusivity(unchecked) package private(set) var subsetChanges = 0
  /// The changes of the latest solve.
  @exclusivity(unchecked) private(set) var latestChanges = SolverChanges()
  /// The work of the latest solve.
  @exclusivity(unchecked) var work = SolverWork()

  @exclusivity(unchecked) var elimination: Elimination
  @exclusivity(unchecked) var partition = Partition()
  @exclusivity(unchecked) var free = FreeComponents()
  /// The answers about sums since the latest solve.
  @exclusivity(unchecked) private var latestSums: FreeSums?
  /// The components that contain removed rows.
  @exclusivity(unchecked) private var watchedComponents: Set<Int32> = []
  /// Components that met the limit of steps.
  @exclusivity(unchecked) var unfinished: [Int] = []
  @exclusivity(unchecked) var limits: SolverLimits

  @exclusivity(unchecked) private var edits = RowEdits()
  /// The size of the pools when everything was last built.
  @exclusivity(unchecked) private var poolSize = 0

  // Scratch, kept from solve to solve.
  @exclusivity(unchecked) private var problem = ComponentProblem()
  @exclusivity(unchecked) private var simplex = LevelSimplex<DenseTableau>()
  @exclusivity(unchecked) private var componentValues: [Double] = []
  @exclusivity(unchecked) private var queue = RankQueue()
  @exclusivity(unchecked) private var change = RegionChange()
  @exclusivity(unchecked) private var dissolved: [Int32] = []
  @exclusivity(unchecked) private var concerned: [Int32] = []
  @exclusivity(unchecked) private var moved = Pool<Int32>()
  /// The plan for the latest edit of constants.
  @exclusivity(unchecked) private var plan = EditPlan()

  package var needsSolve: Bool { !edits.isEmpty }

  /// A solver of no rows over variables of a shape.
  package init(shape: SolverShape = SolverShape(), limits: SolverLimits = SolverLimits()) {
    self.limits = limits
    elimination = Elimination(shape: shape)
    values = Pool(repeating: 0, count: shape.variableCount)
  }

  package func reserve(rows count: Int, terms: Int) { rows.reserve(rows: count, terms: terms) }

  // MARK: Variables

  /// Adds a variable, or changes its rank or sign.
  package func setVariable(_ variable: Int32, rank: UInt32, isNonnegative: Bool) {
    elimination.setVariable(variable, rank: rank, isNonnegative: isNonnegative)
    values.extend(to: elimination.variableCount, with: 0)
    latestSums = nil
    edits.change(variable: variable)
  }

  /// Takes a variable away that no row mentions any longer. Its number may be used again.
  package func removeVariable(_ variable: Int32) {
    setVariable(variable, rank: VariableRank.absent, isNonnegative: false)
  }

  /// Gives a variable another rank among the same others, so that their order stays.
  package func relabel(_ variable: Int32, rank: UInt32) {
    elimination.relabel(variable, rank: rank)
  }

  // MARK: Rows

  /// Adds a term to the row that is being written; `add` or `replace` takes the terms.
  @inlinable @inline(__always)
  package func addTerm(_ coefficient: Double, _ variable: Int32) {
    rows.addTerm(coefficient, variable)
  }

  /// Forgets the terms of the row that is being written.
  package func dropTerms() { rows.dropTerms() }

  /// Adds the row that was written; returns its id.
  package func add(
    _ relation: RowRelation, _ constant: Double, priority: Double, order: RowOrder
  ) -> Int32 {
    let row = rows.add(relation, constant, priority: priority, order: order)
    if !edits.mustBuild { edits.add(row) }
    rows.checkInvariants()
    return row
  }

  /// Gives a row the terms that were written, and another level.
  package func replace(_ row: Int32, _ constant: Double, priority: Double) {
    edits.remove(row)
    rows.replace(row, constant, priority: priority)
    edits.add(row)
    rows.checkInvariants()
  }

  /// Adds a row of these terms after all others that are added so; returns its id.
  package func add(
    _ terms: [Term], _ relation: RowRelation, _ constant: Double, priority: Double,
    isFixed: Bool = false
  ) -> Int32 {
    for term in terms { addTerm(term.coefficient, term.variable) }
    return add(
      relation, constant, priority: priority,
      order: isFixed ? .fixed : .constraint(UInt32(rows.idLimit)))
  }

  package func remove(_ row: Int32) {
    edits.remove(row)
    rows.remove(row)
    rows.checkInvariants()
  }

  package func setConstant(_ row: Int32, to constant: Double) {
    if rows[row].constant == constant { return }
    rows.setConstant(of: row, to: constant)
    edits.change(row)
  }

  /// Moves a row to another place in the order. The next solve then starts over, because another
  /// row may be the last of a conflict.
  package func setOrder(_ row: Int32, to order: RowOrder) {
    if rows[row].order == order { return }
    rows.setOrder(of: row, to: order)
    edits.forgetSolve()
  }
}

extension Solver {
  /// The answers about sums since the latest solve.
  var knownSums: FreeSums {
    if let latestSums { return latestSums }
    let sums = FreeSums(free, elimination)
    latestSums = sums
    return sums
  }
}

// MARK: - Solving

extension Solver {
  /// Solves the rows. Does nothing if nothing has changed.
  package func solve() {
    latestChanges.variables.removeAll(keepingCapacity: true)
    latestChanges.isEverything = false
    work = SolverWork()
    if edits.isEmpty { return }
    latestSums = nil
    if edits.mustBuild || !solveChanges() { solveEverything() }
    edits.removeAll()
    checkInvariantsAfterSolve()
  }

  private func solveEverything() {
    work.isFromScratch = true
    let former = foundSubsets
    foundSubsets = subsetsRemoved()
    if !(foundSubsets.isEmpty && former.isEmpty) { subsetChanges &+= 1 }
    watchRemovedRows()
    elimination.trim()
    poolSize = elimination.poolSize + partition.poolSize
    breakTies(from: 0)
    elimination.evaluate(&values)
    latestChanges.isEverything = true
  }

  /// Expresses the removed rows, so that edits which affect them are noticed.
  private func watchRemovedRows() {
    watchedComponents.removeAll()
    for subset in foundSubsets where subset.removed >= 0 {
      let number = elimination.watch(Int32(subset.removed), of: rows)
      for place in elimination.terms(ofReducedRow: number).places {
        watchedComponents.insert(partition.componentOf[elimination.terms[place].variable])
      }
    }
  }

  /// Solves without the removed rows. Returns certificates of conflicting rows: all, or only the
  /// first.
  func attempt(_ removed: Set<Int>, onlyFirst: Bool = false)
    -> [[FarkasCertificate.Part]]
  {
    var certificates =
      eliminate(in: .ofRows, removed, onlyFirst) ?? eliminate(in: .ofRanks, removed, onlyFirst)
      ?? []
    work.reducedRows += elimination.reducedRows.count
    if onlyFirst, !certificates.isEmpty { return certificates }
    partition = Partition(&elimination)
    free = FreeComponents()
    unfinished = []
    for component in 0..<partition.count {
      guard let certificate = solve(component) else { continue }
      certificates.append(certificate)
      if onlyFirst { break }
    }
    return certificates
  }

  private func eliminate(
    in order: Elimination.Order, _ removed: Set<Int>, _ onlyFirst: Bool
  ) -> [[FarkasCertificate.Part]]? {
    elimination.restart(rowLimit: rows.idLimit)
    plan.forget()
    return elimination.build(rows, removed: removed, in: order, onlyFirst: onlyFirst)
  }

  /// Returns certificates of conflicting required rows; none if the values satisfy them.
  func certificate() -> [FarkasCertificate.Part]? {
    if let certificate = attempt([], onlyFirst: true).first { return certificate }
    elimination.evaluate(&values)
    return nil
  }

  private func solve(_ component: Int) -> [FarkasCertificate.Part]? {
    problem.fill(component, of: partition, elimination, rows)
    let count = problem.structuralCount
    if componentValues.count < count { componentValues = Array(repeating: 0, count: count) }
    let outcome = problem.solve(&simplex, limits, values: &componentValues, &work)
    let structurals = partition.structurals(of: component)
    switch outcome {
    case .infeasible(let ends): return certificate(ends, structurals)
    case .free(let face):
      free.append(
        FreeComponent(
          component: component,
          structurals: structurals.places.map { partition.structural(at: $0) },
          face: face))
    case .unfinished: unfinished.append(component)
    case .determined: break
    }
    for place in 0..<structurals.count {
      assign(componentValues[place], to: partition.structural(at: Int(structurals.start) + place))
    }
    return nil
  }

  /// Gives a structural variable its value, and notes whether it has moved.
  func assign(_ value: Double, to structural: Int32) {
    if values[structural] == value { return }
    values[structural] = value
    moved.append(structural)
  }
}

// MARK: - Solving what has changed

extension Solver {
  /// Solves only what the edits affect. Returns `false` if that is too much, if there is a new
  /// infeasible subset, or if the removed rows may depend on the edits. The caller must then solve
  /// everything.
  private func solveChanges() -> Bool {
    if elimination.poolSize + partition.poolSize > 2 * poolSize + 4096 { return false }
    elimination.buildOccurrences()
    moved.removeAll()
    dissolved.removeAll(keepingCapacity: true)
    concerned.removeAll(keepingCapacity: true)

    // 1. Rows that came and went.
    var firstNew = partition.count
    if edits.hasOtherRows {
      plan.forget()
      let formerCount = elimination.reducedRows.count
      if !elimination.update(edits, of: rows, partition, &change) { return false }
      work.reducedRows += elimination.reducedRows.count - formerCount
      firstNew = partition.update(change, &elimination, dissolved: &dissolved)
      for variable in change.variables { moved.append(variable) }
    }
    // 2. Constants.
    queue.grow(limit: elimination.variableCount)
    if !propagateConstants() { return false }
    // 3. Components.
    concerned.sort()
    if concernsRemovedRows() { return false }
    forgetWhatIsSolvedAgain()
    let firstFree = free.count
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
    breakTies(from: firstFree)
    spreadMoves()
    plan.note(edits.changed, movedCount: latestChanges.variables.count)
    return true
  }

  /// Repeats the arithmetic on constants, by the plan if it is for these rows. Returns `false` if a
  /// required row is violated now.
  private func propagateConstants() -> Bool {
    if plan.isOf(edits.changed) {
      plan.make(&elimination, partition, &queue)
    } else {
      plan.forget()
    }
    if plan.isPlanned {
      work.reducedRows += plan.pivots.count + plan.others.count
      return elimination.propagate(plan, of: rows, concerned: &concerned)
    }
    let formerCount = moved.count
    defer { work.reducedRows += moved.count - formerCount + elimination.changedAgain.count }
    return elimination.propagate(
      edits.changed, of: rows, &queue, moved: &moved, concerned: &concerned)
  }

  /// Returns `true` if an edited component contains removed rows.
  private func concernsRemovedRows() -> Bool {
    if watchedComponents.isEmpty { return false }
    return dissolved.contains { watchedComponents.contains($0) }
      || concerned.contains { watchedComponents.contains($0) }
  }

  /// Drops the cached answers about components that are dissolved or solved again.
  private func forgetWhatIsSolvedAgain() {
    for component in dissolved { free.remove(component) }
    for component in concerned { free.remove(component) }
    if unfinished.isEmpty { return }
    let solvedAgain = Set(dissolved + concerned)
    unfinished.removeAll { solvedAgain.contains(Int32($0)) }
  }

  /// Evaluates the variables that have moved and those defined by them, upwards.
  private func spreadMoves() {
    for place in 0..<moved.count {
      let variable = moved[place]
      if elimination.isDefined(Int(variable)) {
        queue.insert(variable, rank: elimination.rank(of: variable))
      } else {
        latestChanges.variables.append(variable)
        if !plan.isPlanned { elimination.insertUsers(of: variable, into: &queue) }
      }
    }
    if plan.isPlanned {
      for place in 0..<plan.variables.count { _ = evaluate(plan.variables[unchecked: place]) }
    }
    while let variable = queue.popFirst() {
      if evaluate(variable) { elimination.insertUsers(of: variable, into: &queue) }
    }
  }

  /// Evaluates a variable with a definition. Returns `true` if it has moved.
  @inline(__always)
  private func evaluate(_ variable: Int32) -> Bool {
    let value = elimination.value(of: Int(variable), values)
    if value == values[unchecked: variable] { return false }
    values[unchecked: Int(variable)] = value
    latestChanges.variables.append(variable)
    return true
  }
}
