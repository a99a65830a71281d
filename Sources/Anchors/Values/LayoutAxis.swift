/// One of the two axes of layout.
public enum LayoutAxis: Sendable {
  /// Widths, and positions from leading to trailing.
  case horizontal
  /// Heights, and positions from top to bottom.
  case vertical
}

extension LayoutAxis {
  /// The axis at right angles to this one.
  @usableFromInline package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The attribute where the axis begins: leading, or top.
  @usableFromInline package var near: Attribute { self == .horizontal ? .leading : .top }
  /// The attribute where the axis ends: trailing, or bottom.
  @usableFromInline package var far: Attribute { self == .horizontal ? .trailing : .bottom }
  /// The attribute half way between both.
  @usableFromInline package var center: Attribute { self == .horizontal ? .centerX : .centerY }
  /// The length along the axis.
  @usableFromInline package var length: Attribute { self == .horizontal ? .width : .height }
}
