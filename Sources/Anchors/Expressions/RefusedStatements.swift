// Statements that do not compile, with a message that suggests a fix.

/// The result of a relation between different kinds of sides. A builder rejects it with a message.
public protocol _SidesOfOneKind {}

/// The one type of `_SidesOfOneKind`, which has no values.
public final class _SidesOfDifferentKinds: _SidesOfOneKind, _Prioritizable {
  private init() {}

  /// Lets the compiler reach the builder's message if a priority follows.
  public consuming func _prioritized(_ priority: Priority) -> Self { refused() }
}

// The compiler chooses these only if nothing else fits but a relation with a number: an optional
// parameter costs a conversion, which counts less than a disfavored overload. `Result` keeps them
// out of other contexts. Because of the last two type parameters, the compiler tries them no
// earlier than the real relations. An optional result, instead of a parameter, makes the time for
// an array of statements exponential.

/// Refused: a vertical position and a horizontal one, a size and a position, an optional.
@_alwaysEmitIntoClient
public func == <
  Left: _Constrainable, Right: _RelationOperand, Result: _SidesOfOneKind, LeftOperand, RightOperand
>(lhs: Left, rhs: Right?) -> Result
where Left._Operand == LeftOperand, Right._Operand == RightOperand { refused() }

/// Refused: a vertical position and a horizontal one, a size and a position, an optional.
@_alwaysEmitIntoClient
public func <= <
  Left: _Constrainable, Right: _RelationOperand, Result: _SidesOfOneKind, LeftOperand, RightOperand
>(lhs: Left, rhs: Right?) -> Result
where Left._Operand == LeftOperand, Right._Operand == RightOperand { refused() }

/// Refused: a vertical position and a horizontal one, a size and a position, an optional.
@_alwaysEmitIntoClient
public func >= <
  Left: _Constrainable, Right: _RelationOperand, Result: _SidesOfOneKind, LeftOperand, RightOperand
>(lhs: Left, rhs: Right?) -> Result
where Left._Operand == LeftOperand, Right._Operand == RightOperand { refused() }

@usableFromInline
func refused() -> Never { preconditionFailure("the compiler refuses this") }

extension ConstraintBuilder {
  /// Refuses a relation between sides of different kinds.
  ///
  /// A property rather than a function: the compiler ranks an unavailable function behind all
  /// others, but checks the getter of a property only after it has chosen the property. So the
  /// compiler's own words about the getter precede the message. Unavailable operators were tried.
  /// Their message begins with `'==' is unavailable`, and they rank behind relations with numbers:
  /// beside an app's own `UIView.left: CGFloat`, `a.top == b.left` then compiles.
  public static var buildExpression: (_SidesOfDifferentKinds) -> _Statements {
    @available(
      *, unavailable,
      message: """
        the sides are of different kinds: compare 'top', which is vertical, with 'top', 'bottom' or \
        'centerY', 'left', which is horizontal, with 'left', 'right' or 'centerX', 'width' with 'width' or \
        'height'; unwrap an optional; write 'Double(view.left)' for the number in a view's own 'left'
        """
    )
    get { refused() }
  }

  /// Refuses a statement that gives nothing.
  ///
  /// In a builder, `a.top = b.top` gives two errors, this one and that of the anchor's setter,
  /// because the compiler checks both. Without a setter there is one, "cannot assign to property:
  /// 'top' is a get-only property", which suggests no fix.
  @available(
    *, unavailable,
    message: """
      a builder takes constraints, 'let', 'if', 'for' and 'switch': write other statements before it, and \
      '==' rather than '=' for a constraint; to keep a constraint, write 'height = view.height == 44' \
      before the builder and 'height' in it
      """
  )
  public static func buildExpression(_ nothing: Void) -> _Statements { refused() }

  /// Refuses a comparison of plain numbers.
  @available(
    *, unavailable,
    message: """
      this compares plain values and makes no constraint; write 'view.top' for 'view.topAnchor'; if the \
      view has a property of its own by this name, write 'view.anchors.width'
      """
  )
  public static func buildExpression(_ comparison: Bool) -> _Statements { refused() }
}

// MARK: - Operators

/// Refused: a number minus an anchor is the negative of the anchor, which is hardly ever meant.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write 'anchor - 10', or '-1 * anchor + 10' if you mean it")
public func - <Operand: _LinearOperand>(lhs: some LayoutNumber, rhs: Operand) -> Operand._Sum {
  refused()
}

/// Refused: a constraint is an equality or an inequality that includes equality.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "a constraint is written with '==', '<=' or '>='")
public func != <Left: _Constrainable>(lhs: Left, rhs: some Any) -> Left._Constrained { refused() }

/// Refused: a constraint is an equality or an inequality that includes equality.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write '<=': a constraint includes the limit")
public func < <Left: _Constrainable>(lhs: Left, rhs: some Any) -> Left._Constrained { refused() }

/// Refused: a constraint is an equality or an inequality that includes equality.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write '>=': a constraint includes the limit")
public func > <Left: _Constrainable>(lhs: Left, rhs: some Any) -> Left._Constrained { refused() }

/// Refused: two constraints are two statements.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write the two constraints on two lines, or '[a == b, c == d]'")
public func && <Left: _ConstraintStatement, Right: _ConstraintStatement>(
  lhs: Left, rhs: @autoclosure () -> Right
) -> ConstraintGroup { refused() }
