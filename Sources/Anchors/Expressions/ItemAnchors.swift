// What every item has, and what views of UIKit and AppKit have instead: members of the main actor.

extension AnchorSource {
  /// ``left`` by default.
  @_implements(AnchorSource,left)
  @_alwaysEmitIntoClient
  public var _left: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .left) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``right`` by default.
  @_implements(AnchorSource,right)
  @_alwaysEmitIntoClient
  public var _right: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .right) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``leading`` by default.
  @_implements(AnchorSource,leading)
  @_alwaysEmitIntoClient
  public var _leading: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .leading) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``trailing`` by default.
  @_implements(AnchorSource,trailing)
  @_alwaysEmitIntoClient
  public var _trailing: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .trailing) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``centerX`` by default.
  @_implements(AnchorSource,centerX)
  @_alwaysEmitIntoClient
  public var _centerX: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .centerX) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``leftMargin`` by default.
  @_implements(AnchorSource,leftMargin)
  @_alwaysEmitIntoClient
  public var _leftMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .leftMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``rightMargin`` by default.
  @_implements(AnchorSource,rightMargin)
  @_alwaysEmitIntoClient
  public var _rightMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .rightMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``leadingMargin`` by default.
  @_implements(AnchorSource,leadingMargin)
  @_alwaysEmitIntoClient
  public var _leadingMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .leadingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``trailingMargin`` by default.
  @_implements(AnchorSource,trailingMargin)
  @_alwaysEmitIntoClient
  public var _trailingMargin: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .trailingMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``centerXWithinMargins`` by default.
  @_implements(AnchorSource,centerXWithinMargins)
  @_alwaysEmitIntoClient
  public var _centerXWithinMargins: LayoutAnchor<LayoutXAxis> {
    get { LayoutAnchor(layoutNode, .centerXWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// ``top`` by default.
  @_implements(AnchorSource,top)
  @_alwaysEmitIntoClient
  public var _top: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .top) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``bottom`` by default.
  @_implements(AnchorSource,bottom)
  @_alwaysEmitIntoClient
  public var _bottom: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .bottom) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``centerY`` by default.
  @_implements(AnchorSource,centerY)
  @_alwaysEmitIntoClient
  public var _centerY: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .centerY) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``firstBaseline`` by default.
  @_implements(AnchorSource,firstBaseline)
  @_alwaysEmitIntoClient
  public var _firstBaseline: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .firstBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``lastBaseline`` by default.
  @_implements(AnchorSource,lastBaseline)
  @_alwaysEmitIntoClient
  public var _lastBaseline: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .lastBaseline) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``topMargin`` by default.
  @_implements(AnchorSource,topMargin)
  @_alwaysEmitIntoClient
  public var _topMargin: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .topMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``bottomMargin`` by default.
  @_implements(AnchorSource,bottomMargin)
  @_alwaysEmitIntoClient
  public var _bottomMargin: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .bottomMargin) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``centerYWithinMargins`` by default.
  @_implements(AnchorSource,centerYWithinMargins)
  @_alwaysEmitIntoClient
  public var _centerYWithinMargins: LayoutAnchor<LayoutYAxis> {
    get { LayoutAnchor(layoutNode, .centerYWithinMargins) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// ``width`` by default.
  @_implements(AnchorSource,width)
  @_alwaysEmitIntoClient
  public var _width: LayoutAnchor<LayoutDimension> {
    get { LayoutAnchor(layoutNode, .width) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }
  /// ``height`` by default.
  @_implements(AnchorSource,height)
  @_alwaysEmitIntoClient
  public var _height: LayoutAnchor<LayoutDimension> {
    get { LayoutAnchor(layoutNode, .height) }
    @available(*, unavailable, message: "write '==' for a constraint, rather than '='") set {}
  }

  /// ``edges`` by default.
  @_implements(AnchorSource,edges)
  public var _edges: EdgesAnchor { EdgesAnchor(layoutNode, LayoutEdge.around) }
  /// ``horizontalEdges`` by default.
  @_implements(AnchorSource,horizontalEdges)
  public var _horizontalEdges: EdgesAnchor { EdgesAnchor(layoutNode, LayoutEdge.horizontal) }
  /// ``verticalEdges`` by default.
  @_implements(AnchorSource,verticalEdges)
  public var _verticalEdges: EdgesAnchor { EdgesAnchor(layoutNode, LayoutEdge.vertical) }
  /// ``edges(_:)`` by default.
  @_implements(AnchorSource,edges(_:))
  @_alwaysEmitIntoClient
  public func _edges(_ edges: LayoutEdge...) -> EdgesAnchor { EdgesAnchor(layoutNode, edges) }
  /// ``edges(excluding:)`` by default.
  @_implements(AnchorSource,edges(excluding:))
  @_alwaysEmitIntoClient
  public func _edges(excluding excluded: LayoutEdge...) -> EdgesAnchor {
    EdgesAnchor(layoutNode, LayoutEdge.around(excluding: excluded))
  }
  /// ``size`` by default.
  @_implements(AnchorSource,size)
  public var _size: SizeAnchor { SizeAnchor(layoutNode) }
  /// ``center`` by default.
  @_implements(AnchorSource,center)
  public var _center: CenterAnchor { CenterAnchor(layoutNode) }
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
  /// ``anchors`` by default.
  @_implements(LayoutItem,anchors)
  @_alwaysEmitIntoClient
  public var _anchors: ItemAnchors { ItemAnchors(layoutNode) }
}
