/// A component that its rows do not determine: what can still move, and how far.
struct FreeComponent {
  let component: Int
  /// The component's structural variables by rank; the simplex knows them by their places here.
  let structurals: [Int32]
  private var face: OptimalFace

  /// Where each variable may be, the structural variables first.
  var domain: [Interval] { face.domain }

  init(component: Int, structurals: [Int32], face: OptimalFace) {
    self.component = component
    self.structurals = structurals
    self.face = face
  }

  /// The values that the structural variables are settled at, by place, and whether the limit of steps was
  /// kept. The first so many are sizes.
  ///
  /// The component stays as it is: its ranges are those before anything was settled.
  func settle(sizes: Int) -> (values: [Double], isFinished: Bool) {
    switch face {
    case .interval(let interval):
      let isSize = sizes > 0 && interval.lower.isFinite
      return ([isSize ? interval.lower : interval.restingPlace], true)
    case .small(var simplex): return simplex.settle(sizes: sizes)
    case .large(var simplex): return simplex.settle(sizes: sizes)
    }
  }

  /// The values that a sum of structural variables can have. The search goes on from where the latest one has
  /// ended, which is where one for a similar sum has little to do.
  mutating func range(of places: [Int32], _ coefficients: [Double], _ limits: SolverLimits)
    -> Interval
  {
    switch face {
    case .interval(let interval):
      let ends = (interval.lower * coefficients[0], interval.upper * coefficients[0])
      return Interval(lower: min(ends.0, ends.1), upper: max(ends.0, ends.1))
    case .small(var simplex):
      // Only one owner: else all of it would be copied.
      face = .interval(.everything)
      defer { face = .small(simplex) }
      return simplex.range(of: places, coefficients, limits)
    case .large(var simplex):
      face = .interval(.everything)
      defer { face = .large(simplex) }
      return simplex.range(of: places, coefficients, limits)
    }
  }
}

/// What is known of a component that can move.
enum OptimalFace {
  /// One structural variable without rows to others, and where it may be.
  case interval(Interval)
  indirect case small(LevelSimplex<DenseTableau>)
  indirect case large(LevelSimplex<FactoredTableau>)

  /// Where each variable may be, the structural variables first.
  var domain: [Interval] {
    switch self {
    case .interval(let interval): [interval]
    case .small(let simplex): simplex.domain
    case .large(let simplex): simplex.domain
    }
  }
}
