import AnchorsLayout

extension Scene {
  /// The place of an attribute: a coordinate on its axis, or a length; and the rectangle that it
  /// belongs to.
  struct Place {
    let number: Int
    let rect: Rect
    let value: Double
  }

  /// Returns the places of a constraint's two sides; `nil` if an item is not in the scene.
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
    let (item, rect) = (items[number], rect(of: number, attribute, with: other))
    let value = attribute.value(
      in: rect, frame: item.frame, item.item.presentMetrics, isMirrored: isRightToLeft)
    return Place(number: number, rect: rect, value: value)
  }

  /// Returns the rectangle of an attribute: for edges of a scroll view, in constraints with a
  /// descendant, the content.
  private func rect(of number: Int, _ attribute: Attribute, with other: Int?) -> Rect {
    let item = items[number]
    if let scroll = item.item as? LayoutScrollView, let other, attribute.row.isEdge,
      attribute.row.inset == .none,
      isItem(other, inside: number), items[other].item !== scroll.contentLayoutGuide
    {
      return Rect(origin: item.origin, size: scroll.contentSize).drawable
    }
    return item.alignmentRect
  }
}
