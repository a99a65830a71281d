import AnchorsLayout

extension LayoutItem {
  /// Returns a constraint between an attribute and a number.
  func constrained(_ attribute: Attribute, _ relation: Relation, _ constant: Double)
    -> Constraint?
  {
    if let anchor = xAnchor(attribute) { return compared(anchor, relation, constant) }
    if let anchor = yAnchor(attribute) { return compared(anchor, relation, constant) }
    return dimension(attribute).map { compared($0, relation, constant) }
  }

  /// Returns a constraint with an attribute of another item, or `nil` for attributes of different
  /// kinds.
  func constrained(
    _ attribute: Attribute, _ relation: Relation, to other: any LayoutItem, _ second: Attribute,
    _ multiplier: Double, _ constant: Double
  ) -> Constraint? {
    if let a = xAnchor(attribute), let b = other.xAnchor(second) {
      return compared(a, relation, b * multiplier + constant)
    }
    if let a = yAnchor(attribute), let b = other.yAnchor(second) {
      return compared(a, relation, b * multiplier + constant)
    }
    if let a = dimension(attribute), let b = other.dimension(second) {
      return compared(a, relation, b * multiplier + constant)
    }
    return nil
  }

  private func compared<Kind>(
    _ anchor: LayoutAnchor<Kind>, _ relation: Relation, _ number: Double
  ) -> Constraint {
    switch relation {
    case .equal: anchor == number
    case .lessThanOrEqual: anchor <= number
    case .greaterThanOrEqual: anchor >= number
    }
  }

  private func compared<Kind>(
    _ anchor: LayoutAnchor<Kind>, _ relation: Relation, _ term: LinearExpression<Kind>
  ) -> Constraint {
    switch relation {
    case .equal: anchor == term
    case .lessThanOrEqual: anchor <= term
    case .greaterThanOrEqual: anchor >= term
    }
  }

  private func xAnchor(_ attribute: Attribute) -> LayoutAnchor<LayoutXAxis>? {
    switch attribute {
    case .left: anchors.left
    case .right: anchors.right
    case .leading: anchors.leading
    case .trailing: anchors.trailing
    case .centerX: anchors.centerX
    case .leftMargin: anchors.leftMargin
    case .rightMargin: anchors.rightMargin
    case .leadingMargin: anchors.leadingMargin
    case .trailingMargin: anchors.trailingMargin
    case .centerXWithinMargins: anchors.centerXWithinMargins
    default: nil
    }
  }

  private func yAnchor(_ attribute: Attribute) -> LayoutAnchor<LayoutYAxis>? {
    switch attribute {
    case .top: anchors.top
    case .bottom: anchors.bottom
    case .centerY: anchors.centerY
    case .firstBaseline: anchors.firstBaseline
    case .lastBaseline: anchors.lastBaseline
    case .topMargin: anchors.topMargin
    case .bottomMargin: anchors.bottomMargin
    case .centerYWithinMargins: anchors.centerYWithinMargins
    default: nil
    }
  }

  private func dimension(_ attribute: Attribute) -> LayoutAnchor<LayoutDimension>? {
    switch attribute {
    case .width: anchors.width
    case .height: anchors.height
    default: nil
    }
  }
}
