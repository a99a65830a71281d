import Anchors

/// The gap between two views that follow each other. It keeps neither of them alive.
struct ViewGap {
  let before, after: LayoutNode
  let axis: LayoutAxis

  static func == (a: ViewGap, b: ViewGap) -> Bool {
    a.before === b.before && a.after === b.after && a.axis == b.axis
  }
}

extension LayoutGuide: ConstraintGuide {
  /// Adds the guide of a gap to the superview of the view before it.
  package func join() {
    guard owningView == nil, let parent = gap?.before.parent, let item = parent.item else { return }
    parent.view(of: item)?.addLayoutGuide(self)
  }

  /// Removes the guide from its owning view.
  package func leave() { owningView?.removeLayoutGuide(self) }
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
