/// The middle of one item on both axes, with an offset.
///
///     icon.center == card.center
///     badge.center == icon.center + Point(x: 12, y: -12)
public struct CenterAnchor {
  /// The item's node; `nil` for the superview of the item on the other side.
  @usableFromInline package let node: LayoutNode?
  @usableFromInline let offset: Point

  @usableFromInline
  package init(_ node: LayoutNode?, offset: Point = .zero) {
    self.node = node
    self.offset = offset
  }
}

extension CenterAnchor: _AnchorComposite {
  /// The type of the right side.
  public typealias _Operand = CenterAnchor
  /// The result of a relation.
  public typealias _Constrained = ConstraintGroup

  /// Middle to middle on both axes.
  public func _related(_ relation: Relation, to other: CenterAnchor) -> [Constraint] {
    guard let node else { return [] }
    func related(_ attribute: Attribute, _ constant: Double) -> Constraint {
      Constraint(
        node, attribute, relation, other.node, attribute, multiplier: 1, constant: constant)
    }
    return [
      related(.centerX, other.offset.x - offset.x), related(.centerY, other.offset.y - offset.y),
    ]
  }

  /// Both middles to the superview's, plus the number.
  public func _related(_ relation: Relation, to number: Double) -> [Constraint] {
    _related(relation, to: CenterAnchor(nil, offset: Point(x: number, y: number)))
  }
}

/// The center moved by an offset, in points.
@_alwaysEmitIntoClient
public func + (lhs: CenterAnchor, rhs: Point) -> CenterAnchor {
  CenterAnchor(
    lhs.node, offset: Point(x: lhs.offset.x + rhs.x, y: lhs.offset.y + rhs.y))
}

/// The center moved back by an offset, in points.
@_alwaysEmitIntoClient
public func - (lhs: CenterAnchor, rhs: Point) -> CenterAnchor {
  lhs + Point(x: -rhs.x, y: -rhs.y)
}

// MARK: - Relations with an offset

/// The constraints that the center is the superview's, moved by an offset in points.
///
///     badge.center == Point(x: 12, y: -12)
@_alwaysEmitIntoClient
public func == (lhs: some _Composites<CenterAnchor>, rhs: Point) -> ConstraintGroup {
  lhs._constrained(.equal, to: CenterAnchor(nil, offset: rhs))
}

/// The constraints that the center is at most the superview's, moved by an offset in points.
@_alwaysEmitIntoClient
public func <= (lhs: some _Composites<CenterAnchor>, rhs: Point) -> ConstraintGroup {
  lhs._constrained(.lessThanOrEqual, to: CenterAnchor(nil, offset: rhs))
}

/// The constraints that the center is at least the superview's, moved by an offset in points.
@_alwaysEmitIntoClient
public func >= (lhs: some _Composites<CenterAnchor>, rhs: Point) -> ConstraintGroup {
  lhs._constrained(.greaterThanOrEqual, to: CenterAnchor(nil, offset: rhs))
}
