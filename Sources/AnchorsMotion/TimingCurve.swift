import Anchors
import AnchorsLayout

/// The timing of a transition: a Bézier curve or a spring.
///
///     TimingCurve.easeInOut(duration: 0.3).progress(at: 0.15)    // 0.5
///     TimingCurve.spring(duration: 0.4, bounce: 0.2)
///
/// Times are in seconds.
public struct TimingCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case bezier(CubicBezier, duration: Double)
    case spring(Spring)
  }

  private let shape: Shape

  /// Returns the progress some seconds after the start, from 0 to 1. A Bézier curve is 1 from its
  /// duration on; a spring approaches 1. Both may overshoot.
  ///
  /// - Complexity: O(1).
  public func progress(at seconds: Double) -> Double {
    seconds > 0 ? 1 - motion(at: seconds).remaining : 0
  }

  /// The two control points of the curve from (0, 0) to (1, 1), time to the right and progress
  /// upwards, as CSS and SVG want them; `nil` for a spring.
  ///
  ///     TimingCurve.easeIn().controlPoints    // (0.42, 0) and (1, 1)
  public var controlPoints: (first: Point, second: Point)? {
    if case .bezier(let curve, _) = shape { return (curve.first, curve.second) }
    return nil
  }

  /// Returns the duration of a motion in seconds. For a spring this is the time after which it
  /// stays within 0.01 points of its end.
  ///
  /// - Parameters:
  ///   - distance: the way from start to end, in points.
  ///   - speed: The speed at the start, in points per second, in any direction.
  public func duration(over distance: Double, speed: Double = 0) -> Double {
    switch shape {
    case .bezier(_, let duration): duration
    case .spring(let spring):
      spring.settlingTime(distance: abs(distance), speed: abs(speed), tolerance: 0.01)
    }
  }

  /// Returns the weights of the start after some seconds, from 0 to the duration.
  func motion(at seconds: Double) -> Motion {
    switch shape {
    case .spring(let spring): return spring.motion(at: seconds)
    case .bezier(let curve, let duration):
      if seconds >= duration { return Motion(remaining: 0, remainingRate: 0) }
      let x = seconds / duration
      return Motion(remaining: 1 - curve.y(at: x), remainingRate: -curve.slope(at: x) / duration)
    }
  }
}

extension TimingCurve {
  /// The same speed all the way.
  public static func linear(duration: Double = 0.25) -> TimingCurve {
    cubicBezier(0, 0, 1, 1, duration: duration)
  }

  /// Slow at the start: `UIView.AnimationOptions.curveEaseIn`, control points (0.42, 0) and (1, 1).
  public static func easeIn(duration: Double = 0.25) -> TimingCurve {
    cubicBezier(0.42, 0, 1, 1, duration: duration)
  }

  /// Slow at the end: `UIView.AnimationOptions.curveEaseOut`, control points (0, 0) and (0.58, 1).
  public static func easeOut(duration: Double = 0.25) -> TimingCurve {
    cubicBezier(0, 0, 0.58, 1, duration: duration)
  }

  /// Slow at the start and at the end: `UIView.AnimationOptions.curveEaseInOut`, control points
  /// (0.42, 0) and (0.58, 1).
  public static func easeInOut(duration: Double = 0.25) -> TimingCurve {
    cubicBezier(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A custom curve, like CSS's cubic-bezier(x1, y1, x2, y2).
  ///
  /// - Precondition: `x1` and `x2` are from 0 to 1, so that time never goes back; all numbers are
  ///   finite and the duration is not negative.
  public static func cubicBezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.25
  ) -> TimingCurve {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else {
      trap(
        "cubicBezier(\(x1), \(y1), \(x2), \(y2)): x1 and x2 must be from 0 to 1, y1 and y2 finite")
    }
    guard duration >= 0, duration.isFinite else {
      trap("a duration of \(duration) seconds: it must be finite and not negative")
    }
    let curve = CubicBezier(first: Point(x: x1, y: y1), second: Point(x: x2, y: y2))
    return TimingCurve(shape: .bezier(curve, duration: duration))
  }

  /// A spring, as UIKit and SwiftUI describe it. It takes up the velocity with which something is
  /// moving already.
  ///
  ///     TimingCurve.spring()                              // as quick as possible without swinging
  ///     TimingCurve.spring(duration: 0.4, bounce: 0.3)    // 4.6 % too far, and back
  ///
  /// - Parameters:
  ///   - duration: the seconds that the motion seems to take: the period with which the spring
  ///     would swing if nothing damped it. Without bounce, 27 % of it is half of the way.
  ///   - bounce: how much the spring swings: 0 not at all, more with more. A negative one makes it
  ///     slower.
  ///   - initialVelocity: the speed at the start, in ways per second: 2 for a view that has 100
  ///     points to go and moves at 200 points per second. Each view has it, towards its end.
  /// - Precondition: `duration` is finite and more than 0, `bounce` is between -1 and 1, and
  ///   `initialVelocity` is finite.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> TimingCurve {
    guard duration > 0, duration.isFinite else {
      trap("a spring with a duration of \(duration) seconds: it must be finite, more than 0")
    }
    guard abs(bounce) < 1 else {
      trap("a spring with a bounce of \(bounce): it must be between -1 and 1")
    }
    guard initialVelocity.isFinite else {
      trap("a spring with an initial velocity of \(initialVelocity): it must be finite")
    }
    return TimingCurve(
      shape: .spring(Spring(duration: duration, bounce: bounce, initialVelocity: initialVelocity)))
  }

  /// The same curve without an initial velocity.
  var fromRest: TimingCurve {
    guard case .spring(var spring) = shape else { return self }
    spring.initialVelocity = 0
    return TimingCurve(shape: .spring(spring))
  }
}
