// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// The view's edge, not its margin, with the superview's margin. ALView+PureLayout.m,
// autoPinEdgeToSuperviewMargin.
extension UIView {
  @discardableResult
  public func autoPinEdge(toSuperviewMargin edge: ALEdge) -> NSLayoutConstraint {
    autoPinEdge(toSuperviewMargin: edge, relation: .equal)
  }

  @discardableResult
  public func autoPinEdge(toSuperviewMargin edge: ALEdge, withInset inset: CGFloat)
    -> NSLayoutConstraint
  {
    constrain(edge.rawValue, edge.margin.rawValue, parent, 1, edge.isFar ? -inset : inset, .equal)
  }

  @discardableResult
  public func autoPinEdge(toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation)
    -> NSLayoutConstraint
  {
    constrain(
      edge.rawValue, edge.margin.rawValue, parent, 1, 0, edge.isFar ? relation.inverted : relation)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
    autoPinEdgesToSuperviewMargins(with: .zero)
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
    [.top, .leading, .bottom, .trailing].map {
      autoPinEdge(toSuperviewMargin: $0, withInset: insets[$0])
    }
  }

  @discardableResult
  public func autoPinEdges(toSuperviewMarginsExcludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
    edge.others.map { autoPinEdge(toSuperviewMargin: $0) }
  }

  // MARK: A controller's guides

  @discardableResult
  public func autoPin(toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat)
    -> NSLayoutConstraint
  {
    autoPin(toTopLayoutGuideOf: viewController, withInset: inset, relation: .equal)
  }

  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(
      ALEdge.top.rawValue, ALEdge.bottom.rawValue, viewController.topLayoutGuide, 1, inset, relation
    )
  }

  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat
  ) -> NSLayoutConstraint {
    autoPin(toBottomLayoutGuideOf: viewController, withInset: inset, relation: .equal)
  }

  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(
      ALEdge.bottom.rawValue, ALEdge.top.rawValue, viewController.bottomLayoutGuide, 1, -inset,
      relation.inverted)
  }
}
