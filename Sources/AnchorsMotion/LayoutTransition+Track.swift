import Anchors
import AnchorsLayout

/// Where a view is shown, how much of it, and how fast both change.
struct TransitionState {
  /// In the coordinates of the superview.
  var frame: Rect
  /// From 0 to 1.
  var alpha: Double
  var velocity = TransitionVelocity()
}

/// How fast a view's edges move, and its alpha changes, per second.
struct TransitionVelocity: Equatable {
  /// Left, top, right, bottom.
  var edges = SIMD4<Double>()
  var alpha = 0.0
}

/// One view's way through a transition.
struct TransitionTrack {
  let view: LayoutView
  let start: TransitionState
  let end: TransitionState

  /// Whether the view is ever shown otherwise than layout has it.
  var isMotion: Bool {
    start.frame != end.frame || start.alpha != end.alpha || end.frame != view.frame
      || start.velocity != TransitionVelocity()
  }

  /// The frame at a moment; exactly that of the start as long as nothing has moved.
  func frame(at motion: Motion) -> Rect {
    if motion.remaining == 1, motion.drift == 0 { return start.frame }
    let edges =
      end.frame.edges + motion.remaining * distances + motion.drift * start.velocity.edges
    // A curve that overshoots can make edges pass each other; sizes are never negative.
    return Rect(
      x: edges.x, y: edges.y, width: max(0, edges.z - edges.x), height: max(0, edges.w - edges.y))
  }

  /// The alpha at a moment.
  func alpha(at motion: Motion) -> Double {
    let alpha =
      end.alpha + motion.remaining * (start.alpha - end.alpha)
      + motion.drift * start.velocity.alpha
    return min(1, max(0, alpha))
  }

  /// How fast everything changes at a moment.
  func velocity(at motion: Motion) -> TransitionVelocity {
    TransitionVelocity(
      edges: motion.remainingRate * distances + motion.driftRate * start.velocity.edges,
      alpha: motion.remainingRate * (start.alpha - end.alpha)
        + motion.driftRate * start.velocity.alpha)
  }

  /// How far each edge starts from its end.
  var distances: SIMD4<Double> { start.frame.edges - end.frame.edges }
}

extension Rect {
  /// Left, top, right, bottom.
  var edges: SIMD4<Double> { SIMD4(minX, minY, maxX, maxY) }
}
