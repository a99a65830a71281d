import Anchors
import AnchorsSolver

/// A change with which the constraints of a conflict can hold, and which makes no other conflict.
public enum LayoutRepair {
  /// Another constant, in points.
  case constant(of: Constraint, from: Double, to: Double)
  /// A priority below required, for the constraint that was set aside.
  case priority(of: Constraint)
  /// A priority below required, for content that must not be compressed, or stretched.
  case contentPriority(of: IntrinsicLimit)

  /// How much the repair changes, in points; `nil` for a priority, of which that cannot be said.
  package var amount: Double? {
    if case .constant(_, let from, let to) = self { abs(to - from) } else { nil }
  }
}

extension LayoutRepair: CustomStringConvertible {
  /// What to do: `change the constant of title.width >= 320 (LoginView.swift:42) to 276`.
  public var description: String { text(ItemNames()) }
}

extension [LayoutRepair] {
  /// Those that a text tells: two other constants and a priority.
  package var told: [LayoutRepair] {
    Array(filter { $0.amount != nil }.prefix(2) + filter { $0.amount == nil }.prefix(1))
  }
}

extension LayoutFacts {
  /// The repairs of a conflict: other constants, that which changes least first and, among equals, the one
  /// of the constraint installed last; then what can do with a lower priority.
  ///
  /// Each is tried: the rows of the conflict must be able to hold with it, together with all other required
  /// rows that hold now. Eight tries must do.
  func repairs(of conflict: InfeasibleSubset, _ certificate: FarkasCertificate) -> [LayoutRepair] {
    var repairs: [LayoutRepair] = []
    let rows = solved.rows(connectedWith: conflict.rows) { self.rows[$0].isRequired }
      .filter { !self.rows[$0].isGiven }
    let numbers = solved.system.given(for: rows) + rows
    var trial = solved.system.part(numbers).system
    for change in changes(mending: certificate).prefix(8) {
      guard let place = numbers.firstIndex(of: change.row) else { continue }
      let constant = trial.rows[place].constant
      trial.rows[place].constant += change.by
      if trial.isFeasible(trial.rows.indices) {
        let from = change.constraint.constant
        repairs.append(.constant(of: change.constraint, from: from, to: from + change.by))
      }
      trial.rows[place].constant = constant
    }
    switch limit(conflict.setAside) {
    case .constraint(let constraint): repairs.append(.priority(of: constraint))
    case .intrinsicSize(let limit) where !limit.isMinimum:
      repairs.append(.contentPriority(of: limit))
    case .intrinsicSize, nil: break
    }
    return repairs
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
      return abs(difference) > 1e-9 ? difference < 0 : a.row > b.row
    }
  }
}

extension Constraint {
  /// Whether another constant still means the same: a size is something, a distance does not become one in
  /// the other direction, and sizes that are equal or in proportion stay so.
  fileprivate func isSensible(constant new: Double) -> Bool {
    if secondAnchor == nil { return new > 0 }
    if constant == 0 { return multiplier == 1 && !firstAttribute.isSize }
    return constant > 0 ? new >= 0 : new <= 0
  }
}
