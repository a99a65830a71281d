extension LevelSimplex {
  /// The result of a minimization.
  enum Outcome {
    /// Nothing more can be gained, but for rounding.
    case optimal
    /// The cost falls without end.
    case unbounded
    /// The limit of steps was met before that was known; the values are the latest.
    case iterationLimit
  }

  /// Minimizes the sum of the costs within the domains, from a point within them. It stops early,
  /// at the values that it has reached, if the steps run out.
  @discardableResult
  mutating func minimize() -> Outcome {
    for variable in costed where tableau.isBasic(Int(variable)) {
      segment[Int(variable)] = segments(at: Int(variable)).below
    }
    recomputeReducedCosts()
    candidates.removeAll(keepingCapacity: true)
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
      stepCount += 1
      guard let gain = step(entering, isBlandMode) else { return .unbounded }
      areFresh = false
      totalGain += gain
      stalledSteps = gain > Tolerance.length(at: totalGain) ? 0 : stalledSteps + 1
    }
  }

  /// Computes the reduced costs from the costs. The segments stay: at a breakpoint, the search may
  /// have chosen either side.
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

  /// The slopes of the whole cost when a nonbasic variable goes down (as the change when going up,
  /// so positive means that down pays) and up; infinite where its domain ends.
  @inline(__always)
  private func slopes(of variable: Int) -> (down: Double, up: Double) {
    let (below, above) = slopesOfCost(at: variable)
    let reducedCost = reducedCosts.slope[variable]
    return (
      down: value[variable] > domain[variable].lower ? reducedCost + below : -.infinity,
      up: value[variable] < domain[variable].upper ? reducedCost + above : .infinity
    )
  }

  /// Returns the entering variable: the steepest candidate, the smallest index among equals; in
  /// Bland mode, the smallest index that gains. Returns `nil` if none gains.
  ///
  /// Candidates are the steepest variables of one pricing pass. They are used up before the next
  /// pass, so a step costs less than the number of variables. Source: W. Orchard-Hays, *Advanced
  /// Linear-Programming Computing Techniques* (1968), multiple pricing.
  private mutating func chooseEntering(_ isBlandMode: Bool) -> Entering? {
    if !isBlandMode, let best = bestCandidate() { return best }
    candidates.removeAll(keepingCapacity: true)
    for place in reducedCosts.touched.indices {
      let entering = entering(Int(reducedCosts.touched[place]))
      if let entering { candidates.append(entering) }
    }
    if isBlandMode {
      defer { candidates.removeAll(keepingCapacity: true) }
      return candidates.min { $0.variable < $1.variable }
    }
    // The number of candidates per pass.
    let limit = max(32, reducedCosts.touched.count / 32)
    if candidates.count > limit {
      candidates = candidates.inOrder(<)
      candidates.removeLast(candidates.count - limit)
    }
    return candidates.min()
  }

  /// The best of the candidates that still gain; the others are no candidates any longer.
  private mutating func bestCandidate() -> Entering? {
    var best: Entering?
    var kept = 0
    for place in candidates.indices {
      guard let candidate = entering(candidates[place].variable) else { continue }
      candidates[kept] = candidate
      kept += 1
      if best.map({ candidate < $0 }) ?? true { best = candidate }
    }
    candidates.removeLast(candidates.count - kept)
    return best
  }

  /// Returns the way a variable would enter; `nil` if it would gain nothing.
  @inline(__always)
  private func entering(_ variable: Int) -> Entering? {
    if domain[variable].isPoint || tableau.isBasic(variable) { return nil }
    let (down, up) = slopes(of: variable)
    let tolerance = reducedCosts.tolerance(of: variable)
    if up < -tolerance { return Entering(variable: variable, direction: 1, slope: up) }
    if down > tolerance { return Entering(variable: variable, direction: -1, slope: -down) }
    return nil
  }
}

/// A nonbasic variable that is going to move.
struct Entering: Comparable {
  var variable: Int
  /// 1 or -1.
  var direction: Double
  /// The slope of the cost along the way, negative at first.
  var slope: Double

  /// The one with the steeper slope comes first, of equals the one with the smaller index.
  static func < (a: Entering, b: Entering) -> Bool {
    a.slope == b.slope ? a.variable < b.variable : a.slope < b.slope
  }
}
