/// The result of a conflict without the sizes that UIKit or AppKit gives a cell from outside, such
/// as `UIView-Encapsulated-Layout-Height`.
public enum WithoutEncapsulatedSizes: Sendable {
  /// The conflict is over: the cell cannot have its temporary size.
  case holds
  /// The conflict remains: the app's constraints conflict.
  case contradicts

  /// The message for ``contradicts``.
  static let contradiction =
    "This is so without the encapsulated sizes too: the app's constraints contradict each other."
}
