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

/// The result of a relation with a sum of anchors. A builder rejects it with a message.
public protocol _SidesWithOneAnchor {}

/// The one type of `_SidesWithOneAnchor`, which has no values.
public final class _SidesWithTwoAnchors: _SidesWithOneAnchor, _Prioritizable {
  private init() {}

  /// Lets the compiler reach the builder's message if a priority follows.
  public consuming func _prioritized(_ priority: Priority) -> Self { refused() }
}

/// A sum of anchors, as the result of the operators that only a relation with it accepts.
public protocol _Summed {}

/// The sum or the difference of two anchors, which has no values.
public enum _SumOfAnchors: _Summed {}

/// Refused by the relation that follows.
@_alwaysEmitIntoClient
public func + <Sum: _Summed>(lhs: some _LinearOperand, rhs: some _LinearOperand) -> Sum {
  refused()
}

/// Refused by the relation that follows.
@_alwaysEmitIntoClient
public func - <Sum: _Summed>(lhs: some _LinearOperand, rhs: some _LinearOperand) -> Sum {
  refused()
}

/// Refused by the relation that follows.
@_alwaysEmitIntoClient
public func + <Sum: _Summed>(lhs: _SumOfAnchors, rhs: some LayoutNumber) -> Sum { refused() }

/// Refused by the relation that follows.
@_alwaysEmitIntoClient
public func - <Sum: _Summed>(lhs: _SumOfAnchors, rhs: some LayoutNumber) -> Sum { refused() }

/// Refused by the relation that follows.
@_alwaysEmitIntoClient
public func * <Sum: _Summed>(lhs: _SumOfAnchors, rhs: some LayoutNumber) -> Sum { refused() }

/// Refused by the relation that follows.
@_alwaysEmitIntoClient
public func / <Sum: _Summed>(lhs: _SumOfAnchors, rhs: some LayoutNumber) -> Sum { refused() }

/// Refused: a constraint has one anchor on each side.
@_alwaysEmitIntoClient
public func == <Result: _SidesWithOneAnchor>(
  lhs: some _LinearOperand, rhs: _SumOfAnchors
) -> Result { refused() }

/// Refused: a constraint has one anchor on each side.
@_alwaysEmitIntoClient
public func <= <Result: _SidesWithOneAnchor>(
  lhs: some _LinearOperand, rhs: _SumOfAnchors
) -> Result { refused() }

/// Refused: a constraint has one anchor on each side.
@_alwaysEmitIntoClient
public func >= <Result: _SidesWithOneAnchor>(
  lhs: some _LinearOperand, rhs: _SumOfAnchors
) -> Result { refused() }

// A type has one property of a name. These protocols have the second and the third.

/// The builder, as one that rejects whole views.
public protocol _RefusesItems {}
/// The builder, as one that rejects sums of anchors.
public protocol _RefusesSums {}

extension ConstraintBuilder: _RefusesItems, _RefusesSums {}

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

extension _RefusesSums {
  /// Refuses a relation with a sum of anchors.
  public static var buildExpression: (_SidesWithTwoAnchors) -> ConstraintBuilder._Statements {
    @available(
      *, unavailable,
      message: """
        only a number can be added to an anchor or subtracted from it; a constraint has one anchor on each \
        side
        """
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

/// Refused: a constraint is between anchors, not between items.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "a view has no single value: write 'a.edges <= b.edges'")
public func <= (lhs: some LayoutItem, rhs: some LayoutItem) -> ConstraintGroup { refused() }

/// Refused: a constraint is between anchors, not between items.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "a view has no single value: write 'a.edges >= b.edges'")
public func >= (lhs: some LayoutItem, rhs: some LayoutItem) -> ConstraintGroup { refused() }

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

// MARK: - Tuples

/// Refused: a size has a type.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write 'Size(width: 10, height: 20)' for '(10, 20)'")
public func == <Width: LayoutNumber, Height: LayoutNumber>(
  lhs: some _Composites<SizeAnchor>, rhs: (Width, Height)
) -> ConstraintGroup { refused() }

/// Refused: a size has a type.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write 'Size(width: 10, height: 20)' for '(10, 20)'")
public func <= <Width: LayoutNumber, Height: LayoutNumber>(
  lhs: some _Composites<SizeAnchor>, rhs: (Width, Height)
) -> ConstraintGroup { refused() }

/// Refused: a size has a type.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write 'Size(width: 10, height: 20)' for '(10, 20)'")
public func >= <Width: LayoutNumber, Height: LayoutNumber>(
  lhs: some _Composites<SizeAnchor>, rhs: (Width, Height)
) -> ConstraintGroup { refused() }
