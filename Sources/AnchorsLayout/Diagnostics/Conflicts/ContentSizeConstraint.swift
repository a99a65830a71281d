import Anchors

/// One side of an item's intrinsic size, as a row of the layout: `title.width <= 120 ~ 250`; or its
/// minimum size: `title.width >= 40`.
public struct ContentSizeConstraint: CustomStringConvertible {
  /// The item.
  public let item: any LayoutItem
  /// `width` or `height`.
  public let attribute: Attribute
  /// `<=` for hugging, `>=` for compression resistance.
  public let relation: Relation
  /// `true` if it is the required minimum of `LayoutMetrics.minimumWidth` or
  /// `LayoutMetrics.minimumHeight`, rather than a side of the intrinsic size.
  public let isMinimum: Bool

  var isHugging: Bool { relation == .lessThanOrEqual }

  /// Returns `true` if another is the same side of the same item's size.
  package func isSame(as other: ContentSizeConstraint) -> Bool {
    item === other.item && attribute == other.attribute && relation == other.relation
      && isMinimum == other.isMinimum
  }

  /// The limit as `title.width <= intrinsic`, or `title.width >= minimum`.
  public var description: String { text(ItemNames()) }
}
