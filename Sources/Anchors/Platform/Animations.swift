#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// Makes changes to constraints and animates to the layout they give.
  ///
  ///     view.animateConstraints(withDuration: 0.3) { gap.constant = 24 }
  ///
  /// A pending layout comes first and is not animated. Then the changes are made, and the whole
  /// tree's layout is animated, because a constraint can move anything in its tree.
  ///
  /// - Parameters:
  ///   - duration: the length of the animation, in seconds.
  ///   - delay: the time before it, in seconds.
  ///   - options: as for `UIView.animate`.
  ///   - changes: edits of constraints, activation and deactivation.
  ///   - completion: called at the end, with whether the animation ran to its end.
  @_alwaysEmitIntoClient
  public final func animateConstraints(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], _ changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let topmost = topmostView
    topmost.layoutIfNeeded()
    changes()
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { topmost.layoutIfNeeded() }, completion: completion)
  }

  /// Makes changes to constraints and animates to the layout they give, with a spring.
  ///
  ///     let animator = view.animateConstraints(.spring(duration: 0.4, bounce: 0.2)) {
  ///       gap.constant = 24
  ///     }
  ///     animator.stopAnimation(true)    // the views stay where they are seen; no completion
  ///
  /// A pending layout comes first and is not animated, and the whole tree's layout is animated. The
  /// constraints have their new values at once, whatever becomes of the animation: after a stop,
  /// the next layout moves the views to their places.
  ///
  /// - Parameters:
  ///   - spring: the spring. One that is made of a damping ratio takes half a second.
  ///   - delay: the time before it, in seconds.
  ///   - changes: edits of constraints, activation and deactivation.
  ///   - completion: called at the end, unless the animation is stopped without finishing it.
  /// - Returns: the animator, which has been started. If you pause it, finish or stop it before you
  ///   let go of it.
  @_alwaysEmitIntoClient
  @discardableResult
  public final func animateConstraints(
    _ spring: UISpringTimingParameters, delay: TimeInterval = 0, _ changes: () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let topmost = topmostView
    topmost.layoutIfNeeded()
    changes()
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    animator.addAnimations { topmost.layoutIfNeeded() }
    if let completion { animator.addCompletion(completion) }
    if delay > 0 {
      // Active, so that the views are shown at their start during the delay.
      animator.pauseAnimation()
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.startAnimation()
    }
    return animator
  }
}

extension UISpringTimingParameters {
  /// Returns a spring of a duration and a bounce, as UIKit describes it from iOS 17 on, and SwiftUI
  /// does.
  ///
  ///     view.animateConstraints(.spring(duration: 0.4, bounce: 0.2)) { gap.constant = 24 }
  ///
  /// `TimingCurve` in AnchorsMotion has the same curve. Its mass is 1, its stiffness (2π /
  /// duration)², and its damping ratio 1 − bounce, or 1 / (1 + bounce) if that is negative.
  ///
  /// - Parameters:
  ///   - duration: the seconds that the motion seems to take.
  ///   - bounce: how much the spring swings: 0 not at all, more with more. A negative one makes it
  ///     slower.
  ///   - initialVelocity: the speed at the start, in ways per second: 2 for a view that has 100
  ///     points to go and moves at 200 points per second.
  /// - Precondition: `duration` is finite and more than 0, and `bounce` is more than -1 and less
  ///   than 1.
  @_alwaysEmitIntoClient
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> UISpringTimingParameters {
    precondition(
      duration > 0 && duration.isFinite && abs(bounce) < 1,
      "a spring with a duration of \(duration) seconds and a bounce of \(bounce)")
    let frequency = 2 * Double.pi / duration
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    return UISpringTimingParameters(
      mass: 1, stiffness: CGFloat(frequency * frequency), damping: CGFloat(2 * ratio * frequency),
      initialVelocity: CGVector(dx: CGFloat(initialVelocity), dy: CGFloat(initialVelocity)))
  }
}

extension UIViewPropertyAnimator {
  /// Adds changes to constraints, whose layout the animator animates.
  ///
  ///     let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1)
  ///     animator.addConstraintChanges(in: view) {
  ///       height.constant = 400
  ///     } undo: {
  ///       height.constant = 80
  ///     }
  ///     animator.fractionComplete = 0.3     // follows a finger
  ///     animator.isReversed = true          // let go: back to the start
  ///     animator.startAnimation()           // UIKit refuses to release a paused animator
  ///
  /// The changes are made when the animator becomes active, or at once if it is: a pending layout
  /// comes first and is not animated, then the changes and the layout of the whole tree.
  /// Constraints do not run backwards with an animator that is reversed: `undo` takes the changes
  /// back when it ends at its start, so that the next layout does not jump to their end.
  ///
  /// - Parameters:
  ///   - view: a view of the tree. The animator retains it while it has animations.
  ///   - changes: edits of constraints, activation and deactivation.
  ///   - undo: takes the changes back.
  @_alwaysEmitIntoClient
  public final func addConstraintChanges(
    in view: UIView, _ changes: @escaping () -> Void, undo: (() -> Void)? = nil
  ) {
    addAnimations {
      let topmost = view.topmostView
      UIView.performWithoutAnimation { topmost.layoutIfNeeded() }
      changes()
      topmost.layoutIfNeeded()
    }
    guard let undo else { return }
    addCompletion { position in
      if position != .start { return }
      undo()
      view.topmostView.layoutIfNeeded()
    }
  }
}
#elseif canImport(AppKit)
import AppKit

extension NSView {
  /// Makes changes to constraints and animates to the layout they give.
  ///
  ///     view.animateConstraints(withDuration: 0.3) { gap.constant = 24 }
  ///
  /// A pending layout comes first and is not animated. Then the changes are made, and the whole
  /// tree's layout is animated, because a constraint can move anything in its tree.
  ///
  /// - Parameters:
  ///   - duration: the length of the animation, in seconds.
  ///   - changes: edits of constraints, activation and deactivation.
  ///   - completion: called at the end.
  @_alwaysEmitIntoClient
  public final func animateConstraints(
    withDuration duration: TimeInterval, _ changes: () -> Void,
    completion: (@MainActor () -> Void)? = nil
  ) {
    let topmost = topmostView
    topmost.layoutSubtreeIfNeeded()
    changes()
    NSAnimationContext.runAnimationGroup(
      { context in
        context.duration = duration
        context.allowsImplicitAnimation = true
        topmost.layoutSubtreeIfNeeded()
      }, completionHandler: { MainActor.assumeIsolated { completion?() } })
  }
}
#endif
