/// A component that its rows do not determine: what can still move, and how far.
struct FreeComponent {
  let component: Int
  /// The component's structural variables by rank; the simplex knows them by their places here.
  let structurals: [Int32]
  private(set) var face: OptimalFace
  /// A copy for searches of upper ends, created by the first such search.
  private(set) var upperFace: OptimalFace?
  /// The facts about ends that need no search; `nil` until they are needed.
  private var reach: FaceReach?

  init(component: Int, structurals: [Int32], face: OptimalFace) {
    (self.component, self.structurals, self.face) = (component, structurals, face)
  }

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

  /// The least value that a sum of structural variables can have.
  ///
  /// Each search goes on from where the latest one for the same end has ended, which is where one
  /// for a similar sum has little to do.
  ///
  /// - Parameter values: The solution.
  mutating func least(
    _ places: [Int32], _ coefficients: [Double], _ values: borrowing Pool<Double>,
    _ limits: SolverLimits
  ) -> Double {
    let reach = reach(values)
    return reach.least(places, coefficients) ?? face.leastHere(places, coefficients, reach)
      ?? face.least(places, coefficients, limits)
  }

  /// The greatest value that a sum of structural variables can have.
  mutating func greatest(
    _ places: [Int32], _ coefficients: [Double], _ values: borrowing Pool<Double>,
    _ limits: SolverLimits
  ) -> Double {
    let reach = reach(values)
    let coefficients = coefficients.map { -$0 }
    if let least = reach.least(places, coefficients) { return -least }
    if upperFace == nil { upperFace = face }
    let least =
      upperFace?.leastHere(places, coefficients, reach)
      ?? upperFace?.least(places, coefficients, limits)
    return -(least ?? 0)
  }

  private mutating func reach(_ values: borrowing Pool<Double>) -> FaceReach {
    if let reach { return reach }
    let reach = face.reach(structurals.map { values[$0] })
    self.reach = reach
    return reach
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

  /// Returns the facts about ends that need no search, from a solution.
  func reach(_ values: [Double]) -> FaceReach {
    guard case .large(let simplex) = self else { return FaceReach(domain, values) }
    return FaceReach(simplex.tableau.rows, simplex.domain, values)
  }

  /// Returns the least value of a sum if it has that where the latest search has ended.
  func leastHere(_ places: [Int32], _ coefficients: [Double], _ reach: FaceReach) -> Double? {
    guard case .large(let simplex) = self else { return nil }
    return reach.least(places, coefficients, at: simplex.value)
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
