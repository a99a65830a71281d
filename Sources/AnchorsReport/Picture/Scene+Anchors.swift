import AnchorsLayout

extension Scene {
  /// The place of an attribute: a coordinate on its axis, or a length; and the rectangle that it
  /// belongs to.
  struct Place {
    let number: Int
    let rect: Rect
    let value: Double
  }

  /// The numbers of a constraint's items.
  typealias Ends = (first: Int, second: Int?)

  /// Returns the numbers of a constraint's items; `nil` if one of them is not in the scene.
  func ends(of constraint: Constraint) -> Ends? {
    guard let first = number(of: constraint.firstItem) else { return nil }
    guard let anchor = constraint.secondAnchor else { return (first, nil) }
    guard let second = number(of: anchor.item) else { return nil }
    return (first, second)
  }

  /// Returns the places of a constraint's two sides.
  func places(of constraint: Constraint, between ends: Ends) -> (first: Place, second: Place?) {
    let anchor = constraint.secondAnchor
    let isDirectional =
      constraint.firstAttribute.isDirectional || anchor?.attribute.isDirectional ?? false
    let isMirrored =
      isDirectional && number(of: constraint.host).map { items[$0].isRightToLeft } ?? false
    let first = place(constraint.firstAttribute, ends.first, ends.second, isMirrored)
    guard let anchor, let second = ends.second else { return (first, nil) }
    return (first, place(anchor.attribute, second, ends.first, isMirrored))
  }

  private func place(
    _ attribute: Attribute, _ number: Int, _ other: Int?, _ isMirrored: Bool
  ) -> Place {
    let rect = rect(of: number, attribute, with: other)
    let value = attribute.value(
      in: rect, frame: items[number].frame, items[number].item.presentMetrics,
      isMirrored: isMirrored)
    return Place(number: number, rect: rect, value: value)
  }

  /// Returns the rectangle of an attribute: for edges of a scroll view, in constraints with a
  /// descendant, the content.
  private func rect(of number: Int, _ attribute: Attribute, with other: Int?) -> Rect {
    if let other, attribute.row.isEdge, attribute.row.inset == .none,
      let scroll = items[number].item as? LayoutScrollView, isItem(other, inside: number),
      items[other].item !== scroll.contentLayoutGuide
    {
      return Rect(origin: items[number].origin, size: scroll.contentSize).drawable
    }
    return items[number].alignmentRect
  }
}
