import Anchors
import AnchorsSolver

/// A wish of the layout that does not hold.
public enum UnsatisfiedConstraint {
  /// An optional constraint, or a required one that was set aside.
  case constraint(Constraint)
  /// One side of an intrinsic size, or a minimum size that was set aside.
  case intrinsicSize(ContentSizeConstraint)

  /// The item that it is about.
  var item: (any LayoutItem)? {
    switch self {
    case .constraint(let constraint): constraint.firstItem
    case .intrinsicSize(let limit): limit.item
    }
  }
}

extension UnsatisfiedConstraint: CustomStringConvertible {
  /// The wish and why it does not hold, in several lines; of one that holds by now, the wish alone.
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
  /// The optional constraints and intrinsic sizes that do not hold, and the required constraints
  /// that were set aside. Each says why.
  public var unsatisfiedConstraints: [UnsatisfiedConstraint] {
    let facts = facts
    return facts.rows.indices.filter { facts.solved.violation(of: $0) > Tolerance.reported }
      .compactMap { facts.limit($0) }
  }
}
