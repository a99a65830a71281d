import AnchorsLayout

/// The horizontal positions of an item.
func xAnchors(of item: some AnchorSource) -> [LayoutAnchor<LayoutXAxis>] {
  [
    item.left, item.right, item.leading, item.trailing, item.centerX, item.leftMargin,
    item.rightMargin, item.leadingMargin, item.trailingMargin, item.centerXWithinMargins,
  ]
}

/// The vertical positions of an item.
func yAnchors(of item: some AnchorSource) -> [LayoutAnchor<LayoutYAxis>] {
  [
    item.top, item.bottom, item.centerY, item.firstBaseline, item.lastBaseline, item.topMargin,
    item.bottomMargin, item.centerYWithinMargins,
  ]
}

/// The lengths of an item.
func dimensions(of item: some AnchorSource) -> [LayoutAnchor<LayoutDimension>] {
  [item.width, item.height]
}

extension Relation {
  /// Returns `true` if the relation holds between two numbers.
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .lessThanOrEqual: left <= right
    case .greaterThanOrEqual: left >= right
    }
  }
}

/// The operator of a relation, between terms.
func relate<L: _LinearTerm, R: _LinearTerm>(_ left: L, _ relation: Relation, _ right: R)
  -> Constraint
where L.Kind == R.Kind {
  switch relation {
  case .equal: left == right
  case .lessThanOrEqual: left <= right
  case .greaterThanOrEqual: left >= right
  }
}

/// The operator of a relation, between a term and a number.
func relate<L: _LinearTerm>(_ left: L, _ relation: Relation, _ right: Double) -> Constraint {
  switch relation {
  case .equal: left == right
  case .lessThanOrEqual: left <= right
  case .greaterThanOrEqual: left >= right
  }
}

/// The operator of a relation, between composites.
func relate<C: _AnchorComposite>(_ left: C, _ relation: Relation, _ right: C) -> ConstraintGroup {
  switch relation {
  case .equal: left == right
  case .lessThanOrEqual: left <= right
  case .greaterThanOrEqual: left >= right
  }
}

/// The operator of a relation, between a composite and a number.
func relate<C: _AnchorComposite>(_ left: C, _ relation: Relation, _ right: Double)
  -> ConstraintGroup
{
  switch relation {
  case .equal: left == right
  case .lessThanOrEqual: left <= right
  case .greaterThanOrEqual: left >= right
  }
}
