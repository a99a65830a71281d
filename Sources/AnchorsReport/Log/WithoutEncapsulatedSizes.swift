/// What becomes of the contradiction without the sizes that UIKit or AppKit gives a cell from
/// outside, `UIView-Encapsulated-Layout-Height` and the like.
public enum WithoutEncapsulatedSizes: Sendable {
  /// It is gone: the cell cannot have the size that it was given for a moment.
  case holds
  /// It is still there, and is what the answer is about: the app's constraints contradict each
  /// other.
  case contradicts

  /// What there is to say of ``contradicts``.
  static let contradiction =
    "This is so without the encapsulated sizes too: the app's constraints contradict each other."
}
