// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// `~` binds less than a relation: it sets the priority of the constraint, or of all constraints,
// that the relation made. Cartography/Priority.swift.
precedencegroup CarthographyPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : CarthographyPriorityPrecedence

@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: LayoutPriority) -> NSLayoutConstraint {
  lhs.priority = rhs
  return lhs
}

@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: Float) -> NSLayoutConstraint {
  lhs ~ LayoutPriority(rhs)
}

@discardableResult
public func ~ (lhs: [NSLayoutConstraint], rhs: LayoutPriority) -> [NSLayoutConstraint] {
  lhs.map { $0 ~ rhs }
}

@discardableResult
public func ~ (lhs: [NSLayoutConstraint], rhs: Float) -> [NSLayoutConstraint] {
  lhs ~ LayoutPriority(rhs)
}
