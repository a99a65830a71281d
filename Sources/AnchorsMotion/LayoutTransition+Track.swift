import Anchors
import AnchorsLayout

/// The frame and alpha of a view, and their rates.
struct TransitionState {
  /// In the coordinates of the superview.
  var frame: Rect
  /// From 0 to 1.
  var alpha: Double
  var velocity = TransitionVelocity()
}

/// The rates of a view's edges and alpha, per second.
struct TransitionVelocity: Equatable {
  /// Left, top, right, bottom.
  var edges = SIMD4<Double>()
  var alpha = 0.0
}

/// Returns the largest distance of an edge.
func magnitude(_ edges: SIMD4<Double>) -> Double { max(edges.max(), -edges.min()) }

/// One view's way through a transition.
struct TransitionTrack {
  let view: LayoutView
  let start: TransitionState
  let end: TransitionState

  /// `true` if the view is ever shown differently from its layout, but for rounding.
  var isMotion: Bool {
    start.alpha != end.alpha || start.velocity.alpha != 0
      || [distances, end.frame.edges - view.frame.edges, start.velocity.edges].contains {
        magnitude($0) > Self.rounding
      }
  }

  /// The distance, in points, that is no movement. Another way to the same layout may give it
  /// other roundings.
  private static let rounding = 1e-6

  /// Returns the state at a moment; `nil` for the end. It is exactly the start's frame before any
  /// movement.
  func state(at motion: Motion?) -> TransitionState {
    guard let motion else { return TransitionState(frame: end.frame, alpha: end.alpha) }
    let fade = start.alpha - end.alpha
    var state = start
    if motion.remaining != 1 || motion.drift != 0 {
      let edges =
        end.frame.edges + motion.remaining * distances + motion.drift * start.velocity.edges
      // A curve that overshoots can make edges pass each other; sizes are never negative.
      state.frame = Rect(
        x: edges.x, y: edges.y, width: max(0, edges.z - edges.x), height: max(0, edges.w - edges.y))
    }
    let alpha = end.alpha + motion.remaining * fade + motion.drift * start.velocity.alpha
    state.alpha = min(1, max(0, alpha))
    state.velocity.edges =
      motion.remainingRate * distances + motion.driftRate * start.velocity.edges
    state.velocity.alpha = motion.remainingRate * fade + motion.driftRate * start.velocity.alpha
    return state
  }

  /// The distance of each edge from its end.
  var distances: SIMD4<Double> { start.frame.edges - end.frame.edges }
}

extension Rect {
  /// Left, top, right, bottom.
  var edges: SIMD4<Double> { SIMD4(minX, minY, maxX, maxY) }
}
