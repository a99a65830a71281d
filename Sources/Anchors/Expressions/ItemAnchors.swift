extension AnchorSource {
  /// The left edge.
  @_alwaysEmitIntoClient
  public var left: Anchor<XAxis> {
    get { Anchor(layoutNode, .left) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The right edge.
  @_alwaysEmitIntoClient
  public var right: Anchor<XAxis> {
    get { Anchor(layoutNode, .right) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The edge where text begins.
  @_alwaysEmitIntoClient
  public var leading: Anchor<XAxis> {
    get { Anchor(layoutNode, .leading) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The edge where text ends.
  @_alwaysEmitIntoClient
  public var trailing: Anchor<XAxis> {
    get { Anchor(layoutNode, .trailing) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between left and right.
  @_alwaysEmitIntoClient
  public var centerX: Anchor<XAxis> {
    get { Anchor(layoutNode, .centerX) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The left edge, moved in by the left margin.
  @_alwaysEmitIntoClient
  public var leftMargin: Anchor<XAxis> {
    get { Anchor(layoutNode, .leftMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The right edge, moved in by the right margin.
  @_alwaysEmitIntoClient
  public var rightMargin: Anchor<XAxis> {
    get { Anchor(layoutNode, .rightMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The leading edge, moved in by the margin on that side.
  @_alwaysEmitIntoClient
  public var leadingMargin: Anchor<XAxis> {
    get { Anchor(layoutNode, .leadingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The trailing edge, moved in by the margin on that side.
  @_alwaysEmitIntoClient
  public var trailingMargin: Anchor<XAxis> {
    get { Anchor(layoutNode, .trailingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between the left and the right margin.
  @_alwaysEmitIntoClient
  public var centerXWithinMargins: Anchor<XAxis> {
    get { Anchor(layoutNode, .centerXWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// The top edge.
  @_alwaysEmitIntoClient
  public var top: Anchor<YAxis> {
    get { Anchor(layoutNode, .top) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The bottom edge.
  @_alwaysEmitIntoClient
  public var bottom: Anchor<YAxis> {
    get { Anchor(layoutNode, .bottom) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between top and bottom.
  @_alwaysEmitIntoClient
  public var centerY: Anchor<YAxis> {
    get { Anchor(layoutNode, .centerY) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The baseline of the first line of text.
  @_alwaysEmitIntoClient
  public var firstBaseline: Anchor<YAxis> {
    get { Anchor(layoutNode, .firstBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The baseline of the last line of text.
  @_alwaysEmitIntoClient
  public var lastBaseline: Anchor<YAxis> {
    get { Anchor(layoutNode, .lastBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The top edge, moved in by the top margin.
  @_alwaysEmitIntoClient
  public var topMargin: Anchor<YAxis> {
    get { Anchor(layoutNode, .topMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The bottom edge, moved in by the bottom margin.
  @_alwaysEmitIntoClient
  public var bottomMargin: Anchor<YAxis> {
    get { Anchor(layoutNode, .bottomMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between the top and the bottom margin.
  @_alwaysEmitIntoClient
  public var centerYWithinMargins: Anchor<YAxis> {
    get { Anchor(layoutNode, .centerYWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// The width, in points.
  @_alwaysEmitIntoClient
  public var width: Anchor<Extent> {
    get { Anchor(layoutNode, .width) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The height, in points.
  @_alwaysEmitIntoClient
  public var height: Anchor<Extent> {
    get { Anchor(layoutNode, .height) }
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
  @_alwaysEmitIntoClient
  public func edges(_ edges: Edge...) -> EdgesAnchor { EdgesAnchor(layoutNode, edges) }
  /// The four edges but for some of them.
  ///
  ///     list.edges(excluding: .top) == card.edges      // leading, bottom, trailing
  ///
  /// Where `left` or `right` is left out, the others are physical too.
  @_alwaysEmitIntoClient
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
  @_alwaysEmitIntoClient public var anchors: LayoutNode { layoutNode }
}

extension LayoutNode: AnchorSource {
  /// The node itself.
  @_alwaysEmitIntoClient public var layoutNode: LayoutNode { self }
}
