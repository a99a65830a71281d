/// A type that has anchors: every ``LayoutItem``, and ``ItemAnchors``.
///
/// Each anchor has a default by a hidden name, so that a class's own property of the same name (a
/// `width` that is a number) hides the anchor rather than clashing with it; `item.anchors.width` is
/// always the anchor.
public protocol AnchorSource: AnyObject {
  /// The node of the item that the anchors belong to.
  var layoutNode: LayoutNode { get }

  /// The left edge.
  var left: LayoutAnchor<LayoutXAxis> { get }
  /// The right edge.
  var right: LayoutAnchor<LayoutXAxis> { get }
  /// The edge where text begins.
  var leading: LayoutAnchor<LayoutXAxis> { get }
  /// The edge where text ends.
  var trailing: LayoutAnchor<LayoutXAxis> { get }
  /// The middle between left and right.
  var centerX: LayoutAnchor<LayoutXAxis> { get }
  /// The left edge, moved in by the left margin.
  var leftMargin: LayoutAnchor<LayoutXAxis> { get }
  /// The right edge, moved in by the right margin.
  var rightMargin: LayoutAnchor<LayoutXAxis> { get }
  /// The leading edge, moved in by the margin on that side.
  var leadingMargin: LayoutAnchor<LayoutXAxis> { get }
  /// The trailing edge, moved in by the margin on that side.
  var trailingMargin: LayoutAnchor<LayoutXAxis> { get }
  /// The middle between the left and the right margin.
  var centerXWithinMargins: LayoutAnchor<LayoutXAxis> { get }
  /// The top edge.
  var top: LayoutAnchor<LayoutYAxis> { get }
  /// The bottom edge.
  var bottom: LayoutAnchor<LayoutYAxis> { get }
  /// The middle between top and bottom.
  var centerY: LayoutAnchor<LayoutYAxis> { get }
  /// The baseline of the first line of text.
  var firstBaseline: LayoutAnchor<LayoutYAxis> { get }
  /// The baseline of the last line of text.
  var lastBaseline: LayoutAnchor<LayoutYAxis> { get }
  /// The top edge, moved in by the top margin.
  var topMargin: LayoutAnchor<LayoutYAxis> { get }
  /// The bottom edge, moved in by the bottom margin.
  var bottomMargin: LayoutAnchor<LayoutYAxis> { get }
  /// The middle between the top and the bottom margin.
  var centerYWithinMargins: LayoutAnchor<LayoutYAxis> { get }
  /// The width, in points.
  var width: LayoutAnchor<LayoutDimension> { get }
  /// The height, in points.
  var height: LayoutAnchor<LayoutDimension> { get }
  /// The four edges: top, leading, bottom, trailing.
  var edges: EdgesAnchor { get }
  /// The leading and the trailing edge.
  var horizontalEdges: EdgesAnchor { get }
  /// The top and the bottom edge.
  var verticalEdges: EdgesAnchor { get }
  /// Some of the edges, in this order.
  ///
  ///     image.edges(.left, .right, .top) == card.edges.inset(by: 8)
  func edges(_ edges: LayoutEdge...) -> EdgesAnchor
  /// The four edges but for some of them.
  ///
  ///     list.edges(excluding: .top) == card.edges      // leading, bottom, trailing
  ///
  /// If you exclude `left` or `right`, the others are physical too.
  func edges(excluding excluded: LayoutEdge...) -> EdgesAnchor
  /// The width and the height.
  var size: SizeAnchor { get }
  /// The horizontal and the vertical middle.
  var center: CenterAnchor { get }
}
