/// The optimal face of a solver, in which sums are held at the values that they have.
///
/// Each sum is held only if those before it leave it open. So held sums are coordinates of the
/// face: in one elimination of all that holds, every variable is a combination of them. A variable
/// that cannot move because of its bounds, as far as ``Mobility`` finds it, takes part in the
/// elimination.
///
/// A sum with nothing left after the elimination is determined. One with something left is taken as
/// open, which ``check()`` proves in the end: a held sum that can move while all the others keep
/// their values was open before it was held, and no other makes it superfluous. What cannot be
/// proved is not decided.
///
/// A face is valid until the next solve.
package struct HeldFace: ~Copyable {
  private let solver: Solver
  /// The first variable of each component, by the component's number in a form. Variables are the
  /// free structural variables.
  private var starts: [Int32] = []
  /// The variables and the rows between them.
  private var bounds: [FaceCoordinates.Bounded] = []
  private let variableCount: Int
  private var mobility: Mobility
  /// The held sums.
  private var coordinates: FaceCoordinates
  /// A component of each held sum.
  private var heldIn: [Int] = []
  /// The number of variables of `mobility.known` that are in the elimination.
  private var knownCount = 0
  /// For each node of a form, `true` if all of its variables are known.
  private var isKnownNode: [Bool] = []

  // Components that a sum has in common are decided together.
  private var joined: DisjointSets
  /// For each node of a form, `true` if its components are joined.
  private var isJoinedNode: [Bool] = []
  private var isUndecided: [Bool]

  package init(_ solver: Solver) {
    self.solver = solver
    var bounds: [FaceCoordinates.Bounded] = []
    var rows: [FaceCoordinates.Bounded] = []
    var problem = ComponentProblem()
    for place in solver.knownSums.places {
      let free = solver.free[Int(place)]
      let offset = Int32(bounds.count)
      starts.append(offset)
      if free.domain.count > free.structurals.count {
        problem.fill(free.component, of: solver.partition, solver.elimination, solver.rows)
      }
      let values = free.structurals.map { solver.values[$0] }
      let own = problem.rows.bounded(free.domain, values, offset)
      bounds += own.structurals
      rows += own.rows
    }
    joined = DisjointSets(count: starts.count)
    isUndecided = Array(repeating: false, count: starts.count)
    mobility = Mobility(bounds.map { $0.directions })
    coordinates = FaceCoordinates(variableCount: bounds.count)
    for row in rows {
      if row.domain.isPoint { coordinates.fix(row.terms) }
      mobility.add(row.terms, row.directions)
    }
    variableCount = bounds.count
    self.bounds = bounds + rows
    addKnown()
  }
}

// MARK: - Holding

extension HeldFace {
  /// Holds an open sum at its value.
  package mutating func hold(_ sum: FreeSum) {
    let terms = terms(of: sum.form)
    if coordinates.add(terms) { heldIn.append(join(sum.form) ?? 0) }
    mobility.add(terms, [])
    addKnown()
  }

  /// Adds the variables that were found not to move to the elimination.
  private mutating func addKnown() {
    while knownCount < mobility.known.count {
      coordinates.fix([Term(variable: mobility.known[knownCount], coefficient: 1)])
      knownCount += 1
    }
  }

  private func terms(of form: LinearForm) -> [Term] {
    var terms: [Term] = []
    solver.knownSums.forms.forEachTerm(of: form) {
      terms.append(Term(variable: starts[$0] + $1, coefficient: $2))
    }
    return terms
  }
}

// MARK: - Asking

extension HeldFace {
  /// Returns `false` if the sums that are held determine a sum.
  package mutating func isOpen(_ sum: FreeSum) -> Bool {
    remainder(of: sum, .max)?.isEmpty == false
  }

  /// Returns `true` if holding a sum is shown to determine an open one. Gives up on sums of more
  /// terms than a limit.
  package mutating func isDetermined(
    _ open: FreeSum, byHolding sum: FreeSum, limit: Int = .max
  ) -> Bool {
    guard let own = remainder(of: sum, limit), let other = remainder(of: open, limit),
      let first = own.first, own.count == other.count,
      zip(own, other).allSatisfy({ $0.variable == $1.variable })
    else { return false }
    let factor = other[0].coefficient / first.coefficient
    return zip(own, other).allSatisfy {
      abs($0.coefficient * factor - $1.coefficient) <= Tolerance.slope * abs($1.coefficient)
    }
  }

  /// Returns a sum in what the held sums leave open; `nil` if it has more terms than a limit.
  private mutating func remainder(of sum: FreeSum, _ limit: Int) -> [Term]? {
    isKnownNode += Array(
      repeating: false, count: solver.knownSums.forms.count - isKnownNode.count)
    var terms: [Term] = []
    _ = join(sum.form)
    gatherUnknown(of: sum.form, limit, &terms)
    if terms.count > limit { return nil }
    return terms.isEmpty ? [] : coordinates.equations.reduced(terms)
  }

  /// Appends the terms of a form whose variables may move. Sums share nodes, so a node without such
  /// variables is visited once. Ends with the first term beyond a limit.
  private mutating func gatherUnknown(of form: LinearForm, _ limit: Int, _ terms: inout [Term]) {
    if terms.count > limit || form.isZero || isKnownNode[Int(form.node)] { return }
    let node = solver.knownSums.forms[form.node]
    let count = terms.count
    if let number = node.number {
      let variable = starts[node.component] + number
      if !mobility.isKnown(variable) {
        terms.append(Term(variable: variable, coefficient: form.factor))
      }
    } else {
      gatherUnknown(of: node.left.times(form.factor), limit, &terms)
      gatherUnknown(of: node.right.times(form.factor), limit, &terms)
    }
    if terms.count == count { isKnownNode[Int(form.node)] = true }
  }
}

// MARK: - Checking

extension HeldFace {
  /// Finds out where the answers are proved. No more sums may be held.
  ///
  /// - Complexity: the held sums of which each bounded variable and row is a combination.
  package mutating func check() {
    var heldCount = Array(repeating: 0, count: starts.count)
    for component in heldIn { heldCount[joined.find(component)] += 1 }
    // One sum alone was open before, and needs no proof.
    var matters: [Bool] = []
    for (component, start) in starts.enumerated() {
      let group = joined.find(component)
      let end = component + 1 < starts.count ? starts[component + 1] : Int32(variableCount)
      let isDoubted = heldCount[group] > 1
      matters += Array(repeating: isDoubted, count: Int(end - start))
    }
    let ways = coordinates.ways(
      within: bounds.lazy.filter { matters[Int($0.terms[0].variable)] })
    for (component, way) in zip(heldIn, ways) where way.up + way.down <= Tolerance.reported {
      isUndecided[joined.find(component)] = true
    }
  }

  /// Returns `true` if the answers about a sum and about what it depends on are proved.
  package mutating func isDecided(_ sum: FreeSum) -> Bool {
    guard let component = join(sum.form) else { return true }
    return !isUndecided[joined.find(component)]
  }

  /// Joins the components of a form, and returns one of them. Sums share nodes: each node is
  /// visited once.
  private mutating func join(_ form: LinearForm) -> Int? {
    if form.isZero { return nil }
    isJoinedNode += Array(
      repeating: false, count: solver.knownSums.forms.count - isJoinedNode.count)
    return joinNode(form.node)
  }

  private mutating func joinNode(_ number: Int32) -> Int {
    let node = solver.knownSums.forms[number]
    if !node.isInOneComponent, !isJoinedNode[Int(number)] {
      joined.unite(joinNode(node.left.node), joinNode(node.right.node))
      isJoinedNode[Int(number)] = true
    }
    return node.component
  }
}
