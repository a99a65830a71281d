/// The object by which a toolkit that solves constraints by itself knows one of them: on UIKit and
/// AppKit, an `NSLayoutConstraint`.
///
/// Anybody may edit it or turn it on and off, and the toolkit itself does when views leave. So it is
/// asked rather than remembered.
protocol NativeConstraint: AnyObject {
  /// Whether the toolkit makes the constraint hold.
  var isActive: Bool { get }
  /// The constant as the toolkit has it, in points.
  var nativeConstant: Double { get }
  /// The priority as the toolkit has it: that which was written, if it is the same to the precision
  /// of the toolkit.
  func priority(writtenAs written: Priority) -> Priority
  /// The ``Constraint`` that this object stands for has another identifier.
  func constraintDidChangeIdentifier(to identifier: String?)
  /// The ``Constraint`` that this object stands for is going away.
  func constraintWillGoAway()
}
