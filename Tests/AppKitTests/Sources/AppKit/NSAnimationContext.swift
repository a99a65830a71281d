// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Animations, whose changes are made at once and recorded in `_Shim.animations`.
///
/// Not of the main actor: each thread has its own stack of contexts.
open class NSAnimationContext: NSObject {
  open var duration: TimeInterval
  open var allowsImplicitAnimation: Bool
  open var completionHandler: (@Sendable () -> Void)?

  private init(duration: TimeInterval, allowsImplicitAnimation: Bool) {
    self.duration = duration
    self.allowsImplicitAnimation = allowsImplicitAnimation
  }

  /// The contexts of groups that have begun and not ended; a quarter of a second is AppKit's
  /// default.
  nonisolated(unsafe) private static var stack = [
    NSAnimationContext(duration: 0.25, allowsImplicitAnimation: false)
  ]

  public class var current: NSAnimationContext { stack[stack.count - 1] }

  public class func beginGrouping() {
    stack.append(
      NSAnimationContext(
        duration: current.duration, allowsImplicitAnimation: current.allowsImplicitAnimation))
  }

  public class func endGrouping() {
    if stack.count > 1 { stack.removeLast().completionHandler?() }
  }

  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    beginGrouping()
    let context = current
    context.completionHandler = completionHandler
    let place = _Shim.animate(_Animation(duration: context.duration)) { changes(context) }
    _Shim.animations[place].duration = context.duration
    _Shim.animations[place].allowsImplicitAnimation = context.allowsImplicitAnimation
    endGrouping()
    _Shim.animations[place].isFinished = true
  }

  public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
    runAnimationGroup(changes, completionHandler: nil)
  }
}
