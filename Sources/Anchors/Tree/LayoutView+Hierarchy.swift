extension LayoutView {
  /// Adds a view in front of the others, taking it from its former superview.
  ///
  /// - Precondition: the view is not this one or an ancestor of it.
  public final func addSubview(_ view: LayoutView) {
    insert(view) { children.count }
  }

  /// Inserts a view at a place among the subviews, taking it from its former superview.
  ///
  /// - Precondition: the view is not this one or an ancestor of it, and the place exists.
  public final func insertSubview(_ view: LayoutView, at index: Int) {
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
    precondition(
      view !== self && (view.children.isEmpty || !isDescendant(of: view)),
      "\(nameInTree) cannot be put into \(view.nameInTree): it is that view, or inside it")
    let isNew = view.superview !== self
    if isNew {
      view.removeFromSuperview()
      view.willMove(toSuperview: self)
      view.superview = self
      view.layoutNode.didJoin(layoutNode)
    } else {
      children.removeAll { $0 === view }
    }
    let index = place()
    if index == children.count { children.append(view) } else { children.insert(view, at: index) }
    if view.subtreeNeedsLayout { subtreeNeedsLayoutDidChange() }
    if view.subtreeNeedsUpdateOfConstraints { subtreeNeedsUpdateOfConstraintsDidChange() }
    if view.subtreeSpreads || view.safeAreaInsets != .zero { subtreeSpreadsDidChange() }
    childrenDidChange()
    if isNew {
      view.didMoveToSuperview()
      didAddSubview(view)
    }
  }

  /// Takes the view out of its superview. Every constraint between the view's subtree and what is
  /// outside is deactivated; constraints within the subtree stay.
  public final func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let subtree = Installer.deactivateConstraints(leaving: self)
    superview.childrenDidChange()
    superview.children.removeAll { $0 === self }
    self.superview = nil
    layoutNode.didLeave(superview.layoutNode.tree, with: subtree)
    didMoveToSuperview()
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
  var engineThatMayHaveReadThis: (any LayoutObserver)? { index < 0 ? nil : observer }
}
