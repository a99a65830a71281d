// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// `~` binds more than a relation and less than `+`: `a == b + 8 ~ .high` has its priority on the
// whole right side. Source/Anchorage.swift.
precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence

@discardableResult
public func ~ <T: BinaryFloatingPoint>(lhs: T, rhs: Priority) -> LayoutExpression<
  NSLayoutDimension, CGFloat
> {
  LayoutExpression(constant: CGFloat(lhs), priority: rhs)
}

@discardableResult
public func ~ (lhs: CGSize, rhs: Priority) -> LayoutExpression<
  AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize
> {
  LayoutExpression(constant: lhs, priority: rhs)
}

@discardableResult
public func ~ <T>(lhs: T, rhs: Priority) -> LayoutExpression<T, CGFloat> {
  LayoutExpression(anchor: lhs, constant: 0, priority: rhs)
}

@discardableResult
public func ~ <T, U>(lhs: LayoutExpression<T, U>, rhs: Priority) -> LayoutExpression<T, U> {
  lhs.with { $0.priority = rhs }
}

// MARK: Addition

@discardableResult
public func + <T, U: BinaryFloatingPoint>(lhs: T, rhs: U) -> LayoutExpression<T, CGFloat> {
  LayoutExpression(anchor: lhs, constant: CGFloat(rhs))
}

@discardableResult
public func + <T: BinaryFloatingPoint, U>(lhs: T, rhs: U) -> LayoutExpression<U, CGFloat> {
  LayoutExpression(anchor: rhs, constant: CGFloat(lhs))
}

@discardableResult
public func + <T, U: BinaryFloatingPoint>(lhs: LayoutExpression<T, CGFloat>, rhs: U)
  -> LayoutExpression<T, CGFloat>
{
  lhs.with { $0.constant += CGFloat(rhs) }
}

@discardableResult
public func + <T: BinaryFloatingPoint, U>(lhs: T, rhs: LayoutExpression<U, CGFloat>)
  -> LayoutExpression<U, CGFloat>
{
  rhs.with { $0.constant += CGFloat(lhs) }
}

@discardableResult
public func + (lhs: EdgeAnchors, rhs: EdgeInsets) -> LayoutExpression<EdgeAnchors, EdgeInsets> {
  LayoutExpression(anchor: lhs, constant: rhs)
}

@discardableResult
public func - <T, U: BinaryFloatingPoint>(lhs: T, rhs: U) -> LayoutExpression<T, CGFloat> {
  LayoutExpression(anchor: lhs, constant: -CGFloat(rhs))
}

// `8 - anchor` is `anchor - 8`.
@discardableResult
public func - <T: BinaryFloatingPoint, U>(lhs: T, rhs: U) -> LayoutExpression<U, CGFloat> {
  LayoutExpression(anchor: rhs, constant: -CGFloat(lhs))
}

@discardableResult
public func - <T, U: BinaryFloatingPoint>(lhs: LayoutExpression<T, CGFloat>, rhs: U)
  -> LayoutExpression<T, CGFloat>
{
  lhs.with { $0.constant -= CGFloat(rhs) }
}

// `8 - (anchor + c)` is `anchor + c - 8`.
@discardableResult
public func - <T: BinaryFloatingPoint, U>(lhs: T, rhs: LayoutExpression<U, CGFloat>)
  -> LayoutExpression<U, CGFloat>
{
  rhs.with { $0.constant -= CGFloat(lhs) }
}

@discardableResult
public func - (lhs: EdgeAnchors, rhs: EdgeInsets) -> LayoutExpression<EdgeAnchors, EdgeInsets> {
  LayoutExpression(
    anchor: lhs,
    constant: EdgeInsets(top: -rhs.top, left: -rhs.left, bottom: -rhs.bottom, right: -rhs.right))
}
