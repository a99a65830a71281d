// Giving values to what no row decides.

extension LevelSimplex {
  /// Breaks the ties of every structural variable, in order: first the sizes, each as small as
  /// possible, then the positions, each on its only bound, or as near to 0 as possible.
  ///
  /// - Returns: the structural variables' values, whether the steps sufficed, and how many they
  ///   were.
  mutating func breakTies(sizes: Int) -> (values: [Double], isFinished: Bool, steps: Int) {
    let formerSteps = stepCount
    for structural in 0..<structuralCount where !domain[structural].isPoint {
      let least = least(structural)
      if structural < sizes ? least.isFinite : least >= 0 {
        // It is where it is to stay.
        narrowDomains()
      } else {
        let range = Interval(lower: least, upper: greatest(structural))
        move(structural, to: range.restingPlace)
      }
      domain[structural] = Interval(lower: value[structural], upper: value[structural])
    }
    refresh()
    return (Array(value[..<structuralCount]), !hasRunOut, stepCount - formerSteps)
  }

  /// The least value a structural variable may have, and lets it have it; no costs are left if
  /// nothing had to be searched for.
  private mutating func least(_ structural: Int) -> Double {
    clearCosts()
    reducedCosts.removeAll()
    // The rows cannot let it have less than its domain does, and may be long.
    if value[structural] <= domain[structural].lower + Tolerance.length
      || value[structural] <= tableau.reach(of: structural, domain).lower + Tolerance.length
    {
      return value[structural]
    }
    return extreme(of: structural, slope: 1)
  }

  private mutating func greatest(_ structural: Int) -> Double { extreme(of: structural, slope: -1) }

  private mutating func extreme(of structural: Int, slope: Double) -> Double {
    clearCosts()
    setCost(of: structural, slope: slope)
    return minimize() == .unbounded ? -slope * .infinity : value[structural]
  }

  /// Gives a structural variable a value that it may have.
  private mutating func move(_ structural: Int, to target: Double) {
    if value[structural] == target { return }
    clearCosts()
    setCost(of: structural, distanceFrom: Interval(lower: target, upper: target))
    minimize()
  }
}

extension Interval {
  /// The resting place of a position in the interval: its only bound, or the point nearest to 0.
  var restingPlace: Double {
    if lower.isFinite != upper.isFinite { return lower.isFinite ? lower : upper }
    return clamp(0)
  }
}
