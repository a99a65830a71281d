extension AnchorSource {
  /// The left edge.
  @inlinable public var left: Anchor<XAxis> { Anchor(layoutNode, .left) }
  /// The right edge.
  @inlinable public var right: Anchor<XAxis> { Anchor(layoutNode, .right) }
  /// The edge where text begins.
  @inlinable public var leading: Anchor<XAxis> { Anchor(layoutNode, .leading) }
  /// The edge where text ends.
  @inlinable public var trailing: Anchor<XAxis> { Anchor(layoutNode, .trailing) }
  /// The middle between left and right.
  @inlinable public var centerX: Anchor<XAxis> { Anchor(layoutNode, .centerX) }
  /// The left edge, moved in by the left margin.
  @inlinable public var leftMargin: Anchor<XAxis> { Anchor(layoutNode, .leftMargin) }
  /// The right edge, moved in by the right margin.
  @inlinable public var rightMargin: Anchor<XAxis> { Anchor(layoutNode, .rightMargin) }
  /// The leading edge, moved in by the margin on that side.
  @inlinable public var leadingMargin: Anchor<XAxis> { Anchor(layoutNode, .leadingMargin) }
  /// The trailing edge, moved in by the margin on that side.
  @inlinable public var trailingMargin: Anchor<XAxis> { Anchor(layoutNode, .trailingMargin) }
  /// The middle between the left and the right margin.
  @inlinable public var centerXWithinMargins: Anchor<XAxis> {
    Anchor(layoutNode, .centerXWithinMargins)
  }

  /// The top edge.
  @inlinable public var top: Anchor<YAxis> { Anchor(layoutNode, .top) }
  /// The bottom edge.
  @inlinable public var bottom: Anchor<YAxis> { Anchor(layoutNode, .bottom) }
  /// The middle between top and bottom.
  @inlinable public var centerY: Anchor<YAxis> { Anchor(layoutNode, .centerY) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaseline: Anchor<YAxis> { Anchor(layoutNode, .firstBaseline) }
  /// The baseline of the last line of text.
  @inlinable public var lastBaseline: Anchor<YAxis> { Anchor(layoutNode, .lastBaseline) }
  /// The top edge, moved in by the top margin.
  @inlinable public var topMargin: Anchor<YAxis> { Anchor(layoutNode, .topMargin) }
  /// The bottom edge, moved in by the bottom margin.
  @inlinable public var bottomMargin: Anchor<YAxis> { Anchor(layoutNode, .bottomMargin) }
  /// The middle between the top and the bottom margin.
  @inlinable public var centerYWithinMargins: Anchor<YAxis> {
    Anchor(layoutNode, .centerYWithinMargins)
  }

  /// The width, in points.
  @inlinable public var width: Anchor<Extent> { Anchor(layoutNode, .width) }
  /// The height, in points.
  @inlinable public var height: Anchor<Extent> { Anchor(layoutNode, .height) }

  /// The four edges: top, leading, bottom, trailing.
  public var edges: EdgesAnchor { EdgesAnchor(layoutNode, Edge.around) }
  /// The leading and the trailing edge.
  public var horizontalEdges: EdgesAnchor { EdgesAnchor(layoutNode, Edge.horizontal) }
  /// The top and the bottom edge.
  public var verticalEdges: EdgesAnchor { EdgesAnchor(layoutNode, Edge.vertical) }
  /// Some of the edges, in this order.
  ///
  ///     image.edges(.left, .right, .top) == card.edges.inset(by: 8)
  public func edges(_ edges: Edge...) -> EdgesAnchor { EdgesAnchor(layoutNode, edges) }
  /// The width and the height.
  public var size: SizeAnchor { SizeAnchor(layoutNode) }
  /// The horizontal and the vertical middle.
  public var center: CenterAnchor { CenterAnchor(layoutNode) }
}

extension LayoutItem {
  /// The item's anchors, whatever properties of the same names the item's own class has.
  ///
  ///     picture.anchors.width == 2 * picture.anchors.height
  @inlinable public var anchors: LayoutNode { layoutNode }
}

extension LayoutNode: AnchorSource {
  /// The node itself.
  @inlinable public var layoutNode: LayoutNode { self }
}
