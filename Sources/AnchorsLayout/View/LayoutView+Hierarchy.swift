import Anchors

extension LayoutView {
  /// Adds a view in front of the others, taking it from its former superview.
  ///
  /// - Precondition: the view is not this one or an ancestor of it.
  /// - Complexity: The next layout reads the view's subtree and solves the affected constraints.
  ///   The size of the rest of the tree does not matter.
  public final func addSubview(_ view: LayoutView) {
    insert(view, .last)
  }

  /// Inserts a view at a place among the subviews, taking it from its former superview.
  ///
  /// - Precondition: the view is not this one or an ancestor of it, and the place is not negative;
  ///   behind the last subview, it is the last place.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
    if index < 0 {
      trap("\(view.nameInTree) cannot be put at place \(index) in \(nameInTree)")
    }
    insert(view, .index(index))
  }

  /// Inserts a view behind a subview.
  public final func insertSubview(_ view: LayoutView, belowSubview sibling: LayoutView) {
    insert(view, .beside(sibling, 0))
  }

  /// Inserts a view in front of a subview.
  public final func insertSubview(_ view: LayoutView, aboveSubview sibling: LayoutView) {
    insert(view, .beside(sibling, 1))
  }

  /// Moves a subview in front of the others. Does nothing if the view is no subview.
  ///
  ///     card.bringSubviewToFront(badge)
  public final func bringSubviewToFront(_ view: LayoutView) {
    if view.isSubview(of: self), children.last !== view { insert(view, .last) }
  }

  /// Moves a subview behind the others. Does nothing if the view is no subview.
  public final func sendSubviewToBack(_ view: LayoutView) {
    if view.isSubview(of: self), children.first !== view { insert(view, .index(0)) }
  }

  /// The place of insertion among the subviews.
  private enum InsertionPlace {
    case last
    /// At an index, or behind the last subview.
    case index(Int)
    /// An offset from a sibling.
    case beside(LayoutView, Int)
  }

  private func index(of place: InsertionPlace, for view: LayoutView) -> Int {
    switch place {
    case .last: return children.count
    case .index(let index): return min(index, children.count)
    case .beside(let sibling, let distance):
      if sibling === view || sibling.superview !== self { return children.count }
      return self.place(of: sibling) + distance
    }
  }

  /// Inserts a view at a place that is looked up once the view has left its old one. A view that
  /// only moves among its siblings keeps its constraints.
  private func insert(_ view: LayoutView, _ place: InsertionPlace) {
    if view.isSubview(of: self) {
      children.remove(at: self.place(of: view))
      put(view, at: index(of: place, for: view))
      layoutNode.backendThatMayHaveReadThis?.childDidMove(view.layoutNode, in: layoutNode)
      subviewDidMove(view)
      return
    }
    // 1. Out of the former superview.
    if view.hasSuperview { view.removeFromSuperview() }
    let isTold = !view.isMoving
    view.isMoving = true
    if isTold { view.willMove(toSuperview: self) }
    // 2. Insert the view, whatever these callbacks have done.
    if view.hasSuperview { view.unlinkFromSuperview() }
    if view === self || !view.children.isEmpty && isInTree(of: view) {
      let reason =
        view === self
        ? "a view cannot be in itself" : "\(nameInTree) is a descendant of \(view.nameInTree)"
      trap("\(view.nameInTree) cannot be added to \(nameInTree): \(reason)")
    }
    link(view, at: index(of: place, for: view))
    // 3. Those who want to know.
    if isTold { view.didMoveToSuperview() }
    if isTold, view.isSubview(of: self) { didAddSubview(view) }
    if isTold { view.isMoving = false }
  }

  /// Removes the view from its superview. Every constraint between the view's subtree and the
  /// outside is deactivated; constraints within the subtree stay.
  ///
  /// Callbacks such as ``willMove(toSuperview:)`` may move views. The outer move wins, and a nested
  /// move of the same view sends no callbacks.
  ///
  /// - Complexity: O(views that leave, with their constraints).
  public final func removeFromSuperview() {
    guard let superview else { return }
    let isTold = !isMoving
    isMoving = true
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

  /// Returns `true` if the view is a descendant of `topmost`, a root.
  ///
  /// - Complexity: O(depth) up to a limit, amortized O(1) beyond it.
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
    put(view, at: place)
    if !view.subtreeMarks.isDisjoint(with: .due) { note(due: view) }
    markSubtree(view.subtreeMarks)
    if view.hasInsetsToSpread { subtreeSpreadsDidChange() }
    if hasDisplayScale || view.hasDisplayScale { view.displayScaleDidChange() }
    childDidJoin(view.layoutNode)
    subviewDidJoin(view)
  }

  private func put(_ view: LayoutView, at place: Int) {
    if place == children.count { children.append(view) } else { children.insert(view, at: place) }
    view.formerPlace = Int32(place)
  }

  private func unlinkFromSuperview() {
    guard let superview else { return }
    let subtree = Installer.deactivateConstraints(leaving: self)
    superview.children.remove(at: superview.place(of: self))
    superview.forget(due: self)
    self.superview = nil
    layoutNode.didLeave(superview.layoutNode.tree, with: subtree, from: superview.layoutNode)
    if hasDisplayScale { displayScaleDidChange() }
    superview.subviewDidLeave(self)
  }

  /// Returns `true` if the view is `view` or its descendant.
  public final func isDescendant(of view: LayoutView) -> Bool {
    sequence(first: self) { $0.superview }.contains { $0 === view }
  }
}

extension LayoutView {
  /// The last view on the way up.
  package final var topmostView: LayoutView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}

// MARK: - Telling the engine

extension LayoutView {
  /// Announces that a subview or a guide was added.
  final func childDidJoin(_ child: LayoutNode) {
    layoutNode.backendThatMayHaveReadThis?.childDidJoin(child, in: layoutNode)
  }

  final func directionDidChange() {
    layoutNode.backendThatMayHaveReadThis?.directionDidChange(of: layoutNode)
  }

  final func metricsDidChange() {
    layoutNode.backendThatMayHaveReadThis?.metricsDidChange(of: layoutNode)
  }

  final func contentDidChange() {
    forgetMeasurement()
    metricsDidChange()
    superview?.subviewContentDidChange(self)
  }
}
