import AnchorsLayout

/// A critically damped spring: the quickest way to rest without swinging.
///
/// Let go at a distance *d* from its end with velocity *v*, it is at
/// (*d* (1 + ω*t*) + *v t*) e^(−ω*t*) from there after *t* seconds.
struct CriticalSpring: Hashable, Sendable {
  /// ω, in radians per second.
  let frequency: Double

  /// Returns the weights of the initial distance and velocity after some seconds.
  func motion(at seconds: Double) -> Motion {
    let phase = frequency * seconds
    let decay = exponential(-phase)
    return Motion(
      remaining: (1 + phase) * decay, drift: seconds * decay,
      remainingRate: -frequency * phase * decay, driftRate: (1 - phase) * decay)
  }

  /// The seconds after which the spring stays within `tolerance` of its end, if it starts within
  /// `distance` of it at up to `speed`.
  func settlingTime(distance: Double, speed: Double, tolerance: Double) -> Double {
    func bound(_ seconds: Double) -> Double {
      let motion = motion(at: seconds)
      return distance * motion.remaining + speed * motion.drift
    }
    // The way that the speed alone leads is longest at 1/ω; from there on the bound only falls.
    let peak = 1 / frequency
    if distance + bound(peak) - distance * motion(at: peak).remaining <= tolerance { return 0 }
    var (low, high) = (peak, 2 * peak)
    while bound(high) > tolerance { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bound(middle) > tolerance { low = middle } else { high = middle }
    }
    return high
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
