/// Several attributes of one item that are constrained together: edges, size or center.
public protocol AnchorComposite {
  /// The constraints `self relation other`, attribute by attribute.
  func related(_ relation: Relation, to other: Self) -> [Constraint]
  /// The constraints `attribute relation number` of each attribute.
  func related(_ relation: Relation, to number: Double) -> [Constraint]
}

/// The constraints that both composites are equal.
///
///     card.edges == screen.safeArea.edges.inset(by: 16)     // four constraints
@inlinable
public func == <C: AnchorComposite>(lhs: C, rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.equal, to: rhs))
}

/// The constraints that a composite is at most another. For edges: that it encloses the other.
@inlinable
public func <= <C: AnchorComposite>(lhs: C, rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.lessThanOrEqual, to: rhs))
}

/// The constraints that a composite is at least another. For edges: that it lies inside the other.
@inlinable
public func >= <C: AnchorComposite>(lhs: C, rhs: C) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.greaterThanOrEqual, to: rhs))
}

/// The constraint `attribute == number` for each attribute of the composite.
///
///     icon.size == 40
///     overlay.edges == 0      // the superview's edges
@inlinable
public func == <C: AnchorComposite>(lhs: C, rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.equal, to: rhs))
}

/// The constraint `attribute <= number` for each attribute of the composite; on far edges `>=`.
@inlinable
public func <= <C: AnchorComposite>(lhs: C, rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.lessThanOrEqual, to: rhs))
}

/// The constraint `attribute >= number` for each attribute of the composite; on far edges `<=`.
@inlinable
public func >= <C: AnchorComposite>(lhs: C, rhs: Double) -> ConstraintGroup {
  ConstraintGroup(lhs.related(.greaterThanOrEqual, to: rhs))
}
