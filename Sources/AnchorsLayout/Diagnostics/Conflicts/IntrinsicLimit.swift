#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// One side of an item's intrinsic size, as a row of the layout: `title.width <= 120 ~ 250`.
public struct IntrinsicLimit: CustomStringConvertible {
  /// The item.
  public let item: any LayoutItem
  /// `width` or `height`.
  public let attribute: Attribute
  /// `<=` for hugging, `>=` for compression resistance.
  public let relation: Relation

  var isHugging: Bool { relation == .lessThanOrEqual }

  /// The limit as `title.width <= intrinsic`.
  public var description: String { text(ItemNames()) }
}
