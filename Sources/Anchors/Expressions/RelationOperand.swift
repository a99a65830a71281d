/// The left side of `==`, `<=` and `>=`: an anchor, an expression, edges, a size, a center, or an
/// array of one of these.
public protocol _Constrainable<_Operand, _Constrained> {
  /// The type of the right side.
  associatedtype _Operand
  /// The result of a relation: a ``Constraint`` for one attribute, otherwise a ``ConstraintGroup``.
  associatedtype _Constrained
  /// The constraint or constraints that relate `self` to `other`.
  func _constrained(_ relation: Relation, to other: _Operand) -> _Constrained
  /// The constraint or constraints that relate `self` to `number`.
  func _constrained(_ relation: Relation, to number: Double) -> _Constrained
}

/// The right side of a relation. Arrays have separate operators. Insets mean the superview's edges,
/// inset by them.
public protocol _RightSide<_Operand> {
  /// The form that the left side is compared with.
  associatedtype _Operand
  /// The same in the form that the left side is compared with.
  var _operand: _Operand { get }
}

/// Either side of a relation: an anchor, an expression, edges, a size or a center.
public protocol _RelationOperand<_Operand>: _Constrainable, _RightSide {}
