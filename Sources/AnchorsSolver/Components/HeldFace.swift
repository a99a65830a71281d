/// The optimal face of a solver, in which sums can be held at the values that they have: what of it can still
/// move then.
///
/// The values fulfil whatever is held, so nothing that is held contradicts the rows, and no optimum changes.
/// What is asked costs the components that it has to do with, and those that what is held connects with
/// them. Of use until the next solve.
///
/// A copy of the solver in its place, with a row for each sum that is held, was measured: too slow.
package struct HeldFace: ~Copyable {
  private struct Hold {
    /// In numbers of structural variables here.
    var terms: [Term]
    /// Its variable in the problem of its group, if there is one as yet.
    var variable = -1
    var isActive = true
  }

  /// Components that what is held connects.
  private struct Group {
    /// By number in a form.
    var components: [Int]
    var holds: [Int] = []
    var problem: FaceProblem?
  }

  private let solver: Solver
  /// By component, by its number in a form, where its structural variables begin here.
  private let starts: [Int32]
  private let componentOf: [Int32]
  /// The place of a structural variable in the problem of its group.
  private var placeInGroup: [Int32]
  private var sets: DisjointSets
  private var groups: [Group]
  private var holds: [Hold] = []
  /// How often each structural variable is held by itself.
  private var holdCounts: [Int32]
  /// How often something was released.
  private var releases: Int32 = 0
  /// By node of a form, the number of releases when all of its variables were found to be held.
  private var heldSince: [Int32] = []

  package init(_ solver: Solver) {
    self.solver = solver
    var starts: [Int32] = [], componentOf: [Int32] = [], places: [Int32] = []
    for (component, place) in solver.knownSums.places.enumerated() {
      let count = solver.free[Int(place)].structurals.count
      starts.append(Int32(componentOf.count))
      componentOf += Array(repeating: Int32(component), count: count)
      places += 0..<Int32(count)
    }
    (self.starts, self.componentOf, placeInGroup) = (starts, componentOf, places)
    sets = DisjointSets(count: starts.count)
    groups = starts.indices.map { Group(components: [$0]) }
    holdCounts = Array(repeating: 0, count: componentOf.count)
  }
}

// MARK: - Holding

extension HeldFace {
  /// Holds a sum at its value. Returns the number to release it by.
  package mutating func hold(_ sum: FreeSum) -> Int {
    var terms: [Term] = []
    solver.knownSums.forms.forEachTerm(of: sum.form) {
      terms.append(Term(variable: starts[$0] + $1, coefficient: $2))
    }
    let number = holds.count
    holds.append(Hold(terms: terms))
    guard let group = unite(terms) else { return number }
    groups[group].holds.append(number)
    if terms.count == 1 { holdCounts[Int(terms[0].variable)] += 1 }
    if let problem = groups[group].problem { apply(number, problem) }
    return number
  }

  package mutating func release(_ number: Int) {
    let hold = holds[number]
    guard hold.isActive, let first = hold.terms.first else { return }
    holds[number].isActive = false
    releases += 1
    if hold.terms.count == 1 { holdCounts[Int(first.variable)] -= 1 }
    if hold.variable >= 0 { groups[group(of: first.variable)].problem?.release(hold.variable) }
  }

  private mutating func apply(_ number: Int, _ problem: FaceProblem) {
    holds[number].variable = problem.variable(of: inGroup(holds[number].terms))
    problem.hold(holds[number].variable)
  }

  private mutating func group(of structural: Int32) -> Int {
    sets.find(Int(componentOf[Int(structural)]))
  }

  /// Makes one group of those of some terms. Returns it; `nil` if there are no terms.
  private mutating func unite(_ terms: [Term]) -> Int? {
    guard let first = terms.first else { return nil }
    var united = group(of: first.variable)
    for term in terms {
      let other = group(of: term.variable)
      if other == united { continue }
      sets.unite(united, other)
      let (kept, gone) = (min(united, other), max(united, other))
      groups[kept].components += groups[gone].components
      groups[kept].holds += groups[gone].holds
      groups[gone] = Group(components: [])
      groups[kept].problem = nil
      united = kept
    }
    return united
  }
}

// MARK: - Asking

extension HeldFace {
  /// Whether a sum can have other values, given what is held.
  ///
  /// - Complexity: that of two searches in each group of components that it has to do with, unless all of its
  ///   variables are held; no more of them than it takes to find that it is open.
  package mutating func isOpen(_ sum: FreeSum) -> Bool {
    heldSince += Array(repeating: -1, count: solver.knownSums.forms.count - heldSince.count)
    var search = OpenSearch()
    _ = areAllHeld(sum.form, &search)
    for group in search.parts.keys.sorted() where !search.isOpen {
      add(search.parts[group, default: []], of: group, to: &search.width)
    }
    return search.isOpen
  }

  private struct OpenSearch {
    /// How far what has been looked at can move, both directions together.
    var width = 0.0
    /// The terms that are not held, of groups of several components.
    var parts: [Int: [Term]] = [:]

    var isOpen: Bool { width > Tolerance.reported }
  }

  /// Looks for terms that are not held by themselves. Returns whether there are none. Ends as soon as a
  /// component is found that nothing connects with others and that keeps the sum open.
  private mutating func areAllHeld(_ form: LinearForm, _ search: inout OpenSearch) -> Bool {
    if form.isZero || heldSince[Int(form.node)] == releases { return true }
    let node = solver.knownSums.forms[form.node]
    var areHeld: Bool
    if node.isInOneComponent {
      let terms = unheldTerms(of: form)
      areHeld = terms.isEmpty
      let group = sets.find(node.component)
      if groups[group].components.count > 1 {
        search.parts[group, default: []] += terms
      } else if !areHeld {
        add(terms, of: group, to: &search.width)
      }
    } else {
      areHeld = areAllHeld(node.left.times(form.factor), &search)
      if search.isOpen { return false }
      areHeld = areAllHeld(node.right.times(form.factor), &search) && areHeld
    }
    if areHeld { heldSince[Int(form.node)] = releases }
    return areHeld
  }

  private func unheldTerms(of form: LinearForm) -> [Term] {
    var terms: [Term] = []
    solver.knownSums.forms.forEachTerm(of: form) {
      let structural = starts[$0] + $1
      if holdCounts[Int(structural)] == 0 {
        terms.append(Term(variable: structural, coefficient: $2))
      }
    }
    return terms
  }

  /// Adds how far a sum of variables of a group can move.
  private mutating func add(_ terms: [Term], of group: Int, to width: inout Double) {
    if terms.isEmpty { return }
    let problem = problem(of: group)
    width += problem.width(of: inGroup(terms), until: Tolerance.reported - width)
  }

  private func inGroup(_ terms: [Term]) -> [Term] {
    terms.map { Term(variable: placeInGroup[Int($0.variable)], coefficient: $0.coefficient) }
  }

  private mutating func problem(of group: Int) -> FaceProblem {
    if let problem = groups[group].problem { return problem }
    var place: Int32 = 0
    for component in groups[group].components {
      let end = component + 1 < starts.count ? Int(starts[component + 1]) : componentOf.count
      for structural in Int(starts[component])..<end {
        placeInGroup[structural] = place
        place += 1
      }
    }
    let problem = FaceProblem(
      groups[group].components.map { Int(solver.knownSums.places[$0]) }, of: solver)
    for hold in groups[group].holds where holds[hold].isActive { apply(hold, problem) }
    groups[group].problem = problem
    return problem
  }
}
