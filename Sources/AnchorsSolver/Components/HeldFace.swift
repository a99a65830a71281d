/// The optimal face of a solver, in which sums can be held at the values that they have.
///
/// The free components are one linear program. A held sum is a variable of it whose domain is one
/// point: a structural variable, or a row. The solver's values satisfy everything that is held, so
/// holding a sum changes no optimum, and each search can begin at those values. It begins in the
/// basis in which the last search ended, so it takes few steps.
///
/// A face is valid until the next solve. A copy of the solver with a required row for each held sum
/// was measured: it takes twice as long.
package struct HeldFace: ~Copyable {
  private let solver: Solver
  /// The first structural variable of each component, by the component's number in a form.
  private var starts: [Int32] = []
  /// For each component, `true` if a held row joins it to others.
  private var isJoined: [Bool]
  private var rows = RowMatrix()
  private var simplex = LevelSimplex<FactoredTableau>()
  /// The value of each variable in the solver's solution.
  private var values: [Double] = []
  /// The domain of each variable that is not held.
  private var domains: [Interval] = []
  /// The number of times that each variable is held.
  private var holdCounts: [Int32] = []
  /// A direction in which the solution can move, by variable: the last that a search found, or 0 if
  /// something that it moves was held since.
  private var move: [Double] = []
  /// The variables that it moves.
  private var movers: [Int32] = []
  /// The number of sums that were released.
  private var releases: Int32 = 0
  /// For each node of a form, the value of `releases` when all of its variables were last held.
  private var heldSince: [Int32] = []

  package init(_ solver: Solver) {
    self.solver = solver
    var problem = ComponentProblem()
    var rowDomains: [Interval] = []
    let count = solver.freeStructurals.count
    rows.reset(structurals: count, rowLimit: count)
    for place in solver.knownSums.places {
      let free = solver.free[Int(place)]
      let offset = Int32(domains.count)
      starts.append(offset)
      domains += free.domain.prefix(free.structurals.count)
      rowDomains += free.domain.dropFirst(free.structurals.count)
      values += free.structurals.map { solver.values[$0] }
      if free.domain.count == free.structurals.count { continue }
      problem.fill(free.component, of: solver.partition, solver.elimination, solver.rows)
      for row in 0..<problem.rows.rowCount {
        for term in problem.rows.terms(of: row) {
          rows.append(problem.rows.coefficient[term], offset + problem.rows.structural[term])
        }
        _ = rows.endRow()
      }
    }
    domains += rowDomains
    for row in 0..<rows.rowCount { values.append(rows.value(of: row, values)) }
    holdCounts = Array(repeating: 0, count: values.count)
    move = Array(repeating: 0, count: values.count)
    simplex.notesMoves = true
    isJoined = Array(repeating: false, count: starts.count)
  }
}

// MARK: - Holding

extension HeldFace {
  /// Holds a sum at its value. Returns the number that releases it.
  package mutating func hold(_ sum: FreeSum) -> Int {
    let terms = terms(of: sum.form)
    guard let last = terms.last else { return -1 }
    let variable = terms.count == 1 ? Int(last.variable) : row(of: terms.reversed())
    var components: [Int] = []
    solver.forEachComponent(of: sum) { components.append($0) }
    if components.count > 1 { for component in components { isJoined[component] = true } }
    holdCounts[variable] += 1
    setDomain(of: variable)
    if abs(move[variable]) > Tolerance.slope { forgetMove() }
    return variable
  }

  /// Releases a sum by the number that `hold` returned.
  package mutating func release(_ variable: Int) {
    guard variable >= 0 else { return }
    holdCounts[variable] -= 1
    setDomain(of: variable)
    releases += 1
  }

  private func terms(of form: LinearForm) -> [Term] {
    var terms: [Term] = []
    solver.knownSums.forms.forEachTerm(of: form) {
      terms.append(Term(variable: starts[$0] + $1, coefficient: $2))
    }
    return terms
  }

  /// Returns the variable of the row with these terms, and adds the row if it is new.
  private mutating func row(of terms: [Term]) -> Int {
    let scale = ComponentProblem.scale(
      ofTerms: terms.count, beginningWith: terms[0].coefficient)
    for term in terms { rows.append(term.coefficient / scale, term.variable) }
    let row = rows.endRow()
    if rows.variableCount > values.count {
      values.append(rows.value(of: row, values))
      domains.append(.everything)
      holdCounts.append(0)
      move.append(0)
      forgetMove()
    }
    return rows.structuralCount + row
  }

  private mutating func setDomain(of variable: Int) {
    // A row that is not loaded yet gets its domain when it is.
    guard variable < simplex.domain.count else { return }
    let value = values[variable]
    simplex.domain[variable] =
      holdCounts[variable] > 0 ? Interval(lower: value, upper: value) : domains[variable]
  }
}

// MARK: - Searching

extension HeldFace {
  /// Returns `true` if a sum can have another value while everything that is held keeps its own.
  ///
  /// - Complexity: two searches in each component of the sum until one is open, and none where all
  ///   variables are held. Components that a held row joins are searched together.
  package mutating func isOpen(_ sum: FreeSum) -> Bool {
    heldSince += Array(repeating: -1, count: solver.knownSums.forms.count - heldSince.count)
    var (width, joined): (Double, [Term]) = (0, [])
    addWidth(of: sum.form, to: &width, &joined)
    addWidth(of: joined, to: &width)
    return width > Tolerance.reported
  }

  /// Adds how far a form can move until that is enough to be open. Appends the terms of joined
  /// components instead. Sums share nodes, so a node all of whose variables are held is visited
  /// once.
  private mutating func addWidth(
    of form: LinearForm, to width: inout Double, _ joined: inout [Term]
  ) {
    if isHeld(form) || width > Tolerance.reported { return }
    let node = solver.knownSums.forms[form.node]
    var areAllHeld: Bool
    if node.isInOneComponent {
      let terms = terms(of: form).filter { holdCounts[Int($0.variable)] == 0 }
      areAllHeld = terms.isEmpty
      if isJoined[node.component] { joined += terms } else { addWidth(of: terms, to: &width) }
    } else {
      addWidth(of: node.left.times(form.factor), to: &width, &joined)
      addWidth(of: node.right.times(form.factor), to: &width, &joined)
      areAllHeld = isHeld(node.left) && isHeld(node.right)
    }
    if areAllHeld { heldSince[Int(form.node)] = releases }
  }

  private func isHeld(_ form: LinearForm) -> Bool {
    form.isZero || heldSince[Int(form.node)] == releases
  }

  /// Adds how far a sum can move in both directions, until that is enough to be open.
  private mutating func addWidth(of terms: [Term], to width: inout Double) {
    if terms.isEmpty { return }
    let known = abs(terms.reduce(0) { $0 + $1.coefficient * move[Int($1.variable)] })
    if known > Tolerance.reported - width { width += known }
    // Downwards comes last, because what nothing decides is as small as it can be.
    for sign in [-1.0, 1.0] where width <= Tolerance.reported && mayMove(terms, sign) {
      width += distance(terms, sign, until: Tolerance.reported - width)
    }
  }

  /// Returns `false` if the rows of a lone variable keep it from moving.
  private mutating func mayMove(_ terms: [Term], _ sign: Double) -> Bool {
    if rows.variableCount > simplex.domain.count { load() }
    guard terms.count == 1 else { return true }
    let variable = Int(terms[0].variable)
    let reach = simplex.tableau.reach(of: variable, simplex.domain)
    return sign * terms[0].coefficient > 0
      ? reach.lower < values[variable] - Tolerance.length
      : reach.upper > values[variable] + Tolerance.length
  }

  /// Returns how far a sum can move downwards, or upwards if the sign is negative: more than
  /// `enough` if it is more than that.
  private mutating func distance(_ terms: [Term], _ sign: Double, until enough: Double) -> Double {
    simplex.moved.removeAll(keepingCapacity: true)
    let outcome = simplex.minimize(
      terms.map { $0.variable }, terms.map { sign * $0.coefficient }, solver.limits, until: enough)
    var distance = Double.infinity
    if outcome != .unbounded {
      distance = abs(
        terms.reduce(0) { $0 + $1.coefficient * movement(of: Int($1.variable)) })
    }
    if distance > enough {
      forgetMove()
      if outcome == .unbounded {
        for entry in simplex.ray { note(entry.rate, of: entry.variable) }
      } else {
        for variable in simplex.moved { note(movement(of: Int(variable)), of: variable) }
      }
    }
    for variable in simplex.moved { simplex.value[Int(variable)] = values[Int(variable)] }
    return distance
  }

  /// Returns how far the latest search has moved a variable.
  private func movement(of variable: Int) -> Double { simplex.value[variable] - values[variable] }

  private mutating func note(_ movement: Double, of variable: Int32) {
    if move[Int(variable)] == 0, movement != 0 { movers.append(variable) }
    move[Int(variable)] = movement
  }

  private mutating func forgetMove() {
    for variable in movers { move[Int(variable)] = 0 }
    movers.removeAll(keepingCapacity: true)
  }

  /// Loads all rows into the simplex. Basic structural variables stay basic.
  private mutating func load() {
    let count = rows.structuralCount
    var pairs: [(structural: Int32, row: Int32)] = []
    if !simplex.domain.isEmpty {
      let basic = (0..<count).filter { simplex.tableau.isBasic($0) }
      let nonbasic = (count..<simplex.domain.count).filter { !simplex.tableau.isBasic($0) }
      pairs = zip(basic, nonbasic).map { (Int32($0), Int32($1 - count)) }
    }
    simplex.load(rows, solver.limits)
    if !pairs.isEmpty { simplex.tableau.start(with: pairs) }
    simplex.value = values
    for variable in values.indices { setDomain(of: variable) }
  }
}
