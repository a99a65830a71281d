// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

public protocol ConstraintRelatableTarget {}
public protocol ConstraintConstantTarget {}
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}
public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

/// The protocols that each type of number conforms to.
public typealias _ConstraintNumber = ConstraintInsetTarget & ConstraintMultiplierTarget
  & ConstraintOffsetTarget & ConstraintPriorityTarget & ConstraintRelatableTarget

extension Int: _ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UInt: _ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Float: _ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { self }
}
extension Double: _ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: _ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { self }
  public var constraintPriorityTargetValue: Float { Float(self) }
}

extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
