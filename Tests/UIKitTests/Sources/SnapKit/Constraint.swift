// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public final class Constraint {
  let sourceLocation: (file: String, line: UInt)
  private weak var item: (any LayoutConstraintItem)?
  private var constant: ConstraintConstantTarget { didSet { updateConstraints() } }
  private var priority: Float { didSet { updateConstraints() } }
  public private(set) var layoutConstraints: [LayoutConstraint] = []

  // Sources/Constraint.swift, init.
  init?(_ description: ConstraintDescription) {
    guard let relation = description.relation, let related = description.related else { return nil }
    sourceLocation = description.sourceLocation
    item = description.item
    (constant, priority) = (description.constant, description.priority)
    for attribute in description.attributes.layoutAttributes {
      let second = Self.second(for: attribute, description.attributes, related)
      // A number is about the superview's attribute, unless it is a size.
      let other =
        related.target ?? (second == .width || second == .height ? nil : description.item.superview)
      let constraint = LayoutConstraint(
        item: description.item, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: second, multiplier: description.multiplier,
        constant: constant.constant(for: second))
      constraint.label = description.label
      constraint.priority = UILayoutPriority(priority)
      constraint.constraint = self
      layoutConstraints.append(constraint)
    }
  }

  /// The second attribute for one of the first item's attributes.
  private static func second(
    for attribute: NSLayoutConstraint.Attribute, _ all: ConstraintAttributes,
    _ related: ConstraintItem
  ) -> NSLayoutConstraint.Attribute {
    guard let first = related.attributes.layoutAttributes.first else {
      // A number for a center is a distance from the superview's left or top edge.
      if related.target == nil, attribute == .centerX { return .left }
      if related.target == nil, attribute == .centerY { return .top }
      return attribute
    }
    if ConstraintAttributes.areEdgesAndMargins(all, related.attributes) {
      return counterparts[attribute] ?? attribute
    }
    return all == related.attributes ? attribute : first
  }

  private static let counterparts: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .left: .leftMargin, .right: .rightMargin, .top: .topMargin, .bottom: .bottomMargin,
    .leading: .leadingMargin, .trailing: .trailingMargin, .leftMargin: .left, .rightMargin: .right,
    .topMargin: .top, .bottomMargin: .bottom, .leadingMargin: .leading, .trailingMargin: .trailing,
  ]

  // MARK: Activation

  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  public func activate() {
    guard let list = item?.constraintList else { return }
    NSLayoutConstraint.activate(layoutConstraints)
    if !list.constraints.contains(where: { $0 === self }) { list.constraints.append(self) }
  }

  public func deactivate() {
    guard let list = item?.constraintList else { return }
    NSLayoutConstraint.deactivate(layoutConstraints)
    list.constraints.removeAll { $0 === self }
  }

  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }

  /// Gives this constraint's constants to the equal ones that the item has, which keep all else.
  /// Traps if there is none. Sources/Constraint.swift, activateIfNeeded(updatingExisting:).
  func updateExisting() {
    guard let list = item?.constraintList else { return }
    let existing = list.constraints.flatMap(\.layoutConstraints)
    for constraint in layoutConstraints {
      guard let match = existing.first(where: constraint.matches) else {
        fatalError("no existing constraint to update: \(constraint)")
      }
      match.constant = constant.constant(for: match.attributeOfConstant)
    }
  }

  // MARK: Updates

  @discardableResult
  public func update(offset: ConstraintOffsetTarget) -> Constraint {
    constant = offset
    return self
  }

  @discardableResult
  public func update(inset: ConstraintInsetTarget) -> Constraint {
    constant = inset.insets
    return self
  }

  @discardableResult
  public func update(inset: ConstraintDirectionalInsetTarget) -> Constraint {
    constant = inset
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriorityTarget) -> Constraint {
    self.priority = priority.constraintPriorityTargetValue
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    self.priority = priority.value
    return self
  }

  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: ConstraintOffsetTarget) { update(offset: amount) }
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: ConstraintInsetTarget) { update(inset: amount) }
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: ConstraintPriorityTarget) { update(priority: amount) }

  // A priority changes only from an optional one to an optional one; a change to or from the
  // required priority is ignored. Sources/Constraint.swift, updateConstantAndPriorityIfNeeded.
  private func updateConstraints() {
    for constraint in layoutConstraints {
      constraint.constant = constant.constant(for: constraint.attributeOfConstant)
      if constraint.priority.rawValue < 1000, priority != 1000 {
        constraint.priority = UILayoutPriority(priority)
      }
    }
  }
}
