extension Installer {
  /// Edits the active constraints that match, installs the others, and returns the live
  /// constraints; see ``LayoutItem/updateConstraints(_:)``.
  ///
  ///     try Installer.update(rows.prepareConstraints { row in row.height == 44 })
  ///
  /// - Throws: ``InstallationError`` for a constraint that cannot be installed; then nothing
  ///   changes.
  @_alwaysEmitIntoClient
  @discardableResult
  public static func update(_ statements: some Sequence<Constraint>) throws(InstallationError)
    -> ConstraintGroup
  {
    try update(with: Array(statements))
  }

  @usableFromInline
  static func update(with statements: [Constraint]) throws(InstallationError) -> ConstraintGroup {
    let matches = match(statements)
    // All checks come before the first change: the numbers of edits, and the hosts of new
    // constraints.
    var missing: [Constraint] = []
    for (index, statement) in statements.enumerated() {
      if matches[index] == nil {
        missing.append(statement)
      } else if let error = statement.errorInNumbers {
        throw error
      }
    }
    commit(missing, to: try plan(missing))
    for constraint in missing { constraint.noteInstallationByUpdate() }
    var results = statements
    for (index, statement) in statements.enumerated() {
      guard let match = matches[index] else { continue }
      statement.noteUse()
      if statement.hasSystemSpacing, !statement.isActive {
        match.takeSystemSpacing(of: statement)
      } else if match !== statement {
        match.constant = statement.constant
        match.multiplier = statement.multiplier
      }
      match.priority = statement.priority
      results[index] = match
    }
    return ConstraintGroup(results)
  }

  /// Updates by constraints that the caller vouches for.
  @inline(never) @usableFromInline
  static func updateOrTrap(with statements: [Constraint]) -> ConstraintGroup {
    do { return try update(with: statements) } catch { error.stopProgram() }
  }
}

extension Installer {
  /// The active constraint that each statement means, if there is one; each is meant once. Live
  /// constraints mean themselves, and statements with an identifier choose before those without.
  private static func match(_ statements: [Constraint]) -> [Constraint?] {
    var taken = Set<ObjectIdentifier>()
    var matches: [Constraint?] = statements.map { $0.isActive ? $0 : nil }
    for match in matches { if let match { taken.insert(ObjectIdentifier(match)) } }
    for hasIdentifier in [true, false] {
      for (index, statement) in statements.enumerated()
      where !statement.isActive && (statement.identifier != nil) == hasIdentifier {
        let match = statement.first.installed.first {
          !taken.contains(ObjectIdentifier($0)) && statement.matches($0) && $0.isActive
        }
        if let match { taken.insert(ObjectIdentifier(match)) }
        matches[index] = match
      }
    }
    return matches
  }
}

extension Constraint {
  /// Returns `true` if this statement matches an active constraint. A position with a number equals
  /// one with the superview's anchor.
  fileprivate func matches(_ active: Constraint) -> Bool {
    active.first === first && active.relation == relation
      && active.otherItem === otherItem
      && active.firstAttribute == firstAttribute && active.secondAttribute == secondAttribute
      && (identifier == nil || identifier == active.identifier)
  }

  /// The item that the first item is measured against.
  private var otherItem: LayoutNode? {
    second ?? (firstAttribute.isSize ? nil : first.parent)
  }
}
