// The ranges that remain after all levels are minimized.

extension LevelSimplex {
  /// The least value that a sum of structural variables can have, in the order of its terms.
  ///
  /// The simplex stays where the search has ended, from where the next one goes on.
  mutating func least(
    _ structurals: [Int32], _ coefficients: [Double], _ limits: SolverLimits
  ) -> Double {
    minimize(structurals, coefficients, limits) == .unbounded ? -.infinity : cost
  }

  /// Minimises a sum of structural variables within the domains.
  mutating func minimize(
    _ structurals: [Int32], _ coefficients: [Double], _ limits: SolverLimits,
    until enough: Double = .infinity
  ) -> Outcome {
    clearCosts()
    for (structural, coefficient) in zip(structurals, coefficients) {
      setCost(of: Int(structural), slope: coefficient)
    }
    budget = limits.steps(forVariables: domain.count)
    return minimize(until: enough)
  }

  /// The rates at which variables move along the latest unbounded ray; the others stay.
  var ray: [ColumnEntry] {
    [ColumnEntry(variable: Int32(entering.variable), rate: entering.direction)]
      + column.map { ColumnEntry(variable: $0.variable, rate: $0.rate * entering.direction) }
  }

  /// The linear cost at the values of the nonbasic variables. Those of the basic ones may have
  /// drifted.
  private var cost: Double {
    var cost = 0.0
    for variable in reducedCosts.touched.lazy.map({ Int($0) }) where !tableau.isBasic(variable) {
      cost += (firstSlope[variable] + reducedCosts.slope[variable]) * value[variable]
    }
    return cost
  }
}
