/// The width and the height of one item, with a factor and numbers added.
///
///     icon.size == 40
///     icon.size == Size(width: 40, height: 24)
///     cover.size == card.size * 0.5 + 8
public struct SizeAnchor {
  let node: LayoutNode
  let multiplier: Double
  let constant: Size

  init(_ node: LayoutNode, multiplier: Double = 1, constant: Size = .zero) {
    self.node = node
    self.multiplier = multiplier
    self.constant = constant
  }

  private var width: LinearExpression<Extent> {
    LinearExpression(Anchor(node, .width), multiplier: multiplier, constant: constant.width)
  }

  private var height: LinearExpression<Extent> {
    LinearExpression(Anchor(node, .height), multiplier: multiplier, constant: constant.height)
  }

  fileprivate func related(_ relation: Relation, to size: Size) -> [Constraint] {
    [width.related(relation, to: size.width), height.related(relation, to: size.height)]
  }
}

extension SizeAnchor: AnchorComposite {
  /// Width to width and height to height.
  public func related(_ relation: Relation, to other: SizeAnchor) -> [Constraint] {
    [width.related(relation, to: other.width), height.related(relation, to: other.height)]
  }

  /// Both extents to the same number.
  public func related(_ relation: Relation, to number: Double) -> [Constraint] {
    related(relation, to: Size(width: number, height: number))
  }
}

/// The constraints that width and height are those of a size, in points.
public func == (lhs: SizeAnchor, rhs: Size) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.equal, to: rhs))
}

/// The constraints that width and height are at most those of a size.
public func <= (lhs: SizeAnchor, rhs: Size) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.lessThanOrEqual, to: rhs))
}

/// The constraints that width and height are at least those of a size.
public func >= (lhs: SizeAnchor, rhs: Size) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.greaterThanOrEqual, to: rhs))
}

/// Both extents multiplied.
public func * (lhs: SizeAnchor, rhs: Double) -> SizeAnchor {
  SizeAnchor(
    lhs.node, multiplier: lhs.multiplier * rhs,
    constant: Size(width: lhs.constant.width * rhs, height: lhs.constant.height * rhs))
}

/// Both extents multiplied.
public func * (lhs: Double, rhs: SizeAnchor) -> SizeAnchor { rhs * lhs }

/// Both extents divided.
public func / (lhs: SizeAnchor, rhs: Double) -> SizeAnchor { lhs * (1 / rhs) }

/// A width and a height added.
public func + (lhs: SizeAnchor, rhs: Size) -> SizeAnchor {
  SizeAnchor(
    lhs.node, multiplier: lhs.multiplier,
    constant: Size(
      width: lhs.constant.width + rhs.width, height: lhs.constant.height + rhs.height))
}

/// A width and a height taken away.
public func - (lhs: SizeAnchor, rhs: Size) -> SizeAnchor {
  lhs + Size(width: -rhs.width, height: -rhs.height)
}

/// The same number added to both extents.
public func + (lhs: SizeAnchor, rhs: Double) -> SizeAnchor {
  lhs + Size(width: rhs, height: rhs)
}

/// The same number taken from both extents.
public func - (lhs: SizeAnchor, rhs: Double) -> SizeAnchor { lhs + (-rhs) }
