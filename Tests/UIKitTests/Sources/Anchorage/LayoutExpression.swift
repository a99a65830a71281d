// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// A stand-in for Anchorage 4.5: its public declarations and the constraints that it makes. Comments
// name the places in Anchorage's sources that the rules come from.

public typealias LayoutPriority = UILayoutPriority
public typealias EdgeInsets = UIEdgeInsets
public typealias ConstraintAttribute = NSLayoutConstraint.Attribute

public protocol LayoutConstantType {}
extension CGFloat: LayoutConstantType {}
extension CGSize: LayoutConstantType {}
extension UIEdgeInsets: LayoutConstantType {}

public protocol LayoutAnchorType {}
extension NSLayoutAnchor: LayoutAnchorType {}

public struct LayoutExpression<T: LayoutAnchorType, U: LayoutConstantType> {
  public var anchor: T?
  public var constant: U
  public var multiplier: CGFloat
  public var priority: Priority

  init(anchor: T? = nil, constant: U, multiplier: CGFloat = 1, priority: Priority = .required) {
    self.anchor = anchor
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
  }

  func with(_ change: (inout LayoutExpression) -> Void) -> LayoutExpression {
    var expression = self
    change(&expression)
    return expression
  }
}

extension LayoutExpression where T == EdgeAnchors, U == CGFloat {
  /// A number added to edges is an inset on all sides. Source/Internal.swift, finalize.
  var onAllSides: LayoutExpression<EdgeAnchors, EdgeInsets> {
    let insets = EdgeInsets(top: constant, left: constant, bottom: constant, right: constant)
    return LayoutExpression<EdgeAnchors, EdgeInsets>(
      anchor: anchor, constant: insets, priority: priority)
  }
}
