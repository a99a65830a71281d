import AnchorsLayout

/// A search for the problems of a tree in one width after the other.
struct WidthSweep {
  /// Returns the root of a tree that this sweep may change: the same one each time, or a fresh one
  /// for each width.
  let makeRoot: () -> LayoutView
  let direction: InterfaceDirection
  /// `true` if the height follows from the width and the content; otherwise it stays.
  let fitsHeight: Bool
  let isWorthSaying: (LintFinding) -> Bool
  private let usual: [String]?

  /// A sweep of trees that are its own to change.
  init(
    makeRoot: @escaping () -> LayoutView, direction: InterfaceDirection, fitsHeight: Bool,
    isWorthSaying: @escaping (LintFinding) -> Bool, usual: [String]?
  ) {
    (self.makeRoot, self.direction, self.fitsHeight) = (makeRoot, direction, fitsHeight)
    (self.isWorthSaying, self.usual) = (isWorthSaying, usual)
  }

  /// Returns the overlaps at the root's own size, which are intended; `nil` if it has none.
  static func overlaps(of root: LayoutView, _ isWorthSaying: @escaping (LintFinding) -> Bool)
    -> [String]?
  {
    if root.frame.width <= 0 || root.frame.height <= 0 { return nil }
    let own = ReportedTree(LayoutTree(containing: root), isWorthSaying: isWorthSaying)
    return OverlapRule.findings(in: own).map { $0.key }
  }

  /// The maximum number of widths to lay out one by one. Of more, as many at equal distances are,
  /// and those between where a problem starts or ends.
  private static let most = 512

  /// Returns the problems with their ranges, in the order of the narrowest width.
  func problems(in widths: ClosedRange<Double>) -> [WidthProblem] {
    let search = SizeSearch<Double>(
      between: { low, high in
        // Down to whole points.
        let middle = ((low + high) / 2).rounded()
        return middle > low && middle < high ? middle : nil
      }, find: findings)
    return search.findings(at: all(widths)).map { finding, places in
      WidthProblem(
        kind: finding.kind, direction: direction, widths: places[0]...places[places.count - 1],
        summary: finding.summary, items: finding.items)
    }
  }

  /// The ends and the whole points between them.
  private func all(_ widths: ClosedRange<Double>) -> [Double] {
    let (low, high) = (widths.lowerBound, widths.upperBound)
    let step = max(1, ((high - low) / Double(Self.most)).rounded(.up))
    let first = low.rounded(.down) + 1
    var places = [low]
    // Not a `stride`, which would add 1 KB to the download of the playground.
    for number in 0... {
      let place = first + Double(number) * step
      if place >= high { break }
      places.append(place)
    }
    return places + (high > low ? [high] : [])
  }

  /// Lays out in a width and returns what the rules find.
  private func findings(at width: Double) -> [LayoutFinding] {
    let root = makeRoot()
    let height =
      fitsHeight
      ? root.systemLayoutSizeFitting(Size(width: width, height: 0), horizontal: .required).height
      : root.frame.height
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
    return ReportedTree(LayoutTree(containing: root), isWorthSaying: isWorthSaying).findings()
      .filter { $0.kind != .overlap || !(usual?.contains($0.key) ?? true) }
  }
}
