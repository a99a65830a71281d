// Giving values to what no row decides.

extension LevelSimplex {
  /// Settles every parameter, in order: first the sizes, each as small as it may be, then the
  /// positions, each on the bound that a lone inequality gives it, else as near to 0 as it may be.
  ///
  /// - Returns: the parameters' values, and whether the steps sufficed.
  mutating func settle(sizes: Int) -> (values: [Double], isFinished: Bool) {
    for parameter in 0..<parameterCount where !domain[parameter].isPoint {
      let least = least(parameter)
      if parameter < sizes ? least.isFinite : least >= 0 {
        // It is where it is to stay.
        narrowDomains()
      } else {
        let range = Interval(lower: least, upper: greatest(parameter))
        move(parameter, to: range.restingPlace)
      }
      domain[parameter] = Interval(lower: value[parameter], upper: value[parameter])
    }
    refresh()
    return (Array(value[..<parameterCount]), !hasRunOut)
  }

  /// The least value a parameter may have, and lets it have it; no costs are left if nothing had to
  /// be searched for.
  private mutating func least(_ parameter: Int) -> Double {
    clearCosts()
    prices.removeAll()
    if value[parameter] <= tableau.reach(of: parameter, domain).lower + Tolerance.length {
      return value[parameter]
    }
    return extreme(of: parameter, slope: 1)
  }

  private mutating func greatest(_ parameter: Int) -> Double { extreme(of: parameter, slope: -1) }

  private mutating func extreme(of parameter: Int, slope: Double) -> Double {
    clearCosts()
    setCost(of: parameter, slope: slope)
    return minimize() == .unbounded ? -slope * .infinity : value[parameter]
  }

  /// Gives a parameter a value that it may have.
  private mutating func move(_ parameter: Int, to target: Double) {
    if value[parameter] == target { return }
    clearCosts()
    setCost(of: parameter, distanceFrom: Interval(lower: target, upper: target))
    minimize()
  }
}

extension Interval {
  /// Where a position rests that may be anywhere in the interval: on its only bound, else as near to
  /// 0 as may be.
  var restingPlace: Double {
    if lower.isFinite != upper.isFinite { return lower.isFinite ? lower : upper }
    return clamp(0)
  }
}

// MARK: - Asking

extension LevelSimplex {
  /// The values that a sum of parameters can have, in the order of its terms.
  mutating func range(of parameters: [Int32], _ coefficients: [Double], _ limits: SolverLimits)
    -> Interval
  {
    Interval(
      lower: extreme(of: parameters, coefficients, sign: 1, limits),
      upper: extreme(of: parameters, coefficients, sign: -1, limits))
  }

  private mutating func extreme(
    of parameters: [Int32], _ coefficients: [Double], sign: Double, _ limits: SolverLimits
  ) -> Double {
    clearCosts()
    for (parameter, coefficient) in zip(parameters, coefficients) {
      setCost(of: Int(parameter), slope: sign * coefficient)
    }
    budget = limits.steps(forQuantities: domain.count)
    if minimize() == .unbounded { return -sign * .infinity }
    refresh()
    return zip(parameters, coefficients).reduce(0) { $0 + $1.1 * value[Int($1.0)] }
  }
}
