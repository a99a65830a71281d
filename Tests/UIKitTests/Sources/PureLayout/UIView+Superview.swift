// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension UIView {
  // The horizontal axis comes first. ALView+PureLayout.m, autoCenterInSuperview.
  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    constrain(axis.rawValue, axis.rawValue, parent, 1, 0, .equal)
  }

  @discardableResult
  public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewMarginAxis: .horizontal),
      autoAlignAxis(toSuperviewMarginAxis: .vertical),
    ]
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
    precondition(axis == .vertical || axis == .horizontal, "a baseline has no margin")
    let margin: ALMarginAxis = axis == .vertical ? .vertical : .horizontal
    return constrain(axis.rawValue, margin.rawValue, parent, 1, 0, .equal)
  }

  // MARK: Edges

  @discardableResult
  public func autoPinEdge(toSuperviewEdge edge: ALEdge) -> NSLayoutConstraint {
    autoPinEdge(toSuperviewEdge: edge, withInset: 0)
  }

  @discardableResult
  public func autoPinEdge(toSuperviewEdge edge: ALEdge, withInset inset: CGFloat)
    -> NSLayoutConstraint
  {
    autoPinEdge(toSuperviewEdge: edge, withInset: inset, relation: .equal)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(
      edge.rawValue, edge.rawValue, parent, 1, edge.isFar ? -inset : inset,
      edge.isFar ? relation.inverted : relation)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges() -> [NSLayoutConstraint] {
    autoPinEdgesToSuperviewEdges(with: .zero)
  }

  // `left` of insets is the leading inset. ALView+PureLayout.m,
  // autoPinEdgesToSuperviewEdgesWithInsets.
  @discardableResult
  public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
    [.top, .leading, .bottom, .trailing].map {
      autoPinEdge(toSuperviewEdge: $0, withInset: insets[$0])
    }
  }

  // Without left or right, the opposite edge is the physical one. ALView+PureLayout.m,
  // autoPinEdgesToSuperviewEdgesWithInsets:excludingEdge:.
  @discardableResult
  public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets, excludingEdge edge: ALEdge)
    -> [NSLayoutConstraint]
  {
    edge.others.map { autoPinEdge(toSuperviewEdge: $0, withInset: insets[$0]) }
  }

  // MARK: Safe area

  @discardableResult
  public func autoPinEdge(toSuperviewSafeArea edge: ALEdge) -> NSLayoutConstraint {
    autoPinEdge(toSuperviewSafeArea: edge, withInset: 0)
  }

  @discardableResult
  public func autoPinEdge(toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat)
    -> NSLayoutConstraint
  {
    autoPinEdge(toSuperviewSafeArea: edge, withInset: inset, relation: .equal)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(
      edge.rawValue, edge.rawValue, parent.safeAreaLayoutGuide, 1, edge.isFar ? -inset : inset,
      edge.isFar ? relation.inverted : relation)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea() -> [NSLayoutConstraint] {
    autoPinEdgesToSuperviewSafeArea(with: .zero)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
    [.top, .leading, .bottom, .trailing].map {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: insets[$0])
    }
  }

  // Unlike the superview's edges: without left or right, the other edge is the leading or trailing
  // one. ALView+PureLayout.m, autoPinEdgesToSuperviewSafeAreaWithInsets:excludingEdge:.
  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets, excludingEdge edge: ALEdge)
    -> [NSLayoutConstraint]
  {
    let excluded: ALEdge = edge == .left ? .leading : edge == .right ? .trailing : edge
    return [.top, .leading, .bottom, .trailing].filter { $0 != excluded }.map {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: insets[$0])
    }
  }
}

extension UIEdgeInsets {
  subscript(edge: ALEdge) -> CGFloat {
    switch edge {
    case .top: top
    case .bottom: bottom
    case .left, .leading: left
    case .right, .trailing: right
    }
  }
}

extension ALEdge {
  /// The edges that are pinned without this one, in the order of the original.
  var others: [ALEdge] {
    switch self {
    case .left: [.top, .bottom, .right]
    case .right: [.top, .left, .bottom]
    case .top: [.leading, .bottom, .trailing]
    case .bottom: [.top, .leading, .trailing]
    case .leading: [.top, .bottom, .trailing]
    case .trailing: [.top, .leading, .bottom]
    }
  }
}
