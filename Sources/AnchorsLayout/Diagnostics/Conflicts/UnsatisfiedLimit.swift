#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// A wish of the layout that does not hold.
public enum UnsatisfiedLimit {
  /// An optional constraint, or a required one that was set aside.
  case constraint(Constraint)
  /// One side of an intrinsic size.
  case intrinsicSize(IntrinsicLimit)
}

extension UnsatisfiedLimit: CustomStringConvertible {
  /// Why it does not hold; see ``Constraint/explanation``.
  public var explanation: ConstraintExplanation? {
    switch self {
    case .constraint(let constraint): constraint.explanation
    case .intrinsicSize(let limit): limit.explanation
    }
  }

  /// The wish and why it does not hold, in several lines; of one that holds by now, the wish alone.
  public var description: String { explanation?.description ?? text(ItemNames()) }

  func text(_ names: ItemNames) -> String {
    switch self {
    case .constraint(let constraint): constraint.text(names)
    case .intrinsicSize(let limit): limit.text(names)
    }
  }

  /// The wish that a row is; `nil` for what is given.
  init?(_ row: Int, _ facts: LayoutFacts) {
    switch facts.owners[row] {
    case .constraint(let constraint): self = .constraint(constraint)
    case .content(let item, let side): self = .intrinsicSize(facts.limit(item, side))
    case .given: return nil
    }
  }
}

extension LayoutTree {
  /// The optional constraints and intrinsic sizes that do not hold, and the required constraints
  /// that were set aside. Each says why.
  public var unsatisfied: [UnsatisfiedLimit] {
    let facts = facts
    return facts.rows.indices.compactMap { row in
      facts.violation(of: row) > Tolerance.reported ? UnsatisfiedLimit(row, facts) : nil
    }
  }
}

extension LayoutView {
  /// What does not hold in the view's tree, as of a layout that is brought up to date first; see
  /// ``LayoutTree/unsatisfied``.
  public final var unsatisfied: [UnsatisfiedLimit] {
    LayoutTree(containing: self).unsatisfied
  }
}
