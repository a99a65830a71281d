/// The tolerances of the solver, as laws. Lengths are points.
///
/// 1. Two lengths closer than `length` are the same: a bound is met, a breakpoint is reached, a
///    required row holds. Values themselves are never rounded; they are computed from the exact
///    bounds they rest on.
/// 2. Sums of large numbers are not that exact: two lengths are also the same if they differ by less than
///    `rounding` times the largest number of the sums that they come from.
/// 3. A coefficient below `coefficient` times the largest of its row is the residue of a
///    cancellation and is dropped.
/// 4. A slope (change of violation by length) within `slope` of 0 is 0.
/// 5. A component that can move by less than `freedom` is determined.
///
/// From these follow the numbers for which answers are exact, up to rounding by law 2: multipliers from 1e-6
/// to 1e6 in magnitude, likewise their products where constraints are put into one another, and constants and
/// sizes up to 1e9 points. Beyond, a layout ends just as well, but what is lost by rounding may show.
package enum Tolerance {
  package static let length = 1e-7
  /// 2⁻⁴⁴: some two hundred times the rounding error of one operation.
  static let rounding = 0x1p-44
  package static let coefficient = 1e-11
  package static let slope = 1e-9
  package static let freedom = 1e-5

  /// How close two lengths must be to be the same, if they come from sums of numbers up to a magnitude.
  @inline(__always)
  package static func length(at magnitude: Double) -> Double { max(length, rounding * magnitude) }
}
