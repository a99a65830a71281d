extension Installer {
  /// Edits what matches, installs what is missing, and returns the live constraints.
  static func updateOrTrap(with statements: [Constraint]) -> ConstraintGroup {
    var taken = Set<ObjectIdentifier>()
    for statement in statements where statement.isActive {
      taken.insert(ObjectIdentifier(statement))
    }
    let matches = statements.map { statement -> Constraint? in
      if statement.isActive { return statement }
      let match = statement.first.installed.all.first {
        !taken.contains(ObjectIdentifier($0)) && statement.matches($0)
      }
      if let match { taken.insert(ObjectIdentifier(match)) }
      return match
    }
    // Everything is looked at before anything is changed: the numbers of what will be edited, and
    // the places of what is missing.
    for (statement, match) in zip(statements, matches) where match != nil {
      if let error = InstallationError.ofNumbers(in: statement) { preconditionFailure("\(error)") }
    }
    installOrTrap(zip(statements, matches).compactMap { $1 == nil ? $0 : nil })
    return ConstraintGroup(
      zip(statements, matches).map { statement, match in
        guard let match else { return statement }
        match.constant = statement.constant
        match.multiplier = statement.multiplier
        match.priority = statement.priority
        return match
      })
  }
}

extension Constraint {
  /// Whether an active constraint is the one this statement means.
  fileprivate func matches(_ active: Constraint) -> Bool {
    active.first === first && active.second === second && active.relation == relation
      && active.firstAttribute == firstAttribute && active.secondAttribute == secondAttribute
      && (identifier == nil || identifier == active.identifier)
  }
}
