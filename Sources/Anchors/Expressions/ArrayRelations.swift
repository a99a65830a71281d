/// What a relation gives, as a list: a constraint, or a group of them.
public protocol ConstraintSequence {
  /// The constraints, in the order they were written.
  var constraints: [Constraint] { get }
}

extension Constraint: ConstraintSequence {
  /// The constraint alone.
  public var constraints: [Constraint] { [self] }
}

extension ConstraintGroup: ConstraintSequence {}

extension [Constraint] {
  /// An anchor that is one of an array is not compared with itself.
  fileprivate var withoutTautologies: [Constraint] { filter { !$0.isTautology } }
}

extension Array: Constrainable
where Element: Constrainable, Element.Constrained: ConstraintSequence {
  /// What can stand on the right.
  public typealias Operand = Element.Operand
  /// What a relation gives.
  public typealias Constrained = ConstraintGroup

  /// The constraints `element relation other` of every element but `other` itself.
  ///
  ///     [a, b, c].top == card.top + 8
  public func constrained(_ relation: Relation, to other: Element.Operand) -> ConstraintGroup {
    ConstraintGroup(flatMap { $0.constrained(relation, to: other).constraints }.withoutTautologies)
  }

  /// The constraints `element relation number` of every element.
  ///
  ///     [a, b, c].height == 44
  public func constrained(_ relation: Relation, to number: Double) -> ConstraintGroup {
    ConstraintGroup(flatMap { $0.constrained(relation, to: number).constraints })
  }
}

/// The constraints that the left side equals every one on the right.
///
///     a.width == [b.width, c.width]
@_alwaysEmitIntoClient
public func == <Left: RelationOperand, Right: RelationOperand>(
  lhs: Left, rhs: [Right]
) -> ConstraintGroup
where Left.Operand == Right.Operand, Left.Constrained: ConstraintSequence {
  lhs.constrained(.equal, toEach: rhs)
}

/// The constraints that the left side is at most every one on the right.
@_alwaysEmitIntoClient
public func <= <Left: RelationOperand, Right: RelationOperand>(
  lhs: Left, rhs: [Right]
) -> ConstraintGroup
where Left.Operand == Right.Operand, Left.Constrained: ConstraintSequence {
  lhs.constrained(.lessThanOrEqual, toEach: rhs)
}

/// The constraints that the left side is at least every one on the right.
@_alwaysEmitIntoClient
public func >= <Left: RelationOperand, Right: RelationOperand>(
  lhs: Left, rhs: [Right]
) -> ConstraintGroup
where Left.Operand == Right.Operand, Left.Constrained: ConstraintSequence {
  lhs.constrained(.greaterThanOrEqual, toEach: rhs)
}

extension RelationOperand where Constrained: ConstraintSequence {
  @usableFromInline
  func constrained<Other: RelationOperand>(
    _ relation: Relation, toEach others: [Other]
  ) -> ConstraintGroup where Other.Operand == Operand {
    let constraints = others.flatMap { constrained(relation, to: $0.operand).constraints }
    return ConstraintGroup(constraints.withoutTautologies)
  }
}
