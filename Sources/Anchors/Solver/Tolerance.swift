/// The tolerances of the solver, as laws. Lengths are points.
///
/// 1. Two lengths closer than `length` are the same: a bound is met, a breakpoint is reached, a
///    required row holds. Values themselves are never rounded; they are computed from the exact
///    bounds they rest on.
/// 2. A coefficient below `coefficient` times the largest of its row is the residue of a
///    cancellation and is dropped.
/// 3. A slope (change of violation by length) within `slope` of 0 is 0.
/// 4. A component that can move by less than `freedom` is determined.
enum Tolerance {
  static let length = 1e-7
  static let coefficient = 1e-11
  static let slope = 1e-9
  static let freedom = 1e-5
}
