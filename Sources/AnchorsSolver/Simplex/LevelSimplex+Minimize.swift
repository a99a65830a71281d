extension LevelSimplex {
  /// How a minimisation ended.
  enum Outcome {
    /// Nothing more can be gained, but for rounding.
    case optimal
    /// The cost falls without end.
    case unbounded
    /// The limit of steps was met before that was known; the values are the latest.
    case iterationLimit
  }

  /// Minimises the sum of the costs within the domains, from a point within them. If steps run out,
  /// it stays where it has come to.
  @discardableResult
  mutating func minimize() -> Outcome {
    for variable in costed where tableau.isBasic(Int(variable)) {
      segment[Int(variable)] = segments(at: Int(variable)).below
    }
    recomputeReducedCosts()
    var areFresh = true
    var stalledSteps = 0
    var totalGain = 0.0
    let stallLimit = 20 + 2 * domain.count
    while true {
      if stalledSteps > 3 * stallLimit { return .optimal }
      let isBlandMode = stalledSteps > stallLimit
      guard let entering = chooseEntering(isBlandMode) else {
        // Recompute the reduced costs before declaring optimality; incremental updates drift.
        if areFresh { return .optimal }
        recomputeReducedCosts()
        areFresh = true
        continue
      }
      if budget <= 0 {
        hasRunOut = true
        return .iterationLimit
      }
      budget -= 1
      guard let gain = step(entering, isBlandMode) else { return .unbounded }
      areFresh = false
      totalGain += gain
      stalledSteps = gain > Tolerance.length(at: totalGain) ? 0 : stalledSteps + 1
    }
  }

  /// Computes the reduced costs from the costs. The segments stay: at a breakpoint, either side may be
  /// what the search has found out.
  private mutating func recomputeReducedCosts() {
    reducedCosts.removeAll()
    changedSlopes.removeAll(keepingCapacity: true)
    for variable in costed {
      let variable = Int(variable)
      reducedCosts.touch(variable)
      if !tableau.isBasic(variable) { continue }
      let slope = slope(of: variable, inSegment: segment[variable])
      if slope != 0 { changedSlopes.append(ColumnEntry(variable: Int32(variable), rate: slope)) }
    }
    if !changedSlopes.isEmpty { tableau.addReducedCosts(of: changedSlopes, to: &reducedCosts) }
  }

  /// The slopes of the whole cost when a nonbasic variable goes down (as the change when going up, so
  /// positive means that down pays) and up; infinite where its domain ends.
  private func slopes(of variable: Int) -> (down: Double, up: Double) {
    let (below, above) = slopesOfCost(at: variable)
    let reducedCost = reducedCosts.slope[variable]
    return (
      down: value[variable] > domain[variable].lower ? reducedCost + below : -.infinity,
      up: value[variable] < domain[variable].upper ? reducedCost + above : .infinity
    )
  }

  /// The entering variable: Dantzig pricing, the smallest index among equals; in Bland mode, the smallest
  /// index of all that gain.
  private func chooseEntering(_ isBlandMode: Bool) -> Entering? {
    var best: Entering?
    for touched in reducedCosts.touched {
      let variable = Int(touched)
      if domain[variable].isPoint || tableau.isBasic(variable) { continue }
      let (down, up) = slopes(of: variable)
      let tolerance = reducedCosts.tolerance(of: variable)
      let candidate: Entering
      if up < -tolerance {
        candidate = Entering(variable: variable, direction: 1, slope: up)
      } else if down > tolerance {
        candidate = Entering(variable: variable, direction: -1, slope: -down)
      } else {
        continue
      }
      guard let current = best else {
        best = candidate
        continue
      }
      let isBetter =
        isBlandMode || candidate.slope == current.slope
        ? variable < current.variable : candidate.slope < current.slope
      if isBetter { best = candidate }
    }
    return best
  }
}

/// A nonbasic variable that is going to move.
struct Entering {
  var variable: Int
  /// 1 or -1.
  var direction: Double
  /// The slope of the cost along the way, negative at first.
  var slope: Double
}
