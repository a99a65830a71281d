// Algebra is algebra: (x + 10) * 2 is 2x + 20. All of it is compiled where it is used, here and in
// the relations: unspecialized, every operator would look up the types it is generic over at run
// time.

/// The operand, moved or enlarged by a number of points: `x + 1 + 2` is `x + 3`.
///
///     title.top == card.top + 10
@_alwaysEmitIntoClient
public func + <Operand: _LinearOperand>(lhs: Operand, rhs: some LayoutNumber) -> Operand._Sum {
  lhs._adding(rhs.layoutNumber)
}

/// The operand, moved or enlarged by a number of points.
@_alwaysEmitIntoClient
public func + <Operand: _LinearOperand>(lhs: some LayoutNumber, rhs: Operand) -> Operand._Sum {
  rhs._adding(lhs.layoutNumber)
}

/// The operand, moved back or made smaller by a number of points.
///
///     title.trailing == card.trailing - 10
@_alwaysEmitIntoClient
public func - <Operand: _LinearOperand>(lhs: Operand, rhs: some LayoutNumber) -> Operand._Sum {
  lhs._adding(-rhs.layoutNumber)
}

/// The operand, multiplied: `(x + 10) * 2` is `2x + 20`. A position with a multiplier is read in
/// the host's coordinates.
///
///     photo.width == photo.height * 1.5
@_alwaysEmitIntoClient
public func * <Operand: _LinearOperand>(lhs: Operand, rhs: some LayoutNumber) -> Operand._Sum {
  lhs._multiplied(by: rhs.layoutNumber)
}

/// The operand, multiplied.
///
///     photo.width == 1.5 * photo.height
@_alwaysEmitIntoClient
public func * <Operand: _LinearOperand>(lhs: some LayoutNumber, rhs: Operand) -> Operand._Sum {
  rhs._multiplied(by: lhs.layoutNumber)
}

/// The operand, divided. Dividing by 0 is found when the constraint is installed.
///
///     photo.width == card.width / 2
@_alwaysEmitIntoClient
public func / <Operand: _LinearOperand>(lhs: Operand, rhs: some LayoutNumber) -> Operand._Sum {
  lhs._divided(by: rhs.layoutNumber)
}
