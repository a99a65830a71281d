import AnchorsLayout

/// What several constraints say, in order, as one would write them, without their lines.
package func texts(_ constraints: [Constraint]) -> [String] {
  constraints.map { constraint in
    let line = constraint.source.map { " (\($0))" } ?? ""
    return String(constraint.description.dropLast(line.count))
  }
}

/// What the constraints of a group say, in order, as one would write them, without their lines.
package func texts(_ group: ConstraintGroup) -> [String] { texts(group.constraints) }
