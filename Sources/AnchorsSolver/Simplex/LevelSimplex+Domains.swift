extension LevelSimplex {
  /// Narrows every domain to what optimal solutions of the level can have.
  ///
  /// Complementary slackness: with the reduced costs of an optimal basis, a solution is optimal if
  /// and only if every basic variable stays in its linear segment, and every nonbasic one stays
  /// where the slope of its own cost cancels its reduced cost. Variables without cost and reduced
  /// cost do not move.
  mutating func narrowDomains() {
    for touched in reducedCosts.touched {
      let variable = Int(touched)
      if tableau.isBasic(variable) {
        intersect(variable, extent(of: variable, segment: segment[variable]))
        continue
      }
      if domain[variable].isPoint { continue }
      let position = value[variable]
      let (below, above) = segments(at: variable)
      let tolerance = reducedCosts.tolerance(of: variable)
      let down = reducedCosts.slope[variable] + slope(of: variable, inSegment: below)
      let up = reducedCosts.slope[variable] + slope(of: variable, inSegment: above)
      var stay = Interval(lower: position, upper: position)
      if abs(down) <= tolerance { stay.lower = extent(of: variable, segment: below).lower }
      if abs(up) <= tolerance { stay.upper = extent(of: variable, segment: above).upper }
      intersect(variable, stay)
    }
  }

  private mutating func intersect(_ variable: Int, _ interval: Interval) {
    let lower = max(domain[variable].lower, interval.lower)
    let upper = min(domain[variable].upper, interval.upper)
    // Bounds that differ by a rounding error only may cross; then they are one.
    domain[variable] = Interval(lower: lower, upper: max(lower, upper))
  }

  /// Variables with nonzero dual multipliers: the Farkas certificate. A multiplier is positive
  /// where the lower end of the variable's interval is active, negative where the upper end is. The
  /// multipliers times the variables add up to 0, so if the cost cannot be brought to 0, the ends
  /// times the multipliers prove it.
  func dualMultipliers() -> [(variable: Int, weight: Double)] {
    var held: [(variable: Int, weight: Double)] = []
    for touched in reducedCosts.touched {
      let variable = Int(touched)
      if tableau.isBasic(variable) {
        let slope = slope(of: variable, inSegment: segment[variable])
        if slope != 0 { held.append((variable, -slope)) }
      } else if abs(reducedCosts.slope[variable]) > reducedCosts.tolerance(of: variable) {
        held.append((variable, reducedCosts.slope[variable]))
      }
    }
    return held
  }
}
