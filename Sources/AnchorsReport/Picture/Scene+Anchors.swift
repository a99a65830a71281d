import AnchorsLayout

extension Scene {
  /// Where an attribute of an item is: a coordinate on its axis, or a length; and the rectangle it is
  /// an edge, a middle or a side of.
  struct Place {
    let number: Int
    let rect: Rect
    let value: Double
  }

  /// Where the two sides of a constraint are; `nil` if an item is not part of the scene.
  func places(of constraint: Constraint) -> (first: Place, second: Place?)? {
    guard let first = number(of: constraint.firstItem) else { return nil }
    let isRightToLeft = number(of: constraint.host).map { items[$0].isRightToLeft } ?? false
    guard let anchor = constraint.secondAnchor else {
      return (place(constraint.firstAnchor.attribute, first, nil, isRightToLeft), nil)
    }
    guard let second = number(of: anchor.item) else { return nil }
    return (
      place(constraint.firstAnchor.attribute, first, second, isRightToLeft),
      place(anchor.attribute, second, first, isRightToLeft)
    )
  }

  private func place(
    _ attribute: Attribute, _ number: Int, _ other: Int?, _ isRightToLeft: Bool
  ) -> Place {
    let rect = rect(of: number, attribute, with: other)
    let value = items[number].value(of: attribute, rect, isRightToLeft)
    return Place(number: number, rect: rect, value: value)
  }

  /// The rectangle an attribute is about: of the edges of what scrolls, in constraints with what is
  /// inside it, the content.
  private func rect(of number: Int, _ attribute: Attribute, with other: Int?) -> Rect {
    let item = items[number]
    if let scroll = item.item as? LayoutScrollView, let other, attribute.isEdge,
      isItem(other, inside: number), items[other].item !== scroll.contentLayoutGuide
    {
      return Rect(origin: item.origin, size: scroll.contentSize).drawable
    }
    return item.alignmentRect
  }
}

extension Scene.Item {
  /// The value of an attribute: of a rectangle that stands for the item, and of the frame where margins
  /// and baselines are measured from.
  fileprivate func value(of attribute: Attribute, _ rect: Rect, _ isRightToLeft: Bool) -> Double {
    switch attribute {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return isRightToLeft ? rect.maxX : rect.minX
    case .trailing: return isRightToLeft ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    default: break
    }
    let metrics = item.layoutMetrics
    let (left, right) = (frame.minX + metrics.margins.left, frame.maxX - metrics.margins.right)
    let (top, bottom) = (frame.minY + metrics.margins.top, frame.maxY - metrics.margins.bottom)
    switch attribute {
    case .firstBaseline: return frame.minY + metrics.baselineOffsetFromTop
    case .lastBaseline: return frame.maxY - metrics.baselineOffsetFromBottom
    case .leftMargin: return left
    case .rightMargin: return right
    case .leadingMargin: return isRightToLeft ? right : left
    case .trailingMargin: return isRightToLeft ? left : right
    case .topMargin: return top
    case .bottomMargin: return bottom
    case .centerXWithinMargins: return (left + right) / 2
    default: return (top + bottom) / 2
    }
  }
}

extension Attribute {
  /// Whether the attribute is one of the edges of a rectangle.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }

  /// Whether the attribute is in the middle of an item.
  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
