/// A place on the way of the entering variable where the slope of the cost grows.
struct RatioBreakpoint {
  var distance: Double
  var rise: Double
  /// The place among the entering column of the variable that gets there, or -1 for the entering
  /// one itself.
  var columnPlace: Int32
  var variable: Int32
  /// The exact value that variable has there.
  var at: Double
}

extension LevelSimplex {
  /// Moves the entering variable while the cost decreases. Returns the gain, or `nil` if it is
  /// unbounded.
  mutating func step(_ entering: Entering, _ isBlandMode: Bool) -> Double? {
    self.entering = entering
    let variable = entering.variable
    let segments = segments(at: variable)
    let firstSegment = entering.direction > 0 ? segments.above : segments.below
    column.removeAll(keepingCapacity: true)
    tableau.gatherColumn(of: variable, into: &column)
    gatherRatioBreakpoints(entering, firstSegment)
    guard let stop = chooseStop(entering, isBlandMode) else { return nil }
    let end = ratioBreakpoints[stop]

    // 1. Everything moves.
    let distance = end.distance * entering.direction
    for entry in column { value[Int(entry.variable)] += entry.rate * distance }
    value[variable] = end.columnPlace < 0 ? end.at : value[variable] + distance
    if end.columnPlace >= 0 { value[Int(end.variable)] = end.at }

    // 2. A variable that has passed breakpoints is in another segment with another slope.
    changedSlopes.removeAll(keepingCapacity: true)
    var passed: Int32 = 0
    for breakpoint in ratioBreakpoints[..<stop] where breakpoint.rise < .infinity {
      if breakpoint.columnPlace < 0 {
        passed += 1
      } else if end.columnPlace < 0 || breakpoint.variable != end.variable {
        pass(
          breakpoint, isRising: column[Int(breakpoint.columnPlace)].rate * entering.direction > 0)
      }
    }

    // 3. The blocking variable leaves the basis, and the entering one takes its place.
    if end.columnPlace >= 0 {
      segment[variable] = firstSegment + (entering.direction > 0 ? passed : -passed)
      let slope = slope(of: variable, inSegment: segment[variable]) + reducedCosts.slope[variable]
      changedSlopes.append(ColumnEntry(variable: Int32(variable), rate: slope))
      tableau.exchange(entering: variable, leaving: Int(end.variable), column: column, &value)
    }
    if !changedSlopes.isEmpty { tableau.addReducedCosts(of: changedSlopes, to: &reducedCosts) }
    checkInvariants()
    return -entering.slope * end.distance
  }

  private mutating func pass(_ breakpoint: RatioBreakpoint, isRising: Bool) {
    let variable = Int(breakpoint.variable)
    let costBreakpoint = breaks[variable].lowerBound + segment[variable] - (isRising ? 0 : 1)
    let rise = breakRise[Int(costBreakpoint)]
    segment[variable] += isRising ? 1 : -1
    changedSlopes.append(ColumnEntry(variable: breakpoint.variable, rate: isRising ? rise : -rise))
  }

  /// Gathers the breakpoints of the ratio test up to the first end of a domain, in order.
  private mutating func gatherRatioBreakpoints(_ entering: Entering, _ firstSegment: Int32) {
    ratioBreakpoints.removeAll(keepingCapacity: true)
    let direction = entering.direction
    var limit = distance(of: entering.variable, rate: direction)
    for entry in column where abs(entry.rate) > Tolerance.slope {
      limit = min(limit, distance(of: Int(entry.variable), rate: entry.rate * direction))
    }
    gatherRatioBreakpoints(
      of: entering.variable, columnPlace: -1, from: firstSegment, rate: direction, limit)
    for place in column.indices where abs(column[place].rate) > Tolerance.slope {
      let basic = Int(column[place].variable)
      gatherRatioBreakpoints(
        of: basic, columnPlace: Int32(place), from: segment[basic],
        rate: column[place].rate * direction,
        limit)
    }
    ratioBreakpoints.withUnsafeMutableBufferPointer {
      $0.putInOrder { a, b in
        if a.distance != b.distance { return a.distance < b.distance }
        return a.variable < b.variable
      }
    }
  }

  /// Returns how far the entering variable may go before a variable that moves at `rate` reaches
  /// the end of its domain.
  private func distance(of variable: Int, rate: Double) -> Double {
    let end = rate > 0 ? domain[variable].upper : domain[variable].lower
    return max(0, (end - value[variable]) / rate)
  }

  /// The breakpoints ahead of a variable that moves at a rate, and the end of its domain.
  private mutating func gatherRatioBreakpoints(
    of variable: Int, columnPlace: Int32, from segment: Int32, rate: Double, _ limit: Double
  ) {
    let position = value[variable]
    let end = rate > 0 ? domain[variable].upper : domain[variable].lower
    func breakpoint(at place: Double, rise: Double) -> RatioBreakpoint {
      RatioBreakpoint(
        distance: max(0, (place - position) / rate), rise: rise, columnPlace: columnPlace,
        variable: Int32(variable), at: place)
    }
    let range = breaks[variable]
    var costBreakpoint = rate > 0 ? range.lowerBound + segment : range.lowerBound + segment - 1
    while range.contains(costBreakpoint) {
      let at = breakAt[Int(costBreakpoint)]
      if rate > 0 ? at > end : at < end { break }
      let breakpoint = breakpoint(at: at, rise: breakRise[Int(costBreakpoint)] * abs(rate))
      if breakpoint.distance > limit { break }
      ratioBreakpoints.append(breakpoint)
      costBreakpoint += rate > 0 ? 1 : -1
    }
    if end.isFinite {
      let breakpoint = breakpoint(at: end, rise: .infinity)
      if breakpoint.distance <= limit { ratioBreakpoints.append(breakpoint) }
    }
  }

  /// The breakpoint of the ratio test at which going on no longer pays; among equals, the one with
  /// the largest pivot.
  private func chooseStop(_ entering: Entering, _ isBlandMode: Bool) -> Int? {
    if isBlandMode { return ratioBreakpoints.isEmpty ? nil : 0 }
    var slope = entering.slope
    for (place, breakpoint) in ratioBreakpoints.enumerated() {
      slope += breakpoint.rise
      if slope < -reducedCosts.tolerance(of: entering.variable) { continue }
      return strongest(asFarAs: place)
    }
    return nil
  }

  private func strongest(asFarAs place: Int) -> Int {
    func strength(_ breakpoint: RatioBreakpoint) -> Double {
      breakpoint.columnPlace < 0 ? 1 : abs(column[Int(breakpoint.columnPlace)].rate)
    }
    let distance = ratioBreakpoints[place].distance
    if strength(ratioBreakpoints[place]) >= Tolerance.goodPivot { return place }
    var best = place
    var candidate = place - 1
    while candidate >= 0, ratioBreakpoints[candidate].distance == distance {
      if strength(ratioBreakpoints[candidate]) > strength(ratioBreakpoints[best]) {
        best = candidate
      }
      candidate -= 1
    }
    return best
  }
}
