/// The constraint methods of a view controller. `UIViewController`, `NSViewController` and
/// `LayoutViewController` conform to it.
///
///     final class ProfileController: UIViewController {
///       let card = UIView()
///       lazy var regular = ConstraintGroup { card.width == 320 }
///       lazy var compact = ConstraintGroup { card.width == view.width - 32 }
///
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.addSubview(card)
///         activate {
///           card.centerX == view.centerX
///           card.top == view.safeArea.top + 16
///         }
///         regular.activate()
///       }
///
///       func becomeCompact() { activate(compact, replacing: regular) }
///     }
nonisolated public protocol ConstraintController: AnyObject {}

extension ConstraintController {
  /// Activates the constraints written in the builder, in one batch, and returns them as a group.
  ///
  /// - Precondition: every constraint can be installed; otherwise traps with the message of the
  ///   ``InstallationError``. `Installer.install(_:)` throws it instead.
  /// - Throws: The error of a statement, such as a visual format; then nothing is activated.
  @_alwaysEmitIntoClient
  @discardableResult
  public func activate<Failure>(
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
  public func activate(
    _ group: ConstraintGroup, replacing other: ConstraintGroup, fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    group.activate(replacing: other, fileID: fileID, line: line)
  }
}
