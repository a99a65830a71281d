// `==`, `<=` and `>=` between terms of one axis, and between a term and a number.
// None of them has a side effect: the constraint is inert.

/// The constraint that both sides are equal.
///
///     title.leading == card.leading + 12
///     title.width == 2 * title.height
@inlinable
public func == <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: R) -> Constraint
where L.Kind == R.Kind {
  lhs.linearExpression.related(.equal, to: rhs.linearExpression)
}

/// The constraint that the left side is at most the right one.
@inlinable
public func <= <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: R) -> Constraint
where L.Kind == R.Kind {
  lhs.linearExpression.related(.lessThanOrEqual, to: rhs.linearExpression)
}

/// The constraint that the left side is at least the right one.
@inlinable
public func >= <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: R) -> Constraint
where L.Kind == R.Kind {
  lhs.linearExpression.related(.greaterThanOrEqual, to: rhs.linearExpression)
}

/// The constraint that a size is a number of points, or that a position is the superview's same
/// position plus a number of points.
///
///     title.width == 120
///     title.right == -10      // 10 inside the superview's right edge
@inlinable
public func == <L: LinearTerm>(lhs: L, rhs: Double) -> Constraint {
  lhs.linearExpression.related(.equal, to: rhs)
}

/// The constraint that a size, or a position from the superview's same position, is at most so many
/// points.
@inlinable
public func <= <L: LinearTerm>(lhs: L, rhs: Double) -> Constraint {
  lhs.linearExpression.related(.lessThanOrEqual, to: rhs)
}

/// The constraint that a size, or a position from the superview's same position, is at least so many
/// points.
@inlinable
public func >= <L: LinearTerm>(lhs: L, rhs: Double) -> Constraint {
  lhs.linearExpression.related(.greaterThanOrEqual, to: rhs)
}
