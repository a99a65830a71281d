/// An anchor, or an expression made of one: `multiplier × anchor + constant`.
public protocol _LinearTerm: _LinearOperand, _RelationOperand
where _Sum == LinearExpression<Kind>, _Operand == LinearExpression<Kind>, _Constrained == Constraint
{
  /// The axis; both sides of a relation have the same.
  associatedtype Kind: _AnchorKind
}

extension LayoutAnchor: _LinearTerm {
  /// The type of the right side.
  public typealias _Operand = LinearExpression<Kind>
  /// The result of a relation.
  public typealias _Constrained = Constraint

  /// `1 × anchor + 0`.
  @_alwaysEmitIntoClient public var _operand: LinearExpression<Kind> { LinearExpression(self) }

  /// The anchor with a number added.
  @_alwaysEmitIntoClient
  public func _adding(_ number: Double) -> LinearExpression<Kind> {
    LinearExpression(self, constant: number)
  }

  /// The anchor, multiplied.
  @_alwaysEmitIntoClient
  public func _multiplied(by factor: Double) -> LinearExpression<Kind> {
    LinearExpression(self, multiplier: factor)
  }

  /// The anchor, divided.
  @_alwaysEmitIntoClient
  public func _divided(by divisor: Double) -> LinearExpression<Kind> {
    LinearExpression(self, multiplier: 1 / divisor)
  }
}

extension LinearExpression: _LinearTerm {
  /// The type of the right side.
  public typealias _Operand = LinearExpression<Kind>
  /// The result of a relation.
  public typealias _Constrained = Constraint

  /// The expression itself.
  @_alwaysEmitIntoClient public var _operand: LinearExpression<Kind> { self }

  /// The expression with a number added: `x + 1 + 2` is `x + 3`.
  @_alwaysEmitIntoClient
  public func _adding(_ number: Double) -> LinearExpression<Kind> {
    LinearExpression(anchor, multiplier: multiplier, constant: constant + number)
  }

  /// The expression, multiplied: `(x + 10) * 2` is `2x + 20`.
  @_alwaysEmitIntoClient
  public func _multiplied(by factor: Double) -> LinearExpression<Kind> {
    LinearExpression(anchor, multiplier: multiplier * factor, constant: constant * factor)
  }

  /// The expression, divided.
  @_alwaysEmitIntoClient
  public func _divided(by divisor: Double) -> LinearExpression<Kind> {
    LinearExpression(anchor, multiplier: multiplier / divisor, constant: constant / divisor)
  }
}

extension _LinearTerm {
  /// The constraint that relates `self` to `other`.
  @_alwaysEmitIntoClient
  public func _constrained(
    _ relation: Relation, to other: LinearExpression<Kind>
  ) -> Constraint {
    _operand._related(
      relation, other.anchor.node, other.anchor.attribute, other.multiplier, other.constant)
  }

  /// Returns the constraint that relates `self` to `number`. A size is compared with the number
  /// itself. A position is compared with the same attribute of the superview plus the number, with
  /// the sign that you write.
  @_alwaysEmitIntoClient
  public func _constrained(_ relation: Relation, to number: Double) -> Constraint {
    let term = _operand
    return term._related(relation, nil, term.anchor.attribute, term.multiplier, number)
  }
}

extension LinearExpression {
  /// The constraint brought to `item1.attr = m × item2.attr + c`: the left's constant and
  /// multiplier move to the right, and a negative multiplier flips the relation.
  ///
  /// A left multiplier of 0 loses the first item; the constraint remembers it, and installing it
  /// is an error.
  @_alwaysEmitIntoClient
  package func _related(
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
