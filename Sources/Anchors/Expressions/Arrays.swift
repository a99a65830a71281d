// `[a, b, c].height` is an array of anchors, and relations accept such arrays on either side.

extension Array where Element: AnchorSource {
  /// The left edges.
  public var left: [Anchor<XAxis>] { map(\.left) }
  /// The right edges.
  public var right: [Anchor<XAxis>] { map(\.right) }
  /// The edges where text begins.
  public var leading: [Anchor<XAxis>] { map(\.leading) }
  /// The edges where text ends.
  public var trailing: [Anchor<XAxis>] { map(\.trailing) }
  /// The horizontal middles.
  public var centerX: [Anchor<XAxis>] { map(\.centerX) }
  /// The top edges.
  public var top: [Anchor<YAxis>] { map(\.top) }
  /// The bottom edges.
  public var bottom: [Anchor<YAxis>] { map(\.bottom) }
  /// The vertical middles.
  public var centerY: [Anchor<YAxis>] { map(\.centerY) }
  /// The baselines of the first lines.
  public var firstBaseline: [Anchor<YAxis>] { map(\.firstBaseline) }
  /// The baselines of the last lines.
  public var lastBaseline: [Anchor<YAxis>] { map(\.lastBaseline) }
  /// The left margins.
  public var leftMargin: [Anchor<XAxis>] { map(\.leftMargin) }
  /// The right margins.
  public var rightMargin: [Anchor<XAxis>] { map(\.rightMargin) }
  /// The top margins.
  public var topMargin: [Anchor<YAxis>] { map(\.topMargin) }
  /// The bottom margins.
  public var bottomMargin: [Anchor<YAxis>] { map(\.bottomMargin) }
  /// The margins where text begins.
  public var leadingMargin: [Anchor<XAxis>] { map(\.leadingMargin) }
  /// The margins where text ends.
  public var trailingMargin: [Anchor<XAxis>] { map(\.trailingMargin) }
  /// The horizontal middles within the margins.
  public var centerXWithinMargins: [Anchor<XAxis>] { map(\.centerXWithinMargins) }
  /// The vertical middles within the margins.
  public var centerYWithinMargins: [Anchor<YAxis>] { map(\.centerYWithinMargins) }
  /// The widths.
  public var width: [Anchor<Extent>] { map(\.width) }
  /// The heights.
  public var height: [Anchor<Extent>] { map(\.height) }
  /// The four edges of each.
  public var edges: [EdgesAnchor] { map(\.edges) }
  /// The leading and trailing edges of each.
  public var horizontalEdges: [EdgesAnchor] { map(\.horizontalEdges) }
  /// The top and bottom edges of each.
  public var verticalEdges: [EdgesAnchor] { map(\.verticalEdges) }
  /// The sizes.
  public var size: [SizeAnchor] { map(\.size) }
  /// The centers.
  public var center: [CenterAnchor] { map(\.center) }
}

extension Array where Element == any LayoutItem {
  /// The anchors of items of different classes: `[label, guide].anchors.top == card.top`.
  public var anchors: [LayoutNode] { map { $0.anchorNode } }
}

extension Array where Element: LayoutItem {
  /// The anchors of the items, whatever properties of the same names they have.
  public var anchors: [LayoutNode] { map(\.anchorNode) }
}

/// The constraints that every term on the left equals the one on the right.
///
///     [a, b, c].top == card.top + 8
public func == <L: LinearTerm, R: LinearTerm>(lhs: [L], rhs: R) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(lhs.map { $0 == rhs })
}

/// The constraints that every term on the left is at most the one on the right.
public func <= <L: LinearTerm, R: LinearTerm>(lhs: [L], rhs: R) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(lhs.map { $0 <= rhs })
}

/// The constraints that every term on the left is at least the one on the right.
public func >= <L: LinearTerm, R: LinearTerm>(lhs: [L], rhs: R) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(lhs.map { $0 >= rhs })
}

/// The constraints that the term on the left equals every one on the right.
///
///     a.width == [b.width, c.width]
public func == <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: [R]) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(rhs.map { lhs == $0 })
}

/// The constraints that the term on the left is at most every one on the right.
public func <= <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: [R]) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(rhs.map { lhs <= $0 })
}

/// The constraints that the term on the left is at least every one on the right.
public func >= <L: LinearTerm, R: LinearTerm>(lhs: L, rhs: [R]) -> ConstraintGroup
where L.Kind == R.Kind {
  ConstraintGroup(rhs.map { lhs >= $0 })
}

/// The constraints `term == number` for every term.
///
///     [a, b, c].height == 44
public func == <L: LinearTerm>(lhs: [L], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 == rhs })
}

/// The constraints `term <= number` for every term.
public func <= <L: LinearTerm>(lhs: [L], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 <= rhs })
}

/// The constraints `term >= number` for every term.
public func >= <L: LinearTerm>(lhs: [L], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.map { $0 >= rhs })
}

/// The constraints that every composite on the left equals the one on the right.
///
///     [photo, shade].edges == card.edges
public func == <C: AnchorComposite>(lhs: [C], rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.equal, to: rhs) })
}

/// The constraints that every composite on the left is at most the one on the right.
public func <= <C: AnchorComposite>(lhs: [C], rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.lessThanOrEqual, to: rhs) })
}

/// The constraints that every composite on the left is at least the one on the right.
public func >= <C: AnchorComposite>(lhs: [C], rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.greaterThanOrEqual, to: rhs) })
}

/// The constraints `attribute == number` for every attribute of every composite.
///
///     [icon, badge].size == 40
public func == <C: AnchorComposite>(lhs: [C], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.equal, to: rhs) })
}

/// The constraints `attribute <= number` for every attribute of every composite; on far edges `>=`.
public func <= <C: AnchorComposite>(lhs: [C], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.lessThanOrEqual, to: rhs) })
}

/// The constraints `attribute >= number` for every attribute of every composite; on far edges `<=`.
public func >= <C: AnchorComposite>(lhs: [C], rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { $0.related(.greaterThanOrEqual, to: rhs) })
}

/// The constraints that every width and height is that of a size.
///
///     [icon, badge].size == Size(width: 40, height: 24)
public func == (lhs: [SizeAnchor], rhs: Size) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { ($0 == rhs).constraints })
}

/// The constraints that the edges of every item are its superview's, moved inwards.
///
///     [photo, shade].edges == Insets(4)
public func == (lhs: [EdgesAnchor], rhs: some EdgeDistances) -> ConstraintGroup {
  ConstraintGroup(lhs.flatMap { ($0 == rhs).constraints })
}
