// The passes of a layout, as Apple documents them: constraints are updated from the bottom up, the
// solver finds the frames, and layoutSubviews() is called from the top down. Whatever changes on the way
// is taken up in another round.

extension LayoutView {
  /// Asks for ``layoutSubviews()`` at the next layout.
  ///
  /// - Complexity: O(depth), O(1) where it has been asked for already.
  public final func setNeedsLayout() {
    needsLayout = true
    subtreeNeedsLayoutDidChange()
  }

  /// Asks for ``updateConstraints()`` at the next layout.
  ///
  /// - Complexity: O(depth), O(1) where it has been asked for already.
  public final func setNeedsUpdateConstraints() {
    needsUpdateOfConstraints = true
    subtreeNeedsUpdateOfConstraintsDidChange()
  }

  /// Whether ``updateConstraints()`` is due.
  public final func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }

  /// Calls ``updateConstraints()`` where it is due, on this view and those below, from the bottom up.
  public final func updateConstraintsIfNeeded() { updateConstraintsWhereNeeded() }

  /// Brings the frames of the view's whole tree up to date: updates constraints where that is due, from
  /// the bottom up, solves, sets frames, and calls ``layoutSubviews()`` where that is due, from the top
  /// down.
  ///
  /// Changes made on the way are taken up in another round, for at most 16 rounds; a view that keeps
  /// changing is then named by ``LayoutTree/unsettled``.
  ///
  /// - Complexity: O(depth) if nothing has changed.
  public final func layoutIfNeeded() {
    let tree = LayoutTree(containing: self)
    guard let root = tree.root as? LayoutView else {
      tree.layoutIfNeeded()
      return
    }
    for _ in 0..<Self.roundLimit where !root.runRound(of: tree) { return }
    tree.noteUnsettled(root.viewsThatNeedSomething)
  }

  /// How many rounds a layout has before it gives up on a view that keeps changing.
  static let roundLimit = 16

  /// One round of passes, in this order. Says whether there was anything to do.
  private func runRound(of tree: LayoutTree) -> Bool {
    let didTell = tellOfTraits()
    let didUpdate = updateConstraintsWhereNeeded()
    let didSolve = tree.layoutIfNeeded()
    let didSpread = (didSolve || subtreeNeedsLayout) && spreadSurroundingsFromTop()
    let didCall = layoutSubviewsWhereNeeded()
    return didTell || didUpdate || didSolve || didSpread || didCall
  }
}

// MARK: - Where something is due

extension LayoutView {
  /// Tells the ancestors that there is something to lay out here, as far as they do not know.
  final func subtreeNeedsLayoutDidChange() {
    var view = self
    while !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  /// Tells the ancestors that there are constraints to update here, as far as they do not know.
  final func subtreeNeedsUpdateOfConstraintsDidChange() {
    var view = self
    while !view.subtreeNeedsUpdateOfConstraints {
      view.subtreeNeedsUpdateOfConstraints = true
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  /// Calls `updateConstraints()` where it is due, from the bottom up; says whether it was anywhere.
  ///
  /// What is asked for from below on the way up is done on the way up; what is asked for where the
  /// pass has been is for the next round.
  @discardableResult
  private func updateConstraintsWhereNeeded() -> Bool {
    if !subtreeNeedsUpdateOfConstraints { return false }
    subtreeNeedsUpdateOfConstraints = false
    var didCall = false
    for subview in children where subview.updateConstraintsWhereNeeded() { didCall = true }
    if needsUpdateOfConstraints {
      needsUpdateOfConstraints = false
      if let controller {
        _ = controller.tell(controller.traitCollection)
        controller.updateViewConstraints()
      } else {
        updateConstraints()
      }
      didCall = true
    }
    return didCall
  }

  /// Calls `layoutSubviews()` where it is due, from the top down; says whether it was anywhere.
  private func layoutSubviewsWhereNeeded() -> Bool {
    if !subtreeNeedsLayout { return false }
    // Cleared first: what is asked for from now on is for the next round, or for what comes next.
    subtreeNeedsLayout = false
    var didCall = false
    if needsLayout {
      needsLayout = false
      let controller = controller
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      didCall = true
    }
    for subview in children where subview.layoutSubviewsWhereNeeded() { didCall = true }
    return didCall
  }

  /// The controller whose view this is.
  final var controller: LayoutViewController? {
    hasSurroundings ? surroundings.controller : nil
  }

  /// Tells all controllers of the tree whose topmost view this is when its size class has changed; says
  /// whether that was news to one of them. Those that are new are told when their constraints are
  /// first updated.
  private func tellOfTraits() -> Bool {
    let traits = LayoutTraits(size: frame.size)
    if traits == traitsOfLastLayout { return false }
    traitsOfLastLayout = traits
    return tell(traits)
  }

  private func tell(_ traits: LayoutTraits) -> Bool {
    var wasNews = controller?.tell(traits) ?? false
    for subview in children where subview.tell(traits) { wasNews = true }
    return wasNews
  }

  /// The views for which something is still due, from the top down.
  private var viewsThatNeedSomething: [LayoutView] {
    if !subtreeNeedsLayout && !subtreeNeedsUpdateOfConstraints { return [] }
    let below = children.flatMap { $0.viewsThatNeedSomething }
    return (needsLayout || needsUpdateOfConstraints ? [self] : []) + below
  }
}
