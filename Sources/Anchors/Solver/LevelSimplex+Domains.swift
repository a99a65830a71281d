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
      let below = pieceOf(quantity, including: false)
      let above = pieceOf(quantity, including: true)
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

  /// The sides on which quantities hold the cost up: `-1` where the lower end of the interval does,
  /// `+1` where the upper end does. With a cost that cannot be brought to 0, these prove it.
  func holding() -> [(quantity: Int, side: Int)] {
    var sides: [(quantity: Int, side: Int)] = []
    for touched in prices.touched {
      let quantity = Int(touched)
      if tableau.isBasic(quantity) {
        let slope = slope(of: quantity, inPiece: piece[quantity])
        if slope != 0 { sides.append((quantity, slope < 0 ? -1 : 1)) }
      } else if abs(prices.slope[quantity]) > prices.tolerance(of: quantity) {
        sides.append((quantity, prices.slope[quantity] > 0 ? -1 : 1))
      }
    }
    return sides
  }
}
