// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol LayoutConstraintItem: AnyObject {}

extension UIView: LayoutConstraintItem {}
extension UILayoutGuide: LayoutConstraintItem {}

/// The active constraints of SnapKit's that have an item on the left, oldest first. The original
/// has a set without an order. Sources/LayoutConstraintItem.swift.
final class ConstraintList {
  var constraints: [Constraint] = []
}

nonisolated(unsafe) private var constraintsKey: UInt8 = 0

extension LayoutConstraintItem {
  // A guide's superview is its owning view. Sources/LayoutConstraintItem.swift, superview.
  var superview: UIView? {
    (self as? UIView).map { $0.superview } ?? (self as? UILayoutGuide)?.owningView
  }

  var constraintList: ConstraintList {
    if let list = objc_getAssociatedObject(self, &constraintsKey) as? ConstraintList { return list }
    let list = ConstraintList()
    objc_setAssociatedObject(self, &constraintsKey, list, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return list
  }
}
