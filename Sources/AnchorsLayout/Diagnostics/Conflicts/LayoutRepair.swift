import Anchors
import AnchorsSolver

/// A change that resolves a conflict or an ambiguity, and causes no other conflict.
///
///     card.conflicts[0].repairs[0]
///     // change the constant of title.width >= 320 (LoginView.swift:44) to 276
///     row.ambiguities[0].repairs[0]
///     // raise the horizontal compression resistance of avatar to 751
///
/// The first repair of several leaves the most contents at least the size that their compression
/// resistance asks for.
public enum LayoutRepair {
  /// Another constant, in points.
  case constant(of: Constraint, from: Double, to: Double)
  /// A priority below required, for a constraint of a conflict.
  case priority(of: Constraint)
  /// Another hugging priority, or another compression resistance, for the content of an item.
  case contentPriority(of: ContentSizeConstraint, from: Priority, to: Priority)
  /// A constraint to activate.
  case addition(Constraint)

  /// The size of the change, in points; `nil` for a priority.
  package var amount: Double? {
    if case .constant(_, let from, let to) = self { abs(to - from) } else { nil }
  }
}

extension LayoutRepair {
  /// Returns `true` if another repair is the same change of a priority of content.
  func isSame(_ other: LayoutRepair) -> Bool {
    guard case .contentPriority(let own, _, let priority) = self,
      case .contentPriority(let limit, _, let otherPriority) = other
    else { return false }
    return own.item === limit.item && own.attribute == limit.attribute
      && own.relation == limit.relation && priority == otherPriority
  }
}

extension LayoutRepair: CustomStringConvertible {
  /// The instruction: `change the constant of title.width >= 320 (LoginView.swift:42) to 276`.
  public var description: String { text(ItemNames()) }
}

extension [LayoutRepair] {
  /// The fixes that messages show: two other constants and a priority, in order.
  package var told: [LayoutRepair] {
    var (constants, others) = (0, 0)
    return filter { repair in
      if repair.amount == nil { others += 1 } else { constants += 1 }
      return repair.amount == nil ? others == 1 : constants <= 2
    }
  }
}

extension LayoutFacts {
  /// Returns the fixes of a conflict: those that leave the most contents their natural size, then
  /// other constants, the least change first; then lower priorities. Among equal changes, those of
  /// a fixed size or of a pin at the bottom or trailing side come first, as in Apple's engine, then
  /// that of the constraint installed last.
  ///
  /// Each is tried: the rows of the conflict must be able to hold with it, together with all other
  /// required rows that hold now. At most eight constants are tried.
  func repairs(of conflict: InfeasibleSubset, _ certificate: FarkasCertificate) -> [LayoutRepair] {
    // 1. Other constants.
    var found: [(row: Int, repair: LayoutRepair)] = []
    let required = members(of: conflict) { rows[$0].isRequired }
    var trial = solved.system.part(required).system
    for change in changes(mending: certificate).prefix(8) {
      guard let place = required.firstIndex(of: change.row) else { continue }
      let constant = trial.rows[place].constant
      trial.rows[place].constant += change.by
      if trial.isFeasible(trial.rows.indices) {
        let from = change.constraint.constant
        let repair = LayoutRepair.constant(of: change.constraint, from: from, to: from + change.by)
        found.append((change.row, repair))
      }
      trial.rows[place].constant = constant
    }
    // 2. The priority of the removed constraint.
    switch limit(conflict.removed) {
    case .constraint(let constraint): found.append((conflict.removed, .priority(of: constraint)))
    case .intrinsicSize(let limit) where !limit.isMinimum:
      let repair = LayoutRepair.contentPriority(of: limit, from: .required, to: .required - 1)
      found.append((conflict.removed, repair))
    case .intrinsicSize, nil: break
    }
    return orderedByRoom(found, conflict)
  }

  /// Returns rows that are connected to those of a conflict, and the fixed rows of their variables.
  private func members(of conflict: InfeasibleSubset, counting counts: (Int) -> Bool) -> [Int] {
    let connected = solved.rows(connectedWith: conflict.rows, counting: counts)
      .filter { !rows[$0].isFixed }
    return solved.system.fixedRows(for: connected) + connected
  }

  /// Sorts the repairs by the number of views that keep their intrinsic content size, the largest
  /// first. Adds the priorities of other members of the conflict that let more views keep it than
  /// any repair.
  private func orderedByRoom(
    _ repairs: [(row: Int, repair: LayoutRepair)], _ conflict: InfeasibleSubset
  ) -> [LayoutRepair] {
    let members = members(of: conflict) { _ in true }
    if members.count > 5000 || !members.contains(where: asksForRoom) {
      return repairs.map { $0.repair }
    }
    func lackCount(_ number: Int, _ repair: LayoutRepair) -> Int {
      var row = rows[number]
      if case .constant(_, let from, let to) = repair {
        row.constant += to - from
      } else {
        row.priority = RequiredPriority.value - 1
      }
      return trial(of: members, changing: number, to: row).lackCount
    }
    var counted = repairs.map { (lackCount($0.row, $0.repair), $0.repair) }
    var least = counted.map { $0.0 }.min() ?? .max
    for row in conflict.rows.prefix(8) where least > 0 && row != conflict.removed {
      guard let constraint = constraints[row] else { continue }
      let repair = LayoutRepair.priority(of: constraint)
      let count = lackCount(row, repair)
      if count < least {
        least = count
        counted.append((count, repair))
      }
    }
    return sortedPlaces(counted.count) { (counted[$0].0, $0) < (counted[$1].0, $1) }
      .map { counted[$0].1 }
  }

  /// By how much constants would have to change for the conflict to add up, the least change first.
  private func changes(mending certificate: FarkasCertificate)
    -> [(row: Int, constraint: Constraint, by: Double)]
  {
    if !certificate.isExact { return [] }
    let changes = certificate.parts.compactMap { part in
      let constraint = part.source < 0 ? nil : constraints[part.source]
      let by = -certificate.total / part.multiplier
      return constraint.map { (row: part.source, constraint: $0, by: by) }
    }
    let sensible = changes.filter {
      $0.constraint.isSensible(constant: $0.constraint.constant + $0.by)
    }
    return sensible.inOrder { a, b in
      let difference = abs(a.by) - abs(b.by)
      if abs(difference) > 1e-9 { return difference < 0 }
      let isFirst = a.constraint.isRemovedFirst
      return isFirst == b.constraint.isRemovedFirst ? a.row > b.row : isFirst
    }
  }
}

extension Constraint {
  /// `true` for a fixed size and for a pin at the bottom or trailing side. In all of 14
  /// contradictory screens that could be judged, Apple's engine gave up one of these, and never a
  /// pin at the top or leading side.
  fileprivate var isRemovedFirst: Bool {
    guard let second = secondAnchor else { return firstAttribute.isSize }
    return firstAttribute.row.line == .far && second.attribute.row.line == .far
  }

  /// Returns `true` if another constant keeps the meaning: a size stays positive, a distance keeps
  /// its direction, and equal or proportional sizes stay so.
  fileprivate func isSensible(constant new: Double) -> Bool {
    if secondAnchor == nil { return new > 0 }
    if constant == 0 { return multiplier == 1 && !firstAttribute.isSize }
    return constant > 0 ? new >= 0 : new <= 0
  }
}
