/// Views whose superviews have gone away, to be let go of one after the other.
///
/// The last reference to the topmost view of a tree lets go of all that is in it. Were each view to let go of
/// its own subviews, that would take room on the call stack for every level. So a view that goes away on
/// account of this list hands its subviews over to the list.
final class LeavingViews {
  private var views: [LayoutView]

  init(_ views: [LayoutView]) { self.views = views }

  /// Takes in the subviews of a view that is going away.
  func append(_ subviews: [LayoutView]) { views.append(contentsOf: subviews.reversed()) }

  /// Lets go of everything, in the order of the tree.
  func letGo() {
    views.reverse()
    while var view = views.popLast() {
      view.superview = nil
      // A view that somebody else holds keeps its subviews.
      if isKnownUniquelyReferenced(&view) { view.leaving = self }
    }
  }
}
