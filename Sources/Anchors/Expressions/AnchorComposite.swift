/// Several attributes of one item that are constrained together: edges, size or center.
public protocol _AnchorComposite: _RelationOperand
where _Operand == Self, _Constrained == ConstraintGroup {
  /// The constraints `self relation other`, attribute by attribute.
  func _related(_ relation: Relation, to other: Self) -> [Constraint]
  /// The constraints `attribute relation number` of each attribute.
  func _related(_ relation: Relation, to number: Double) -> [Constraint]
}

/// A left side that is compared with a composite and gives a group: the composite, or an array of
/// them.
public typealias _Composites<Composite> = _Constrainable<Composite, ConstraintGroup>

extension _AnchorComposite {
  /// The composite itself.
  public var _operand: Self { self }

  /// The constraints `self relation other`, attribute by attribute.
  public func _constrained(_ relation: Relation, to other: Self) -> ConstraintGroup {
    ConstraintGroup(_related(relation, to: other))
  }

  /// The constraints `attribute relation number` of each attribute.
  public func _constrained(_ relation: Relation, to number: Double) -> ConstraintGroup {
    ConstraintGroup(_related(relation, to: number))
  }
}
