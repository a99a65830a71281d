#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

extension LayoutView {
  /// Adds a view in front of the others, taking it from its former superview.
  ///
  /// - Precondition: the view is not this one or an ancestor of it.
  public final func addSubview(_ view: LayoutView) {
    insert(view) { children.count }
  }

  /// Inserts a view at a place among the subviews, taking it from its former superview.
  ///
  /// - Precondition: the view is not this one or an ancestor of it, and the place is not negative; behind
  ///   the last subview, it is the last place.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
    if index < 0 {
      fatalError("\(view.nameInTree) cannot be put at place \(index) in \(nameInTree)")
    }
    insert(view) { min(index, children.count) }
  }

  /// Inserts a view behind a subview.
  public final func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view) { children.firstIndex { $0 === sibling } ?? children.count }
  }

  /// Inserts a view in front of a subview.
  public final func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view) { children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count }
  }

  /// Inserts a view at a place that is looked up once the view has left its old one. A view that
  /// only moves among its siblings keeps its constraints.
  private func insert(_ view: LayoutView, at place: () -> Int) {
    if view.superview === self {
      children.removeAll { $0 === view }
      children.insert(view, at: place())
      return childrenDidChange()
    }
    // 1. Out of the former superview.
    view.removeFromSuperview()
    let isTold = view.beginMoving()
    if isTold { view.willMove(toSuperview: self) }
    // 2. Whatever has been done in these calls, the view comes here.
    view.unlinkFromSuperview()
    if view === self || !view.children.isEmpty && isInTree(of: view) {
      fatalError(
        "\(nameInTree) cannot be put into \(view.nameInTree): it is that view, or inside it")
    }
    link(view, at: place())
    // 3. Those who want to know.
    if isTold { view.didMoveToSuperview() }
    if isTold, view.superview === self { didAddSubview(view) }
    if isTold { view.isMoving = false }
  }

  /// Takes the view out of its superview. Every constraint between the view's subtree and what is
  /// outside is deactivated; constraints within the subtree stay.
  ///
  /// ``willMove(toSuperview:)`` and the other calls on account of a move may move views themselves. The
  /// move that they are called for has the last word, and a move of the same view inside of them is not
  /// told of by calls of its own.
  public final func removeFromSuperview() {
    guard let superview else { return }
    let isTold = beginMoving()
    if isTold {
      superview.willRemoveSubview(self)
      willMove(toSuperview: nil)
    }
    unlinkFromSuperview()
    if isTold {
      didMoveToSuperview()
      isMoving = false
    }
  }

  /// Whether a move is to be told of: not inside of another of the same view.
  private func beginMoving() -> Bool {
    if isMoving { return false }
    isMoving = true
    return true
  }

  /// Whether the view is below another, which has no superview.
  ///
  /// - Complexity: O(depth) as far as that is little, then O(1) amortized.
  private func isInTree(of topmost: LayoutView) -> Bool {
    var ancestor = self
    for _ in 0..<64 {
      if ancestor === topmost { return true }
      guard let superview = ancestor.superview else { return false }
      ancestor = superview
    }
    return layoutNode.tree === topmost.layoutNode.tree
  }

  private func link(_ view: LayoutView, at place: Int) {
    view.superview = self
    view.layoutNode.didJoin(layoutNode)
    children.insert(view, at: place)
    markSubtree(view.subtreeMarks)
    if view.subtreeMarks.contains(.spreads) || view.safeAreaInsets != .zero {
      subtreeSpreadsDidChange()
    }
    childrenDidChange()
  }

  private func unlinkFromSuperview() {
    guard let superview else { return }
    let subtree = Installer.deactivateConstraints(leaving: self)
    superview.childrenDidChange()
    superview.children.removeAll { $0 === self }
    self.superview = nil
    layoutNode.didLeave(superview.layoutNode.tree, with: subtree)
    superview.subviewDidLeave(self)
  }

  /// Whether the view is another view, or somewhere inside it.
  public final func isDescendant(of view: LayoutView) -> Bool {
    var ancestor: LayoutView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }
}

extension LayoutView {
  /// The last view on the way up.
  final var topmostView: LayoutView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

// MARK: - Telling the engine

extension LayoutView {
  final func hierarchyDidChange() { layoutNode.engineThatMayHaveReadThis?.hierarchyDidChange() }

  /// Says that children have come, gone or changed places, or who sets the view's frame, and nothing else.
  final func childrenDidChange() {
    layoutNode.engineThatMayHaveReadThis?.childrenDidChange(of: layoutNode)
  }

  final func metricsDidChange() {
    layoutNode.engineThatMayHaveReadThis?.metricsDidChange(of: layoutNode)
  }

  final func contentDidChange() {
    forgetMeasurement()
    metricsDidChange()
    superview?.subviewContentDidChange(self)
  }
}

extension LayoutNode {
  /// Who is told when a view or guide of the portable tree changes: nobody as long as no engine has
  /// read it. A tree that is being built for the first time is not climbed.
  ///
  /// An engine that has not read a view but lays out its tree has been told of the view's coming,
  /// or of that of an ancestor, and will read it.
  var engineThatMayHaveReadThis: (any Backend)? { slot < 0 ? nil : backend }
}
