/// Binds weaker than `==` and stronger than `&&`, so that `a == b + 10 ~ .high - 1` needs no
/// parentheses.
precedencegroup AnchorsPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : AnchorsPriorityPrecedence

/// The constraint at another priority.
///
/// A constraint that somebody else holds stays as it is, and an inert copy is returned: an
/// expression has no side effects. The constraint that `==` has just made is not copied.
///
///     title.width == 120 ~ .high
public func ~ (constraint: consuming Constraint, priority: Priority) -> Constraint {
  var constraint = constraint
  guard isKnownUniquelyReferenced(&constraint) else { return constraint.copy(priority: priority) }
  constraint.priority = priority
  return constraint
}

/// A group of the same constraints at another priority; copies, but for what `==` has just made.
///
///     card.edges == screen.edges ~ .high
public func ~ (group: consuming ConstraintGroup, priority: Priority) -> ConstraintGroup {
  var group = group
  guard isKnownUniquelyReferenced(&group) else {
    return ConstraintGroup(group.constraints.map { $0.copy(priority: priority) })
  }
  // Nobody else holds the group, but somebody may hold its constraints.
  for index in group.constraints.indices {
    if isKnownUniquelyReferenced(&group.constraints[index]) {
      group.constraints[index].priority = priority
    } else {
      group.constraints[index] = group.constraints[index].copy(priority: priority)
    }
  }
  return ConstraintGroup(group.constraints)
}
