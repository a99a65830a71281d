/// The width and the height of one item, with a factor and numbers added.
///
///     icon.size == 40
///     icon.size == Size(width: 40, height: 24)
///     cover.size == card.size * 0.5 + 8
public struct SizeAnchor {
  /// The item's node; `nil` for a plain size.
  @usableFromInline package let node: LayoutNode?
  @usableFromInline let multiplier: Double
  @usableFromInline let constant: Size

  @usableFromInline
  package init(_ node: LayoutNode?, multiplier: Double = 1, constant: Size = .zero) {
    self.node = node
    self.multiplier = multiplier
    self.constant = constant
  }
}

extension SizeAnchor: _AnchorComposite {
  /// The type of the right side.
  public typealias _Operand = SizeAnchor
  /// The result of a relation.
  public typealias _Constrained = ConstraintGroup

  /// Width to width and height to height.
  public func _related(_ relation: Relation, to other: SizeAnchor) -> [Constraint] {
    guard let node else { return [] }
    func related(_ attribute: Attribute, _ mine: Double, _ theirs: Double) -> Constraint {
      LinearExpression<LayoutDimension>(
        LayoutAnchor(node, attribute), multiplier: multiplier, constant: mine
      )
      ._related(
        relation, other.node, attribute, other.node == nil ? multiplier : other.multiplier,
        theirs)
    }
    return [
      related(.width, constant.width, other.constant.width),
      related(.height, constant.height, other.constant.height),
    ]
  }

  /// Both extents to the same number.
  public func _related(_ relation: Relation, to number: Double) -> [Constraint] {
    _related(relation, to: SizeAnchor(nil, constant: Size(width: number, height: number)))
  }
}

extension SizeAnchor: _LinearOperand {
  /// The same number added to both extents.
  public func _adding(_ number: Double) -> SizeAnchor {
    self + Size(width: number, height: number)
  }

  /// Both extents multiplied.
  public func _multiplied(by factor: Double) -> SizeAnchor {
    SizeAnchor(
      node, multiplier: multiplier * factor,
      constant: Size(width: constant.width * factor, height: constant.height * factor))
  }

  /// Both extents divided.
  public func _divided(by divisor: Double) -> SizeAnchor { _multiplied(by: 1 / divisor) }
}

/// A width and a height added.
@_alwaysEmitIntoClient
public func + (lhs: SizeAnchor, rhs: Size) -> SizeAnchor {
  SizeAnchor(
    lhs.node, multiplier: lhs.multiplier,
    constant: Size(
      width: lhs.constant.width + rhs.width, height: lhs.constant.height + rhs.height))
}

/// A width and a height taken away.
@_alwaysEmitIntoClient
public func - (lhs: SizeAnchor, rhs: Size) -> SizeAnchor {
  lhs + Size(width: -rhs.width, height: -rhs.height)
}

// MARK: - Relations with a size

/// Returns the constraints that width and height equal a size, in points.
///
///     icon.size == Size(width: 40, height: 24)
///     [icon, badge].size == Size(width: 40, height: 24)
@_alwaysEmitIntoClient
public func == (lhs: some _Composites<SizeAnchor>, rhs: Size) -> ConstraintGroup {
  lhs._constrained(.equal, to: SizeAnchor(nil, constant: rhs))
}

/// Returns the constraints that width and height are at most those of a size.
@_alwaysEmitIntoClient
public func <= (lhs: some _Composites<SizeAnchor>, rhs: Size) -> ConstraintGroup {
  lhs._constrained(.lessThanOrEqual, to: SizeAnchor(nil, constant: rhs))
}

/// Returns the constraints that width and height are at least those of a size.
@_alwaysEmitIntoClient
public func >= (lhs: some _Composites<SizeAnchor>, rhs: Size) -> ConstraintGroup {
  lhs._constrained(.greaterThanOrEqual, to: SizeAnchor(nil, constant: rhs))
}
