// `[a, b, c].height` is an array of anchors, and relations accept such arrays on either side.

extension Array where Element: AnchorSource {
  /// The left edges.
  @inlinable public var left: [Anchor<XAxis>] { map { $0.left } }
  /// The right edges.
  @inlinable public var right: [Anchor<XAxis>] { map { $0.right } }
  /// The edges where text begins.
  @inlinable public var leading: [Anchor<XAxis>] { map { $0.leading } }
  /// The edges where text ends.
  @inlinable public var trailing: [Anchor<XAxis>] { map { $0.trailing } }
  /// The horizontal middles.
  @inlinable public var centerX: [Anchor<XAxis>] { map { $0.centerX } }
  /// The top edges.
  @inlinable public var top: [Anchor<YAxis>] { map { $0.top } }
  /// The bottom edges.
  @inlinable public var bottom: [Anchor<YAxis>] { map { $0.bottom } }
  /// The vertical middles.
  @inlinable public var centerY: [Anchor<YAxis>] { map { $0.centerY } }
  /// The baselines of the first lines.
  @inlinable public var firstBaseline: [Anchor<YAxis>] { map { $0.firstBaseline } }
  /// The baselines of the last lines.
  @inlinable public var lastBaseline: [Anchor<YAxis>] { map { $0.lastBaseline } }
  /// The left margins.
  @inlinable public var leftMargin: [Anchor<XAxis>] { map { $0.leftMargin } }
  /// The right margins.
  @inlinable public var rightMargin: [Anchor<XAxis>] { map { $0.rightMargin } }
  /// The top margins.
  @inlinable public var topMargin: [Anchor<YAxis>] { map { $0.topMargin } }
  /// The bottom margins.
  @inlinable public var bottomMargin: [Anchor<YAxis>] { map { $0.bottomMargin } }
  /// The margins where text begins.
  @inlinable public var leadingMargin: [Anchor<XAxis>] { map { $0.leadingMargin } }
  /// The margins where text ends.
  @inlinable public var trailingMargin: [Anchor<XAxis>] { map { $0.trailingMargin } }
  /// The horizontal middles within the margins.
  @inlinable public var centerXWithinMargins: [Anchor<XAxis>] { map { $0.centerXWithinMargins } }
  /// The vertical middles within the margins.
  @inlinable public var centerYWithinMargins: [Anchor<YAxis>] { map { $0.centerYWithinMargins } }
  /// The widths.
  @inlinable public var width: [Anchor<Extent>] { map { $0.width } }
  /// The heights.
  @inlinable public var height: [Anchor<Extent>] { map { $0.height } }
  /// The four edges of each.
  @inlinable public var edges: [EdgesAnchor] { map { $0.edges } }
  /// The leading and trailing edges of each.
  @inlinable public var horizontalEdges: [EdgesAnchor] { map { $0.horizontalEdges } }
  /// The top and bottom edges of each.
  @inlinable public var verticalEdges: [EdgesAnchor] { map { $0.verticalEdges } }
  /// The sizes.
  @inlinable public var size: [SizeAnchor] { map { $0.size } }
  /// The centers.
  @inlinable public var center: [CenterAnchor] { map { $0.center } }
}

extension Array where Element == any LayoutItem {
  /// The anchors of items of different classes: `[label, guide].anchors.top == card.top`.
  @inlinable public var anchors: [LayoutNode] { map { $0.layoutNode } }
}

extension Array where Element: LayoutItem {
  /// The anchors of the items, whatever properties of the same names they have.
  @inlinable public var anchors: [LayoutNode] { map { $0.layoutNode } }
}

/// The constraints that every term on the left equals the one on the right.
///
///     [a, b, c].top == card.top + 8
@inlinable
public func == <L: LinearTerm, R: LinearTerm>(lhs: [L], rhs: R) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(lhs.map { $0 == rhs })
}

/// The constraints that every term on the left is at most the one on the right.
@inlinable
public func <= <L: LinearTerm, R: LinearTerm>(lhs: [L], rhs: R) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(lhs.map { $0 <= rhs })
}

/// The constraints that every term on the left is at least the one on the right.
@inlinable
public func >= <L: LinearTerm, R: LinearTerm>(lhs: [L], rhs: R) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(lhs.map { $0 >= rhs })
}

/// The constraints that the term on the left equals every one on the right.
///
///     a.width == [b.width, c.width]
@inlinable
public func == <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: [R]) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(rhs.map { lhs == $0 })
}

/// The constraints that the term on the left is at most every one on the right.
@inlinable
public func <= <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: [R]) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(rhs.map { lhs <= $0 })
}

/// The constraints that the term on the left is at least every one on the right.
@inlinable
public func >= <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: [R]) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(rhs.map { lhs >= $0 })
}

/// The constraints `term == number` for every term.
///
///     [a, b, c].height == 44
@inlinable
public func == <L: LinearTerm>(lhs: [L], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 == rhs })
}

/// The constraints `term <= number` for every term.
@inlinable
public func <= <L: LinearTerm>(lhs: [L], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 <= rhs })
}

/// The constraints `term >= number` for every term.
@inlinable
public func >= <L: LinearTerm>(lhs: [L], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 >= rhs })
}

/// The constraints that every composite on the left equals the one on the right.
///
///     [photo, shade].edges == card.edges
@inlinable
public func == <C: AnchorComposite>(lhs: [C], rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.equal, to: rhs) })
}

/// The constraints that every composite on the left is at most the one on the right.
@inlinable
public func <= <C: AnchorComposite>(lhs: [C], rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.lessThanOrEqual, to: rhs) })
}

/// The constraints that every composite on the left is at least the one on the right.
@inlinable
public func >= <C: AnchorComposite>(lhs: [C], rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.greaterThanOrEqual, to: rhs) })
}

/// The constraints `attribute == number` for every attribute of every composite.
///
///     [icon, badge].size == 40
@inlinable
public func == <C: AnchorComposite>(lhs: [C], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.equal, to: rhs) })
}

/// The constraints `attribute <= number` for every attribute of every composite; on far edges `>=`.
@inlinable
public func <= <C: AnchorComposite>(lhs: [C], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.lessThanOrEqual, to: rhs) })
}

/// The constraints `attribute >= number` for every attribute of every composite; on far edges `<=`.
@inlinable
public func >= <C: AnchorComposite>(lhs: [C], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.greaterThanOrEqual, to: rhs) })
}

/// The constraints that every width and height is that of a size.
///
///     [icon, badge].size == Size(width: 40, height: 24)
@inlinable
public func == (lhs: [SizeAnchor], rhs: Size) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { ($0 == rhs).constraints })
}

/// The constraints that every width and height is at most that of a size.
@inlinable
public func <= (lhs: [SizeAnchor], rhs: Size) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { ($0 <= rhs).constraints })
}

/// The constraints that every width and height is at least that of a size.
@inlinable
public func >= (lhs: [SizeAnchor], rhs: Size) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { ($0 >= rhs).constraints })
}

/// The constraints that the edges of every item are its superview's, moved inwards.
///
///     [photo, shade].edges == Insets(4)
@inlinable
public func == (lhs: [EdgesAnchor], rhs: some EdgeDistances) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { ($0 == rhs).constraints })
}
