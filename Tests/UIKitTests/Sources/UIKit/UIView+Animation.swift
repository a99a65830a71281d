// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Animations, whose changes are made at once and recorded in `_Shim.animations`.
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard areAnimationsEnabled else {
      animations()
      completion?(true)
      return
    }
    let animation = _Animation(duration: duration, delay: delay, options: options.rawValue)
    let place = _Shim.animate(animation, animations)
    completion?(true)
    _Shim.animations[place].isFinished = true
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let running = _Shim.runningAnimations
    let wereEnabled = _Shim.areAnimationsEnabled
    _Shim.runningAnimations = []
    _Shim.areAnimationsEnabled = false
    actionsWithoutAnimation()
    _Shim.areAnimationsEnabled = wereEnabled
    _Shim.runningAnimations = running
  }

  public class func setAnimationsEnabled(_ enabled: Bool) { _Shim.areAnimationsEnabled = enabled }
  public class var areAnimationsEnabled: Bool { _Shim.areAnimationsEnabled }

  /// The duration of the animation whose changes are being made; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    _Shim.runningAnimations.last.map { _Shim.animations[$0].duration } ?? 0
  }
}
