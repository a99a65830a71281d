/// Several attributes of one item that are constrained together: edges, size or center.
public protocol _AnchorComposite: _RelationOperand
where _Operand == Self, _Constrained == ConstraintGroup {
  /// The constraints that relate each attribute of `self` to that of `other`.
  func _related(_ relation: Relation, to other: Self) -> [Constraint]
  /// The constraints that relate each attribute to `number`.
  func _related(_ relation: Relation, to number: Double) -> [Constraint]
}

/// A left side that is compared with a composite and gives a group: the composite, or an array of
/// them.
public typealias _Composites<Composite> = _Constrainable<Composite, ConstraintGroup>

extension _AnchorComposite {
  /// The composite itself.
  public var _operand: Self { self }

  /// The constraints that relate each attribute of `self` to that of `other`.
  public func _constrained(_ relation: Relation, to other: Self) -> ConstraintGroup {
    ConstraintGroup(_related(relation, to: other))
  }

  /// The constraints that relate each attribute to `number`.
  public func _constrained(_ relation: Relation, to number: Double) -> ConstraintGroup {
    ConstraintGroup(_related(relation, to: number))
  }
}
