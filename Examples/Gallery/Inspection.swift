import AnchorsLayout
import AnchorsReport

/// The faults of a layout: conflicts, ambiguities, invisible views, and the findings of lint.
struct Inspection {
  let problems: [String]

  init(of root: LayoutView) {
    let tree = LayoutTree(containing: root)
    problems =
      tree.conflicts.map(Self.describe) + tree.ambiguities.map(Self.describe)
      + Self.unseen(in: root) + root.lintFindings.map(\.description)
  }

  private static func describe(_ conflict: LayoutConflict) -> String {
    let members =
      conflict.constraints.map(\.description) + conflict.intrinsicSizes.map(\.description)
    return "conflict: \(members.joined(separator: "; "))"
  }

  private static func describe(_ ambiguity: LayoutAmbiguity) -> String {
    let parts = ambiguity.components.map { component, range in
      "\(component) from \(range.lowerBound) to \(range.upperBound)"
    }
    return "\(ambiguity.item.layoutName) is ambiguous: \(parts.joined(separator: ", "))"
  }

  /// Views without area, and views that leave the root, unless they can be scrolled to.
  private static func unseen(in root: LayoutView) -> [String] {
    var problems: [String] = []
    // The views to inspect, the next one last, each with its superview's origin in the root.
    var pending = root.subviews.reversed().map { (view: $0, origin: Point.zero) }
    while let (subview, origin) = pending.popLast() {
      if subview.isHidden { continue }
      let frame = subview.frame.moved(by: origin)
      if frame.width < 0.01 || frame.height < 0.01 {
        problems.append("\(subview) has no area")
      }
      let tolerance = 0.01
      if frame.minX < -tolerance || frame.minY < -tolerance
        || frame.maxX > root.frame.width + tolerance
        || frame.maxY > root.frame.height + tolerance
      {
        problems.append("\(subview) leaves the screen: \(frame)")
      }
      // What scrolls may be anywhere in its content.
      if subview is LayoutScrollView { continue }
      pending += subview.subviews.reversed().map { ($0, frame.origin) }
    }
    return problems
  }
}
