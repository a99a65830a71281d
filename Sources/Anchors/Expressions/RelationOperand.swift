/// What can stand on the left of `==`, `<=` and `>=`: an anchor, an expression, edges, a size, a center,
/// or an array of one of these.
public protocol Constrainable<Operand, Constrained> {
  /// What can stand on the right.
  associatedtype Operand
  /// What the relation gives: a ``Constraint`` of one attribute, else a ``ConstraintGroup``.
  associatedtype Constrained
  /// The constraint or constraints `self relation other`.
  func constrained(_ relation: Relation, to other: Operand) -> Constrained
  /// The constraint or constraints `self relation number`.
  func constrained(_ relation: Relation, to number: Double) -> Constrained
}

/// What can stand on either side of a relation: all but arrays, which have operators of their own on the
/// right.
public protocol RelationOperand<Operand>: Constrainable {
  /// The same in the form that the left side is compared with.
  var operand: Operand { get }
}
