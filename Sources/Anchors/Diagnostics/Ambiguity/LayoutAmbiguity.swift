/// What the constraints do not determine of one item's frame.
public struct LayoutAmbiguity {
  /// The item.
  public let item: any LayoutItem
  /// The components that could be different, each with the values it may have. Positions are in the
  /// topmost item's coordinates; infinite where there is no bound.
  public let components: [(component: FrameComponent, range: ClosedRange<Double>)]
}

extension Engine {
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
}
