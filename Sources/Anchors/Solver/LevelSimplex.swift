/// A dense simplex for one component, level by level.
///
/// Quantities are the component's parameters and the rows made of them, `row = Σ a · parameter`.
/// There are no constants in the tableau: they are all in the domains (an interval for each
/// quantity) and in the costs (convex and linear between breakpoints). A level is minimised by the
/// primal simplex method, which walks past breakpoints as long as that pays; then every domain is
/// narrowed to what optimal solutions of the level can have. So a level is kept by all lower ones
/// exactly, without weights: minimising is lexicographic.
///
/// Goals, in order: exact levels, termination (Bland's rule after a run of steps without gain),
/// determinism (ties go by id), speed.
///
/// Sources: G. Dantzig, *Linear Programming and Extensions* (1963); R. Bland, *New finite pivoting
/// rules for the simplex method* (1977); R. Fourer, *A simplex algorithm for piecewise-linear
/// programming I* (1985).
struct LevelSimplex {
  private(set) var columnCount = 0
  private(set) var rowCount = 0

  /// Basic quantity of each row = Σ tableau · nonbasic quantity of each column.
  private var tableau: [Double] = []
  private(set) var basic: [Int32] = []
  private(set) var nonbasic: [Int32] = []

  private(set) var value: [Double] = []
  var domain: [Interval] = []

  // Costs of the level at hand.
  private var breaks: [Range<Int32>] = []
  private var firstSlope: [Double] = []
  private var breakAt: [Double] = []
  private var breakRise: [Double] = []
  /// For a basic quantity, the number of breakpoints below the linear piece it is in. At a
  /// breakpoint either side is possible: this says which slope counts.
  private var piece: [Int32] = []

  /// For each column, the slope that the basic quantities contribute, and what counts as 0 there.
  private(set) var reducedSlope: [Double] = []
  private var slopeTolerance: [Double] = []

  private var events: [Event] = []

  /// Whether a step limit ended a minimisation early. It is never met in practice.
  private(set) var gaveUp = false

  /// Empties the simplex for a component of so many parameters.
  mutating func reset(columns: Int) {
    columnCount = columns
    rowCount = 0
    tableau.removeAll(keepingCapacity: true)
    basic.removeAll(keepingCapacity: true)
    nonbasic.removeAll(keepingCapacity: true)
    value.removeAll(keepingCapacity: true)
    domain.removeAll(keepingCapacity: true)
    breaks.removeAll(keepingCapacity: true)
    firstSlope.removeAll(keepingCapacity: true)
    piece.removeAll(keepingCapacity: true)
    gaveUp = false
    for column in 0..<columns {
      nonbasic.append(Int32(column))
      addQuantity()
    }
    reducedSlope = Array(repeating: 0, count: columns)
    slopeTolerance = Array(repeating: 0, count: columns)
  }

  private mutating func addQuantity() {
    value.append(0)
    domain.append(.everything)
    breaks.append(0..<0)
    firstSlope.append(0)
    piece.append(0)
  }

  /// Adds the quantity `Σ coefficients · parameters` and returns its id. Possible at any time.
  mutating func addRow(parameters: some Collection<Int32>, coefficients: some Collection<Double>)
    -> Int
  {
    let start = tableau.count
    tableau.append(contentsOf: repeatElement(0, count: columnCount))
    for (parameter, coefficient) in zip(parameters, coefficients) {
      if let column = nonbasic.firstIndex(of: parameter) {
        tableau[start + column] += coefficient
      } else if let row = basic.firstIndex(of: parameter) {
        for column in 0..<columnCount {
          tableau[start + column] += coefficient * tableau[row * columnCount + column]
        }
      }
    }
    let id = columnCount + rowCount
    basic.append(Int32(id))
    addQuantity()
    rowCount += 1
    value[id] = rowValue(rowCount - 1)
    return id
  }

  /// Puts a parameter that is in no row's place yet at a value.
  mutating func setNonbasic(_ parameter: Int, to newValue: Double) { value[parameter] = newValue }

  /// Computes the basic quantities from the nonbasic ones.
  mutating func refreshValues() {
    for row in 0..<rowCount { value[Int(basic[row])] = rowValue(row) }
  }

  private func rowValue(_ row: Int) -> Double {
    var sum = 0.0
    for column in 0..<columnCount {
      let factor = tableau[row * columnCount + column]
      if factor != 0 { sum += factor * value[Int(nonbasic[column])] }
    }
    return sum
  }

  /// Whether the domains leave every quantity one value only.
  var isDetermined: Bool {
    nonbasic.allSatisfy { domain[Int($0)].isPoint }
  }
}

// MARK: - Costs

extension LevelSimplex {
  mutating func clearCosts() {
    breakAt.removeAll(keepingCapacity: true)
    breakRise.removeAll(keepingCapacity: true)
    for quantity in breaks.indices {
      breaks[quantity] = 0..<0
      firstSlope[quantity] = 0
    }
  }

  /// Sets the cost of a quantity to `slope` per point.
  mutating func setCost(of quantity: Int, slope: Double) { firstSlope[quantity] = slope }

  /// Sets the cost of a quantity to the sum of goals, which are in order of `at`.
  mutating func setCost(of quantity: Int, goals: ArraySlice<Goal>) {
    let start = Int32(breakAt.count)
    var slope = 0.0
    for goal in goals {
      slope -= goal.below
      breakAt.append(goal.at)
      breakRise.append(goal.below + goal.above)
    }
    firstSlope[quantity] = slope
    breaks[quantity] = start..<Int32(breakAt.count)
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
  }

  /// The slope of a quantity's cost in its piece number `piece`.
  func slope(of quantity: Int, inPiece piece: Int32) -> Double {
    var slope = firstSlope[quantity]
    let first = Int(breaks[quantity].lowerBound)
    for breakpoint in first..<first + Int(piece) { slope += breakRise[breakpoint] }
    return slope
  }

  /// The number of breakpoints below a quantity's value; those it is at count if `including`.
  private func pieceOf(_ quantity: Int, including: Bool) -> Int32 {
    let limit = value[quantity] + (including ? Tolerance.length : -Tolerance.length)
    var piece: Int32 = 0
    for breakpoint in breaks[quantity] where breakAt[Int(breakpoint)] <= limit { piece += 1 }
    return piece
  }

  /// Where piece number `piece` of a quantity's cost begins and ends.
  private func extent(of quantity: Int, piece: Int32) -> Interval {
    let range = breaks[quantity]
    let below = range.lowerBound + piece - 1
    let above = range.lowerBound + piece
    return Interval(
      lower: below >= range.lowerBound ? breakAt[Int(below)] : -.infinity,
      upper: above < range.upperBound ? breakAt[Int(above)] : .infinity)
  }
}

// MARK: - Minimising

extension LevelSimplex {
  /// How a minimisation ended.
  enum Outcome { case optimal, unbounded }

  /// A place on the way of the entering quantity where the slope of the cost grows.
  private struct Event {
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
  private mutating func pivot(row: Int, column: Int) {
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

// MARK: - After minimising

extension LevelSimplex {
  /// Narrows every domain to what optimal solutions of the level can have.
  ///
  /// By complementary slackness: with the reduced slopes of an optimal basis, a solution is optimal
  /// just if every basic quantity stays in its linear piece, and every nonbasic one where the slope
  /// of its own cost makes up for the reduced slope.
  mutating func narrowDomains() {
    for row in 0..<rowCount {
      let quantity = Int(basic[row])
      intersect(quantity, extent(of: quantity, piece: piece[quantity]))
    }
    for column in 0..<columnCount {
      let quantity = Int(nonbasic[column])
      if domain[quantity].isPoint { continue }
      let position = value[quantity]
      let below = pieceOf(quantity, including: false)
      let above = pieceOf(quantity, including: true)
      let tolerance = slopeTolerance[column]
      let down = reducedSlope[column] + slope(of: quantity, inPiece: below)
      let up = reducedSlope[column] + slope(of: quantity, inPiece: above)
      var stay = Interval(lower: position, upper: position)
      if abs(down) <= tolerance { stay.lower = extent(of: quantity, piece: below).lower }
      if abs(up) <= tolerance { stay.upper = extent(of: quantity, piece: above).upper }
      intersect(quantity, stay)
    }
  }

  private mutating func intersect(_ quantity: Int, _ interval: Interval) {
    let lower = max(domain[quantity].lower, interval.lower)
    let upper = min(domain[quantity].upper, interval.upper)
    // Bounds that differ by a rounding error only may cross; then they are one.
    domain[quantity] = Interval(lower: lower, upper: max(lower, upper))
  }

  /// The sides on which quantities hold the cost up: `-1` where the lower end of the interval does,
  /// `+1` where the upper end does. With a cost that cannot be brought to 0, these prove it.
  func holding() -> [(quantity: Int, side: Int)] {
    var sides: [(quantity: Int, side: Int)] = []
    for row in 0..<rowCount {
      let quantity = Int(basic[row])
      let slope = slope(of: quantity, inPiece: piece[quantity])
      if slope != 0 { sides.append((quantity, slope < 0 ? -1 : 1)) }
    }
    for column in 0..<columnCount where abs(reducedSlope[column]) > slopeTolerance[column] {
      sides.append((Int(nonbasic[column]), reducedSlope[column] > 0 ? -1 : 1))
    }
    return sides
  }

  /// Fixes a quantity at the value it has, and makes it nonbasic if anything else can move instead.
  mutating func fix(_ quantity: Int) {
    domain[quantity] = Interval(lower: value[quantity], upper: value[quantity])
    guard let row = basic.firstIndex(of: Int32(quantity)) else { return }
    var best: Int?
    var strength = Tolerance.slope
    for column in 0..<columnCount where !domain[Int(nonbasic[column])].isPoint {
      let candidate = abs(tableau[row * columnCount + column])
      if candidate > strength { (best, strength) = (column, candidate) }
    }
    if let best { pivot(row: row, column: best) }
  }
}
