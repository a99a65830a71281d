import AnchorsLayout

extension Model {
  /// Applies a step about constraints.
  mutating func applyConstraint(_ step: Step) -> Bool {
    switch step {
    case .make(let id, let statement, let activates):
      guard mayBeMentioned(statement) else { return false }
      if activates, placement(of: statement) == nil { return false }
      uninstall([id])
      constraints[id] = ConstraintState(statement: statement)
      mention(statement)
      if activates { return install([id]) }
      return true
    case .activate(let ids): return install(ids)
    case .deactivate(let ids):
      uninstall(ids)
      return true
    case .transition(let old, let new): return transition(from: old, to: new)
    case .constant(let id, let value): return edit(id) { $0.constant = value }
    case .multiplier(let id, let value): return edit(id) { $0.multiplier = value }
    case .priority(let id, let value): return edit(id) { $0.priority = value }
    case .update(let id, let statement): return update(id, statement)
    case .remake(let slot, let ids, let statements): return remake(slot, ids, statements)
    case .removeConstraints(let slot):
      if isArranged(slot) { return false }
      uninstall(installed(on: .view(slot)))
      return true
    default: return false
    }
  }

  /// Returns `true` if the items of a statement exist.
  private func mayBeMentioned(_ statement: Statement) -> Bool {
    for item in [statement.first, statement.second].compactMap({ $0 }) {
      switch item {
      case .content(let slot), .frame(let slot): if plan.kinds[slot] != .scroll { return false }
      default: break
      }
    }
    return true
  }

  private mutating func edit(_ id: Int, _ change: (inout Statement) -> Void) -> Bool {
    guard var constraint = constraints[id] else { return false }
    change(&constraint.statement)
    constraints[id] = constraint
    return true
  }

  private mutating func transition(from old: [Int], to new: [Int]) -> Bool {
    if old.contains(where: { constraints[$0] == nil }) { return false }
    // All are checked before anything changes.
    for id in new {
      guard let constraint = constraints[id] else { return false }
      if placement(of: constraint.statement) == nil { return false }
    }
    uninstall(old.filter { !new.contains($0) })
    return install(new)
  }

  private mutating func update(_ id: Int, _ statement: Statement) -> Bool {
    guard let slot = view(of: statement.first), !isArranged(slot), mayBeMentioned(statement) else {
      return false
    }
    let other = measuredAgainst(statement)
    let match = installed(on: statement.first).first { active in
      guard let candidate = constraints[active]?.statement else { return false }
      return candidate.relation == statement.relation && candidate.attribute == statement.attribute
        && candidate.otherAttribute == statement.otherAttribute
        && measuredAgainst(candidate) == other
    }
    if let match {
      mention(statement)
      return edit(match) {
        $0.constant = statement.constant
        $0.multiplier = statement.multiplier
        $0.priority = statement.priority
      }
    }
    guard placement(of: statement) != nil else { return false }
    uninstall([id])
    constraints[id] = ConstraintState(statement: statement)
    return install([id])
  }

  private func measuredAgainst(_ statement: Statement) -> ItemName? {
    if let second = statement.second { return second }
    if statement.attribute.isSize { return nil }
    if case .view(let slot) = statement.first { return views[slot].superview.map { .view($0) } }
    return view(of: statement.first).map { .view($0) }
  }

  private mutating func remake(_ slot: Int, _ ids: [Int], _ statements: [Statement]) -> Bool {
    if isArranged(slot) || Set(ids).count != ids.count { return false }
    for statement in statements where placement(of: statement) == nil || !mayBeMentioned(statement)
    {
      return false
    }
    uninstall(ids + installed(on: .view(slot)))
    for (id, statement) in zip(ids, statements) {
      constraints[id] = ConstraintState(statement: statement)
    }
    return install(ids)
  }

  /// Returns the statement that the layout sees for an active constraint, or `nil` if one of its
  /// items has left the host without notice.
  ///
  /// The statement names the reference of a number, because the superview may be another by now.
  func effectiveStatement(of id: Int) -> Statement? {
    guard let constraint = constraints[id], let host = constraint.host else { return nil }
    var statement = constraint.statement
    if !hasSilentMoves { return statement }
    if let implied = constraint.impliedSecond { statement.second = .view(implied) }
    for item in [statement.first, statement.second].compactMap({ $0 }) {
      guard let slot = view(of: item), isIn(slot, host) else { return nil }
    }
    return statement
  }

  /// The active constraints whose first item this is, in the order of installation.
  private func installed(on item: ItemName) -> [Int] {
    installed.filter { constraints[$0]?.statement.first == item }
  }

  /// Returns `true` if a stack may have placed its constraints on the view.
  private func isArranged(_ slot: Int) -> Bool {
    if views[slot].stack != nil { return true }
    return views[slot].superview.map { views[$0].stack != nil } ?? false
  }
}
