/// Binds weaker than `==` and stronger than `&&`, so that `a == b + 10 ~ .high - 1` needs no
/// parentheses.
precedencegroup AnchorsPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : AnchorsPriorityPrecedence

/// A constraint or a group, which can get another priority.
public protocol _Prioritizable: AnyObject {
  /// The same at another priority.
  consuming func _prioritized(_ priority: Priority) -> Self
}

/// The constraint, or a group of the same constraints, at another priority.
///
/// A constraint that somebody else holds stays as it is, and an inert copy is returned: an
/// expression has no side effects. The constraint that `==` has just made is not copied.
///
///     title.width == 120 ~ .high
///     card.edges == screen.edges ~ .high
public func ~ <Statement: _Prioritizable>(
  statement: consuming Statement, priority: Priority
) -> Statement {
  statement._prioritized(priority)
}

extension Constraint: _Prioritizable {
  /// The constraint at another priority; a copy, if somebody else holds it.
  public consuming func _prioritized(_ priority: Priority) -> Constraint {
    var constraint = self
    guard isKnownUniquelyReferenced(&constraint) else { return constraint.copy(priority: priority) }
    constraint.prioritize(priority)
    return constraint
  }
}

extension ConstraintGroup: _Prioritizable {
  /// A group of the same constraints at another priority; copies, if somebody else holds the group
  /// or them.
  public consuming func _prioritized(_ priority: Priority) -> ConstraintGroup {
    var group = self
    guard isKnownUniquelyReferenced(&group) else {
      return ConstraintGroup(group.constraints.map { $0.copy(priority: priority) })
    }
    // Nobody else holds the group, but somebody may hold its constraints.
    for index in group.constraints.indices {
      if isKnownUniquelyReferenced(&group.constraints[index]) {
        group.constraints[index].prioritize(priority)
      } else {
        group.constraints[index] = group.constraints[index].copy(priority: priority)
      }
    }
    return ConstraintGroup(group.constraints)
  }
}
