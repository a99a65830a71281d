// Costs are convex and linear between breakpoints, one for each variable.

extension LevelSimplex {
  mutating func clearCosts() {
    breakAt.removeAll(keepingCapacity: true)
    breakRise.removeAll(keepingCapacity: true)
    for variable in costed {
      breaks[Int(variable)] = 0..<0
      firstSlope[Int(variable)] = 0
      segment[Int(variable)] = 0
    }
    costed.removeAll(keepingCapacity: true)
  }

  /// Sets the cost of a variable to `slope` per point.
  mutating func setCost(of variable: Int, slope: Double) {
    firstSlope[variable] = slope
    costed.append(Int32(variable))
  }

  /// Sets the cost of a variable to the sum of goals, which are in order of `at`.
  mutating func setCost(
    of variable: Int, _ goals: borrowing Pool<Goal>, _ places: Range<Int>
  ) {
    let start = Int32(breakAt.count)
    var slope = 0.0
    for place in places {
      let goal = goals[place]
      slope -= goal.below
      breakAt.append(goal.at)
      breakRise.append(goal.below + goal.above)
    }
    firstSlope[variable] = slope
    breaks[variable] = start..<Int32(breakAt.count)
    costed.append(Int32(variable))
  }

  /// Sets the cost of a variable to its distance from an interval.
  mutating func setCost(of variable: Int, distanceFrom interval: Interval) {
    let start = Int32(breakAt.count)
    firstSlope[variable] = 0
    if interval.lower > -.infinity {
      firstSlope[variable] = -1
      breakAt.append(interval.lower)
      breakRise.append(1)
    }
    if interval.upper < .infinity {
      breakAt.append(interval.upper)
      breakRise.append(1)
    }
    breaks[variable] = start..<Int32(breakAt.count)
    costed.append(Int32(variable))
  }

  /// The slope of a variable's cost in its segment number `segment`.
  func slope(of variable: Int, inSegment segment: Int32) -> Double {
    var slope = firstSlope[variable]
    let first = Int(breaks[variable].lowerBound)
    for breakpoint in first..<first + Int(segment) { slope += breakRise[breakpoint] }
    return slope
  }

  /// The numbers of the segments that end and begin at a variable's value: how many breakpoints are
  /// below it, and how many are below or at it.
  func segments(at variable: Int) -> (below: Int32, above: Int32) {
    var (below, above): (Int32, Int32) = (0, 0)
    for breakpoint in breaks[variable] {
      let isAt = isAt(breakpoint, variable)
      if !isAt, breakAt[Int(breakpoint)] > value[variable] { break }
      if !isAt { below += 1 }
      above += 1
    }
    return (below, above)
  }

  /// The slopes of a variable's cost just below and just above its value.
  @inline(__always)
  func slopesOfCost(at variable: Int) -> (below: Double, above: Double) {
    var below = firstSlope[variable]
    var above = below
    for breakpoint in breaks[variable] {
      let isAt = isAt(breakpoint, variable)
      if !isAt, breakAt[Int(breakpoint)] > value[variable] { break }
      let rise = breakRise[Int(breakpoint)]
      if !isAt { below += rise }
      above += rise
    }
    return (below, above)
  }

  /// Returns `true` if a variable's value is at one of its breakpoints.
  @inline(__always)
  private func isAt(_ breakpoint: Int32, _ variable: Int) -> Bool {
    let distance = abs(breakAt[Int(breakpoint)] - value[variable])
    if distance <= Tolerance.length { return true }
    // Far from where rounding could matter, nothing need be known of the sum.
    return distance < 1 + Tolerance.roundingScreen * abs(value[variable])
      && distance <= tolerance(of: variable)
  }

  /// Returns the interval of a segment of a variable's cost.
  func extent(of variable: Int, segment: Int32) -> Interval {
    let range = breaks[variable]
    let below = range.lowerBound + segment - 1
    let above = range.lowerBound + segment
    return Interval(
      lower: below >= range.lowerBound ? breakAt[Int(below)] : -.infinity,
      upper: above < range.upperBound ? breakAt[Int(above)] : .infinity)
  }
}
