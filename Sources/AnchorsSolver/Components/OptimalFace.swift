/// A component that its rows do not determine: what can still move, and how far.
struct FreeComponent {
  let component: Int
  /// The component's structural variables by rank; the simplex knows them by their places here.
  let structurals: [Int32]
  private(set) var face: OptimalFace
  /// A copy for searches of upper ends, created by the first such search.
  private(set) var upperFace: OptimalFace?

  /// The domain of each variable, the structural variables first.
  var domain: [Interval] { face.domain }

  /// Returns the values of the structural variables after ties are broken, `true` if the step limit
  /// was kept, and the number of steps. The first `sizes` variables are sizes.
  ///
  /// The component does not change: its ranges are those before ties are broken.
  func breakTies(sizes: Int) -> (values: [Double], isFinished: Bool, steps: Int) {
    switch face {
    case .interval(let interval):
      let isSize = sizes > 0 && interval.lower.isFinite
      return ([isSize ? interval.lower : interval.restingPlace], true, 0)
    case .small(var simplex): return simplex.breakTies(sizes: sizes)
    case .large(var simplex): return simplex.breakTies(sizes: sizes)
    }
  }

  /// The values that a sum of structural variables can have.
  ///
  /// Each search goes on from where the latest one for the same end has ended, which is where one
  /// for a similar sum has little to do.
  mutating func range(of places: [Int32], _ coefficients: [Double], _ limits: SolverLimits)
    -> Interval
  {
    if upperFace == nil { upperFace = face }
    return Interval(
      lower: face.least(places, coefficients, limits),
      upper: -(upperFace?.least(places, coefficients.map { -$0 }, limits) ?? 0))
  }
}

/// The optimal face of a component that can move.
enum OptimalFace {
  /// One structural variable without rows to others, and where it may be.
  case interval(Interval)
  indirect case small(LevelSimplex<DenseTableau>)
  indirect case large(LevelSimplex<FactoredTableau>)

  /// The domain of each variable, the structural variables first.
  var domain: [Interval] {
    switch self {
    case .interval(let interval): [interval]
    case .small(let simplex): simplex.domain
    case .large(let simplex): simplex.domain
    }
  }

  /// The least value of a sum of structural variables.
  mutating func least(_ places: [Int32], _ coefficients: [Double], _ limits: SolverLimits)
    -> Double
  {
    switch self {
    case .interval(let interval):
      return coefficients[0] * (coefficients[0] > 0 ? interval.lower : interval.upper)
    case .small(var simplex):
      // Only one owner: else all of it would be copied.
      self = .interval(.everything)
      defer { self = .small(simplex) }
      return simplex.least(places, coefficients, limits)
    case .large(var simplex):
      self = .interval(.everything)
      defer { self = .large(simplex) }
      return simplex.least(places, coefficients, limits)
    }
  }
}
