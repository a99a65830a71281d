import Anchors

// The index of a view among its siblings. Each view caches its index. If siblings have changed, the
// search starts there, so it takes as many steps as the view has moved.

extension LayoutView {
  /// The place of a subview.
  ///
  /// - Precondition: it is one.
  /// - Complexity: O(1) where the view is as it was, else O(subviews before it that have come or
  ///   gone).
  final func place(of subview: LayoutView) -> Int {
    if children.first === subview { return 0 }
    var below = min(Int(subview.formerPlace), children.count - 1)
    var above = below + 1
    while true {
      if below >= 0, children[below] === subview {
        subview.formerPlace = Int32(below)
        return below
      }
      if above < children.count, children[above] === subview {
        subview.formerPlace = Int32(above)
        return above
      }
      precondition(below >= 0 || above < children.count, "a subview is among the subviews")
      below -= 1
      above += 1
    }
  }

  /// The place of the view in its superview, if it has one.
  final var placeInSuperview: Int? { superview?.place(of: self) }

  /// The node of the view or guide before another one inside.
  final func child(before child: any LayoutItem) -> LayoutNode? {
    if let view = child as? LayoutView {
      let place = place(of: view)
      return place > 0 ? children[place - 1].layoutNode : guides.all.last?.layoutNode
    }
    let all = guides.all
    guard let place = all.firstIndex(where: { $0 === child }), place > 0 else { return nil }
    return all[place - 1].layoutNode
  }
}
