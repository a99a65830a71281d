// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension Edges {
  // Inward on all sides. `left` of insets is the leading inset, also in a right-to-left layout.
  // Cartography/Edges.swift, inseted.
  public func inseted(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    -> Expression<Edges>
  {
    Expression(self, [top, leading, -bottom, -trailing].map { Coefficients(1, $0) })
  }

  public func inseted(horizontally: CGFloat, vertically: CGFloat) -> Expression<Edges> {
    inseted(top: vertically, leading: horizontally, bottom: vertically, trailing: horizontally)
  }

  public func inseted(horizontally: CGFloat) -> Expression<Edges> {
    inseted(horizontally: horizontally, vertically: 0)
  }

  public func inseted(vertically: CGFloat) -> Expression<Edges> {
    inseted(horizontally: 0, vertically: vertically)
  }

  public func inseted(by value: CGFloat) -> Expression<Edges> {
    inseted(horizontally: value, vertically: value)
  }

  public func inseted(by insets: UIEdgeInsets) -> Expression<Edges> {
    inseted(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

public func inset(_ edges: Edges, _ all: CGFloat) -> Expression<Edges> { edges.inseted(by: all) }

public func inset(_ edges: Edges, _ horizontal: CGFloat, _ vertical: CGFloat) -> Expression<Edges> {
  edges.inseted(horizontally: horizontal, vertically: vertical)
}

public func inset(_ edges: Edges, horizontally horizontal: CGFloat) -> Expression<Edges> {
  edges.inseted(horizontally: horizontal)
}

public func inset(_ edges: Edges, vertically vertical: CGFloat) -> Expression<Edges> {
  edges.inseted(vertically: vertical)
}

// Top, leading, bottom, trailing: the order of `UIEdgeInsets`. Cartography/Edges.swift, inset.
public func inset(
  _ edges: Edges, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> Expression<Edges> {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

public func inset(_ edges: Edges, _ insets: UIEdgeInsets) -> Expression<Edges> {
  edges.inseted(by: insets)
}
