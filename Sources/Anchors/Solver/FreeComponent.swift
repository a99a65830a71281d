/// A component that its rows do not determine: what can still move, and how far.
struct FreeComponent {
  let component: Int
  /// The component's parameters by rank; the simplex knows them by their places here.
  let parameters: [Int32]
  private var simplex: LevelSimplex

  init(component: Int, parameters: [Int32], simplex: LevelSimplex) {
    self.component = component
    self.parameters = parameters
    self.simplex = simplex
  }

  /// Whether nothing can move any longer.
  var isSettled: Bool { simplex.isDetermined }

  func value(ofParameter place: Int) -> Double { simplex.value[place] }

  /// A sum of parameters as a quantity of the simplex, and the factor it is to be multiplied by.
  mutating func quantity(_ places: [Int32], _ coefficients: [Double]) -> (id: Int, factor: Double) {
    if places.count == 1 { return (Int(places[0]), coefficients[0]) }
    return (simplex.addRow(parameters: places, coefficients: coefficients), 1)
  }

  /// The values a quantity can have.
  mutating func range(of quantity: (id: Int, factor: Double)) -> Interval {
    let lower = extreme(of: quantity.id, slope: 1)
    let upper = extreme(of: quantity.id, slope: -1)
    let ends = [lower * quantity.factor, upper * quantity.factor]
    return Interval(lower: min(ends[0], ends[1]), upper: max(ends[0], ends[1]))
  }

  private mutating func extreme(of quantity: Int, slope: Double) -> Double {
    simplex.clearCosts()
    simplex.setCost(of: quantity, slope: slope)
    switch simplex.minimize() {
    case .optimal: return simplex.value[quantity]
    case .unbounded: return slope > 0 ? -.infinity : .infinity
    }
  }

  /// Makes a quantity as small as it can be, for good.
  mutating func minimize(_ quantity: (id: Int, factor: Double)) {
    simplex.clearCosts()
    simplex.setCost(of: quantity.id, slope: quantity.factor)
    if simplex.minimize() == .optimal { simplex.narrowDomains() }
  }

  /// Gives a quantity a value in its range, for good.
  mutating func fix(_ quantity: (id: Int, factor: Double), at value: Double) {
    let target = value / quantity.factor
    simplex.clearCosts()
    simplex.setCost(of: quantity.id, distanceFrom: Interval(lower: target, upper: target))
    _ = simplex.minimize()
    simplex.fix(quantity.id)
  }
}
