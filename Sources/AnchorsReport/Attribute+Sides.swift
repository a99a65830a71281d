import AnchorsLayout

extension Attribute {
  /// Sizes with sizes, positions with positions of the same axis.
  func isComparable(with other: Attribute) -> Bool {
    isSize ? other.isSize : !other.isSize && isHorizontal == other.isHorizontal
  }

  /// The side that a leading or trailing attribute is; any other as it is.
  ///
  /// - Parameter isMirrored: Whether text runs from right to left.
  func physical(isMirrored: Bool) -> Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      self
    }
  }
}
