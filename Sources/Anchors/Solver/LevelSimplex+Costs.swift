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

  /// The number of breakpoints below a quantity's value; those it is at count if `including`.
  func pieceOf(_ quantity: Int, including: Bool) -> Int32 {
    let position = value[quantity]
    var piece: Int32 = 0
    for breakpoint in breaks[quantity] {
      let distance = breakAt[Int(breakpoint)] - position
      let isAt =
        abs(distance) <= Tolerance.length
        // Far from where rounding could matter, nothing need be known of the sum.
        || abs(distance) < 1 + 1e-6 * abs(position) && abs(distance) <= tolerance(of: quantity)
      if isAt ? including : distance < 0 { piece += 1 }
    }
    return piece
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
