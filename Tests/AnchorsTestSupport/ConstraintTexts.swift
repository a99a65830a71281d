import AnchorsLayout

/// Returns the descriptions of several constraints, in order, without their lines.
package func texts(_ constraints: [Constraint]) -> [String] {
  constraints.map { constraint in
    let line = constraint.source.map { " (\($0))" } ?? ""
    return String(constraint.description.dropLast(line.count))
  }
}

/// Returns the descriptions of a group's constraints, in order, without their lines.
package func texts(_ group: ConstraintGroup) -> [String] { texts(group.constraints) }
