extension Solver {
  /// Gives every structural variable that is still free a value, always the same: sizes first, each
  /// as small as it may be; then positions, each on the bound that a lone inequality gives it, else
  /// as near to 0 as it may be. In order of the variables, so that the order of rows does not
  /// matter.
  ///
  /// Only structural variables need work: a defined variable is made of lower ones, which have
  /// their values by its turn. So the ties of each component are broken separately and once: for
  /// those from an index on in the list of free components.
  func breakTies(from first: Int) {
    for place in first..<free.count {
      let structurals = free[place].structurals
      let sizes = structurals.count { elimination.isSize($0) }
      let (values, isFinished, steps) = free[place].breakTies(sizes: sizes)
      for (structural, value) in zip(structurals, values) { assign(value, to: structural) }
      work.simplexSteps += steps
      if !isFinished { unfinished.append(free[place].component) }
    }
  }
}
