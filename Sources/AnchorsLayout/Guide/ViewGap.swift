import Anchors

/// The gap between two views that follow each other. It keeps neither of them alive.
struct ViewGap {
  let before, after: LayoutNode
  let axis: LayoutAxis

  static func == (a: ViewGap, b: ViewGap) -> Bool {
    a.before === b.before && a.after === b.after && a.axis == b.axis
  }
}

/// The guides of gaps among a constraint's items. They are in their view while one of their
/// constraints that also mentions another item is active.
///
/// Example: a guide for the gap between two views has constraints with both, which hold it in
/// their superview, and others on its height and on its length beside that of another gap.
final class GapGuides: ConstraintGuides {
  fileprivate let all: [LayoutGuide]

  init(_ guides: [LayoutGuide]) { all = guides }

  /// Adds the guides to the superview of the views.
  package func join() {
    for guide in all where guide.owningView == nil {
      guard let parent = guide.gap?.before.parent, let item = parent.item else { continue }
      parent.view(of: item)?.addLayoutGuide(guide)
    }
  }

  package func leaveIfUnused() {
    for guide in all where !guide.layoutNode.isHeldByConstraints {
      guide.owningView?.removeLayoutGuide(guide)
    }
  }
}

extension Constraint {
  /// `true` if the constraint mentions an item that was not made for it beside one that was.
  fileprivate var holdsGuides: Bool {
    second != nil && ((guides as? GapGuides)?.all.count ?? 0) < 2
  }
}

extension LayoutNode {
  /// `true` if an active constraint holds the guide in its view.
  fileprivate var isHeldByConstraints: Bool {
    constraintsMentioning.contains { $0.holdsGuides }
  }
}

extension Array where Element: LayoutView {
  /// Returns a guide for each gap between the views. A guide of the superview that is in the same
  /// gap for the sake of active constraints is used again.
  ///
  /// - Complexity: O(*n*) for *n* views and guides.
  func gapGuides(along axis: LayoutAxis) -> [LayoutGuide] {
    var known: [ObjectIdentifier: LayoutGuide] = [:]
    for guide in first?.superview?.layoutGuides ?? [] {
      if let gap = guide.gap, gap.axis == axis { known[ObjectIdentifier(gap.before)] = guide }
    }
    return zip(self, dropFirst()).enumerated().map { index, views in
      let gap = ViewGap(before: views.0.layoutNode, after: views.1.layoutNode, axis: axis)
      if let guide = known[ObjectIdentifier(gap.before)], let former = guide.gap, former == gap {
        return guide
      }
      return LayoutGuide(identifier: "gap \(index + 1)", following: nil, in: gap)
    }
  }
}
