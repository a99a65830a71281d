import AnchorsLayout

extension LayoutItem {
  /// The item's metrics. A stack has the baselines of its views in its present frame.
  var presentMetrics: LayoutMetrics {
    var metrics = layoutMetrics
    if let stack = self as? LayoutStackView {
      metrics.baselineOffsetFromTop = stack.baselineOffsetFromTop
      metrics.baselineOffsetFromBottom = stack.baselineOffsetFromBottom
    }
    return metrics
  }
}

extension Attribute {
  /// Returns the coordinate of the attribute on its axis, or the length that it is.
  ///
  /// - Parameters:
  ///   - rect: the rectangle of the item.
  ///   - frame: the rectangle from which margins and baselines are measured.
  ///   - isMirrored: `true` if text runs from right to left.
  func value(
    in rect: Rect, frame: Rect, _ metrics: @autoclosure () -> LayoutMetrics, isMirrored: Bool
  ) -> Double {
    let row = row
    if row.isBaseline {
      let isFirst = row.line == .near
      return frame.minY + metrics().baseline(isFirst: isFirst, inHeight: frame.height)
    }
    let box = row.inset == .margin ? frame.inset(by: metrics().margins) : rect
    let (start, end) = isHorizontal ? (box.minX, box.maxX) : (box.minY, box.maxY)
    let isTurned = isMirrored && isDirectional
    switch row.line {
    case .near: return isTurned ? end : start
    case .far: return isTurned ? start : end
    case .center: return (start + end) / 2
    case .length: return isHorizontal ? box.width : box.height
    }
  }

  /// The side that a leading or trailing attribute is; any other as it is.
  ///
  /// - Parameter isMirrored: Whether text runs from right to left.
  func physical(isMirrored: Bool) -> Attribute {
    if !isDirectional { return self }
    let isMargin = row.inset == .margin
    if (row.line == .near) == isMirrored { return isMargin ? .rightMargin : .right }
    return isMargin ? .leftMargin : .left
  }
}
