// `[a, b, c].height` is an array of anchors, which relations accept on either side.

extension Array where Element: AnchorSource {
  /// The left edges.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var left: [LayoutAnchor<LayoutXAxis>] { map { $0.left } }
  /// The right edges.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var right: [LayoutAnchor<LayoutXAxis>] { map { $0.right } }
  /// The edges where text begins.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var leading: [LayoutAnchor<LayoutXAxis>] { map { $0.leading } }
  /// The edges where text ends.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var trailing: [LayoutAnchor<LayoutXAxis>] { map { $0.trailing } }
  /// The horizontal middles.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var centerX: [LayoutAnchor<LayoutXAxis>] { map { $0.centerX } }
  /// The top edges.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var top: [LayoutAnchor<LayoutYAxis>] { map { $0.top } }
  /// The bottom edges.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var bottom: [LayoutAnchor<LayoutYAxis>] { map { $0.bottom } }
  /// The vertical middles.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var centerY: [LayoutAnchor<LayoutYAxis>] { map { $0.centerY } }
  /// The baselines of the first lines.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public var firstBaseline: [LayoutAnchor<LayoutYAxis>] { map { $0.firstBaseline } }
  /// The baselines of the last lines.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public var lastBaseline: [LayoutAnchor<LayoutYAxis>] { map { $0.lastBaseline } }
  /// The widths.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var width: [LayoutAnchor<LayoutDimension>] { map { $0.width } }
  /// The heights.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var height: [LayoutAnchor<LayoutDimension>] { map { $0.height } }
  /// The four edges of each.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var edges: [EdgesAnchor] { map { $0.edges } }
  /// The leading and trailing edges of each.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var horizontalEdges: [EdgesAnchor] { map { $0.horizontalEdges } }
  /// The top and bottom edges of each.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var verticalEdges: [EdgesAnchor] { map { $0.verticalEdges } }
  /// The sizes.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var size: [SizeAnchor] { map { $0.size } }
  /// The centers.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var center: [CenterAnchor] { map { $0.center } }
}

extension Array where Element == any LayoutItem {
  /// The anchors of items of different classes: `[label, guide].anchors.top == card.top`.
  @_alwaysEmitIntoClient public var anchors: [ItemAnchors] { map { $0.anchors } }
}

extension Array where Element: LayoutItem {
  /// The anchors of the items, even if their class has properties of the same names.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public var anchors: [ItemAnchors] { map { $0.anchors } }
}
