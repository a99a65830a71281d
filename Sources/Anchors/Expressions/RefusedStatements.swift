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

// MARK: - Views and sums in place of anchors

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

// MARK: - Operators

/// Refused: a number minus an anchor is the negative of the anchor, which is hardly ever meant.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "write 'anchor - 10', or '-1 * anchor + 10' if you mean it")
public func - <Operand: _LinearOperand>(lhs: some LayoutNumber, rhs: Operand) -> Operand._Sum {
  refused()
}

/// Refused: a constraint has one anchor on each side.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "only a number can be added to an anchor")
public func + <Operand: _LinearOperand>(lhs: Operand, rhs: some _LinearOperand) -> Operand._Sum {
  refused()
}

/// Refused: a constraint has one anchor on each side.
@_alwaysEmitIntoClient
@available(*, unavailable, message: "only a number can be subtracted from an anchor")
public func - <Operand: _LinearOperand>(lhs: Operand, rhs: some _LinearOperand) -> Operand._Sum {
  refused()
}

// MARK: - Items in place of anchors

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

// MARK: - Other operators

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

// MARK: - Names of other libraries

extension _Constrainable {
  /// Refused: SnapKit's and Masonry's name of `==`.
  @available(
    *, unavailable, message: "write 'v.top == b.top'; 'Coming from SnapKit' has the whole table"
  )
  public func equalTo(_ other: Any) -> _FormerStatement { refused() }

  /// Refused: SnapKit's and Masonry's name of `<=`.
  @available(
    *, unavailable, message: "write 'v.top <= b.top'; 'Coming from SnapKit' has the whole table"
  )
  public func lessThanOrEqualTo(_ other: Any) -> _FormerStatement { refused() }

  /// Refused: SnapKit's and Masonry's name of `>=`.
  @available(
    *, unavailable, message: "write 'v.top >= b.top'; 'Coming from SnapKit' has the whole table"
  )
  public func greaterThanOrEqualTo(_ other: Any) -> _FormerStatement { refused() }

  /// Refused: SnapKit's name of `==` with the superview's anchor.
  @available(
    *, unavailable,
    message: "write 'v.top == 0' for the superview's top; 'Coming from SnapKit' has the whole table"
  )
  public func equalToSuperview() -> _FormerStatement { refused() }
}

/// What the members of other libraries give. Those that follow are accepted, so that the statement
/// has one error.
@dynamicMemberLookup
public struct _FormerStatement: _ConstraintStatement {
  /// Accepts the name of a member.
  public subscript(dynamicMember name: String) -> _FormerStatement { refused() }
  /// Accepts a priority.
  @discardableResult
  public func priority(_ priority: Priority) -> _FormerStatement { refused() }
  /// Accepts the arguments of a member.
  @discardableResult
  public func callAsFunction(_ arguments: Any...) -> _FormerStatement { refused() }
  /// Appends nothing.
  public func _append(to constraints: inout [Constraint]) { refused() }
}

// MARK: - Names of UIKit and AppKit

extension AnchorSource {
  /// Refused: the name of ``left`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "left")
  public var leftAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``right`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "right")
  public var rightAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``leading`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "leading")
  public var leadingAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``trailing`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "trailing")
  public var trailingAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``centerX`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "centerX")
  public var centerXAnchor: LayoutAnchor<LayoutXAxis> { refused() }

  /// Refused: the name of ``top`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "top")
  public var topAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``bottom`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "bottom")
  public var bottomAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``centerY`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "centerY")
  public var centerYAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``firstBaseline`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "firstBaseline")
  public var firstBaselineAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``lastBaseline`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "lastBaseline")
  public var lastBaselineAnchor: LayoutAnchor<LayoutYAxis> { refused() }

  /// Refused: the name of ``width`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "width")
  public var widthAnchor: LayoutAnchor<LayoutDimension> { refused() }

  /// Refused: the name of ``height`` on UIKit and AppKit.
  @available(*, unavailable, renamed: "height")
  public var heightAnchor: LayoutAnchor<LayoutDimension> { refused() }
}
