// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol LayoutProxy: AnyObject {
  var context: Context { get }
  var item: AnyObject { get }
}

extension LayoutProxy {
  fileprivate func edge(_ attribute: LayoutAttribute) -> Edge {
    Edge(attribute: attribute, context: context, item: item)
  }
  fileprivate func dimension(_ attribute: LayoutAttribute) -> Dimension {
    Dimension(attribute: attribute, context: context, item: item)
  }
}

public protocol SupportsTopLayoutProxy: LayoutProxy {}
extension SupportsTopLayoutProxy {
  public var top: Edge { edge(.top) }
  public var topMargin: Edge { edge(.topMargin) }
}

public protocol SupportsBottomLayoutProxy: LayoutProxy {}
extension SupportsBottomLayoutProxy {
  public var bottom: Edge { edge(.bottom) }
  public var bottomMargin: Edge { edge(.bottomMargin) }
}

public protocol SupportsRightLayoutProxy: LayoutProxy {}
extension SupportsRightLayoutProxy {
  public var right: Edge { edge(.right) }
  public var rightMargin: Edge { edge(.rightMargin) }
}

public protocol SupportsLeftLayoutProxy: LayoutProxy {}
extension SupportsLeftLayoutProxy {
  public var left: Edge { edge(.left) }
  public var leftMargin: Edge { edge(.leftMargin) }
}

public protocol SupportsLeadingLayoutProxy: LayoutProxy {}
extension SupportsLeadingLayoutProxy {
  public var leading: Edge { edge(.leading) }
  public var leadingMargin: Edge { edge(.leadingMargin) }
}

public protocol SupportsTrailingLayoutProxy: LayoutProxy {}
extension SupportsTrailingLayoutProxy {
  public var trailing: Edge { edge(.trailing) }
  public var trailingMargin: Edge { edge(.trailingMargin) }
}

public protocol SupportsCenterXLayoutProxy: LayoutProxy {}
extension SupportsCenterXLayoutProxy {
  public var centerX: Edge { edge(.centerX) }
  public var centerXWithinMargins: Edge { edge(.centerXWithinMargins) }
}

public protocol SupportsCenterYLayoutProxy: LayoutProxy {}
extension SupportsCenterYLayoutProxy {
  public var centerY: Edge { edge(.centerY) }
  public var centerYWithinMargins: Edge { edge(.centerYWithinMargins) }
}

public protocol SupportsWidthLayoutProxy: LayoutProxy {}
extension SupportsWidthLayoutProxy {
  public var width: Dimension { dimension(.width) }
}

public protocol SupportsHeightLayoutProxy: LayoutProxy {}
extension SupportsHeightLayoutProxy {
  public var height: Dimension { dimension(.height) }
}

public protocol SupportsBaselineLayoutProxy: LayoutProxy {}
extension SupportsBaselineLayoutProxy {
  public var lastBaseline: Edge { edge(.lastBaseline) }
  public var baseline: Edge { edge(.lastBaseline) }
  public var firstBaseline: Edge { edge(.firstBaseline) }
}

// Leading and trailing, not left and right. Cartography/LayoutProxy.swift, edges.
public protocol SupportsEdgesLayoutProxy: SupportsTopLayoutProxy, SupportsBottomLayoutProxy,
  SupportsLeadingLayoutProxy, SupportsTrailingLayoutProxy, SupportsLeftLayoutProxy,
  SupportsRightLayoutProxy
{}
extension SupportsEdgesLayoutProxy {
  public var edges: Edges { Edges(context: context, properties: [top, leading, bottom, trailing]) }
  public var edgesWithinMargins: Edges {
    Edges(context: context, properties: [topMargin, leadingMargin, bottomMargin, trailingMargin])
  }
}

public protocol SupportsCenteringLayoutProxy: SupportsCenterXLayoutProxy, SupportsCenterYLayoutProxy
{}
extension SupportsCenteringLayoutProxy {
  public var center: Point { Point(context: context, properties: [centerX, centerY]) }
  public var centerWithinMargins: Point {
    Point(context: context, properties: [centerXWithinMargins, centerYWithinMargins])
  }
}

public protocol SupportsSizeLayoutProxy: SupportsWidthLayoutProxy, SupportsHeightLayoutProxy {}
extension SupportsSizeLayoutProxy {
  public var size: Size { Size(context: context, properties: [width, height]) }
}

public protocol SupportsPositioningLayoutProxy: SupportsEdgesLayoutProxy, SupportsSizeLayoutProxy,
  SupportsCenteringLayoutProxy
{}
public protocol AutoresizingMaskLayoutProxy: LayoutProxy {
  var translatesAutoresizingMaskIntoConstraints: Bool { get set }
}
