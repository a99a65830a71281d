/// Views whose superviews were freed, which are released one by one.
///
/// Releasing the root of a tree releases all its descendants. If each view released its subviews
/// itself, every level would need call stack. So a view that is freed through this list moves its
/// subviews to the list.
final class LeavingViews {
  /// The next one last.
  @exclusivity(unchecked) private var views: [LayoutView] = []

  /// Takes the subviews of a view that is going away. Nothing else refers to that view or the
  /// array.
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

  /// Releases everything, with its descendants, in tree order.
  func letGo() {
    while var view = views.popLast() {
      // A view that somebody else holds keeps its subviews.
      if isKnownUniquelyReferenced(&view) { view.leaving = self }
    }
  }
}
