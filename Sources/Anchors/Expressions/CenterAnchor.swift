/// The middle of one item on both axes, with an offset.
///
///     icon.center == card.center
///     badge.center == icon.center + Point(x: 12, y: -12)
public struct CenterAnchor {
  let node: LayoutNode
  let offset: Point

  init(_ node: LayoutNode, offset: Point = .zero) {
    self.node = node
    self.offset = offset
  }

  private func constraint(
    _ attribute: Attribute, _ relation: Relation, _ other: LayoutNode?, _ constant: Double
  )
    -> Constraint
  {
    Constraint(
      node, attribute, relation, other, attribute, multiplier: 1, constant: constant)
  }
}

extension CenterAnchor: AnchorComposite {
  /// Middle to middle on both axes.
  public func related(_ relation: Relation, to other: CenterAnchor) -> [Constraint] {
    [
      constraint(.centerX, relation, other.node, other.offset.x - offset.x),
      constraint(.centerY, relation, other.node, other.offset.y - offset.y),
    ]
  }

  /// Both middles to the superview's, plus the number.
  public func related(_ relation: Relation, to number: Double) -> [Constraint] {
    related(relation, to: Point(x: number, y: number))
  }

  fileprivate func related(_ relation: Relation, to point: Point) -> [Constraint] {
    [
      constraint(.centerX, relation, nil, point.x - offset.x),
      constraint(.centerY, relation, nil, point.y - offset.y),
    ]
  }
}

/// The constraints that the center is the superview's, moved by an offset in points.
///
///     badge.center == Point(x: 12, y: -12)
public func == (lhs: CenterAnchor, rhs: Point) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.equal, to: rhs))
}

/// The constraints that the center is at most the superview's, moved by an offset in points.
public func <= (lhs: CenterAnchor, rhs: Point) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.lessThanOrEqual, to: rhs))
}

/// The constraints that the center is at least the superview's, moved by an offset in points.
public func >= (lhs: CenterAnchor, rhs: Point) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.greaterThanOrEqual, to: rhs))
}

/// The center moved back by an offset, in points.
public func - (lhs: CenterAnchor, rhs: Point) -> CenterAnchor {
  lhs + Point(x: -rhs.x, y: -rhs.y)
}

/// The center moved by an offset, in points.
public func + (lhs: CenterAnchor, rhs: Point) -> CenterAnchor {
  CenterAnchor(
    lhs.node, offset: Point(x: lhs.offset.x + rhs.x, y: lhs.offset.y + rhs.y))
}
