extension [Constraint] {
  /// An anchor that is one of an array is not compared with itself.
  @usableFromInline var withoutTautologies: [Constraint] {
    contains { $0.isTautology } ? filter { !$0.isTautology } : self
  }
}

extension Array: _Constrainable
where Element: _Constrainable, Element._Constrained: _ConstraintStatement {
  /// The type of the right side.
  public typealias _Operand = Element._Operand
  /// The result of a relation.
  public typealias _Constrained = ConstraintGroup

  /// The constraints that relate every element except `other` to `other`.
  ///
  ///     [a, b, c].top == card.top + 8
  @_alwaysEmitIntoClient
  public func _constrained(_ relation: Relation, to other: Element._Operand) -> ConstraintGroup {
    var constraints: [Constraint] = []
    constraints.reserveCapacity(count)
    for element in self { element._constrained(relation, to: other)._append(to: &constraints) }
    return ConstraintGroup(constraints.withoutTautologies)
  }

  /// The constraints that relate every element to `number`.
  ///
  ///     [a, b, c].height == 44
  @_alwaysEmitIntoClient
  public func _constrained(_ relation: Relation, to number: Double) -> ConstraintGroup {
    var constraints: [Constraint] = []
    constraints.reserveCapacity(count)
    for element in self { element._constrained(relation, to: number)._append(to: &constraints) }
    return ConstraintGroup(constraints)
  }
}

/// The constraints that the left side equals every one on the right.
///
///     a.width == [b.width, c.width]
@_alwaysEmitIntoClient
public func == <Left: _RelationOperand>(
  lhs: Left, rhs: [some _RelationOperand<Left._Operand>]
) -> ConstraintGroup where Left._Constrained: _ConstraintStatement {
  lhs._constrained(.equal, toEach: rhs)
}

/// The constraints that the left side is at most every one on the right.
@_alwaysEmitIntoClient
public func <= <Left: _RelationOperand>(
  lhs: Left, rhs: [some _RelationOperand<Left._Operand>]
) -> ConstraintGroup where Left._Constrained: _ConstraintStatement {
  lhs._constrained(.lessThanOrEqual, toEach: rhs)
}

/// The constraints that the left side is at least every one on the right.
@_alwaysEmitIntoClient
public func >= <Left: _RelationOperand>(
  lhs: Left, rhs: [some _RelationOperand<Left._Operand>]
) -> ConstraintGroup where Left._Constrained: _ConstraintStatement {
  lhs._constrained(.greaterThanOrEqual, toEach: rhs)
}

extension _RelationOperand where _Constrained: _ConstraintStatement {
  @_alwaysEmitIntoClient
  func _constrained(
    _ relation: Relation, toEach others: [some _RelationOperand<_Operand>]
  ) -> ConstraintGroup {
    var constraints: [Constraint] = []
    constraints.reserveCapacity(others.count)
    for other in others { _constrained(relation, to: other._operand)._append(to: &constraints) }
    return ConstraintGroup(constraints.withoutTautologies)
  }
}
