/// Views whose superviews have gone away, to be let go of one after the other.
///
/// The last reference to the topmost view of a tree lets go of all that is in it. Were each view to let go of
/// its own subviews, that would take room on the call stack for every level. So a view that goes away on
/// account of this list hands its subviews over to the list.
final class LeavingViews {
  /// The next one last.
  private var views: [LayoutView] = []

  /// Takes the subviews of a view that is going away. Nothing else refers to the array afterwards.
  func take(_ subviews: inout [LayoutView]) {
    while let view = subviews.popLast() { views.append(view) }
  }

  /// Lets go of the subviews of a view that is going away, and of what goes away with them, in the order of
  /// the tree.
  static func letGo(of subviews: inout [LayoutView]) {
    let leaving = LeavingViews()
    leaving.take(&subviews)
    while var view = leaving.views.popLast() {
      view.superview = nil
      // A view that somebody else holds keeps its subviews.
      if isKnownUniquelyReferenced(&view) { view.leaving = leaving }
    }
  }
}
