import Anchors
import AnchorsLayout

/// A change of layout, spread over time: where every view is at each moment of it.
///
///     let transition = LayoutTransition(of: screen, timing: .easeInOut(duration: 0.3)) {
///       gap.constant = 24
///       compact.activate(replacing: regular)
///       list.insertSubview(row, at: 2)
///     }
///     transition.frame(of: card, at: 0.15)     // half way between before and after
///     transition.alpha(of: row, at: 0.15)      // 0.5: it comes
///
/// The tree has its final layout from the start. A transition returns what to show until then, and
/// any renderer can ask it once per frame. Times are in seconds from the change. Views with a new
/// superview start where they were on screen. Inserted or shown views fade in at their last frame;
/// removed or hidden views fade out at their first frame.
///
/// A change of a scroll view's `contentOffset`, or of the origin of any view's bounds, is animated
/// too: the frames of the subviews begin where they were seen, beside the final offset.
///
/// Each edge is interpolated separately, in the superview's coordinates: views that touch before
/// and after touch all the time. An edge that moves less than 1e-6 points has not moved: if none
/// moves more, the duration is 0.
///
/// A transition retains its root, the views that take part, and the neighbors of removed views.
public struct LayoutTransition {
  /// The view whose subtree the transition shows.
  public let root: LayoutView
  /// The timing curve of the transition.
  public let timing: TimingCurve
  /// The seconds before anything moves.
  public let delay: Double
  /// The seconds from the end of the delay until everything is in its place.
  public let duration: Double

  let tracks: TransitionTracks

  /// Brings the layout up to date, makes the changes, lays out again, and keeps what differs.
  ///
  /// - Parameters:
  ///   - root: the view in which to look for differences: itself and all that is in it.
  ///   - timing: how the transition goes on with time.
  ///   - delay: the seconds before anything moves.
  ///   - changes: changes constraints, content, frames, the hierarchy.
  /// - Precondition: the delay is finite and not negative.
  /// - Complexity: O(*n*) for *n* views in the root, and two layouts.
  public init(
    of root: LayoutView, timing: TimingCurve = .easeInOut(), delay: Double = 0,
    changes: () -> Void
  ) {
    self.init(of: root, after: nil, timing, delay, changes)
  }

  /// A transition that takes over from this one at a moment of it: everything starts from where it
  /// is shown then.
  ///
  ///     transition = transition.retargeted(at: 0.1) { gap.constant = 8 }
  ///
  /// A spring also continues with the current velocity; a Bézier curve, or a spring after a delay,
  /// starts from rest.
  ///
  /// - Parameters:
  ///   - seconds: the moment, in this transition's time. The new one's begins at 0.
  ///   - timing: how the new transition goes on; if `nil`, as this one from its velocity now.
  ///   - delay: the seconds before anything moves on.
  ///   - changes: changes constraints, content, frames, the hierarchy.
  /// - Precondition: the moment is a number, and the delay is finite and not negative.
  /// - Complexity: O(*n*) for *n* views in the root, and two layouts.
  public func retargeted(
    at seconds: Double, timing: TimingCurve? = nil, delay: Double = 0, changes: () -> Void
  ) -> LayoutTransition {
    Self.check(seconds)
    return LayoutTransition(
      of: root, after: (self, seconds), timing ?? self.timing.fromRest, delay, changes)
  }

  private init(
    of root: LayoutView, after former: (transition: LayoutTransition, seconds: Double)?,
    _ timing: TimingCurve, _ delay: Double, _ changes: () -> Void
  ) {
    guard delay >= 0, delay.isFinite else {
      trap("a delay of \(delay) seconds: it must be finite and not negative")
    }
    // 1. Take the snapshot before.
    root.layoutIfNeeded()
    var before = TransitionSnapshot(of: root, shownBy: former)
    if delay > 0 { before.comeToRest() }
    // 2. Take the snapshot after.
    changes()
    root.layoutIfNeeded()
    let after = TransitionSnapshot(of: root)
    // 3. What differs.
    tracks = TransitionTracks(from: before, to: after)
    duration = tracks.duration(timing)
    (self.root, self.timing, self.delay) = (root, timing, delay)
  }
}

// MARK: - Reading

extension LayoutTransition {
  /// Something to show at a moment.
  public struct Shown {
    /// The view.
    public let view: LayoutView
    /// The frame to show, in points, in the superview's coordinates, or the former superview's if
    /// the view was removed.
    public let frame: Rect
    /// The alpha to show, from 0 to 1.
    public let alpha: Double
  }

  /// Returns the frame to show for a view, in points, in its superview's coordinates, or the former
  /// superview's if it was removed. Before the delay has passed it is exactly the first frame,
  /// after the end exactly the last one. A view that takes no part has its own frame.
  ///
  /// The superview's bounds have their final origin. If the changes scroll from 200 to 0, the first
  /// frame of a page is 200 higher than the last.
  ///
  /// - Complexity: O(1).
  public func frame(of view: LayoutView, at seconds: Double) -> Rect {
    state(of: view, at: seconds)?.frame ?? view.frame
  }

  /// Returns the alpha to show for a view, from 0 to 1, without its superview's: 1 for most views,
  /// 0 for hidden ones.
  ///
  /// - Complexity: O(1).
  public func alpha(of view: LayoutView, at seconds: Double) -> Double {
    state(of: view, at: seconds)?.alpha ?? (view.isHidden ? 0 : 1)
  }

  /// Returns all views that move or fade, at a moment, superviews before their subviews. Other
  /// views do not change.
  ///
  /// - Complexity: O(*m*) for *m* views that take part, with the curve evaluated once.
  public func frames(at seconds: Double) -> [Shown] {
    let motion = motion(at: seconds)
    return tracks.all.map { track in
      let state = track.state(at: motion)
      return Shown(view: track.view, frame: state.frame, alpha: state.alpha)
    }
  }

  /// Returns the views to draw in a view, from back to front: its subviews, and until the end
  /// removed views that have no new superview, between their former neighbors.
  ///
  ///     func draw(_ view: LayoutView, at seconds: Double) {
  ///       for subview in transition.subviews(of: view, at: seconds) {
  ///         let frame = transition.frame(of: subview, at: seconds)
  ///         …
  ///       }
  ///     }
  ///
  /// - Complexity: O(1) where nothing was removed; else O(*k*²) for *k* subviews.
  public func subviews(of view: LayoutView, at seconds: Double) -> [LayoutView] {
    if isFinished(at: seconds) { return view.subviews }
    return tracks.subviews(of: view)
  }

  /// Returns `true` if the transition has ended.
  public func isFinished(at seconds: Double) -> Bool { seconds >= delay + duration }

  /// The view's state at a moment with its velocity; `nil` if it takes no part.
  func state(of view: LayoutView, at seconds: Double) -> TransitionState? {
    tracks[view]?.state(at: motion(at: seconds))
  }

  /// The distance of a view's subviews from where its offset puts them, with its velocity.
  func scrolling(of view: LayoutView, at seconds: Double) -> SIMD4<Double> {
    tracks.scrolling(of: view, at: motion(at: seconds))
  }

  /// Returns the weights of the start; `nil` after the end.
  private func motion(at seconds: Double) -> Motion? {
    Self.check(seconds)
    if isFinished(at: seconds) { return nil }
    // Standing still is not the start of a motion, which may have a velocity.
    if seconds < delay { return Motion(remaining: 1, remainingRate: 0) }
    return timing.motion(at: seconds - delay)
  }

  private static func check(_ seconds: Double) {
    if seconds.isNaN { trap("a moment of nan seconds: it must be a number") }
  }
}
