// Costs are convex and linear between breakpoints, one for each quantity.

extension LevelSimplex {
  mutating func clearCosts() {
    breakAt.removeAll(keepingCapacity: true)
    breakRise.removeAll(keepingCapacity: true)
    for quantity in costed {
      breaks[Int(quantity)] = 0..<0
      firstSlope[Int(quantity)] = 0
      piece[Int(quantity)] = 0
    }
    costed.removeAll(keepingCapacity: true)
  }

  /// Sets the cost of a quantity to `slope` per point.
  mutating func setCost(of quantity: Int, slope: Double) {
    firstSlope[quantity] = slope
    costed.append(Int32(quantity))
  }

  /// Sets the cost of a quantity to the sum of goals, which are in order of `at`.
  mutating func setCost(
    of quantity: Int, _ goals: borrowing Pool<Goal>, _ places: Range<Int>
  ) {
    let start = Int32(breakAt.count)
    var slope = 0.0
    for place in places {
      let goal = goals[place]
      slope -= goal.below
      breakAt.append(goal.at)
      breakRise.append(goal.below + goal.above)
    }
    firstSlope[quantity] = slope
    breaks[quantity] = start..<Int32(breakAt.count)
    costed.append(Int32(quantity))
  }

  /// Sets the cost of a quantity to its distance from an interval.
  mutating func setCost(of quantity: Int, distanceFrom interval: Interval) {
    let start = Int32(breakAt.count)
    firstSlope[quantity] = 0
    if interval.lower > -.infinity {
      firstSlope[quantity] = -1
      breakAt.append(interval.lower)
      breakRise.append(1)
    }
    if interval.upper < .infinity {
      breakAt.append(interval.upper)
      breakRise.append(1)
    }
    breaks[quantity] = start..<Int32(breakAt.count)
    costed.append(Int32(quantity))
  }

  /// The slope of a quantity's cost in its piece number `piece`.
  func slope(of quantity: Int, inPiece piece: Int32) -> Double {
    var slope = firstSlope[quantity]
    let first = Int(breaks[quantity].lowerBound)
    for breakpoint in first..<first + Int(piece) { slope += breakRise[breakpoint] }
    return slope
  }

  /// The numbers of the pieces that end and begin at a quantity's value: how many breakpoints are below it,
  /// and how many are below or at it.
  func pieces(at quantity: Int) -> (below: Int32, above: Int32) {
    var (below, above): (Int32, Int32) = (0, 0)
    for breakpoint in breaks[quantity] {
      let isAt = isAt(breakpoint, quantity)
      if !isAt, breakAt[Int(breakpoint)] > value[quantity] { break }
      if !isAt { below += 1 }
      above += 1
    }
    return (below, above)
  }

  /// The slopes of a quantity's cost just below and just above its value.
  @inline(__always)
  func slopesOfCost(at quantity: Int) -> (below: Double, above: Double) {
    var below = firstSlope[quantity]
    var above = below
    for breakpoint in breaks[quantity] {
      let isAt = isAt(breakpoint, quantity)
      if !isAt, breakAt[Int(breakpoint)] > value[quantity] { break }
      let rise = breakRise[Int(breakpoint)]
      if !isAt { below += rise }
      above += rise
    }
    return (below, above)
  }

  /// Whether a quantity's value is at one of its breakpoints.
  @inline(__always)
  private func isAt(_ breakpoint: Int32, _ quantity: Int) -> Bool {
    let distance = abs(breakAt[Int(breakpoint)] - value[quantity])
    if distance <= Tolerance.length { return true }
    // Far from where rounding could matter, nothing need be known of the sum.
    return distance < 1 + 1e-6 * abs(value[quantity]) && distance <= tolerance(of: quantity)
  }

  /// Where piece number `piece` of a quantity's cost begins and ends.
  func extent(of quantity: Int, piece: Int32) -> Interval {
    let range = breaks[quantity]
    let below = range.lowerBound + piece - 1
    let above = range.lowerBound + piece
    return Interval(
      lower: below >= range.lowerBound ? breakAt[Int(below)] : -.infinity,
      upper: above < range.upperBound ? breakAt[Int(above)] : .infinity)
  }
}
