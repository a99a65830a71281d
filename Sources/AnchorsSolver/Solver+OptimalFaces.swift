extension Solver {
  /// `true` if the rows leave some component free.
  ///
  /// Cheap, but may say yes where a closer look finds that nothing can move.
  package var mayBeAmbiguous: Bool { free.count > 0 }

  // MARK: Sums

  /// Returns a variable in terms of free components.
  ///
  /// - Complexity: The definitions that the variable is made of and that no earlier call has used.
  package func sum(of variable: Int32) -> FreeSum {
    var open = [variable]
    while let variable = open.last {
      if let sum = knownSums.sums[Int(variable)] {
        open.removeLast()
        if open.isEmpty { return sum }
        continue
      }
      guard elimination.isDefined(Int(variable)) else {
        knownSums.sums[Int(variable)] = sum(ofStructural: variable)
        continue
      }
      let terms = elimination.terms(of: Int(variable)).places
      let before = open.count
      for place in terms where knownSums.sums[Int(elimination.terms[place].variable)] == nil {
        open.append(elimination.terms[place].variable)
      }
      if open.count > before { continue }
      let constant = elimination.definitions[variable].constant
      var sum = FreeSum(value: constant, constant: constant)
      for place in terms {
        let term = elimination.terms[place]
        sum = add(self.sum(of: term.variable), times: term.coefficient, to: sum)
      }
      sum.value = values[variable]
      knownSums.sums[Int(variable)] = sum
    }
    return .zero
  }

  private func sum(ofStructural structural: Int32) -> FreeSum {
    guard let place = free.place(of: partition.component(of: structural)) else {
      return FreeSum(value: values[structural], constant: values[structural])
    }
    let component = Int(knownSums.numbers[place])
    return FreeSum(
      value: values[structural], constant: 0,
      form: knownSums.forms.leaf(component: component, number: partition.number[structural]))
  }

  /// `a + factor · b`
  package func add(_ b: FreeSum, times factor: Double = 1, to a: FreeSum) -> FreeSum {
    knownSums.add(b, times: factor, to: a)
  }

  /// Returns a sum of variables in terms of free components.
  package func sum(of terms: [Term]) -> FreeSum {
    terms.reduce(.zero) { add(sum(of: $1.variable), times: $1.coefficient, to: $0) }
  }

  /// A sum that was noted at a variable since the latest solve.
  package func noted(at variable: Int32) -> FreeSum? { knownSums.notes[Int(variable)] }

  /// Caches a sum for the next request before the next solve.
  package func note(_ sum: FreeSum, at variable: Int32) {
    knownSums.notes[Int(variable)] = sum
  }

  // MARK: Ranges

  /// The values that a sum of variables can have in solutions as good as the one found.
  package func range(of sum: [Term]) -> Interval { range(of: self.sum(of: sum)) }

  /// The values that a sum can have in solutions as good as the one found.
  ///
  /// - Complexity: The parts of the sum that no earlier call has searched. The search in a
  ///   component continues from the end of the latest one.
  package func range(of sum: FreeSum) -> Interval {
    let range = range(of: sum.form).interval
    return Interval(lower: sum.constant + range.lower, upper: sum.constant + range.upper)
  }

  /// Returns `true` if the range of a sum is open. Most often one end tells.
  package func isOpen(_ sum: FreeSum) -> Bool {
    let form = sum.form
    if form.isZero { return false }
    let node = knownSums.forms[form.node]
    if let number = node.number, knownSums[rangeOf: form.node] == nil {
      let place = Int(knownSums.places[node.component])
      let value = values[free[place].structurals[Int(number)]]
      let least = free.least([number], [1], at: place, values, limits)
      if abs(form.factor) * (value - least) > Tolerance.reported { return true }
    }
    return range(of: sum).isOpen
  }

  private func range(of form: LinearForm) -> FreeSums.Range {
    form.isZero ? .zero : range(ofNode: form.node).times(form.factor)
  }

  private func range(ofNode node: Int32) -> FreeSums.Range {
    if let range = knownSums[rangeOf: node] { return range }
    let tree = knownSums.forms[node]
    let range: FreeSums.Range
    if let number = tree.number {
      let place = Int(knownSums.places[tree.component])
      let value = values[free[place].structurals[Int(number)]]
      range = FreeSums.Range(
        interval: Interval(
          lower: free.least([number], [1], at: place, values, limits),
          upper: free.greatest([number], [1], at: place, values, limits)),
        value: value)
    } else {
      range = self.range(ofBranch: node, self.range(of: tree.left), self.range(of: tree.right))
    }
    knownSums[rangeOf: node] = range
    return range
  }

  /// Returns the range of the sum of two forms. Those of independent components add up. In one
  /// component, the least values add up if the solution has both of them, and they are infinite if
  /// one is while the other form cannot make up for it.
  private func range(ofBranch node: Int32, _ left: FreeSums.Range, _ right: FreeSums.Range)
    -> FreeSums.Range
  {
    let tree = knownSums.forms[node]
    let value = left.value + right.value
    let (a, b) = (left.interval, right.interval)
    let sum = Interval(lower: a.lower + b.lower, upper: a.upper + b.upper)
    if !tree.isInOneComponent { return FreeSums.Range(interval: sum, value: value) }
    var interval = Interval.everything
    var isSearched = (lower: true, upper: true)
    if left.value == a.lower && right.value == b.lower
      || sum.lower == -.infinity && a.upper < .infinity && b.upper < .infinity
    {
      (interval.lower, isSearched.lower) = (sum.lower, false)
    }
    if left.value == a.upper && right.value == b.upper
      || sum.upper == .infinity && a.lower > -.infinity && b.lower > -.infinity
    {
      (interval.upper, isSearched.upper) = (sum.upper, false)
    }
    if isSearched.lower || isSearched.upper {
      var structurals: [Int32] = []
      var coefficients: [Double] = []
      knownSums.forms.forEachTerm(of: LinearForm(node: node, factor: 1, magnitude: 1)) {
        _, number, coefficient in
        structurals.append(number)
        coefficients.append(coefficient)
      }
      let place = Int(knownSums.places[tree.component])
      if isSearched.lower {
        interval.lower = free.least(structurals, coefficients, at: place, values, limits)
      }
      if isSearched.upper {
        interval.upper = free.greatest(structurals, coefficients, at: place, values, limits)
      }
    }
    return FreeSums.Range(interval: interval, value: value)
  }

  // MARK: Free components

  /// The number of free components. In sums they are numbered by their lowest structural variables.
  package var freeComponentCount: Int { free.count }

  /// The first free component of a sum, in order, that fulfils a condition. What two sums have none
  /// in common is independent.
  package func firstComponent(of sum: FreeSum, where condition: (Int) -> Bool) -> Int? {
    knownSums.forms.firstComponent(of: sum.form, where: condition)
  }

  /// Calls `body` with each free component of a sum, in order.
  package func forEachComponent(of sum: FreeSum, _ body: (Int) -> Void) {
    _ = firstComponent(of: sum) {
      body($0)
      return false
    }
  }

  /// Returns, for each free component, the places of the first sums that depend on it.
  package func firstPlaces(of sums: [FreeSum], limit: Int) -> [[Int]] {
    var places: [[Int]] = Array(repeating: [], count: free.count)
    var isDone = Array(repeating: false, count: knownSums.forms.count)
    for (place, sum) in sums.enumerated() {
      _ = knownSums.forms.firstComponent(of: sum.form, unlessDone: &isDone) { component in
        places[component].append(place)
        return places[component].count < limit ? .again : .done
      }
    }
    return places
  }

  /// Returns the first free component of a sum, in order, that fulfils a condition. A component
  /// fulfils it always or never.
  ///
  /// - Parameter isDone: By node, whether no component fulfils it; empty at first.
  package func firstComponent(
    of sum: FreeSum, unlessDone isDone: inout [Bool], where condition: (Int) -> Bool
  ) -> Int? {
    isDone += Array(repeating: false, count: knownSums.forms.count - isDone.count)
    return knownSums.forms.firstComponent(of: sum.form, unlessDone: &isDone) {
      condition($0) ? .stop : .done
    }
  }

  /// Returns `true` if a sum depends on a free component.
  package func depends(_ sum: FreeSum, on component: Int) -> Bool {
    knownSums.forms.hasTerms(of: component, sum.form)
  }
}

extension Solver {
  /// For each variable, `true` if its value depends on a component that met the step limit.
  package func unfinishedVariables() -> [Bool] {
    var isUnfinished = Array(repeating: false, count: elimination.variableCount)
    for component in unfinished {
      for place in partition.structurals(of: component).places {
        isUnfinished[Int(partition.structural(at: place))] = true
      }
    }
    let variables = elimination.variablesByRank { $0.reduced >= 0 }
    for place in 0..<variables.count {
      let variable = Int(variables[place])
      isUnfinished[variable] = elimination.terms(of: variable).places.contains {
        isUnfinished[Int(elimination.terms[$0].variable)]
      }
    }
    return isUnfinished
  }
}
