// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// The operators for one relation, with the second spelling that each of them has.
// Source/Anchorage.swift.

infix operator /<=/ : ComparisonPrecedence

@discardableResult
public func <= <T: BinaryFloatingPoint>(lhs: NSLayoutDimension, rhs: T) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(constant: CGFloat(rhs)))
}
@discardableResult
public func <= (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func <= (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func <= (lhs: NSLayoutDimension, rhs: NSLayoutDimension) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func <= (lhs: NSLayoutXAxisAnchor, rhs: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>)
  -> NSLayoutConstraint
{
  made(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func <= (lhs: NSLayoutYAxisAnchor, rhs: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>)
  -> NSLayoutConstraint
{
  made(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func <= (lhs: NSLayoutDimension, rhs: LayoutExpression<NSLayoutDimension, CGFloat>)
  -> NSLayoutConstraint
{
  made(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func <= (lhs: EdgeAnchors, rhs: EdgeAnchors) -> ConstraintGroup {
  lhs.made(.lessThanOrEqual, LayoutExpression(anchor: rhs, constant: .zero))
}
@discardableResult
public func <= (lhs: EdgeAnchors, rhs: LayoutExpression<EdgeAnchors, CGFloat>) -> ConstraintGroup {
  lhs.made(.lessThanOrEqual, rhs.onAllSides)
}
@discardableResult
public func <= (lhs: EdgeAnchors, rhs: LayoutExpression<EdgeAnchors, EdgeInsets>) -> ConstraintGroup
{
  lhs.made(.lessThanOrEqual, rhs)
}
@discardableResult
public func <= <T, U>(lhs: AnchorPair<T, U>, rhs: AnchorPair<T, U>) -> ConstraintPair {
  lhs.made(.lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func <= <T, U>(lhs: AnchorPair<T, U>, rhs: LayoutExpression<AnchorPair<T, U>, CGFloat>)
  -> ConstraintPair
{
  lhs.made(.lessThanOrEqual, rhs)
}
@discardableResult
public func <= (lhs: AnchorPair<NSLayoutDimension, NSLayoutDimension>, rhs: CGSize)
  -> ConstraintPair
{
  lhs.made(.lessThanOrEqual, LayoutExpression(constant: rhs))
}
@discardableResult
public func <= (
  lhs: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
  rhs: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
  lhs.made(.lessThanOrEqual, rhs)
}

@discardableResult
public func /<=/ <T: BinaryFloatingPoint>(lhs: NSLayoutDimension, rhs: T) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(constant: CGFloat(rhs)))
}
@discardableResult
public func /<=/ (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func /<=/ (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func /<=/ (lhs: NSLayoutDimension, rhs: NSLayoutDimension) -> NSLayoutConstraint {
  made(lhs, .lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func /<=/ (lhs: NSLayoutXAxisAnchor, rhs: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>)
  -> NSLayoutConstraint
{
  made(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func /<=/ (lhs: NSLayoutYAxisAnchor, rhs: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>)
  -> NSLayoutConstraint
{
  made(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func /<=/ (lhs: NSLayoutDimension, rhs: LayoutExpression<NSLayoutDimension, CGFloat>)
  -> NSLayoutConstraint
{
  made(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func /<=/ (lhs: EdgeAnchors, rhs: EdgeAnchors) -> ConstraintGroup {
  lhs.made(.lessThanOrEqual, LayoutExpression(anchor: rhs, constant: .zero))
}
@discardableResult
public func /<=/ (lhs: EdgeAnchors, rhs: LayoutExpression<EdgeAnchors, CGFloat>) -> ConstraintGroup
{
  lhs.made(.lessThanOrEqual, rhs.onAllSides)
}
@discardableResult
public func /<=/ (lhs: EdgeAnchors, rhs: LayoutExpression<EdgeAnchors, EdgeInsets>)
  -> ConstraintGroup
{
  lhs.made(.lessThanOrEqual, rhs)
}
@discardableResult
public func /<=/ <T, U>(lhs: AnchorPair<T, U>, rhs: AnchorPair<T, U>) -> ConstraintPair {
  lhs.made(.lessThanOrEqual, LayoutExpression(anchor: rhs, constant: 0))
}
@discardableResult
public func /<=/ <T, U>(lhs: AnchorPair<T, U>, rhs: LayoutExpression<AnchorPair<T, U>, CGFloat>)
  -> ConstraintPair
{
  lhs.made(.lessThanOrEqual, rhs)
}
@discardableResult
public func /<=/ (lhs: AnchorPair<NSLayoutDimension, NSLayoutDimension>, rhs: CGSize)
  -> ConstraintPair
{
  lhs.made(.lessThanOrEqual, LayoutExpression(constant: rhs))
}
@discardableResult
public func /<=/ (
  lhs: AnchorPair<NSLayoutDimension, NSLayoutDimension>,
  rhs: LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
) -> ConstraintPair {
  lhs.made(.lessThanOrEqual, rhs)
}
