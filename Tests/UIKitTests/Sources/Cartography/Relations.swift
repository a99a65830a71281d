// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@discardableResult
public func == (lhs: NumericalEquality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, Coefficients(1, rhs))
}

@discardableResult
public func == <P: RelativeEquality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, to: rhs)
}

@discardableResult
public func == <P: RelativeEquality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, to: rhs.value, rhs.coefficients[0])
}

@discardableResult
public func == <P: RelativeCompoundEquality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .equal, to: rhs)
}

@discardableResult
public func == <P: RelativeCompoundEquality>(lhs: P, rhs: Expression<P>) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .equal, to: rhs.value, rhs.coefficients)
}

@discardableResult
public func <= (lhs: NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, Coefficients(1, rhs))
}

@discardableResult
public func <= <P: RelativeInequality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, to: rhs)
}

@discardableResult
public func <= <P: RelativeInequality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, to: rhs.value, rhs.coefficients[0])
}

@discardableResult
public func <= <P: RelativeCompoundInequality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .lessThanOrEqual, to: rhs)
}

@discardableResult
public func <= <P: RelativeCompoundInequality>(lhs: P, rhs: Expression<P>) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .lessThanOrEqual, to: rhs.value, rhs.coefficients)
}

@discardableResult
public func >= (lhs: NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, Coefficients(1, rhs))
}

@discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, to: rhs)
}

@discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, to: rhs.value, rhs.coefficients[0])
}

@discardableResult
public func >= <P: RelativeCompoundInequality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .greaterThanOrEqual, to: rhs)
}

@discardableResult
public func >= <P: RelativeCompoundInequality>(lhs: P, rhs: Expression<P>) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .greaterThanOrEqual, to: rhs.value, rhs.coefficients)
}
