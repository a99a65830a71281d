extension LevelSimplex {
  /// How a minimisation ended.
  enum Outcome { case optimal, unbounded }

  /// Minimises the sum of the costs within the domains, from a point within them. If steps run out,
  /// it stays where it has come to.
  @discardableResult
  mutating func minimize() -> Outcome {
    for quantity in costed where tableau.isBasic(Int(quantity)) {
      piece[Int(quantity)] = pieces(at: Int(quantity)).below
    }
    priceAnew()
    var areFresh = true
    var idleSteps = 0
    var totalGain = 0.0
    let patience = 20 + 2 * domain.count
    while true {
      if idleSteps > 3 * patience { return .optimal }
      let isCautious = idleSteps > patience
      guard let entering = chooseEntering(isCautious) else {
        // Prices that have been kept up to date for long are not relied on for the last word.
        if areFresh { return .optimal }
        priceAnew()
        areFresh = true
        continue
      }
      if budget <= 0 {
        hasRunOut = true
        return .optimal
      }
      budget -= 1
      guard let gain = step(entering, isCautious) else { return .unbounded }
      areFresh = false
      totalGain += gain
      idleSteps = gain > Tolerance.length(at: totalGain) ? 0 : idleSteps + 1
    }
  }

  /// Computes the prices from the costs. The pieces stay: at a breakpoint, either side may be what the
  /// search has found out.
  private mutating func priceAnew() {
    prices.removeAll()
    changedSlopes.removeAll(keepingCapacity: true)
    for quantity in costed {
      let quantity = Int(quantity)
      prices.touch(quantity)
      if !tableau.isBasic(quantity) { continue }
      let slope = slope(of: quantity, inPiece: piece[quantity])
      if slope != 0 { changedSlopes.append(Mover(quantity: Int32(quantity), rate: slope)) }
    }
    if !changedSlopes.isEmpty { tableau.addPrices(of: changedSlopes, to: &prices) }
  }

  /// The slopes of the whole cost when a nonbasic quantity goes down (as the change when going up, so
  /// positive means that down pays) and up; infinite where its domain ends.
  private func slopes(of quantity: Int) -> (down: Double, up: Double) {
    let (below, above) = slopesOfCost(at: quantity)
    let price = prices.slope[quantity]
    return (
      down: value[quantity] > domain[quantity].lower ? price + below : -.infinity,
      up: value[quantity] < domain[quantity].upper ? price + above : .infinity
    )
  }

  /// The quantity that gains most by the point; the lowest one if cautious, or among equals.
  private func chooseEntering(_ isCautious: Bool) -> Entering? {
    var best: Entering?
    for touched in prices.touched {
      let quantity = Int(touched)
      if domain[quantity].isPoint || tableau.isBasic(quantity) { continue }
      let (down, up) = slopes(of: quantity)
      let tolerance = prices.tolerance(of: quantity)
      let candidate: Entering
      if up < -tolerance {
        candidate = Entering(quantity: quantity, direction: 1, slope: up)
      } else if down > tolerance {
        candidate = Entering(quantity: quantity, direction: -1, slope: -down)
      } else {
        continue
      }
      guard let current = best else {
        best = candidate
        continue
      }
      let isBetter =
        isCautious || candidate.slope == current.slope
        ? quantity < current.quantity : candidate.slope < current.slope
      if isBetter { best = candidate }
    }
    return best
  }
}

/// A nonbasic quantity that is going to move.
struct Entering {
  var quantity: Int
  /// 1 or -1.
  var direction: Double
  /// The slope of the cost along the way, negative at first.
  var slope: Double
}
