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

/// One side of an item's intrinsic size, as a row of the layout: `title.width <= 120 ~ 250`.
public struct IntrinsicLimit: CustomStringConvertible {
  /// The item.
  public let item: any LayoutItem
  /// `width` or `height`.
  public let attribute: Attribute
  /// `<=` for hugging, `>=` for compression resistance.
  public let relation: Relation

  /// The limit as `title.width <= intrinsic`.
  public var description: String { "\(item.layoutName).\(attribute) \(relation) intrinsic" }
}

/// What the constraints do not determine of one item's frame.
public struct LayoutAmbiguity {
  /// The item.
  public let item: any LayoutItem
  /// The components that could be different, each with the values it may have. Positions are in the
  /// topmost item's coordinates; infinite where there is no bound.
  public let components: [(component: FrameComponent, range: ClosedRange<Double>)]
}

/// A component of a frame.
public enum FrameComponent: String, Sendable, CaseIterable {
  /// The left edge.
  case x
  /// The top edge.
  case y
  /// The width.
  case width
  /// The height.
  case height

  var variable: Variable {
    switch self {
    case .x: .x
    case .y: .y
    case .width: .width
    case .height: .height
    }
  }
}

/// A wish of the layout that does not hold.
public enum UnsatisfiedLimit {
  /// An optional constraint, or a required one that was set aside.
  case constraint(Constraint)
  /// One side of an intrinsic size.
  case intrinsicSize(IntrinsicLimit)
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

  func unsatisfiedReports() -> [UnsatisfiedLimit] {
    model.violatedRows().compactMap { owner in
      switch owner {
      case .constraint(let constraint): .constraint(constraint)
      case .intrinsic(let item, let side): .intrinsicSize(limit(item, side))
      case .given: nil
      }
    }
  }

  func unfinishedItems() -> [any LayoutItem] {
    model.unfinishedItems().compactMap { $0 > 0 ? items[$0 - 1] : nil }
  }

  func ambiguityReports() -> [LayoutAmbiguity] {
    guard model.solver.mayBeAmbiguous else { return [] }
    var reports: [LayoutAmbiguity] = []
    for (index, item) in items.enumerated() {
      var components: [(component: FrameComponent, range: ClosedRange<Double>)] = []
      for component in FrameComponent.allCases {
        let range = range(of: component.variable, ofItem: index + 1)
        if range.upper - range.lower > Tolerance.freedom {
          components.append((component, range.lower...range.upper))
        }
      }
      if !components.isEmpty { reports.append(LayoutAmbiguity(item: item, components: components)) }
    }
    return reports
  }

  private func limit(_ item: Int32, _ side: IntrinsicSide) -> IntrinsicLimit {
    IntrinsicLimit(
      item: items[Int(item) - 1], attribute: side.isWidth ? .width : .height,
      relation: side.isUpper ? .lessThanOrEqual : .greaterThanOrEqual)
  }
}
