/// Sums that are coordinates of a face: everything on it is a combination of them.
///
/// One elimination of all that holds gives the combinations. So it tells how far each coordinate
/// can move while all the others keep their values.
struct FaceCoordinates {
  /// A sum of variables with its value and domain.
  struct Bounded {
    var terms: [Term]
    var value: Double
    var domain: Interval

    var directions: Mobility.Directions {
      var directions: Mobility.Directions = []
      if value < domain.upper - Tolerance.length { directions.insert(.up) }
      if value > domain.lower + Tolerance.length { directions.insert(.down) }
      return directions
    }
  }

  /// The distances that something can move up and down.
  typealias Ways = (up: Double, down: Double)

  let equations = Equations()
  private(set) var count = 0
  /// By number of an equation, its coordinate, or -1 if it is none.
  private var coordinateOfEquation: [Int] = []

  init(variableCount: Int) {
    for _ in 0..<variableCount { _ = equations.addVariable() }
  }

  /// Adds a sum that keeps its value, whatever moves.
  mutating func fix(_ terms: [Term]) {
    _ = equations.add(terms)
    coordinateOfEquation.append(-1)
  }

  /// Makes a sum a coordinate. Returns `false` if it is a combination of those there are.
  @discardableResult
  mutating func add(_ terms: [Term]) -> Bool {
    let isNew = equations.add(terms)
    coordinateOfEquation.append(isNew ? count : -1)
    if isNew { count += 1 }
    return isNew
  }

  /// Returns how far each coordinate can move by itself, limited by bounded sums.
  ///
  /// - Complexity: the coordinates of which each bounded sum is a combination.
  func ways(within bounds: some Sequence<Bounded>) -> [Ways] {
    var ways = Array(repeating: (up: Double.infinity, down: Double.infinity), count: count)
    for sum in bounds {
      let up = max(0, sum.domain.upper - sum.value)
      let down = max(0, sum.value - sum.domain.lower)
      if up == .infinity, down == .infinity { continue }
      for part in equations.parts(of: sum.terms) {
        let (coordinate, rate) = (coordinateOfEquation[part.source], abs(part.multiplier))
        if coordinate < 0 || rate <= Tolerance.slope { continue }
        let (along, against) = part.multiplier > 0 ? (up, down) : (down, up)
        ways[coordinate].up = min(ways[coordinate].up, along / rate)
        ways[coordinate].down = min(ways[coordinate].down, against / rate)
      }
    }
    return ways
  }
}
