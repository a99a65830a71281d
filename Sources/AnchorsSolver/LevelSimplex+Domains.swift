extension LevelSimplex {
  /// Narrows every domain to what optimal solutions of the level can have.
  ///
  /// By complementary slackness: with the prices of an optimal basis, a solution is optimal just if
  /// every basic quantity stays in its linear piece, and every nonbasic one where the slope of its
  /// own cost makes up for its price. Quantities without cost and price stay as they are.
  mutating func narrowDomains() {
    for touched in prices.touched {
      let quantity = Int(touched)
      if tableau.isBasic(quantity) {
        intersect(quantity, extent(of: quantity, piece: piece[quantity]))
        continue
      }
      if domain[quantity].isPoint { continue }
      let position = value[quantity]
      let (below, above) = pieces(at: quantity)
      let tolerance = prices.tolerance(of: quantity)
      let down = prices.slope[quantity] + slope(of: quantity, inPiece: below)
      let up = prices.slope[quantity] + slope(of: quantity, inPiece: above)
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

  /// The quantities that hold the cost up, each with its weight: positive where the lower end of its
  /// interval does, negative where the upper end does. All quantities times their weights add up to
  /// nothing, so with a cost that cannot be brought to 0 the ends times these weights prove it.
  func holding() -> [(quantity: Int, weight: Double)] {
    var held: [(quantity: Int, weight: Double)] = []
    for touched in prices.touched {
      let quantity = Int(touched)
      if tableau.isBasic(quantity) {
        let slope = slope(of: quantity, inPiece: piece[quantity])
        if slope != 0 { held.append((quantity, -slope)) }
      } else if abs(prices.slope[quantity]) > prices.tolerance(of: quantity) {
        held.append((quantity, prices.slope[quantity]))
      }
    }
    return held
  }
}
