// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The solver's interface. A layout pass finds the topmost view and hands it over; with no engine,
/// constraints are only recorded.
public protocol _LayoutEngine: AnyObject {
  @MainActor func solve(root: _View, constraints: [NSLayoutConstraint])
}

/// The settings and records for tests.
public enum _Shim {
  nonisolated(unsafe) public static var engine: (any _LayoutEngine)?
  /// Apple's frameworks raise an NSException at these points. Linux has none, so the default traps;
  /// tests may replace it, but must not return normally into framework code (hence Never).
  nonisolated(unsafe) public static var raise: (_ name: String, _ reason: String) -> Never = {
    name, reason in
    fatalError("\(name): \(reason)")
  }
  nonisolated(unsafe) public static var interfaceDirection: _Direction = .leftToRight

  /// `true` if a layout makes the constraints that Apple's frameworks add to a tree: those of
  /// intrinsic sizes, autoresizing masks, and the guides of safe areas and margins.
  ///
  /// The stand-in makes them from the engine's result, so the engine does not receive them. It does
  /// receive the constraints of stack views, which exist before the layout. The default is `false`,
  /// because tests compare all `constraints` of a view with those that the library installed.
  nonisolated(unsafe) public static var makesSystemConstraints = false

  /// The number of constraints in each call of `NSLayoutConstraint.activate(_:)`.
  nonisolated(unsafe) public static var activations: [Int] = []

  /// The animations that were run, in the order in which they began.
  nonisolated(unsafe) public static var animations: [_Animation] = []
  /// The places in `animations` of those that are running, the innermost last.
  nonisolated(unsafe) static var runningAnimations: [Int] = []
  nonisolated(unsafe) static var areAnimationsEnabled = true

  /// The number that the next constraint to be installed gets.
  nonisolated(unsafe) static var nextSerial = 0
}

/// A record of an animation.
public struct _Animation {
  public var duration: TimeInterval
  public var delay: TimeInterval = 0
  /// The raw value of the options.
  public var options: UInt = 0
  /// `true` if changes without an animator are animated too; AppKit only.
  public var allowsImplicitAnimation = false
  /// The number of layout requests during the changes.
  public var layoutCount = 0
  /// `true` if the changes are made and the completion handler has been called.
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
