/// A line or a length of an item that a constraint can speak of.
///
/// Names and meanings are those of `NSLayoutConstraint.Attribute`. Positions are measured from the
/// top left corner of the host, in points; y grows downwards.
public enum Attribute: UInt8, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text begins: left, or right in a right-to-left host.
  case leading
  /// The edge where text ends: right, or left in a right-to-left host.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle between the left and the right edge.
  case centerX
  /// The middle between the top and the bottom edge.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
  /// The left edge, moved in by the item's left margin.
  case leftMargin
  /// The right edge, moved in by the item's right margin.
  case rightMargin
  /// The top edge, moved in by the item's top margin.
  case topMargin
  /// The bottom edge, moved in by the item's bottom margin.
  case bottomMargin
  /// The leading edge, moved in by the margin on that side.
  case leadingMargin
  /// The trailing edge, moved in by the margin on that side.
  case trailingMargin
  /// The middle between the left and the right margin.
  case centerXWithinMargins
  /// The middle between the top and the bottom margin.
  case centerYWithinMargins
}

extension Attribute {
  /// `true` if the attribute is a length rather than a position.
  @_alwaysEmitIntoClient public var isSize: Bool { row.isSize }

  /// `true` if the attribute belongs to the horizontal axis.
  @_alwaysEmitIntoClient public var isHorizontal: Bool { row.isHorizontal }

  /// `true` if the attribute follows the text direction.
  package var isDirectional: Bool { row.isDirectional }

  /// `true` if the attribute is a physical side, which cannot be compared with a directional one.
  @inline(__always)
  package var isAbsoluteSide: Bool { row.side == .physical }

  /// Returns `true` if one of two attributes follows the text direction and the other is a physical
  /// side.
  @inline(__always)
  package func isOfOtherDirection(than other: Attribute) -> Bool {
    isDirectional && other.isAbsoluteSide || isAbsoluteSide && other.isDirectional
  }

  /// `true` if an inset moves this edge against the axis: the bottom, right and trailing edges.
  package var isFarEdge: Bool { row.isEdge && row.line == .far }

  /// `true` if an inset moves this edge along the axis: the top, left and leading edges.
  package var isNearEdge: Bool { row.isEdge && row.line == .near }

  /// `true` if the attribute depends on the item's margins or baselines.
  @_alwaysEmitIntoClient package var dependsOnMetrics: Bool { row.dependsOnMetrics }
}

extension Attribute: CustomStringConvertible {
  /// The attribute as it is spelled in an expression: `leading`, `centerX`.
  public var description: String { entry.name.description }
}
