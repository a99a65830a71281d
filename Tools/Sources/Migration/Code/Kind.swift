/// The role of an expression in a constraint, by its type.
indirect enum Kind: Hashable, Sendable {
  /// A view, a layout guide, or one of a controller's two old guides (`UILayoutSupport`).
  case view, guide, support
  case number, size, point, insets, directionalInsets, priority
  /// A constraint of UIKit or of a library.
  case constraint
  /// An anchor of UIKit.
  case anchor
  case array(Kind)
  case other

  /// `true` for what has anchors.
  var isItem: Bool { self == .view || self == .guide || self == .support }
}
