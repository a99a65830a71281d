import AnchorsLayout

/// A damped spring of mass 1 that pulls a coordinate to its end.
///
/// With the frequency ω and the damping ratio ζ, the distance *x* from the end obeys
/// *x*″ + 2ζω *x*′ + ω² *x* = 0. Of its two basic solutions, *D* begins at 0 with the rate 1 and
/// *R* at 1 with the rate 0; then *R*′ = −ω² *D* and *D*′ = *R* − 2ζω *D*.
struct Spring: Hashable, Sendable {
  /// ω, in radians per second.
  let frequency: Double
  /// ζ: less than 1 swings, more than 1 creeps.
  let dampingRatio: Double
  /// The speed at the start, in ways from start to end per second.
  var initialVelocity: Double

  /// Creates a spring of UIKit's duration and bounce.
  ///
  /// Sources: `UISpringTimingParameters` and SwiftUI's `Spring`, whose duration is 2π / ω and whose
  /// bounce is 1 − ζ, or 1 / ζ − 1 if it is negative.
  init(duration: Double, bounce: Double, initialVelocity: Double) {
    frequency = 2 * .pi / duration
    dampingRatio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.initialVelocity = initialVelocity
  }

  /// Returns the weights of the initial distance and velocity after some seconds.
  func motion(at seconds: Double) -> Motion {
    let decay = exponential(-decayRate * seconds)
    // Nothing is left, and the sine of a great number need not be known.
    if decay == 0 { return Motion(remaining: 0, remainingRate: 0) }
    let phase = swing * seconds
    let (cosine, drift): (Double, Double)
    if swing == 0 {
      (cosine, drift) = (1, seconds * decay)
    } else if dampingRatio < 1 {
      (cosine, drift) = (sine(phase + .pi / 2), sine(phase) / swing * decay)
    } else {
      (cosine, drift) = (1, (1 - exponential(-phase)) / swing * decay)
    }
    let remaining = cosine * decay + decayRate * drift
    let remainingRate = -frequency * frequency * drift
    let driftRate = remaining - 2 * dampingRatio * frequency * drift
    return Motion(
      remaining: remaining - initialVelocity * drift, drift: drift,
      remainingRate: remainingRate - initialVelocity * driftRate, driftRate: driftRate)
  }

  /// The seconds after which the spring stays within `tolerance` of its end, if it starts within
  /// `distance` of it at up to `speed`.
  ///
  /// While a spring swings, it is the time after which it cannot swing further than that.
  func settlingTime(distance: Double, speed: Double, tolerance: Double) -> Double {
    let speed = speed + abs(initialVelocity) * distance
    func bound(_ seconds: Double) -> Double {
      let decay = exponential(-decayRate * seconds)
      let drift = swing == 0 ? seconds : min(seconds, 1 / swing)
      return decay * (distance + (decayRate * distance + speed) * drift)
    }
    // The way that the speed alone leads is longest at this moment; from there on the bound only
    // falls.
    let peak = 1 / decayRate
    if distance + speed * peak * exponential(-1) <= tolerance { return 0 }
    var (low, high) = (0.0, peak)
    while bound(high) > tolerance { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// The rate at which the distance fades, per second.
  private var decayRate: Double {
    dampingRatio > 1 ? frequency * dampingRatio - swing / 2 : frequency * dampingRatio
  }

  /// The frequency at which the spring swings, or the difference of the two rates at which it
  /// creeps; 0 if it does neither, or so little that it makes no difference of 10⁻⁹.
  private var swing: Double {
    let square = 1 - dampingRatio * dampingRatio
    if abs(square) < 1e-9 { return 0 }
    return square > 0 ? frequency * square.squareRoot() : 2 * frequency * (-square).squareRoot()
  }
}

/// The weights of a motion's initial state at a moment.
///
/// A coordinate is then at *end* + `remaining` × (*start* − *end*) + `drift` × *velocity at the
/// start*, and the same with the rates is its velocity.
struct Motion {
  /// The part of the way that is left: 1 at the start, 0 at the end.
  var remaining: Double
  /// For how many seconds' worth of way the velocity at the start counts.
  var drift = 0.0
  /// The rate of `remaining`, per second.
  var remainingRate: Double
  /// The rate of `drift`, per second.
  var driftRate = 0.0
}
