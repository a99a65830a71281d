// Views, sums of anchors and tuples in place of anchors.

// These fit better than the unavailable functions below, which the compiler tries last, after all
// others: a wrong statement is found as fast as a right one. The unavailable ones are for
// statements outside of a builder.

/// The result of a relation with a whole view. A builder rejects it with a message.
public protocol _SidesWithValue {}

/// The one type of `_SidesWithValue`, which has no values.
public final class _SidesWithoutValue: _SidesWithValue, _Prioritizable {
  private init() {}

  /// Lets the compiler reach the builder's message if a priority follows.
  public consuming func _prioritized(_ priority: Priority) -> Self { refused() }
}

/// Refused: a view has no single value. Views of UIKit and AppKit are equatable, so this also
/// precedes their comparison.
@_alwaysEmitIntoClient
public func == <Result: _SidesWithValue>(lhs: some LayoutItem, rhs: some LayoutItem) -> Result {
  refused()
}

/// Refused: a view has no single value. An optional parameter and the attribute let a number by a
/// guide's name precede the guide: a view's own `margins`.
@_alwaysEmitIntoClient
@_disfavoredOverload
public func == <Item: LayoutItem, Result: _SidesWithValue>(
  lhs: some _Constrainable, rhs: Item?
) -> Result { refused() }

// A type has one property of a name. This protocol has the second.

/// The builder, as one that rejects whole views.
public protocol _RefusesItems {}

extension ConstraintBuilder: _RefusesItems {}

extension _RefusesItems {
  /// Refuses a relation with a whole view.
  public static var buildExpression: (_SidesWithoutValue) -> ConstraintBuilder._Statements {
    @available(
      *, unavailable,
      message: "a view has no single value; name its anchor: 'a.top == b.top', 'a.edges == b.edges'"
    )
    get { refused() }
  }
}

// MARK: - Views outside of a builder

/// Refused: a constraint is between anchors, not between items.
@_alwaysEmitIntoClient
@available(
  *, unavailable,
  message: """
    a view has no single value: write 'a.edges == b.edges' for a constraint, and 'a === b' for the same view
    """
)
public func == (lhs: some LayoutItem, rhs: some LayoutItem) -> ConstraintGroup { refused() }

/// Refused: the right side is a whole item.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "name the anchor of the view: 'b.top', 'b.edges'")
public func == (lhs: some _Constrainable, rhs: some AnchorSource) -> ConstraintGroup { refused() }

/// Refused: the right side is a whole item.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "name the anchor of the view: 'b.top', 'b.edges'")
public func <= (lhs: some _Constrainable, rhs: some AnchorSource) -> ConstraintGroup { refused() }

/// Refused: the right side is a whole item.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "name the anchor of the view: 'b.top', 'b.edges'")
public func >= (lhs: some _Constrainable, rhs: some AnchorSource) -> ConstraintGroup { refused() }

/// Refused: the left side is a whole item.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "name the anchor of the view: 'a.top', 'a.edges'")
public func == (lhs: some LayoutItem, rhs: some _Constrainable) -> ConstraintGroup { refused() }

// MARK: - Sums of anchors

/// Refused: a constraint has one anchor on each side.
@_alwaysEmitIntoClient
@available(
  *, unavailable,
  message: "only a number can be added to an anchor; a constraint has one anchor on each side"
)
public func + <Operand: _LinearOperand>(lhs: Operand, rhs: some _LinearOperand) -> Operand._Sum {
  refused()
}

/// Refused: a constraint has one anchor on each side.
@_alwaysEmitIntoClient
@available(
  *, unavailable,
  message:
    "only a number can be subtracted from an anchor; a constraint has one anchor on each side"
)
public func - <Operand: _LinearOperand>(lhs: Operand, rhs: some _LinearOperand) -> Operand._Sum {
  refused()
}

// MARK: - Tuples

/// Refused: a size has a type.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write 'Size(width: 10, height: 20)' for '(10, 20)'")
public func == <Width: LayoutNumber, Height: LayoutNumber>(
  lhs: some _Composites<SizeAnchor>, rhs: (Width, Height)
) -> ConstraintGroup { refused() }
