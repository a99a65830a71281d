/// A place on the way of the entering quantity where the slope of the cost grows.
struct Event {
  var distance: Double
  var rise: Double
  /// The place among the movers of the quantity that gets there, or -1 for the entering one itself.
  var mover: Int32
  var quantity: Int32
  /// The exact value that quantity has there.
  var at: Double
}

extension LevelSimplex {
  /// Moves the entering quantity as far as that pays. Returns the gain, or nil if it never ends.
  mutating func step(_ entering: Entering, _ isCautious: Bool) -> Double? {
    let quantity = entering.quantity
    let pieces = pieces(at: quantity)
    let firstPiece = entering.direction > 0 ? pieces.above : pieces.below
    movers.removeAll(keepingCapacity: true)
    tableau.gatherMovers(of: quantity, into: &movers)
    gatherEvents(entering, firstPiece)
    guard let stop = chooseStop(entering, isCautious) else { return nil }
    let end = events[stop]

    // 1. Everything moves.
    let distance = end.distance * entering.direction
    for mover in movers { value[Int(mover.quantity)] += mover.rate * distance }
    value[quantity] = end.mover < 0 ? end.at : value[quantity] + distance
    if end.mover >= 0 { value[Int(end.quantity)] = end.at }

    // 2. What has passed breakpoints is in another piece, with another slope.
    changedSlopes.removeAll(keepingCapacity: true)
    var passed: Int32 = 0
    for event in events[..<stop] where event.rise < .infinity {
      if event.mover < 0 {
        passed += 1
      } else if end.mover < 0 || event.quantity != end.quantity {
        pass(event, isRising: movers[Int(event.mover)].rate * entering.direction > 0)
      }
    }

    // 3. The one that stops the others changes places with the entering one.
    if end.mover >= 0 {
      piece[quantity] = firstPiece + (entering.direction > 0 ? passed : -passed)
      let slope = slope(of: quantity, inPiece: piece[quantity]) + prices.slope[quantity]
      changedSlopes.append(Mover(quantity: Int32(quantity), rate: slope))
      tableau.exchange(entering: quantity, leaving: Int(end.quantity), &value)
    }
    if !changedSlopes.isEmpty { tableau.addPrices(of: changedSlopes, to: &prices) }
    return -entering.slope * end.distance
  }

  private mutating func pass(_ event: Event, isRising: Bool) {
    let quantity = Int(event.quantity)
    let breakpoint = breaks[quantity].lowerBound + piece[quantity] - (isRising ? 0 : 1)
    let rise = breakRise[Int(breakpoint)]
    piece[quantity] += isRising ? 1 : -1
    changedSlopes.append(Mover(quantity: event.quantity, rate: isRising ? rise : -rise))
  }

  /// The events as far as the first end of a domain, in their order.
  private mutating func gatherEvents(_ entering: Entering, _ firstPiece: Int32) {
    events.removeAll(keepingCapacity: true)
    let direction = entering.direction
    var limit = distance(of: entering.quantity, rate: direction)
    for mover in movers where abs(mover.rate) > Tolerance.slope {
      limit = min(limit, distance(of: Int(mover.quantity), rate: mover.rate * direction))
    }
    gatherEvents(of: entering.quantity, mover: -1, from: firstPiece, rate: direction, limit)
    for place in movers.indices where abs(movers[place].rate) > Tolerance.slope {
      let mover = Int(movers[place].quantity)
      gatherEvents(
        of: mover, mover: Int32(place), from: piece[mover], rate: movers[place].rate * direction,
        limit)
    }
    events.sort { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      return a.quantity < b.quantity
    }
  }

  /// How far the entering quantity may go for the sake of the domain of one that moves at a rate.
  private func distance(of quantity: Int, rate: Double) -> Double {
    let end = rate > 0 ? domain[quantity].upper : domain[quantity].lower
    return max(0, (end - value[quantity]) / rate)
  }

  /// The breakpoints ahead of a quantity that moves at a rate, and the end of its domain.
  private mutating func gatherEvents(
    of quantity: Int, mover: Int32, from piece: Int32, rate: Double, _ limit: Double
  ) {
    let position = value[quantity]
    let end = rate > 0 ? domain[quantity].upper : domain[quantity].lower
    func event(at place: Double, rise: Double) -> Event {
      Event(
        distance: max(0, (place - position) / rate), rise: rise, mover: mover,
        quantity: Int32(quantity), at: place)
    }
    let range = breaks[quantity]
    var breakpoint = rate > 0 ? range.lowerBound + piece : range.lowerBound + piece - 1
    while range.contains(breakpoint) {
      let at = breakAt[Int(breakpoint)]
      if rate > 0 ? at > end : at < end { break }
      let event = event(at: at, rise: breakRise[Int(breakpoint)] * abs(rate))
      if event.distance > limit { break }
      events.append(event)
      breakpoint += rate > 0 ? 1 : -1
    }
    if end.isFinite {
      let event = event(at: end, rise: .infinity)
      if event.distance <= limit { events.append(event) }
    }
  }

  /// The event at which going on no longer pays; among equals, the one with the largest pivot.
  private func chooseStop(_ entering: Entering, _ isCautious: Bool) -> Int? {
    if isCautious { return events.isEmpty ? nil : 0 }
    var slope = entering.slope
    for (place, event) in events.enumerated() {
      slope += event.rise
      if slope < -prices.tolerance(of: entering.quantity) { continue }
      return strongest(asFarAs: place)
    }
    return nil
  }

  private func strongest(asFarAs place: Int) -> Int {
    func strength(_ event: Event) -> Double {
      event.mover < 0 ? 1 : abs(movers[Int(event.mover)].rate)
    }
    let distance = events[place].distance
    if strength(events[place]) >= 0.01 { return place }
    var best = place
    var candidate = place - 1
    while candidate >= 0, events[candidate].distance == distance {
      if strength(events[candidate]) > strength(events[best]) { best = candidate }
      candidate -= 1
    }
    return best
  }
}
