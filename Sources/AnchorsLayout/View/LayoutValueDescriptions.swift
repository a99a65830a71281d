import Anchors

// What values are as text. Swift's own text of a value comes of reflection, which there is none of in
// Embedded Swift.

extension TextFont: CustomStringConvertible {
  /// The size and the weight, as `17 regular`.
  public var description: String { "\(decimal(size)) \(weight)" }
}

extension LayoutSizeClass: CustomStringConvertible {
  /// `compact` or `regular`.
  public var description: String { self == .compact ? "compact" : "regular" }
}
