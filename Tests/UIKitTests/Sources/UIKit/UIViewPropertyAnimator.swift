// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  public let _mass: CGFloat
  public let _stiffness: CGFloat
  public let _damping: CGFloat
  public let initialVelocity: CGVector

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    (_mass, _stiffness, _damping) = (mass, stiffness, damping)
    initialVelocity = velocity
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open nonisolated func encode(with coder: NSCoder) {}
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum UIViewAnimatingPosition: Int, @unchecked Sendable {
  case end, start, current
}

public enum UIViewAnimatingState: Int, @unchecked Sendable {
  case inactive, active, stopped
}

@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose changes are made when it becomes active, and recorded in `_Shim.animations`.
/// It runs until it is stopped or finished.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  public let duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  public let timingParameters: (any UITimingCurveProvider)?
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0 { didSet { pauseAnimation() } }
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 1, damping: 2 * ratio, initialVelocity: .zero)
    self.init(duration: duration, timingParameters: spring)
    if let animations { addAnimations(animations) }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { return run(animation) }
    animations.append(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    activate()
    isRunning = true
  }
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  open func pauseAnimation() {
    activate()
    isRunning = false
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    isRunning = false
    state = .inactive
    let added = completions
    completions = []
    for completion in added { completion(finalPosition) }
  }
  /// Lets the animation run to its end. For tests.
  public func _run() {
    stopAnimation(false)
    finishAnimation(at: isReversed ? .start : .end)
  }

  private func activate() {
    if state != .inactive { return }
    state = .active
    let added = animations
    animations = []
    for animation in added { run(animation) }
  }
  private func run(_ animation: () -> Void) {
    let place = _Shim.animate(_Animation(duration: duration, delay: delay), animation)
    _Shim.animations[place].isFinished = true
  }
}
