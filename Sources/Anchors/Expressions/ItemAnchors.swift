extension AnchorSource {
  /// The left edge.
  public var left: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .left) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The right edge.
  public var right: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .right) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The edge where text begins.
  public var leading: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .leading) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The edge where text ends.
  public var trailing: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .trailing) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between left and right.
  public var centerX: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .centerX) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The left edge, moved in by the left margin.
  public var leftMargin: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .leftMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The right edge, moved in by the right margin.
  public var rightMargin: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .rightMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The leading edge, moved in by the margin on that side.
  public var leadingMargin: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .leadingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The trailing edge, moved in by the margin on that side.
  public var trailingMargin: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .trailingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between the left and the right margin.
  public var centerXWithinMargins: Anchor<XAxis> {
    @inlinable get { Anchor(layoutNode, .centerXWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// The top edge.
  public var top: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .top) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The bottom edge.
  public var bottom: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .bottom) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between top and bottom.
  public var centerY: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .centerY) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The baseline of the first line of text.
  public var firstBaseline: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .firstBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The baseline of the last line of text.
  public var lastBaseline: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .lastBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The top edge, moved in by the top margin.
  public var topMargin: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .topMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The bottom edge, moved in by the bottom margin.
  public var bottomMargin: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .bottomMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between the top and the bottom margin.
  public var centerYWithinMargins: Anchor<YAxis> {
    @inlinable get { Anchor(layoutNode, .centerYWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// The width, in points.
  public var width: Anchor<Extent> {
    @inlinable get { Anchor(layoutNode, .width) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The height, in points.
  public var height: Anchor<Extent> {
    @inlinable get { Anchor(layoutNode, .height) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

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
  /// The four edges but for some of them.
  ///
  ///     list.edges(excluding: .top) == card.edges      // leading, bottom, trailing
  ///
  /// Where `left` or `right` is left out, the others are physical too.
  public func edges(excluding excluded: Edge...) -> EdgesAnchor {
    EdgesAnchor(layoutNode, Edge.around(excluding: excluded))
  }
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
