// `==`, `<=` and `>=` between terms of one axis, between composites of one kind, and between one of
// these and a number. None of them has a side effect: the constraint is inert.
//
// The relations with a number give way to those between anchors. It matters only where an app has
// an extension such as `UIView.bottom: CGFloat`: `a.top == b.bottom` is then about two anchors,
// rather than about an anchor and a number that the frame happens to have today.

/// The constraint that both sides are equal.
///
///     title.leading == card.leading + 12
///     title.width == 2 * title.height
///     card.edges == screen.edges.inset(by: 16)     // four constraints
///     card.edges == Insets(top: 20, left: 8, bottom: 20, right: 8)     // within the superview
@_alwaysEmitIntoClient
public func == <Operand, Constrained>(
  lhs: some _Constrainable<Operand, Constrained>, rhs: some _RightSide<Operand>
) -> Constrained {
  lhs._constrained(.equal, to: rhs._operand)
}

/// The constraint that the left side is at most the right one. For edges: that it encloses the
/// other.
@_alwaysEmitIntoClient
public func <= <Operand, Constrained>(
  lhs: some _Constrainable<Operand, Constrained>, rhs: some _RightSide<Operand>
) -> Constrained {
  lhs._constrained(.lessThanOrEqual, to: rhs._operand)
}

/// The constraint that the left side is at least the right one. For edges: that it lies inside the
/// other.
@_alwaysEmitIntoClient
public func >= <Operand, Constrained>(
  lhs: some _Constrainable<Operand, Constrained>, rhs: some _RightSide<Operand>
) -> Constrained {
  lhs._constrained(.greaterThanOrEqual, to: rhs._operand)
}

// MARK: - Numbers

/// The constraint that a size is a number of points, or that a position is the superview's same
/// position plus a number of points, sign as written.
///
///     title.width == 120
///     title.right == -10      // 10 inside the superview's right edge
///     icon.size == 40         // two constraints
@_disfavoredOverload
@_alwaysEmitIntoClient
public func == <Left: _Constrainable>(lhs: Left, rhs: some LayoutNumber) -> Left._Constrained {
  lhs._constrained(.equal, to: rhs.layoutNumber)
}

/// Returns the constraint that a size is at most a number of points, or that a position is at most
/// that far from the superview's. Several edges are at most that far inside the superview.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func <= <Left: _Constrainable>(lhs: Left, rhs: some LayoutNumber) -> Left._Constrained {
  lhs._constrained(.lessThanOrEqual, to: rhs.layoutNumber)
}

/// Returns the constraint that a size is at least a number of points, or that a position is at
/// least that far from the superview's. Several edges are at least that far inside the superview.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func >= <Left: _Constrainable>(lhs: Left, rhs: some LayoutNumber) -> Left._Constrained {
  lhs._constrained(.greaterThanOrEqual, to: rhs.layoutNumber)
}

/// The constraint with its number on the left: `120 == title.width` is `title.width == 120`.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func == <Right: _Constrainable>(lhs: some LayoutNumber, rhs: Right) -> Right._Constrained {
  rhs._constrained(.equal, to: lhs.layoutNumber)
}

/// The constraint with its number on the left: `120 <= title.width` is `title.width >= 120`.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func <= <Right: _Constrainable>(lhs: some LayoutNumber, rhs: Right) -> Right._Constrained {
  rhs._constrained(.greaterThanOrEqual, to: lhs.layoutNumber)
}

/// The constraint with its number on the left: `120 >= title.width` is `title.width <= 120`.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func >= <Right: _Constrainable>(lhs: some LayoutNumber, rhs: Right) -> Right._Constrained {
  rhs._constrained(.lessThanOrEqual, to: lhs.layoutNumber)
}
