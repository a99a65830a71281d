extension AnchorSource {
  /// The left edge.
  @_alwaysEmitIntoClient
  public var left: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .left) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The right edge.
  @_alwaysEmitIntoClient
  public var right: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .right) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The edge where text begins.
  @_alwaysEmitIntoClient
  public var leading: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .leading) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The edge where text ends.
  @_alwaysEmitIntoClient
  public var trailing: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .trailing) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between left and right.
  @_alwaysEmitIntoClient
  public var centerX: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .centerX) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The left edge, moved in by the left margin.
  @_alwaysEmitIntoClient
  public var leftMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .leftMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The right edge, moved in by the right margin.
  @_alwaysEmitIntoClient
  public var rightMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .rightMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The leading edge, moved in by the margin on that side.
  @_alwaysEmitIntoClient
  public var leadingMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .leadingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The trailing edge, moved in by the margin on that side.
  @_alwaysEmitIntoClient
  public var trailingMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .trailingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between the left and the right margin.
  @_alwaysEmitIntoClient
  public var centerXWithinMargins: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .centerXWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// The top edge.
  @_alwaysEmitIntoClient
  public var top: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .top) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The bottom edge.
  @_alwaysEmitIntoClient
  public var bottom: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .bottom) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between top and bottom.
  @_alwaysEmitIntoClient
  public var centerY: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .centerY) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The baseline of the first line of text.
  @_alwaysEmitIntoClient
  public var firstBaseline: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .firstBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The baseline of the last line of text.
  @_alwaysEmitIntoClient
  public var lastBaseline: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .lastBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The top edge, moved in by the top margin.
  @_alwaysEmitIntoClient
  public var topMargin: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .topMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The bottom edge, moved in by the bottom margin.
  @_alwaysEmitIntoClient
  public var bottomMargin: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .bottomMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The middle between the top and the bottom margin.
  @_alwaysEmitIntoClient
  public var centerYWithinMargins: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .centerYWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// The width, in points.
  @_alwaysEmitIntoClient
  public var width: LayoutAnchor<LayoutDimension> {
    get { LayoutAnchor(layoutNode, .width) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// The height, in points.
  @_alwaysEmitIntoClient
  public var height: LayoutAnchor<LayoutDimension> {
    get { LayoutAnchor(layoutNode, .height) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// The four edges: top, leading, bottom, trailing.
  public var edges: EdgesAnchor { EdgesAnchor(layoutNode, LayoutEdge.around) }
  /// The leading and the trailing edge.
  public var horizontalEdges: EdgesAnchor { EdgesAnchor(layoutNode, LayoutEdge.horizontal) }
  /// The top and the bottom edge.
  public var verticalEdges: EdgesAnchor { EdgesAnchor(layoutNode, LayoutEdge.vertical) }
  /// Some of the edges, in this order.
  ///
  ///     image.edges(.left, .right, .top) == card.edges.inset(by: 8)
  @_alwaysEmitIntoClient
  public func edges(_ edges: LayoutEdge...) -> EdgesAnchor { EdgesAnchor(layoutNode, edges) }
  /// The four edges but for some of them.
  ///
  ///     list.edges(excluding: .top) == card.edges      // leading, bottom, trailing
  ///
  /// If you exclude `left` or `right`, the others are physical too.
  @_alwaysEmitIntoClient
  public func edges(excluding excluded: LayoutEdge...) -> EdgesAnchor {
    EdgesAnchor(layoutNode, LayoutEdge.around(excluding: excluded))
  }
  /// The width and the height.
  public var size: SizeAnchor { SizeAnchor(layoutNode) }
  /// The horizontal and the vertical middle.
  public var center: CenterAnchor { CenterAnchor(layoutNode) }
}

/// The anchors of an item whose class has properties of the same names.
///
///     picture.anchors.width == 2 * picture.anchors.height
///
/// This is a class because a ``LayoutItem`` is one: Embedded Swift has no values of a protocol that
/// also structs conform to.
public final class ItemAnchors: AnchorSource {
  /// The library's record of the item.
  public let layoutNode: LayoutNode

  @usableFromInline package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }
}

extension LayoutItem {
  /// The item's anchors, even if its class has properties of the same names.
  ///
  ///     picture.anchors.width == 2 * picture.anchors.height
  @_alwaysEmitIntoClient public var anchors: ItemAnchors { ItemAnchors(layoutNode) }
}
