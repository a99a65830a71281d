/// Required constraints that cannot hold together.
///
/// The set is irreducible: removing any one member leaves constraints that can hold. One of it was
/// set aside, the one installed last, and everything else was laid out without it.
public struct LayoutConflict {
  /// The constraints, in the order of installation.
  public let constraints: [Constraint]
  /// Required intrinsic sizes that take part: content that must not be compressed or stretched.
  public let intrinsicSizes: [IntrinsicLimit]
  /// The constraint that was set aside; `nil` if it was an intrinsic size.
  public let setAside: Constraint?
}

extension Engine {
  func conflictReports() -> [LayoutConflict] {
    if model.solver.conflicts.isEmpty { return [] }
    let owners = model.owners
    return model.solver.conflicts.map { conflict in
      var constraints: [Constraint] = []
      var limits: [IntrinsicLimit] = []
      for row in conflict.rows {
        switch owners[Int(row)] {
        case .constraint(let constraint): constraints.append(constraint)
        case .intrinsic(let item, let side): limits.append(limit(item, side))
        case .given: break
        }
      }
      var setAside: Constraint?
      if case .constraint(let constraint) = owners[Int(conflict.setAside)] {
        setAside = constraint
      }
      return LayoutConflict(constraints: constraints, intrinsicSizes: limits, setAside: setAside)
    }
  }
}
