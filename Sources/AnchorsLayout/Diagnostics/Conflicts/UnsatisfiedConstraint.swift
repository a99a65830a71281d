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
}

extension LayoutTree {
  /// The unsatisfied optional constraints and intrinsic sizes, and the removed required
  /// constraints, with their explanations.
  public var unsatisfiedConstraints: [UnsatisfiedConstraint] {
    let facts = facts
    return facts.rows.indices.filter { facts.solved.violation(of: $0) > Tolerance.reported }
      .compactMap { facts.limit($0) }
  }
}
