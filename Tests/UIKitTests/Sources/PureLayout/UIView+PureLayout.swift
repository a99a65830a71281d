// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension UIView {
  // Objective-C's `new` calls the class's own `init`. Swift cannot do that without a required
  // initializer, so the class must support `init(coder:)`. ALView+PureLayout.m, newAutoLayoutView.
  public class func newAutoLayout() -> Self {
    guard let view = self.init(coder: NSCoder()) else { fatalError("init(coder:) has failed") }
    return view.configureForAutoLayout()
  }

  public convenience init(forAutoLayout: Void) {
    self.init(frame: .zero)
    configureForAutoLayout()
  }

  @discardableResult
  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  // MARK: Any attributes

  /// The view that a constraint is with. Traps without a superview. ALView+PureLayout.m.
  var parent: UIView {
    guard let superview else { preconditionFailure("no superview") }
    return superview
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView
  ) -> NSLayoutConstraint {
    autoConstrainAttribute(attribute, to: toAttribute, of: otherView, withOffset: 0)
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
    withOffset offset: CGFloat
  ) -> NSLayoutConstraint {
    autoConstrainAttribute(
      attribute, to: toAttribute, of: otherView, withOffset: offset, relation: .equal)
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
    withOffset offset: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(attribute.rawValue, toAttribute.rawValue, otherView, 1, offset, relation)
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
    withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    autoConstrainAttribute(
      attribute, to: toAttribute, of: otherView, withMultiplier: multiplier, relation: .equal)
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(attribute.rawValue, toAttribute.rawValue, otherView, multiplier, 0, relation)
  }

  /// Makes and installs the constraint of two attributes' raw values.
  func constrain(
    _ first: Int, _ second: Int, _ other: AnyObject, _ multiplier: CGFloat, _ constant: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: NSLayoutConstraint.Attribute(rawValue: first) ?? .notAnAttribute,
      relatedBy: relation, toItem: other,
      attribute: NSLayoutConstraint.Attribute(rawValue: second) ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    constraint.autoInstall()
    return constraint
  }

  // MARK: Edges and axes of other views

  @discardableResult
  public func autoPinEdge(_ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView)
    -> NSLayoutConstraint
  {
    autoPinEdge(edge, to: toEdge, of: otherView, withOffset: 0)
  }

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat
  ) -> NSLayoutConstraint {
    autoPinEdge(edge, to: toEdge, of: otherView, withOffset: offset, relation: .equal)
  }

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat,
    relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(edge.rawValue, toEdge.rawValue, otherView, 1, offset, relation)
  }

  @discardableResult
  public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf otherView: UIView) -> NSLayoutConstraint {
    autoAlignAxis(axis, toSameAxisOf: otherView, withOffset: 0)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat
  ) -> NSLayoutConstraint {
    constrain(axis.rawValue, axis.rawValue, otherView, 1, offset, .equal)
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf otherView: UIView, withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constrain(axis.rawValue, axis.rawValue, otherView, multiplier, 0, .equal)
  }
}
