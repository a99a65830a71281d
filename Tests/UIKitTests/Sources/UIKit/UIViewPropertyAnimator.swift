// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Animations that can be stopped. The changes are made at the start, and recorded in
/// `_Shim.animations`; the animator runs until it is stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  open private(set) var duration: TimeInterval
  open private(set) var isRunning = false
  private var animations: (() -> Void)?

  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations
    super.init()
  }

  open func startAnimation() {
    isRunning = true
    _ = _Shim.animate(_Animation(duration: duration)) { animations?() }
    animations = nil
  }

  open func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }
}
