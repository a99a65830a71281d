extension RowMatrix {
  /// Returns intervals for the structural variables, narrowed by what the rows leave them.
  ///
  /// `domain` has the interval of each structural variable and then of each row. The intervals
  /// contain all values that the rows allow, and may contain others.
  ///
  /// - Complexity: O(terms): a few sweeps in both directions, which is enough for chains.
  ///
  /// Source: E. Andersen and K. Andersen, *Presolving in linear programming* (1995), bounds on
  /// variables.
  func narrowed(_ domain: [Interval]) -> [Interval] {
    var bounds = Array(domain.prefix(structuralCount))
    for _ in 0..<2 {
      for row in 0..<rowCount { narrow(&bounds, row, domain[structuralCount + row]) }
      for row in (0..<rowCount).reversed() { narrow(&bounds, row, domain[structuralCount + row]) }
    }
    return bounds
  }

  /// Returns the structural variables and the rows with their values and domains. Variables are
  /// numbered from `offset`. If all domains are those of structural variables, there are no rows.
  func bounded(_ domain: [Interval], _ values: [Double], _ offset: Int32)
    -> (structurals: [FaceCoordinates.Bounded], rows: [FaceCoordinates.Bounded])
  {
    let structurals = values.indices.map { variable in
      FaceCoordinates.Bounded(
        terms: [Term(variable: offset + Int32(variable), coefficient: 1)], value: values[variable],
        domain: domain[variable])
    }
    let rows = (0..<domain.count - values.count).map { row in
      FaceCoordinates.Bounded(
        terms: terms(of: row).map {
          Term(variable: offset + structural[$0], coefficient: coefficient[$0])
        },
        value: value(of: row, values), domain: domain[values.count + row])
    }
    return (structurals, rows)
  }

  private func narrow(_ bounds: inout [Interval], _ row: Int, _ interval: Interval) {
    var (least, greatest) = (Total(), Total())
    for place in terms(of: row) {
      let share = bounds[Int(structural[place])].times(coefficient[place])
      least.add(share.lower, 1)
      greatest.add(share.upper, 1)
    }
    for place in terms(of: row) {
      let variable = Int(structural[place])
      let share = bounds[variable].times(coefficient[place])
      least.add(share.lower, -1)
      greatest.add(share.upper, -1)
      // What the other terms leave.
      let rest = Interval(
        lower: interval.lower - greatest.value(orInfinite: 1),
        upper: interval.upper - least.value(orInfinite: -1)
      ).times(1 / coefficient[place])
      let old = bounds[variable]
      if rest.lower > old.lower { bounds[variable].lower = min(rest.lower, old.upper) }
      if rest.upper < old.upper { bounds[variable].upper = max(rest.upper, bounds[variable].lower) }
      let narrowed = bounds[variable].times(coefficient[place])
      least.add(narrowed.lower, 1)
      greatest.add(narrowed.upper, 1)
    }
  }

  /// A sum in which some terms may be infinite.
  private struct Total {
    var finite = 0.0
    var infiniteCount = 0

    mutating func add(_ value: Double, _ sign: Double) {
      if value.isFinite { finite += sign * value } else { infiniteCount += Int(sign) }
    }

    func value(orInfinite sign: Double) -> Double {
      infiniteCount == 0 ? finite : sign * .infinity
    }
  }
}
