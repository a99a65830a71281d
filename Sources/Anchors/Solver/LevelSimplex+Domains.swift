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
