/// A wish of the layout that does not hold.
public enum UnsatisfiedLimit {
  /// An optional constraint, or a required one that was set aside.
  case constraint(Constraint)
  /// One side of an intrinsic size.
  case intrinsicSize(IntrinsicLimit)
}

extension Engine {
  func unsatisfiedReports() -> [UnsatisfiedLimit] {
    model.violatedRows().compactMap { owner in
      switch owner {
      case .constraint(let constraint): .constraint(constraint)
      case .intrinsic(let item, let side): .intrinsicSize(limit(item, side))
      case .given: nil
      }
    }
  }
}
