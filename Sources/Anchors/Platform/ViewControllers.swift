#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The toolkit's view controller.
public typealias _NativeController = UIViewController

extension UIViewController {
  /// Activates one group, deactivates another, in one pass, and animates to the layout that this
  /// gives.
  ///
  ///     activate(compact, replacing: regular, withDuration: 0.3)
  ///
  /// - Precondition: every constraint of the first group can be installed.
  @_alwaysEmitIntoClient
  public func activate(
    _ group: ConstraintGroup, replacing other: ConstraintGroup, withDuration duration: TimeInterval,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    view.animateConstraints(
      withDuration: duration, delay: delay, options: options,
      { group.activate(replacing: other, fileID: fileID, line: line) }, completion: completion)
  }
}
#elseif canImport(AppKit)
import AppKit

/// The toolkit's view controller.
public typealias _NativeController = NSViewController

extension NSViewController {
  /// Activates one group, deactivates another, in one pass, and animates to the layout that this
  /// gives.
  ///
  ///     activate(compact, replacing: regular, withDuration: 0.3)
  ///
  /// - Precondition: every constraint of the first group can be installed.
  @_alwaysEmitIntoClient
  public func activate(
    _ group: ConstraintGroup, replacing other: ConstraintGroup, withDuration duration: TimeInterval,
    completion: (@MainActor () -> Void)? = nil, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    view.animateConstraints(
      withDuration: duration,
      { group.activate(replacing: other, fileID: fileID, line: line) }, completion: completion)
  }
}
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
extension _NativeController: ConstraintController {
  // The class's own members take the place of the protocol's, and belong to the main actor.

  /// Activates the constraints written in the builder, in one batch, and returns them as a group.
  ///
  /// - Precondition: every constraint can be installed; otherwise traps with the message of the
  ///   ``InstallationError``. `Installer.install(_:)` throws it instead.
  /// - Throws: The error of a statement, such as a visual format; then nothing is activated.
  @_alwaysEmitIntoClient
  @discardableResult
  public final func activate<Failure>(
    @ConstraintBuilder _ build: () throws(Failure) -> [Constraint]
  ) throws(Failure) -> ConstraintGroup {
    try Constraint.activate(build)
  }

  /// Activates one group and deactivates another, in one pass; constraints that are in both stay as
  /// they are. The next layout shows it.
  ///
  /// - Precondition: every constraint of the first group can be installed; otherwise traps with the
  ///   ``InstallationError``'s message and changes nothing.
  @_alwaysEmitIntoClient
  public final func activate(
    _ group: ConstraintGroup, replacing other: ConstraintGroup, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    group.activate(replacing: other, fileID: fileID, line: line)
  }
}
#endif
