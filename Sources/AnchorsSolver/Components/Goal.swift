/// A share of the violation of one level, as a function of one variable: `below` per point under
/// `at`, `above` per point over it.
struct Goal {
  /// The structural variable or row of a component.
  var variable: Int32
  var level: Double
  var at: Double
  var below: Double
  var above: Double

  /// The interval in which the goal costs least if it is the only one of its level.
  var flat: Interval {
    let tolerance = Tolerance.slope * min(1, max(below, above))
    return Interval(
      lower: below > tolerance ? at : -.infinity, upper: above > tolerance ? at : .infinity)
  }
}

/// An interval; empty intervals do not occur.
package struct Interval: BitwiseCopyable {
  package var lower: Double
  package var upper: Double

  static let everything = Interval(lower: -.infinity, upper: .infinity)

  var isPoint: Bool { upper - lower <= 0 }
  /// `true` if a variable with these values is not determined.
  package var isOpen: Bool { upper - lower > Tolerance.reported }

  /// The values of a multiple of a variable with these values.
  func times(_ factor: Double) -> Interval {
    factor > 0
      ? Interval(lower: factor * lower, upper: factor * upper)
      : Interval(lower: factor * upper, upper: factor * lower)
  }
}

extension Interval {
  /// The part of the interval where the goals, all of one level and in order of `at`, cost least.
  ///
  /// The sum of their costs is convex and linear between breakpoints, so the slope tells.
  func narrowed(by goals: borrowing Pool<Goal>, _ places: Range<Int>) -> Interval {
    let flat = places.count == 1 ? goals[places.lowerBound].flat : Self.flat(goals, places)
    if flat.upper < lower { return Interval(lower: lower, upper: lower) }
    if flat.lower > upper { return Interval(lower: upper, upper: upper) }
    return Interval(lower: max(lower, flat.lower), upper: min(upper, flat.upper))
  }

  /// Returns the interval in which goals of one level, sorted by `at`, cost least.
  private static func flat(_ goals: borrowing Pool<Goal>, _ places: Range<Int>) -> Interval {
    var (slope, steepness) = (0.0, 0.0)
    for place in places {
      slope -= goals[place].below
      steepness = max(steepness, goals[place].below, goals[place].above)
    }
    let tolerance = Tolerance.slope * min(1, steepness)
    var flat = Interval.everything
    for place in places {
      let goal = goals[place]
      let after = slope + goal.below + goal.above
      if slope < -tolerance, after >= -tolerance { flat.lower = goal.at }
      if slope <= tolerance, after > tolerance {
        flat.upper = goal.at
        break
      }
      slope = after
    }
    return flat
  }

  /// The part of the interval where the goals cost least, level by level. The goals are in order of
  /// falling level, and of `at` within a level.
  func narrowedByLevels(_ goals: borrowing Pool<Goal>, _ places: Range<Int>) -> Interval {
    var interval = self
    var start = places.lowerBound
    while start < places.upperBound, !interval.isPoint {
      var end = start + 1
      while end < places.upperBound, goals[end].level == goals[start].level { end += 1 }
      interval = interval.narrowed(by: goals, start..<end)
      start = end
    }
    return interval
  }

  /// The point of the interval nearest to another.
  func clamp(_ value: Double) -> Double { min(max(value, lower), upper) }
}
