// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Where a solver plugs in. A layout pass finds the topmost view and hands it over; with no engine,
/// constraints are only recorded.
public protocol _LayoutEngine: AnyObject {
  @MainActor func solve(root: _View, constraints: [NSLayoutConstraint])
}

/// What tests may set and look at.
public enum _Shim {
  nonisolated(unsafe) public static var engine: (any _LayoutEngine)?
  /// Apple's frameworks raise an NSException at these points. Linux has none, so the default traps;
  /// tests may replace it, but must not return normally into framework code (hence Never).
  nonisolated(unsafe) public static var raise: (_ name: String, _ reason: String) -> Never = {
    name, reason in
    fatalError("\(name): \(reason)")
  }
  nonisolated(unsafe) public static var interfaceDirection: _Direction = .leftToRight

  /// Whether a layout makes the constraints that Apple's frameworks add to a tree by themselves: of
  /// intrinsic sizes, autoresizing masks, and the guides of safe areas and margins.
  ///
  /// They are made of what the engine found, and the engine is not told of them. It is told of
  /// those that stack views make of their arranged views, which are made before. No by default: the
  /// tests of the library compare all `constraints` of a view with what the library installed.
  nonisolated(unsafe) public static var makesSystemConstraints = false

  /// How many constraints each call of `NSLayoutConstraint.activate(_:)` was given.
  nonisolated(unsafe) public static var activations: [Int] = []

  /// The animations that were run, in the order in which they began.
  nonisolated(unsafe) public static var animations: [_Animation] = []
  /// The places in `animations` of those that are running, the innermost last.
  nonisolated(unsafe) static var runningAnimations: [Int] = []
  nonisolated(unsafe) static var areAnimationsEnabled = true

  /// The number that the next constraint to be installed gets.
  nonisolated(unsafe) static var nextSerial = 0
}

/// What is known of an animation that was run.
public struct _Animation {
  public var duration: TimeInterval
  public var delay: TimeInterval = 0
  /// The raw value of the options.
  public var options: UInt = 0
  /// Whether what changes without an animator is animated as well; AppKit only.
  public var allowsImplicitAnimation = false
  /// How often layout was asked for while the changes were being made.
  public var layoutCount = 0
  /// Whether the changes have been made and the completion handler was called.
  public var isFinished = false
}

extension _Shim {
  /// Makes changes as those of an animation, at once; the completion handler is the caller's.
  ///
  /// - Returns: the animation's place in `animations`.
  static func animate(_ animation: _Animation, _ changes: () -> Void) -> Int {
    let place = animations.count
    animations.append(animation)
    runningAnimations.append(place)
    changes()
    runningAnimations.removeLast()
    return place
  }

  static func noteLayout() {
    if let running = runningAnimations.last { animations[running].layoutCount += 1 }
  }
}
