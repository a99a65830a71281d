// `[a, b, c].height` is an array of anchors, which relations accept on either side.

extension Array where Element: AnchorSource {
  /// The left edges.
  @_alwaysEmitIntoClient public var left: [Anchor<XAxis>] { map { $0.left } }
  /// The right edges.
  @_alwaysEmitIntoClient public var right: [Anchor<XAxis>] { map { $0.right } }
  /// The edges where text begins.
  @_alwaysEmitIntoClient public var leading: [Anchor<XAxis>] { map { $0.leading } }
  /// The edges where text ends.
  @_alwaysEmitIntoClient public var trailing: [Anchor<XAxis>] { map { $0.trailing } }
  /// The horizontal middles.
  @_alwaysEmitIntoClient public var centerX: [Anchor<XAxis>] { map { $0.centerX } }
  /// The top edges.
  @_alwaysEmitIntoClient public var top: [Anchor<YAxis>] { map { $0.top } }
  /// The bottom edges.
  @_alwaysEmitIntoClient public var bottom: [Anchor<YAxis>] { map { $0.bottom } }
  /// The vertical middles.
  @_alwaysEmitIntoClient public var centerY: [Anchor<YAxis>] { map { $0.centerY } }
  /// The baselines of the first lines.
  @_alwaysEmitIntoClient public var firstBaseline: [Anchor<YAxis>] { map { $0.firstBaseline } }
  /// The baselines of the last lines.
  @_alwaysEmitIntoClient public var lastBaseline: [Anchor<YAxis>] { map { $0.lastBaseline } }
  /// The left margins.
  @_alwaysEmitIntoClient public var leftMargin: [Anchor<XAxis>] { map { $0.leftMargin } }
  /// The right margins.
  @_alwaysEmitIntoClient public var rightMargin: [Anchor<XAxis>] { map { $0.rightMargin } }
  /// The top margins.
  @_alwaysEmitIntoClient public var topMargin: [Anchor<YAxis>] { map { $0.topMargin } }
  /// The bottom margins.
  @_alwaysEmitIntoClient public var bottomMargin: [Anchor<YAxis>] { map { $0.bottomMargin } }
  /// The margins where text begins.
  @_alwaysEmitIntoClient public var leadingMargin: [Anchor<XAxis>] { map { $0.leadingMargin } }
  /// The margins where text ends.
  @_alwaysEmitIntoClient public var trailingMargin: [Anchor<XAxis>] { map { $0.trailingMargin } }
  /// The horizontal middles within the margins.
  @_alwaysEmitIntoClient public var centerXWithinMargins: [Anchor<XAxis>] {
    map { $0.centerXWithinMargins }
  }
  /// The vertical middles within the margins.
  @_alwaysEmitIntoClient public var centerYWithinMargins: [Anchor<YAxis>] {
    map { $0.centerYWithinMargins }
  }
  /// The widths.
  @_alwaysEmitIntoClient public var width: [Anchor<Extent>] { map { $0.width } }
  /// The heights.
  @_alwaysEmitIntoClient public var height: [Anchor<Extent>] { map { $0.height } }
  /// The four edges of each.
  @_alwaysEmitIntoClient public var edges: [EdgesAnchor] { map { $0.edges } }
  /// The leading and trailing edges of each.
  @_alwaysEmitIntoClient public var horizontalEdges: [EdgesAnchor] { map { $0.horizontalEdges } }
  /// The top and bottom edges of each.
  @_alwaysEmitIntoClient public var verticalEdges: [EdgesAnchor] { map { $0.verticalEdges } }
  /// The sizes.
  @_alwaysEmitIntoClient public var size: [SizeAnchor] { map { $0.size } }
  /// The centers.
  @_alwaysEmitIntoClient public var center: [CenterAnchor] { map { $0.center } }
}

extension Array where Element == any LayoutItem {
  /// The anchors of items of different classes: `[label, guide].anchors.top == card.top`.
  @_alwaysEmitIntoClient public var anchors: [LayoutNode] { map { $0.layoutNode } }
}

extension Array where Element: LayoutItem {
  /// The anchors of the items, whatever properties of the same names they have.
  @_alwaysEmitIntoClient public var anchors: [LayoutNode] { map { $0.layoutNode } }
}
