import Anchors
import AnchorsSolver

/// A change of rows, before anybody makes it.
struct RowChange {
  /// Other constants.
  var constants: [(row: Int, by: Double)] = []
  /// Equations that become bounds.
  var bounds: [(row: Int, relation: RowRelation)] = []
  /// Rows whose left sides become equal.
  var equal: [(row: Int, other: Int)] = []
  /// Rows that are no longer required.
  var dropped: Set<Int> = []
}

/// A search for the fixes of a conflict.
///
/// Each is tried: the rows of the conflict must be able to hold with it, together with all other
/// required rows that hold now. If the removed row has other conflicts as well, and no fix resolves
/// all of them, the rows of this conflict must be able to hold, and those that hold now.
struct ConflictRepairs {
  private let facts: LayoutFacts
  private let conflict: InfeasibleSubset
  private let certificate: FarkasCertificate
  /// The required rows that are connected with the conflict, and the number of each.
  private let required: [Int]
  private let places: [Int: Int]
  private let system: RowSystem
  private var found: [(change: RowChange, repair: LayoutRepair)] = []
  /// `true` if the removed row has other conflicts as well, so that no change lets it hold.
  private var isOneOfSeveral = false

  init(_ conflict: InfeasibleSubset, _ certificate: FarkasCertificate, _ facts: LayoutFacts) {
    (self.facts, self.conflict, self.certificate) = (facts, conflict, certificate)
    required = facts.members(of: conflict) { facts.rows[$0].isRequired }
    places = Dictionary(uniqueKeysWithValues: required.enumerated().map { ($1, $0) })
    system = facts.solved.system.part(required).system
  }

  /// Returns the fixes: those that leave the most contents their natural size, then other numbers,
  /// the least change first; then other arrangements of stacks, then lower priorities. Among equal
  /// changes, those of a stack's spacing come first, then those of a fixed size or of a pin at the
  /// bottom or trailing side, as in Apple's engine, then that of the constraint installed last. At
  /// most eight numbers are tried.
  mutating func find() -> [LayoutRepair] {
    tryAll()
    if found.isEmpty {
      isOneOfSeveral = true
      tryAll()
    }
    return facts.orderedByRoom(found, conflict, canGiveUp)
  }

  private mutating func tryAll() {
    tryNumbers()
    tryArrangements()
    tryPriorities()
    if found.isEmpty { tryLengths() }
  }

  /// Returns `true` if the required rows can hold after a change.
  private func holds(_ change: RowChange) -> Bool {
    var trial = system
    for (row, by) in change.constants {
      if let place = places[row] { trial.rows[place].constant += by }
    }
    for (row, relation) in change.bounds {
      if let place = places[row] { trial.rows[place].relation = relation }
    }
    for (row, other) in change.equal {
      guard let place = places[row], let otherPlace = places[other] else { continue }
      trial.rows.append(RowSystem.Row(equating: system.rows[place], system.rows[otherPlace]))
    }
    let dropped = Set(change.dropped.compactMap { places[$0] })
    func isFeasible(_ isMember: (Int) -> Bool) -> Bool {
      trial.isFeasible(trial.rows.indices.filter { !dropped.contains($0) && isMember($0) })
    }
    if !isOneOfSeveral { return isFeasible { _ in true } }
    let own = Set(ownPlaces)
    return isFeasible { own.contains($0) || $0 >= system.rows.count }
      && isFeasible { $0 >= required.count || !facts.removed.contains(required[$0]) }
  }

  /// The conflict's rows and the fixed ones, by their numbers in the system.
  private var ownPlaces: [Int] {
    let own = Set(conflict.rows.compactMap { places[$0] })
    return system.rows.indices.filter { own.contains($0) || system.rows[$0].isFixed }
  }

  private mutating func take(_ repair: LayoutRepair, _ change: RowChange) {
    if holds(change) { found.append((change, repair)) }
  }

  /// Returns `true` if the other required rows can hold without a row.
  private func canGiveUp(_ row: Int) -> Bool {
    row == conflict.removed || holds(RowChange(dropped: [row]))
  }
}

// MARK: - Numbers

extension ConflictRepairs {
  /// Another number, with the rank among changes of the same size.
  private struct NumberChange {
    /// The rows whose constants change.
    let rows: [Int]
    let by: Double
    let rank: Int
    /// Returns the repair that changes them by an amount; `nil` if it makes no sense.
    let repair: (Double) -> LayoutRepair?
  }

  private mutating func tryNumbers() {
    if !certificate.isExact { return }
    let changes = certificate.parts.compactMap(change) + stacks(with: .spacing).compactMap(spacing)
    let sorted = changes.inOrder { a, b in
      let difference = abs(a.by) - abs(b.by)
      if abs(difference) > 1e-9 { return difference < 0 }
      return a.rank == b.rank ? a.rows[0] > b.rows[0] : a.rank < b.rank
    }
    for change in sorted.prefix(8) { take(change) }
  }

  private mutating func take(_ change: NumberChange) {
    guard let by = isOneOfSeveral ? sufficient(change) : change.by,
      let repair = change.repair(by)
    else { return }
    take(repair, RowChange(constants: change.rows.map { ($0, by) }))
  }

  /// Returns the amount with which the rows of the conflict can hold. A conflict can have several
  /// proofs, and what mends one of them may be less than another one needs.
  private func sufficient(_ change: NumberChange) -> Double? {
    var (trial, by) = (system, change.by)
    let (members, changed) = (ownPlaces, change.rows.compactMap { places[$0] })
    for place in changed { trial.rows[place].constant += by }
    for _ in 0..<8 {
      guard let proof = trial.certificate(among: members) else { return by }
      let sum = proof.parts.filter { changed.contains($0.source) }.reduce(0) { $0 + $1.multiplier }
      let more = -proof.total / sum
      guard proof.isExact, abs(sum) > 1e-9, more * by > 0 else { return nil }
      by += more
      for place in changed { trial.rows[place].constant += more }
    }
    return nil
  }

  /// Returns the change of one constraint's constant with which the conflict adds up.
  private func change(of part: FarkasCertificate.Part) -> NumberChange? {
    guard part.source >= 0, let constraint = facts.constraints[part.source] else { return nil }
    let change = NumberChange(
      rows: [part.source], by: -certificate.total / part.multiplier, rank: constraint.rank
    ) { by in
      let (old, new) = (constraint.constant, constraint.constant + by)
      guard constraint.isSensible(constant: new) else { return nil }
      guard let stack = constraint.stack, let view = constraint.secondView else {
        return .constant(of: constraint, from: old, to: new)
      }
      return .customSpacing(in: stack, after: view, from: old, to: new)
    }
    return change.repair(change.by) == nil ? nil : change
  }

  /// Returns the change of a stack's spacing with which the conflict adds up, if that is more than
  /// one distance.
  private func spacing(of stack: LayoutStackView) -> NumberChange? {
    if stack.isBaselineRelativeArrangement { return nil }
    func usesSpacing(_ row: Int) -> Bool {
      guard facts.role(of: row) == .spacing, let constraint = facts.constraints[row] else {
        return false
      }
      return constraint.stack === stack
        && constraint.secondView.map { stack.customSpacing(after: $0) }
          == LayoutStackView.spacingUseDefault
    }
    let parts = certificate.parts.filter { $0.source >= 0 && usesSpacing($0.source) }
    let sum = parts.reduce(0) { $0 + $1.multiplier }
    guard parts.count > 1, abs(sum) > 1e-9 else { return nil }
    let change = NumberChange(
      rows: required.filter(usesSpacing), by: -certificate.total / sum, rank: 0
    ) { by in
      let (old, new) = (stack.spacing, stack.spacing + by)
      return new < 0 ? nil : .spacing(of: stack, from: old, to: new)
    }
    return change.repair(change.by) == nil ? nil : change
  }

  /// Changes the sizes of frames that their owners set.
  private mutating func tryLengths() {
    if !certificate.isExact { return }
    for part in certificate.parts where part.source >= 0 {
      let row = facts.rows[part.source]
      guard row.isFixed, row.terms.count == 1 else { continue }
      let (number, variable) = facts.place(of: row.terms[0].variable)
      let (item, insets) = (facts.items[number], facts.metrics[number].alignmentRectInsets)
      guard variable.isSize, item.layoutRole == .view else { continue }
      // The frame is larger than the alignment rectangle by its insets.
      let both = variable.isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
      take(
        NumberChange(rows: [part.source], by: -certificate.total / part.multiplier, rank: 0) { by in
          let (old, new) = (row.constant + both, row.constant + both + by)
          return new > 0 ? .length(of: item, variable.attribute, from: old, to: new) : nil
        })
    }
  }
}

// MARK: - Arrangements and priorities

extension ConflictRepairs {
  /// The stacks that take part with a role, each once.
  private func stacks(with role: LibraryRole) -> [LayoutStackView] {
    var stacks: [LayoutStackView] = []
    for row in conflict.rows where facts.role(of: row) == role {
      guard let stack = facts.constraints[row]?.stack else { continue }
      if !stacks.contains(where: { $0 === stack }) { stacks.append(stack) }
    }
    return stacks
  }

  /// Returns the required rows of a stack with a role.
  private func rows(of stack: LayoutStackView, _ role: LibraryRole) -> [Int] {
    required.filter { facts.role(of: $0) == role && facts.constraints[$0]?.stack === stack }
  }

  private mutating func tryArrangements() {
    for stack in stacks(with: .equalLength) where stack.distribution == .fillEqually {
      take(
        .distribution(of: stack, to: .fill),
        RowChange(dropped: Set(rows(of: stack, .equalLength))))
    }
    for stack in stacks(with: .last) where stack.distribution == .fill {
      let gaps = rows(of: stack, .spacing)
      if gaps.isEmpty { continue }
      take(
        .distribution(of: stack, to: .equalSpacing),
        RowChange(
          bounds: gaps.map { ($0, .atLeast) }, equal: gaps.dropFirst().map { ($0, gaps[0]) }))
    }
    for stack in stacks(with: .alignment) where stack.alignment == .fill {
      let ends = rows(of: stack, .alignment).filter {
        facts.constraints[$0]?.firstAttribute.row.line == .far
      }
      take(
        .alignment(of: stack, to: .leading), RowChange(bounds: ends.map { ($0, .atMost) }))
    }
  }

  /// Lowers the priority of the removed row; of a stack's that of another one, the last that helps.
  private mutating func tryPriorities() {
    var rows = [conflict.removed]
    if facts.role(of: conflict.removed) != nil {
      rows = conflict.rows.reversed().filter { facts.role(of: $0) == nil }
    }
    for row in rows {
      guard let repair = facts.priorityRepair(of: row), canGiveUp(row) else { continue }
      found.append((RowChange(dropped: [row]), repair))
      return
    }
  }
}

extension LayoutFacts {
  /// Returns the lower priority of a required row that a program can give it.
  fileprivate func priorityRepair(of row: Int) -> LayoutRepair? {
    switch editableLimit(row) {
    case .constraint(let constraint): .priority(of: constraint)
    case .intrinsicSize(let limit) where !limit.isMinimum:
      .contentPriority(of: limit, from: .required, to: .required - 1)
    case .intrinsicSize, nil: nil
    }
  }
}

extension Constraint {
  /// The second item, if it is a view of the portable tree.
  fileprivate var secondView: LayoutView? { second?.view }

  /// The rank among changes of the same size. In all of 14 contradictory screens that could be
  /// judged, Apple's engine gave up a fixed size or a pin at the bottom or trailing side, and never
  /// a pin at the top or leading side.
  fileprivate var rank: Int {
    if role == .spacing { return 0 }
    guard let second = secondAnchor else { return firstAttribute.isSize ? 1 : 2 }
    return firstAttribute.row.line == .far && second.attribute.row.line == .far ? 1 : 2
  }

  /// Returns `true` if another constant keeps the meaning: a size stays positive, a distance keeps
  /// its direction, and equal or proportional sizes stay so. Of a stack's constraints, those that
  /// are its spacing have another constant.
  fileprivate func isSensible(constant new: Double) -> Bool {
    if let role { return role == .spacing && new >= 0 && stack != nil && secondView != nil }
    if secondAnchor == nil { return new > 0 }
    if constant == 0 { return multiplier == 1 && !firstAttribute.isSize }
    return constant > 0 ? new >= 0 : new <= 0
  }
}
