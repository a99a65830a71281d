// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

extension NSArray {
  // MARK: Constraints

  public func autoInstallConstraints() { NSLayoutConstraint.install(elements()) }
  public func autoRemoveConstraints() { NSLayoutConstraint.deactivate(elements()) }

  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> Self {
    for constraint: NSLayoutConstraint in elements() { constraint.autoIdentify(identifier) }
    return self
  }

  // MARK: Views

  /// The elements of one type: others are ignored. NSArray+PureLayout.m, al_copyViewsOnly.
  private func elements<Element>() -> [Element] { compactMap { $0 as? Element } }

  /// The views, whose masks are turned off, the first one's as well.
  private func views(atLeast minimum: Int) -> [UIView] {
    let views: [UIView] = elements()
    precondition(views.count >= minimum, "too few views")
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    return views
  }

  /// Relates each view, as the first item, to the one before it. NSArray+PureLayout.m,
  /// autoAlignViewsToEdge.
  private func chain(_ make: (UIView, UIView) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
    let views = views(atLeast: 2)
    return zip(views.dropFirst(), views).map(make)
  }

  @discardableResult
  public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    chain { $0.autoPinEdge(edge, to: edge, of: $1) }
  }

  @discardableResult
  public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
    chain { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
  }

  @discardableResult
  public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
    chain { $0.autoMatch(dimension, to: dimension, of: $1) }
  }

  @discardableResult
  public func autoSetViewsDimension(_ dimension: ALDimension, toSize size: CGFloat)
    -> [NSLayoutConstraint]
  {
    views(atLeast: 1).map { $0.autoSetDimension(dimension, toSize: size) }
  }

  @discardableResult
  public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    autoSetViewsDimension(.width, toSize: size.width)
      + autoSetViewsDimension(.height, toSize: size.height)
  }
}

// MARK: - Distribution

extension NSArray {
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat
  ) -> [NSLayoutConstraint] {
    autoDistributeViews(
      along: axis, alignedTo: alignment, withFixedSpacing: spacing, insetSpacing: true)
  }

  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing shouldSpaceInsets: Bool
  ) -> [NSLayoutConstraint] {
    autoDistributeViews(
      along: axis, alignedTo: alignment, withFixedSpacing: spacing, insetSpacing: shouldSpaceInsets,
      matchedSizes: true)
  }

  // Sizes are matched unless told otherwise, and the ends are pinned to the superview, with the
  // spacing as inset or with 0. NSArray+PureLayout.m, autoDistributeViewsAlongAxis.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing shouldSpaceInsets: Bool, matchedSizes shouldMatchSizes: Bool
  ) -> [NSLayoutConstraint] {
    let views = views(atLeast: 1)
    let isVertical = axis == .vertical
    let (first, last): (ALEdge, ALEdge) = isVertical ? (.top, .bottom) : (.leading, .trailing)
    let dimension: ALDimension = isVertical ? .height : .width
    let inset = shouldSpaceInsets ? spacing : 0
    var constraints = [views[0].autoPinEdge(toSuperviewEdge: first, withInset: inset)]
    for (previous, view) in zip(views, views.dropFirst()) {
      constraints.append(view.autoPinEdge(first, to: last, of: previous, withOffset: spacing))
      if shouldMatchSizes {
        constraints.append(view.autoMatch(dimension, to: dimension, of: previous))
      }
      constraints.append(view.align(alignment, to: previous, axis))
    }
    constraints.append(views[views.count - 1].autoPinEdge(toSuperviewEdge: last, withInset: inset))
    return constraints
  }

  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat
  ) -> [NSLayoutConstraint] {
    autoDistributeViews(along: axis, alignedTo: alignment, withFixedSize: size, insetSpacing: true)
  }

  // The centers are at multiples of the superview's center. In a right-to-left app the order of the
  // views is reversed. NSArray+PureLayout.m, autoDistributeViewsAlongAxis:alignedTo:withFixedSize:.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat,
    insetSpacing shouldSpaceInsets: Bool
  ) -> [NSLayoutConstraint] {
    var views = views(atLeast: 1)
    let isVertical = axis == .vertical
    let direction = UIView.userInterfaceLayoutDirection(for: .unspecified)
    if direction == .rightToLeft, !isVertical { views.reverse() }
    let parent = commonSuperview(of: views)
    let center: ALAxis = isVertical ? .horizontal : .vertical
    let count = CGFloat(views.count)
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      constraints.append(view.autoSetDimension(isVertical ? .height : .width, toSize: size))
      var multiplier = CGFloat(index) * 2 / (count - 1)
      var constant = (1 - multiplier) * size / 2
      if shouldSpaceInsets {
        multiplier = (CGFloat(index) * 2 + 2) / (count + 1)
        constant = (multiplier - 1) * size / 2
      }
      // A multiplier of 0 would lose the second item. PureLayout+Internal.h, kMULTIPLIER_MIN_VALUE.
      if abs(multiplier) < 0.00001 { multiplier = 0.00001 }
      constraints.append(
        view.constrain(center.rawValue, center.rawValue, parent, multiplier, constant, .equal))
      if index > 0 { constraints.append(view.align(alignment, to: views[index - 1], axis)) }
    }
    return constraints
  }

  private func commonSuperview(of views: [UIView]) -> UIView {
    var common = views[0].superview
    for view in views.dropFirst() {
      while let candidate = common, !view.isDescendant(of: candidate) {
        common = candidate.superview
      }
    }
    guard let common else { preconditionFailure("no common superview") }
    return common
  }
}

extension UIView {
  /// Aligns two distributed views across the axis. ALView+PureLayout.m, al_alignAttribute.
  fileprivate func align(_ attribute: ALAttribute, to other: UIView, _ axis: ALAxis)
    -> NSLayoutConstraint
  {
    let ofColumn: Set<ALAttribute> = [.vertical, .left, .right, .leading, .trailing]
    let ofRow: Set<ALAttribute> = [.horizontal, .baseline, .firstBaseline, .top, .bottom]
    precondition((axis == .vertical ? ofColumn : ofRow).contains(attribute), "not an alignment")
    return constrain(attribute.rawValue, attribute.rawValue, other, 1, 0, .equal)
  }
}
