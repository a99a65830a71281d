// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// A factor applies to the anchor alone: `(anchor + 8) * 2` is `anchor * 2 + 8`. Pairs and edges
// have no factor. Source/Anchorage.swift.

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: NSLayoutDimension, rhs: T) -> LayoutExpression<
  NSLayoutDimension, CGFloat
> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: CGFloat(rhs))
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: T, rhs: NSLayoutDimension) -> LayoutExpression<
  NSLayoutDimension, CGFloat
> {
  LayoutExpression(anchor: rhs, constant: 0, multiplier: CGFloat(lhs))
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: LayoutExpression<NSLayoutDimension, CGFloat>, rhs: T)
  -> LayoutExpression<NSLayoutDimension, CGFloat>
{
  lhs.with { $0.multiplier *= CGFloat(rhs) }
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: T, rhs: LayoutExpression<NSLayoutDimension, CGFloat>)
  -> LayoutExpression<NSLayoutDimension, CGFloat>
{
  rhs.with { $0.multiplier *= CGFloat(lhs) }
}

@discardableResult
public func / <T: BinaryFloatingPoint>(lhs: NSLayoutDimension, rhs: T) -> LayoutExpression<
  NSLayoutDimension, CGFloat
> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: 1 / CGFloat(rhs))
}

@discardableResult
public func / <T: BinaryFloatingPoint>(lhs: LayoutExpression<NSLayoutDimension, CGFloat>, rhs: T)
  -> LayoutExpression<NSLayoutDimension, CGFloat>
{
  lhs.with { $0.multiplier /= CGFloat(rhs) }
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: NSLayoutXAxisAnchor, rhs: T) -> LayoutExpression<
  NSLayoutXAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: CGFloat(rhs))
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: T, rhs: NSLayoutXAxisAnchor) -> LayoutExpression<
  NSLayoutXAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: rhs, constant: 0, multiplier: CGFloat(lhs))
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>, rhs: T)
  -> LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
{
  lhs.with { $0.multiplier *= CGFloat(rhs) }
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: T, rhs: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>)
  -> LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
{
  rhs.with { $0.multiplier *= CGFloat(lhs) }
}

@discardableResult
public func / <T: BinaryFloatingPoint>(lhs: NSLayoutXAxisAnchor, rhs: T) -> LayoutExpression<
  NSLayoutXAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: 1 / CGFloat(rhs))
}

@discardableResult
public func / <T: BinaryFloatingPoint>(lhs: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>, rhs: T)
  -> LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
{
  lhs.with { $0.multiplier /= CGFloat(rhs) }
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: NSLayoutYAxisAnchor, rhs: T) -> LayoutExpression<
  NSLayoutYAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: CGFloat(rhs))
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: T, rhs: NSLayoutYAxisAnchor) -> LayoutExpression<
  NSLayoutYAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: rhs, constant: 0, multiplier: CGFloat(lhs))
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>, rhs: T)
  -> LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
{
  lhs.with { $0.multiplier *= CGFloat(rhs) }
}

@discardableResult
public func * <T: BinaryFloatingPoint>(lhs: T, rhs: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>)
  -> LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
{
  rhs.with { $0.multiplier *= CGFloat(lhs) }
}

@discardableResult
public func / <T: BinaryFloatingPoint>(lhs: NSLayoutYAxisAnchor, rhs: T) -> LayoutExpression<
  NSLayoutYAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: 1 / CGFloat(rhs))
}

@discardableResult
public func / <T: BinaryFloatingPoint>(lhs: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>, rhs: T)
  -> LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
{
  lhs.with { $0.multiplier /= CGFloat(rhs) }
}
