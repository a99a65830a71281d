// Algebra is algebra: (x + 10) * 2 is 2x + 20. Overloads are generic over the axis alone and
// numbers are Double, which is what keeps type-checking fast. All of it is inlinable, here and in the
// relations: unspecialized, every operator would look up the types it is generic over at run time.

/// The anchor, moved or enlarged by a number of points.
@inlinable
public func + <Kind>(lhs: Anchor<Kind>, rhs: Double) -> LinearExpression<Kind> {
  LinearExpression(lhs, constant: rhs)
}

/// The anchor, moved or enlarged by a number of points.
@inlinable
public func + <Kind>(lhs: Double, rhs: Anchor<Kind>) -> LinearExpression<Kind> {
  LinearExpression(rhs, constant: lhs)
}

/// The expression with a number added: `x + 1 + 2` is `x + 3`.
@inlinable
public func + <Kind>(lhs: LinearExpression<Kind>, rhs: Double) -> LinearExpression<Kind> {
  LinearExpression(lhs.anchor, multiplier: lhs.multiplier, constant: lhs.constant + rhs)
}

/// The expression with a number added.
@inlinable
public func + <Kind>(lhs: Double, rhs: LinearExpression<Kind>) -> LinearExpression<Kind> {
  rhs + lhs
}

/// The anchor, moved back or made smaller by a number of points.
@inlinable
public func - <Kind>(lhs: Anchor<Kind>, rhs: Double) -> LinearExpression<Kind> {
  LinearExpression(lhs, constant: -rhs)
}

/// The expression with a number taken from it.
@inlinable
public func - <Kind>(lhs: LinearExpression<Kind>, rhs: Double) -> LinearExpression<Kind> {
  lhs + (-rhs)
}

/// A number minus an anchor is the negative of the anchor, which is hardly ever meant.
@available(*, unavailable, message: "write 'anchor - 10', or '-1 * anchor + 10' if you mean it")
@inlinable
public func - <Kind>(lhs: Double, rhs: Anchor<Kind>) -> LinearExpression<Kind> {
  LinearExpression(rhs, multiplier: -1, constant: lhs)
}

/// A number minus an expression is the expression's negative, which is hardly ever meant.
@available(*, unavailable, message: "write 'anchor - 10', or '-1 * anchor + 10' if you mean it")
@inlinable
public func - <Kind>(lhs: Double, rhs: LinearExpression<Kind>) -> LinearExpression<Kind> {
  rhs * -1 + lhs
}

/// The anchor, multiplied. A position with a multiplier is read in the host's coordinates.
@inlinable
public func * <Kind>(lhs: Anchor<Kind>, rhs: Double) -> LinearExpression<Kind> {
  LinearExpression(lhs, multiplier: rhs)
}

/// The anchor, multiplied.
@inlinable
public func * <Kind>(lhs: Double, rhs: Anchor<Kind>) -> LinearExpression<Kind> {
  LinearExpression(rhs, multiplier: lhs)
}

/// The expression, multiplied: `(x + 10) * 2` is `2x + 20`.
@inlinable
public func * <Kind>(lhs: LinearExpression<Kind>, rhs: Double) -> LinearExpression<Kind> {
  LinearExpression(lhs.anchor, multiplier: lhs.multiplier * rhs, constant: lhs.constant * rhs)
}

/// The expression, multiplied.
@inlinable
public func * <Kind>(lhs: Double, rhs: LinearExpression<Kind>) -> LinearExpression<Kind> {
  rhs * lhs
}

/// The anchor, divided. Dividing by 0 is found when the constraint is installed.
@inlinable
public func / <Kind>(lhs: Anchor<Kind>, rhs: Double) -> LinearExpression<Kind> {
  LinearExpression(lhs, multiplier: 1 / rhs)
}

/// The expression, divided.
@inlinable
public func / <Kind>(lhs: LinearExpression<Kind>, rhs: Double) -> LinearExpression<Kind> {
  LinearExpression(lhs.anchor, multiplier: lhs.multiplier / rhs, constant: lhs.constant / rhs)
}
