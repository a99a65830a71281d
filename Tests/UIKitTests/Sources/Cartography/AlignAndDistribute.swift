// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Relates the first item to each later one. The masks of the later ones stay on, because the type
/// erasure of the original hides what has a mask. Cartography/Align.swift, makeEqual.
private func aligned<P: RelativeEquality>(_ properties: [P]) -> [NSLayoutConstraint] {
  guard let first = properties.first else { return [] }
  return properties.dropFirst().map { first == $0 }
}

/// Relates each item to the next one. The mask of the last one stays on, for the same reason.
/// Cartography/Distribute.swift, reduce.
private func chained<T>(_ items: [T], _ make: (T, T) -> NSLayoutConstraint)
  -> [NSLayoutConstraint]
{
  zip(items, items.dropFirst()).map(make)
}

@discardableResult
public func align(top items: [SupportsTopLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.top })
}

@discardableResult
public func align(top first: SupportsTopLayoutProxy, _ rest: SupportsTopLayoutProxy...)
  -> [NSLayoutConstraint]
{
  align(top: [first] + rest)
}

@discardableResult
public func align(right items: [SupportsRightLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.right })
}

@discardableResult
public func align(right first: SupportsRightLayoutProxy, _ rest: SupportsRightLayoutProxy...)
  -> [NSLayoutConstraint]
{
  align(right: [first] + rest)
}

@discardableResult
public func align(bottom items: [SupportsBottomLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.bottom })
}

@discardableResult
public func align(bottom first: SupportsBottomLayoutProxy, _ rest: SupportsBottomLayoutProxy...)
  -> [NSLayoutConstraint]
{
  align(bottom: [first] + rest)
}

@discardableResult
public func align(left items: [SupportsLeftLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.left })
}

@discardableResult
public func align(left first: SupportsLeftLayoutProxy, _ rest: SupportsLeftLayoutProxy...)
  -> [NSLayoutConstraint]
{
  align(left: [first] + rest)
}

@discardableResult
public func align(leading items: [SupportsLeadingLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.leading })
}

@discardableResult
public func align(leading first: SupportsLeadingLayoutProxy, _ rest: SupportsLeadingLayoutProxy...)
  -> [NSLayoutConstraint]
{
  align(leading: [first] + rest)
}

@discardableResult
public func align(trailing items: [SupportsTrailingLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.trailing })
}

@discardableResult
public func align(
  trailing first: SupportsTrailingLayoutProxy, _ rest: SupportsTrailingLayoutProxy...
) -> [NSLayoutConstraint] {
  align(trailing: [first] + rest)
}

@discardableResult
public func align(centerX items: [SupportsCenterXLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.centerX })
}

@discardableResult
public func align(centerX first: SupportsCenterXLayoutProxy, _ rest: SupportsCenterXLayoutProxy...)
  -> [NSLayoutConstraint]
{
  align(centerX: [first] + rest)
}

@discardableResult
public func align(centerY items: [SupportsCenterYLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.centerY })
}

@discardableResult
public func align(centerY first: SupportsCenterYLayoutProxy, _ rest: SupportsCenterYLayoutProxy...)
  -> [NSLayoutConstraint]
{
  align(centerY: [first] + rest)
}

@discardableResult
public func align(baseline items: [SupportsBaselineLayoutProxy]) -> [NSLayoutConstraint] {
  aligned(items.map { $0.baseline })
}

@discardableResult
public func align(
  baseline first: SupportsBaselineLayoutProxy, _ rest: SupportsBaselineLayoutProxy...
) -> [NSLayoutConstraint] {
  align(baseline: [first] + rest)
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0.0,
  horizontally items: [SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy]
) -> [NSLayoutConstraint] {
  chained(items) { $0.trailing == $1.leading - amount }
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0.0,
  horizontally first: SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy,
  _ rest: (SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, horizontally: [first] + rest)
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0.0, leftToRight items: [SupportsLeftLayoutProxy & SupportsRightLayoutProxy]
) -> [NSLayoutConstraint] {
  chained(items) { $0.right == $1.left - amount }
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0.0, leftToRight first: SupportsLeftLayoutProxy & SupportsRightLayoutProxy,
  _ rest: (SupportsLeftLayoutProxy & SupportsRightLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, leftToRight: [first] + rest)
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0.0, vertically items: [SupportsTopLayoutProxy & SupportsBottomLayoutProxy]
) -> [NSLayoutConstraint] {
  chained(items) { $0.bottom == $1.top - amount }
}

@discardableResult
public func distribute(
  by amount: CGFloat = 0.0, vertically first: SupportsTopLayoutProxy & SupportsBottomLayoutProxy,
  _ rest: (SupportsTopLayoutProxy & SupportsBottomLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, vertically: [first] + rest)
}

@discardableResult
public func distribute(equalWidth items: [SupportsWidthLayoutProxy]) -> [NSLayoutConstraint] {
  chained(items) { $0.width == $1.width }
}

@discardableResult
public func distribute(
  equalWidth first: SupportsWidthLayoutProxy, _ rest: SupportsWidthLayoutProxy...
) -> [NSLayoutConstraint] {
  distribute(equalWidth: [first] + rest)
}

@discardableResult
public func distribute(equalHeight items: [SupportsHeightLayoutProxy]) -> [NSLayoutConstraint] {
  chained(items) { $0.height == $1.height }
}

@discardableResult
public func distribute(
  equalHeight first: SupportsHeightLayoutProxy, _ rest: SupportsHeightLayoutProxy...
) -> [NSLayoutConstraint] {
  distribute(equalHeight: [first] + rest)
}
