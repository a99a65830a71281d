/// Views whose superviews have gone away, to be let go of one after the other.
///
/// The last reference to the topmost view of a tree lets go of all that is in it. Were each view to let go of
/// its own subviews, that would take room on the call stack for every level. So a view that goes away on
/// account of this list hands its subviews over to the list.
final class LeavingViews {
  /// The next one last.
  @exclusivity(unchecked) private var views: [LayoutView] = []

  /// Takes the subviews of a view that is going away. From now on nothing leads to that view, and nothing
  /// else refers to the array.
  func take(_ subviews: inout [LayoutView]) {
    for view in subviews { view.superview = nil }
    subviews.reverse()
    if views.isEmpty {
      swap(&views, &subviews)
    } else {
      views += subviews
      subviews.removeAll()
    }
  }

  /// Lets go of everything, and of what goes away with it, in the order of the tree.
  func letGo() {
    while var view = views.popLast() {
      // A view that somebody else holds keeps its subviews.
      if isKnownUniquelyReferenced(&view) { view.leaving = self }
    }
  }
}
