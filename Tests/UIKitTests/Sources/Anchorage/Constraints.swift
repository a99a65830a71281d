// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// Makes the constraint of a single relation.
func made<A: LayoutAnchorType>(
  _ lhs: A, _ relation: NSLayoutConstraint.Relation, _ rhs: LayoutExpression<A, CGFloat>
) -> NSLayoutConstraint {
  let constraint: NSLayoutConstraint
  switch (lhs, rhs.anchor) {
  case (let lhs as NSLayoutXAxisAnchor, let anchor as NSLayoutXAxisAnchor):
    constraint = related(lhs, relation, anchor, rhs)
  case (let lhs as NSLayoutYAxisAnchor, let anchor as NSLayoutYAxisAnchor):
    constraint = related(lhs, relation, anchor, rhs)
  case (let lhs as NSLayoutDimension, let anchor as NSLayoutDimension):
    constraint = related(lhs, relation, anchor, rhs)
  case (let lhs as NSLayoutDimension, nil):
    constraint =
      switch relation {
      case .equal: lhs.constraint(equalToConstant: rhs.constant)
      case .lessThanOrEqual: lhs.constraint(lessThanOrEqualToConstant: rhs.constant)
      case .greaterThanOrEqual: lhs.constraint(greaterThanOrEqualToConstant: rhs.constant)
      }
  default: preconditionFailure("the anchors do not match")
  }
  return finished(constraint, rhs.priority)
}

private func related<A, U>(
  _ lhs: NSLayoutAnchor<A>, _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<A>,
  _ rhs: LayoutExpression<U, CGFloat>
) -> NSLayoutConstraint {
  let constraint =
    switch relation {
    case .equal: lhs.constraint(equalTo: anchor, constant: rhs.constant)
    case .lessThanOrEqual: lhs.constraint(lessThanOrEqualTo: anchor, constant: rhs.constant)
    case .greaterThanOrEqual: lhs.constraint(greaterThanOrEqualTo: anchor, constant: rhs.constant)
    }
  guard rhs.multiplier != 1, let first = constraint.firstItem else { return constraint }
  // Source/NSLayoutAnchor+MultiplierConstraints.swift.
  return NSLayoutConstraint(
    item: first, attribute: constraint.firstAttribute, relatedBy: relation,
    toItem: constraint.secondItem, attribute: constraint.secondAttribute,
    multiplier: rhs.multiplier, constant: rhs.constant)
}

/// Only the view on the left, not a guide's owning view, gets its mask turned off. In a batch the
/// constraint is not active yet. Source/Internal.swift, finalize.
private func finished(_ constraint: NSLayoutConstraint, _ priority: Priority) -> NSLayoutConstraint
{
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = priority.value
  if batches.isEmpty {
    constraint.isActive = true
  } else {
    batches[batches.count - 1].append(constraint)
  }
  return constraint
}

// MARK: Pairs and edges

extension NSLayoutConstraint.Relation {
  /// The relation for the trailing and the bottom edge: `<=` for edges means *not inside*.
  /// Source/Internal.swift, ConstraintBuilder.
  var forFarEdge: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension AnchorPair {
  func made(
    _ relation: NSLayoutConstraint.Relation, _ rhs: LayoutExpression<AnchorPair<T, U>, CGFloat>
  ) -> ConstraintPair {
    made(relation, rhs, rhs.constant, rhs.constant)
  }

  /// Two edges of an axis are inset: the second has the constant and the relation inverted. Centers
  /// and sizes are offset. Source/Internal.swift, AnchorPair.constraints(forAnchors:).
  func made<V>(
    _ relation: NSLayoutConstraint.Relation, _ rhs: LayoutExpression<AnchorPair<T, U>, V>,
    _ firstConstant: CGFloat, _ secondConstant: CGFloat
  ) -> ConstraintPair {
    let isCenter = first is NSLayoutXAxisAnchor && second is NSLayoutYAxisAnchor
    let isInset = !isCenter && !(first is NSLayoutDimension)
    return inBatch {
      ConstraintPair(
        first: Anchorage.made(
          first, relation,
          LayoutExpression(
            anchor: rhs.anchor?.first, constant: firstConstant, priority: rhs.priority)),
        second: Anchorage.made(
          second, isInset ? relation.forFarEdge : relation,
          LayoutExpression(
            anchor: rhs.anchor?.second, constant: isInset ? -secondConstant : secondConstant,
            priority: rhs.priority)))
    }
  }
}

extension AnchorPair where T == NSLayoutDimension, U == NSLayoutDimension {
  func made(
    _ relation: NSLayoutConstraint.Relation, _ rhs: LayoutExpression<AnchorPair<T, U>, CGSize>
  ) -> ConstraintPair {
    made(relation, rhs, rhs.constant.width, rhs.constant.height)
  }
}

extension EdgeAnchors {
  /// Activates leading, trailing, top, bottom. `left` is the leading inset, also in a right-to-left
  /// layout. Source/Internal.swift, EdgeAnchors.constraints(forAnchors:).
  func made(
    _ relation: NSLayoutConstraint.Relation, _ rhs: LayoutExpression<EdgeAnchors, EdgeInsets>
  ) -> ConstraintGroup {
    let (insets, priority) = (rhs.constant, rhs.priority)
    return inBatch {
      let horizontal = horizontalAnchors.made(
        relation,
        LayoutExpression(
          anchor: rhs.anchor?.horizontalAnchors, constant: CGFloat.zero, priority: priority),
        insets.left, insets.right)
      let vertical = verticalAnchors.made(
        relation,
        LayoutExpression(
          anchor: rhs.anchor?.verticalAnchors, constant: CGFloat.zero, priority: priority),
        insets.top, insets.bottom)
      return ConstraintGroup(
        top: vertical.first, leading: horizontal.first, bottom: vertical.second,
        trailing: horizontal.second)
    }
  }
}
