import AnchorsLayout

/// The findings about a layout's constraints, by constraint and by item.
struct Findings {
  /// The state of a constraint.
  enum Standing {
    /// It holds.
    case held
    /// It does not, for the sake of stronger ones.
    case unsatisfied
    /// It is part of a conflict.
    case conflicting
  }

  let conflicts: [LayoutConflict]
  let ambiguities: [LayoutAmbiguity]
  let unsatisfiedConstraints: [UnsatisfiedConstraint]
  private let unsatisfiedIDs: Set<ObjectIdentifier>
  /// The number that a constraint has in the list of its conflict: `2`, or `1.2` where there are
  /// several conflicts.
  private let conflictNumbers: [ObjectIdentifier: String]

  /// - Complexity: The reports.
  init(of tree: LayoutTree) {
    self.init(
      conflicts: tree.conflicts, ambiguities: tree.ambiguities,
      unsatisfied: tree.unsatisfiedConstraints)
  }

  /// The findings of reports. Unsatisfied members of conflicts are left out.
  init(
    conflicts: [LayoutConflict], ambiguities: [LayoutAmbiguity],
    unsatisfied: [UnsatisfiedConstraint]
  ) {
    (self.conflicts, self.ambiguities) = (conflicts, ambiguities)
    unsatisfiedConstraints = unsatisfied.notIn(conflicts)
    unsatisfiedIDs = Set(unsatisfiedConstraints.constraints.map { ObjectIdentifier($0) })
    var numbers: [ObjectIdentifier: String] = [:]
    for (place, conflict) in conflicts.enumerated() {
      for (number, constraint) in conflict.constraints.enumerated() {
        let text = conflicts.count > 1 ? "\(place + 1).\(number + 1)" : "\(number + 1)"
        let id = ObjectIdentifier(constraint)
        numbers[id] = numbers[id].map { "\($0), \(text)" } ?? text
      }
    }
    conflictNumbers = numbers
  }

  /// Returns the state of a constraint.
  func standing(of constraint: Constraint) -> Standing {
    let id = ObjectIdentifier(constraint)
    if conflictNumbers[id] != nil { return .conflicting }
    return unsatisfiedIDs.contains(id) ? .unsatisfied : .held
  }

  /// The constraint's number in the list of its conflict.
  func conflictNumber(of constraint: Constraint) -> String? {
    conflictNumbers[ObjectIdentifier(constraint)]
  }
}
