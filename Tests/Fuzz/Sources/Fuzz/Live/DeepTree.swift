import AnchorsLayout

/// A tree so deep that a walk which recurses over it would overflow the stack.
struct DeepTree {
  private let root = LayoutView(name: "root", width: 300, height: 300)
  private var views: [LayoutView] = []

  init(depth: Int) {
    var superview = root
    for _ in 0..<depth {
      let view = LayoutView()
      superview.addSubview(view)
      views.append(view)
      superview = view
    }
  }

  /// Lays out, asks and takes apart; checks the deepest frame.
  func run() throws(Difference) {
    guard let first = views.first, let last = views.last else { return }
    var superview = root
    for view in views {
      Constraint.activate { view.edges == superview.edges }
      superview = view
    }
    root.layoutIfNeeded()
    if last.frame != Rect(x: 0, y: 0, width: 300, height: 300) {
      throw Difference("the deepest of \(views.count) views has the frame \(last.frame)")
    }
    _ = last.hasAmbiguousLayout
    _ = root.systemLayoutSizeFitting(.zero)
    root.safeAreaInsets = Insets(5)
    last.setNeedsLayout()
    root.layoutIfNeeded()
    first.layoutDirection = .rightToLeft
    _ = root.layoutTree.conflicts
    views[views.count / 2].removeFromSuperview()
    root.layoutIfNeeded()
    first.removeFromSuperview()
    root.addSubview(first)
    root.layoutIfNeeded()
  }
}
