/// The facts about structural variables of an optimal face that need no search: values that they
/// have in some solutions, and intervals that contain all of them. Where the two meet, an end is
/// found.
struct FaceReach {
  /// The values in the solution.
  private let values: [Double]
  /// By structural variable, the ends of what it has in some solutions.
  private var known: [Interval]
  /// By structural variable, an interval that contains all of its values.
  private let bounds: [Interval]

  /// Creates the reach in a small component: what the domains tell.
  init(_ domain: [Interval], _ values: [Double]) {
    self.values = values
    bounds = Array(domain.prefix(values.count))
    known = values.map { Interval(lower: $0, upper: $0) }
  }

  /// Creates the reach in a large component. Rows tell how far others let a variable go. Perhaps
  /// all variables reach that at once. Where bounds hold the solution, each of them can be left
  /// while the others are kept, unless rows prevent it.
  init(_ rows: RowMatrix, _ domain: [Interval], _ values: [Double]) {
    self.init(rows.narrowed(domain), values)
    for corner in [bounds.map { $0.lower }, bounds.map { $0.upper }] {
      let point = zip(corner, values).map { $0.isFinite ? $0 : $1 }
      let isReached = (0..<rows.rowCount).allSatisfy { row in
        let (value, domain) = (rows.value(of: row, point), domain[values.count + row])
        return value >= domain.lower - Tolerance.length && value <= domain.upper + Tolerance.length
      }
      if !isReached { continue }
      for (variable, value) in point.enumerated() { note(value, of: variable) }
    }
    let bounded = rows.bounded(domain, values, 0)
    var coordinates = FaceCoordinates(variableCount: values.count)
    for row in bounded.rows where row.domain.isPoint { coordinates.fix(row.terms) }
    var variables: [Int] = []
    for sum in bounded.structurals + bounded.rows
    where sum.directions.rawValue.nonzeroBitCount < 2 && !sum.domain.isPoint {
      guard coordinates.add(sum.terms) else { continue }
      variables.append(sum.terms.count == 1 ? Int(sum.terms[0].variable) : -1)
    }
    let ways = coordinates.ways(within: bounded.structurals + bounded.rows)
    for (variable, way) in zip(variables, ways) where variable >= 0 {
      note(values[variable] - way.down, of: variable)
      note(values[variable] + way.up, of: variable)
    }
  }

  private mutating func note(_ value: Double, of variable: Int) {
    known[variable].lower = min(known[variable].lower, value)
    known[variable].upper = max(known[variable].upper, value)
  }

  /// Returns the least value of a sum if the solution or a known value has it.
  func least(_ places: [Int32], _ coefficients: [Double]) -> Double? {
    if let least = least(places, coefficients, at: values) { return least }
    if places.count > 1 { return nil }
    let least = known[Int(places[0])].times(coefficients[0]).lower
    return least <= bound(places, coefficients) ? least : nil
  }

  /// Returns the least value of a sum if these values have it.
  func least(_ places: [Int32], _ coefficients: [Double], at values: [Double]) -> Double? {
    let value = zip(places, coefficients).reduce(0) { $0 + $1.1 * values[Int($1.0)] }
    return value <= bound(places, coefficients) ? value : nil
  }

  /// Returns a little more than what the bounds allow a sum at least.
  private func bound(_ places: [Int32], _ coefficients: [Double]) -> Double {
    zip(places, coefficients).reduce(Tolerance.length) {
      $0 + bounds[Int($1.0)].times($1.1).lower
    }
  }
}
