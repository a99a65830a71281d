// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension UIView {
  @discardableResult
  public func autoMatch(_ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView)
    -> NSLayoutConstraint
  {
    constrain(dimension.rawValue, toDimension.rawValue, otherView, 1, 0, .equal)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withOffset offset: CGFloat
  ) -> NSLayoutConstraint {
    constrain(dimension.rawValue, toDimension.rawValue, otherView, 1, offset, .equal)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withOffset offset: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(dimension.rawValue, toDimension.rawValue, otherView, 1, offset, relation)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withMultiplier multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constrain(dimension.rawValue, toDimension.rawValue, otherView, multiplier, 0, .equal)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    constrain(dimension.rawValue, toDimension.rawValue, otherView, multiplier, 0, relation)
  }

  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
  }

  @discardableResult
  public func autoSetDimension(_ dimension: ALDimension, toSize size: CGFloat) -> NSLayoutConstraint
  {
    autoSetDimension(dimension, toSize: size, relation: .equal)
  }

  // The multiplier is 0, which has no effect without a second item. ALView+PureLayout.m,
  // autoSetDimension.
  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: dimension == .width ? .width : .height, relatedBy: relation,
      toItem: nil, attribute: .notAnAttribute, multiplier: 0, constant: size)
    constraint.autoInstall()
    return constraint
  }

  // These two take the priority of the block around them, and trap without one.
  // ALView+PureLayout.m, autoSetContentHuggingPriorityForAxis.
  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    translatesAutoresizingMaskIntoConstraints = false
    setContentCompressionResistancePriority(priorityOfBlock, for: axis.constraintAxis)
  }

  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(priorityOfBlock, for: axis.constraintAxis)
  }

  private var priorityOfBlock: UILayoutPriority {
    guard let priority = NSLayoutConstraint.blockPriority else {
      preconditionFailure("outside of a block of autoSetPriority(_:forConstraints:)")
    }
    return priority
  }
}
