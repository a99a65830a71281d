extension LevelSimplex {
  /// How a minimisation ended.
  enum Outcome { case optimal, unbounded }

  /// A place on the way of the entering quantity where the slope of the cost grows.
  struct Event {
    var distance: Double
    var rise: Double
    /// The row whose basic quantity gets there, or -1 for the entering quantity itself.
    var row: Int32
    var quantity: Int32
    /// The exact value that quantity has there.
    var at: Double
  }

  /// Minimises the sum of the costs within the domains, from a point within them.
  mutating func minimize() -> Outcome {
    refreshValues()
    for row in 0..<rowCount {
      let quantity = Int(basic[row])
      piece[quantity] = pieceOf(quantity, including: false)
    }
    var idleSteps = 0
    let patience = 20 + 2 * (rowCount + columnCount)
    for _ in 0..<(1000 + 100 * (rowCount + columnCount)) {
      price()
      let isCautious = idleSteps > patience
      guard let entering = chooseEntering(isCautious) else { return .optimal }
      guard let gain = step(entering, isCautious) else { return .unbounded }
      idleSteps = gain > Tolerance.length ? 0 : idleSteps + 1
    }
    gaveUp = true
    return .optimal
  }

  /// What the basic quantities contribute to the slope of each column.
  private mutating func price() {
    for column in 0..<columnCount {
      reducedSlope[column] = 0
      slopeTolerance[column] = 1
    }
    for row in 0..<rowCount {
      let quantity = Int(basic[row])
      let slope = slope(of: quantity, inPiece: piece[quantity])
      if slope == 0 { continue }
      for column in 0..<columnCount {
        let share = slope * tableau[row * columnCount + column]
        reducedSlope[column] += share
        slopeTolerance[column] += abs(share)
      }
    }
    for column in 0..<columnCount { slopeTolerance[column] *= Tolerance.slope }
  }

  /// The slopes of the whole cost when a column's quantity goes down (as the change when going up,
  /// so positive means that down pays) and up; infinite where its domain ends.
  private func slopes(ofColumn column: Int) -> (down: Double, up: Double) {
    let quantity = Int(nonbasic[column])
    var down = -Double.infinity
    var up = Double.infinity
    if value[quantity] > domain[quantity].lower {
      let below = pieceOf(quantity, including: false)
      down = reducedSlope[column] + slope(of: quantity, inPiece: below)
    }
    if value[quantity] < domain[quantity].upper {
      let above = pieceOf(quantity, including: true)
      up = reducedSlope[column] + slope(of: quantity, inPiece: above)
    }
    return (down, up)
  }

  private struct Entering {
    var column: Int
    var direction: Double
    /// The slope of the cost along the way, negative at first.
    var slope: Double
  }

  /// The column that gains most by the point; the one of the lowest quantity if cautious.
  private func chooseEntering(_ isCautious: Bool) -> Entering? {
    var best: Entering?
    for column in 0..<columnCount where !domain[Int(nonbasic[column])].isPoint {
      let (down, up) = slopes(ofColumn: column)
      let tolerance = slopeTolerance[column]
      var candidate: Entering?
      if up < -tolerance {
        candidate = Entering(column: column, direction: 1, slope: up)
      } else if down > tolerance {
        candidate = Entering(column: column, direction: -1, slope: -down)
      }
      guard let candidate else { continue }
      guard let current = best else {
        best = candidate
        continue
      }
      let isBetter =
        isCautious
        ? nonbasic[column] < nonbasic[current.column] : candidate.slope < current.slope
      if isBetter { best = candidate }
    }
    return best
  }

  /// Moves the entering quantity as far as that pays. Returns the gain, or nil if it never ends.
  private mutating func step(_ entering: Entering, _ isCautious: Bool) -> Double? {
    let column = entering.column
    let quantity = Int(nonbasic[column])
    let firstPiece = pieceOf(quantity, including: entering.direction > 0)
    gatherEvents(entering, firstPiece)
    guard let stop = chooseStop(entering, isCautious) else { return nil }
    let end = events[stop]

    // Everything moves; what has passed breakpoints is in another piece.
    var passed: Int32 = 0
    for event in events[..<stop] where event.rise < .infinity {
      if event.row < 0 {
        passed += 1
      } else {
        let mover = Int(basic[Int(event.row)])
        let isRising = tableau[Int(event.row) * columnCount + column] * entering.direction > 0
        piece[mover] += isRising ? 1 : -1
      }
    }
    let distance = end.distance * entering.direction
    for row in 0..<rowCount {
      let factor = tableau[row * columnCount + column]
      if factor != 0 { value[Int(basic[row])] += factor * distance }
    }
    if end.row < 0 {
      value[quantity] = end.at
    } else {
      value[quantity] += distance
      value[Int(basic[Int(end.row)])] = end.at
      piece[quantity] = firstPiece + (entering.direction > 0 ? passed : -passed)
      pivot(row: Int(end.row), column: column)
    }
    return -entering.slope * end.distance
  }

  private mutating func gatherEvents(_ entering: Entering, _ firstPiece: Int32) {
    events.removeAll(keepingCapacity: true)
    let quantity = Int(nonbasic[entering.column])
    gatherEvents(of: quantity, row: -1, from: firstPiece, rate: entering.direction)
    for row in 0..<rowCount {
      let rate = tableau[row * columnCount + entering.column] * entering.direction
      if abs(rate) <= Tolerance.slope { continue }
      let mover = Int(basic[row])
      gatherEvents(of: mover, row: Int32(row), from: piece[mover], rate: rate)
    }
    events.sort { a, b in
      if a.distance != b.distance { return a.distance < b.distance }
      return a.quantity < b.quantity
    }
  }

  /// The breakpoints ahead of a quantity that moves at a rate, and the end of its domain.
  private mutating func gatherEvents(of quantity: Int, row: Int32, from piece: Int32, rate: Double)
  {
    let position = value[quantity]
    let end = rate > 0 ? domain[quantity].upper : domain[quantity].lower
    func event(at place: Double, rise: Double) -> Event {
      Event(
        distance: max(0, (place - position) / rate), rise: rise, row: row,
        quantity: Int32(quantity), at: place)
    }
    let range = breaks[quantity]
    var breakpoint = rate > 0 ? range.lowerBound + piece : range.lowerBound + piece - 1
    while range.contains(breakpoint) {
      let at = breakAt[Int(breakpoint)]
      if rate > 0 ? at > end : at < end { break }
      events.append(event(at: at, rise: breakRise[Int(breakpoint)] * abs(rate)))
      breakpoint += rate > 0 ? 1 : -1
    }
    if end.isFinite { events.append(event(at: end, rise: .infinity)) }
  }

  /// The event at which going on no longer pays; among equals, the one with the largest pivot.
  private func chooseStop(_ entering: Entering, _ isCautious: Bool) -> Int? {
    if isCautious { return events.isEmpty ? nil : 0 }
    var slope = entering.slope
    for (place, event) in events.enumerated() {
      slope += event.rise
      if slope < -slopeTolerance[entering.column] { continue }
      return strongest(asFarAs: place, entering)
    }
    return nil
  }

  private func strongest(asFarAs place: Int, _ entering: Entering) -> Int {
    func strength(_ event: Event) -> Double {
      event.row < 0 ? 1 : abs(tableau[Int(event.row) * columnCount + entering.column])
    }
    // Any event at the same distance may be the stop, but none may be taken out of the order in
    // which one quantity meets its own breakpoints: only rows that have a single event here count.
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

  /// Exchanges a basic and a nonbasic quantity.
  mutating func pivot(row: Int, column: Int) {
    let n = columnCount
    let start = row * n
    let inverse = 1 / tableau[start + column]
    for j in 0..<n { tableau[start + j] *= -inverse }
    tableau[start + column] = inverse
    for other in 0..<rowCount where other != row {
      let factor = tableau[other * n + column]
      if factor == 0 { continue }
      tableau[other * n + column] = 0
      for j in 0..<n where tableau[start + j] != 0 {
        let changed = tableau[other * n + j] + factor * tableau[start + j]
        tableau[other * n + j] = abs(changed) < 1e-13 ? 0 : changed
      }
    }
    swap(&basic[row], &nonbasic[column])
  }
}
