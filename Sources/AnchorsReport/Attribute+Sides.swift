import AnchorsLayout

extension Attribute {
  /// The coordinate of the attribute on its axis, or the length that it is, for a rectangle that stands for
  /// its item: the frame, or the frame without the margins.
  ///
  /// - Parameter isMirrored: Whether text runs from right to left.
  func value(in rect: Rect, isMirrored: Bool) -> Double {
    let (start, end) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let isTurned = isMirrored && isDirectional
    switch row.line {
    case .near: return isTurned ? end : start
    case .far: return isTurned ? start : end
    case .center: return (start + end) / 2
    case .length: return isHorizontal ? rect.width : rect.height
    }
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
