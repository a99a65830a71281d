import Anchors
import AnchorsSolver

/// An unsatisfied constraint of a layout.
public enum UnsatisfiedConstraint {
  /// An optional constraint, or a removed required one.
  case constraint(Constraint)
  /// One side of an intrinsic size, or a removed minimum size.
  case intrinsicSize(ContentSizeConstraint)

  /// The item of the constraint.
  var item: (any LayoutItem)? {
    switch self {
    case .constraint(let constraint): constraint.firstItem
    case .intrinsicSize(let limit): limit.item
    }
  }
}

extension UnsatisfiedConstraint: CustomStringConvertible {
  /// The constraint and the reason why it is unsatisfied, in several lines; only the constraint if
  /// it holds by now.
  public var description: String { explanation?.description ?? text(ItemNames()) }
}

extension [UnsatisfiedConstraint] {
  package var constraints: [Constraint] {
    compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
  }

  package var intrinsicSizes: [ContentSizeConstraint] {
    compactMap { if case .intrinsicSize(let limit) = $0 { limit } else { nil } }
  }

  /// Returns the ones that are no members of conflicts, which explain their own.
  package func notIn(_ conflicts: [LayoutConflict]) -> [UnsatisfiedConstraint] {
    if conflicts.isEmpty { return self }
    let constraints = Set(conflicts.flatMap { $0.constraints.map { ObjectIdentifier($0) } })
    var sizes: [ObjectIdentifier: [ContentSizeConstraint]] = [:]
    for limit in conflicts.flatMap({ $0.intrinsicSizes }) {
      sizes[limit.item.identity, default: []].append(limit)
    }
    return filter { limit in
      switch limit {
      case .constraint(let constraint): !constraints.contains(ObjectIdentifier(constraint))
      case .intrinsicSize(let limit):
        !(sizes[limit.item.identity] ?? []).contains { $0.isSame(as: limit) }
      }
    }
  }
}

extension LayoutTree {
  /// The unsatisfied optional constraints and intrinsic sizes, and the removed required
  /// constraints, with their explanations.
  ///
  /// The list leaves out what stack views and system guides ask for by themselves, and hidden views
  /// with the optional constraints between them. A label that shows its whole text in several lines
  /// is satisfied.
  public var unsatisfiedConstraints: [UnsatisfiedConstraint] {
    let engine = laidOutEngine
    // A copy of all rows would take longer than the question. Half the limit is for rounding.
    if !engine.model.solver.hasViolation(above: Tolerance.reported / 2) { return [] }
    let facts = engine.facts()
    let rows = facts.rows.indices.filter {
      facts.role(of: $0) == nil && facts.solved.violation(of: $0) > Tolerance.reported
    }
    if rows.isEmpty { return [] }
    let seen = facts.seenItems
    return rows.filter { row in
      facts.constraints[row] != nil ? !facts.isHidden(row, seen) : facts.misses(row, seen)
    }
    .compactMap { facts.limit($0) }
  }
}

extension LayoutFacts {
  /// Returns `true` for an optional constraint between hidden items.
  fileprivate func isHidden(_ row: Int, _ seen: [SeenItem]) -> Bool {
    !rows[row].isRequired
      && rows[row].terms.allSatisfy { seen[place(of: $0.variable).item].isHidden }
  }

  /// Returns `true` if an unsatisfied content size is that of a visible item, and not the width of
  /// text that is shown in several lines.
  fileprivate func misses(_ row: Int, _ seen: [SeenItem]) -> Bool {
    let (number, variable) = place(of: rows[row].terms[0].variable)
    if seen[number].isHidden { return false }
    guard asksForRoom(row), variable == .width, metrics[number].dependsOnFrame,
      let label = items[number] as? LayoutLabel
    else { return true }
    let size = Size(
      width: values[Int(self.variable(.width, of: number))],
      height: values[Int(self.variable(.height, of: number))])
    return !label.showsWholeText(in: size)
  }
}
