/// What can stand on a side of a relation: an anchor, or an expression made of one.
public protocol LinearTerm {
  /// The axis; both sides of a relation have the same.
  associatedtype Kind: Axis
  /// The term as `multiplier × anchor + constant`.
  var linearExpression: LinearExpression<Kind> { get }
}

extension Anchor: LinearTerm {
  /// `1 × anchor + 0`.
  @inlinable public var linearExpression: LinearExpression<Kind> { LinearExpression(self) }
}

extension LinearExpression: LinearTerm {
  /// The expression itself.
  @inlinable public var linearExpression: LinearExpression<Kind> { self }
}

extension LinearExpression {
  /// The constraint `self relation other`, brought to `item1.attr = m × item2.attr + c`: the left's
  /// constant and multiplier move to the right, and a negative multiplier flips the relation.
  ///
  /// A left multiplier of 0 loses the first item; the constraint remembers it, and installing it
  /// is an error.
  @inlinable
  func related(_ relation: Relation, to other: LinearExpression) -> Constraint {
    constraint(
      relation, other.anchor.node, other.anchor.attribute, other.multiplier, other.constant)
  }

  /// The constraint `self relation number`: for a size, the number itself; for a position, the same
  /// attribute of the superview plus the number, sign as written.
  @inlinable
  func related(_ relation: Relation, to number: Double) -> Constraint {
    constraint(relation, nil, anchor.attribute, multiplier, number)
  }

  @inlinable
  func constraint(
    _ relation: Relation, _ other: LayoutNode?, _ otherAttribute: Attribute,
    _ otherMultiplier: Double, _ number: Double
  ) -> Constraint {
    let isLost = multiplier == 0
    let divisor = isLost ? 1 : multiplier
    return Constraint(
      anchor.node, anchor.attribute, multiplier < 0 ? relation.flipped : relation,
      other, otherAttribute, multiplier: otherMultiplier / divisor,
      constant: (number - constant) / divisor, lostItsFirstItem: isLost)
  }
}
