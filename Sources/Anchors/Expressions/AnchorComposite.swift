/// Several attributes of one item that are constrained together: edges, size or center.
public protocol AnchorComposite: RelationOperand
where Operand == Self, Constrained == ConstraintGroup {
  /// The constraints `self relation other`, attribute by attribute.
  func related(_ relation: Relation, to other: Self) -> [Constraint]
  /// The constraints `attribute relation number` of each attribute.
  func related(_ relation: Relation, to number: Double) -> [Constraint]
}

extension AnchorComposite {
  /// The composite itself.
  public var operand: Self { self }

  /// The constraints `self relation other`, attribute by attribute.
  public func constrained(_ relation: Relation, to other: Self) -> ConstraintGroup {
    ConstraintGroup(related(relation, to: other))
  }

  /// The constraints `attribute relation number` of each attribute.
  public func constrained(_ relation: Relation, to number: Double) -> ConstraintGroup {
    ConstraintGroup(related(relation, to: number))
  }
}
