import AnchorsLayout

/// The conflict of a report that the answer shows.
struct LogFinding {
  let system: LogSystem
  let found: ConflictSearch.Found
  /// The members that lines state, in the order of the set, with their multipliers.
  let members: [(placed: LogSystem.Placed, multiplier: Double)]
  /// `true` if the set is no conflict in the digits that are printed.
  let isRounded: Bool
  /// `true` if the rest can hold without temporary sizes; `nil` if there are none.
  let holdsWithoutTemporary: Bool?

  /// The lines of the set, in their order.
  var lines: [LogLine] {
    let heads = members.compactMap { $0.placed.line }
    return system.lines.filter { line in heads.contains { $0 === line } }
  }

  /// Searches the lines of a report; `nil` if they do not conflict.
  ///
  /// A set of stated sizes is preferred to one with nonnegative sizes. In the latter a stated size
  /// counts in full, rather than as nonnegative. A set without temporary sizes is preferred to one
  /// with them, and one with the broken constraint to one without it.
  static func search(_ report: LogReader.Report) -> (finding: LogFinding?, system: LogSystem) {
    var solved = SolvedLines(report)
    let roles = LogRoles(solved.lines)
    let system = LogSystem(solved, roles)
    let broken = solved.broken.map { solved.lines[$0] }
    if let finding = system.finding(broken) { return (finding, system) }
    solved.guesses = true
    let guessing = LogSystem(solved, roles)
    if let finding = guessing.finding(broken) { return (finding, guessing) }
    if !system.margins.isEmpty {
      let bounded = LogSystem(solved, roles)
      bounded.boundMargins()
      if let finding = bounded.finding(broken) { return (finding, bounded) }
    }
    let isUnread = solved.lines.contains { $0.problem != nil }
    return (isUnread ? nil : system.rounding(broken), system)
  }
}

extension LogRow {
  /// `true` if the row states a size, or the least size, as a number.
  fileprivate var statesSize: Bool {
    first.attribute.isSize && second == nil && relation != .lessThanOrEqual
  }
}

extension LogSystem {
  /// Returns a conflicting set; `nil` if all lines can hold.
  fileprivate func finding(_ broken: LogLine?) -> LogFinding? {
    let all = required()
    if search.canHold(all) { return nil }
    let lasting = required(without: roles.isTemporary)
    let hasTemporary = lasting.count < all.count
    for (members, holds) in [(lasting, false), (all, true)] {
      for sizes in [ConflictSearch.NonnegativeSizes.none, .unstated, .all] {
        guard let found = search(members, broken, sizes) else { continue }
        let largest = larger(found, members, broken, sizes)
        return finding(largest, largest.total < 0.01, hasTemporary ? holds : nil)
      }
    }
    return nil
  }

  /// Returns the set with the largest size that is stated for each view; the set itself if its
  /// sizes are the largest.
  private func larger(
    _ found: ConflictSearch.Found, _ members: [Constraint], _ broken: LogLine?,
    _ sizes: ConflictSearch.NonnegativeSizes
  ) -> ConflictSearch.Found {
    let states = members.compactMap(placed).filter { $0.row.statesSize && $0.line !== broken }
    let exceeded = states.filter { small in
      guard let line = small.line,
        found.parts.contains(where: { $0.constraint === small.constraint })
      else { return false }
      return states.contains { large in
        large.row.constant > small.row.constant
          && large.row.first.attribute == small.row.first.attribute
          && large.line?.key(of: large.row.first.item) == line.key(of: small.row.first.item)
      }
    }
    if exceeded.isEmpty { return found }
    let rest = members.filter { member in !exceeded.contains { $0.constraint === member } }
    let other = search(rest, broken, sizes)
    return other.map { $0.total > found.total ? $0 : found } ?? found
  }

  /// Searches for a set with the broken constraint, else for any.
  private func search(
    _ members: [Constraint], _ broken: LogLine?, _ sizes: ConflictSearch.NonnegativeSizes
  ) -> ConflictSearch.Found? {
    func find(_ members: [Constraint]) -> ConflictSearch.Found? {
      search.conflict(among: members, nonnegative: sizes)
    }
    func hasBroken(_ constraints: [Constraint]) -> Bool {
      constraints.contains { placed($0)?.line === broken }
    }
    guard let first = find(members) else { return nil }
    let own = first.parts.map { $0.constraint }
    if broken == nil || !hasBroken(members) || hasBroken(own) { return first }
    for member in own.prefix(12) {
      if let other = find(members.filter { $0 !== member }),
        hasBroken(other.parts.map { $0.constraint })
      {
        return other
      }
    }
    return first
  }

  /// Finds a set that holds as printed and would not with half a point more: its numbers differ in
  /// digits that the log does not print.
  fileprivate func rounding(_ broken: LogLine?) -> LogFinding? {
    let all = required()
    let suspects = placed.filter { placed in
      broken == nil ? all.count <= 12 : placed.line === broken
    }
    for suspect in suspects where suspect.line != nil {
      for change in [0.5, -0.5] {
        let isTighter =
          switch suspect.constraint.relation {
          case .equal: true
          case .lessThanOrEqual: change < 0
          case .greaterThanOrEqual: change > 0
          }
        guard isTighter,
          let found = search.conflict(
            among: all, nonnegative: .none, change: (suspect.constraint, change)),
          found.parts.contains(where: { $0.constraint === suspect.constraint }),
          broken != nil || found.parts.count == all.count, found.parts.count > 1
        else { continue }
        return finding(found, true, nil)
      }
    }
    return nil
  }

  private func finding(
    _ found: ConflictSearch.Found, _ isRounded: Bool, _ holdsWithoutTemporary: Bool?
  ) -> LogFinding {
    let members = found.parts.compactMap { part in
      placed(part.constraint).map { (placed: $0, multiplier: part.multiplier) }
    }
    return LogFinding(
      system: self, found: found, members: members, isRounded: isRounded,
      holdsWithoutTemporary: holdsWithoutTemporary)
  }
}
