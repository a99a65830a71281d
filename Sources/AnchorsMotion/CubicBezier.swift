import Anchors
import AnchorsLayout

/// A cubic Bézier curve from (0, 0) to (1, 1) whose *x* never goes back, read as *y* over *x*.
///
/// Goals, in order: no *x* for which the search does not end; *y* right to 10⁻¹² where the curve is
/// not vertical; speed.
struct CubicBezier: Hashable, Sendable {
  let first: Point
  let second: Point

  /// The height of the curve over `x`, for `x` from 0 to 1.
  func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if isStraight { return x }
    return Self.value(first.y, second.y, parameter(at: x))
  }

  /// Returns the slope of the curve at `x`, finite even where it is vertical.
  func slope(at x: Double) -> Double {
    if isStraight { return 1 }
    let parameter = parameter(at: x)
    let run = Self.derivative(first.x, second.x, parameter)
    if run > 1e-3 { return Self.derivative(first.y, second.y, parameter) / run }
    // Vertical, or at an end where both coordinates stand still: the slope around.
    let (left, right) = (max(0, x - 1e-5), min(1, x + 1e-5))
    return (y(at: right) - y(at: left)) / (right - left)
  }

  private var isStraight: Bool { first.x == first.y && second.x == second.y }

  /// Returns the parameter of the curve at `x`, by Newton's method, with bisection if a step would
  /// leave the enclosing interval.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var parameter = min(1, max(0, x))
    for _ in 0..<80 {
      let error = Self.value(first.x, second.x, parameter) - x
      if abs(error) < 1e-15 { break }
      if error < 0 { low = parameter } else { high = parameter }
      let next = parameter - error / Self.derivative(first.x, second.x, parameter)
      let step = next > low && next < high ? next : (low + high) / 2
      if step == parameter { break }
      parameter = step
    }
    return parameter
  }

  /// Returns one coordinate, 0 and 1 at the ends, for those of the control points.
  private static func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
    (((1 + 3 * a - 3 * b) * t + (3 * b - 6 * a)) * t + 3 * a) * t
  }

  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    (3 * (1 + 3 * a - 3 * b) * t + 2 * (3 * b - 6 * a)) * t + 3 * a
  }
}
