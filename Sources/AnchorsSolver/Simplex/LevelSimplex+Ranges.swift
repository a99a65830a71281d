// The ranges that remain after all levels are minimized.

extension LevelSimplex {
  /// The least value that a sum of structural variables can have, in the order of its terms.
  ///
  /// The simplex stays where the search has ended, from where the next one goes on.
  mutating func least(
    _ structurals: [Int32], _ coefficients: [Double], _ limits: SolverLimits
  ) -> Double {
    clearCosts()
    for (structural, coefficient) in zip(structurals, coefficients) {
      setCost(of: Int(structural), slope: coefficient)
    }
    budget = limits.steps(forVariables: domain.count)
    return minimize() == .unbounded ? -.infinity : cost
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
