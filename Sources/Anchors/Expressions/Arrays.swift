// `[a, b, c].height` is an array of anchors, which relations accept on either side.

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
