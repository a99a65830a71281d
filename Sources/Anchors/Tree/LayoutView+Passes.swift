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
  public final func updateConstraintsIfNeeded() {
    updateConstraintsWhereNeeded(noting: nil)
  }

  /// Brings the frames of the view's whole tree up to date: updates constraints where that is due, from
  /// the bottom up, solves, sets frames, and calls ``layoutSubviews()`` where that is due, from the top
  /// down.
  ///
  /// Changes made on the way are taken up in another round, for at most 16 rounds; a view for which
  /// something was due even in the last one is named by ``LayoutTree/unsettled``.
  ///
  /// - Complexity: O(depth) if nothing has changed.
  public final func layoutIfNeeded() {
    let tree = LayoutTree(containing: self)
    guard let root = tree.root as? LayoutView else {
      tree.layoutIfNeeded()
      return
    }
    let engine = tree.engine
    defer { tree.tellOfConflicts() }
    engine.unsettledViews.removeAll()
    for round in 1...Self.roundLimit {
      let isLast = round == Self.roundLimit
      if !root.runRound(of: tree, engine, noting: isLast ? engine : nil) { return }
    }
  }

  /// How many rounds a layout has before it gives up on a view that keeps changing.
  static let roundLimit = 16

  /// One round of passes, in this order. Says whether there was anything to do; the last round notes
  /// for whom.
  private func runRound(of tree: LayoutTree, _ engine: Engine, noting: Engine?) -> Bool {
    let didTell = tellOfTraits(isNewTree: engine.isStale)
    let didUpdate = updateConstraintsWhereNeeded(noting: noting)
    let didSolve = tree.solveIfNeeded()
    let didSpread = (engine.hasSetFrames || subtreeNeedsLayout) && spreadSurroundingsFromTop()
    engine.hasSetFrames = false
    let didCall = layoutSubviewsWhereNeeded(noting: noting)
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
  private func updateConstraintsWhereNeeded(noting: Engine?) -> Bool {
    if !subtreeNeedsUpdateOfConstraints { return false }
    subtreeNeedsUpdateOfConstraints = false
    var didCall = false
    for subview in children
    where subview.subtreeNeedsUpdateOfConstraints && subview.superview === self {
      if subview.updateConstraintsWhereNeeded(noting: noting) { didCall = true }
    }
    if needsUpdateOfConstraints {
      needsUpdateOfConstraints = false
      noting?.unsettledViews.append(layoutNode)
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
  ///
  /// A view that has come, or has asked for an update of its constraints, since they were updated waits
  /// for the next round, if there is one, which finds its frame first.
  private func layoutSubviewsWhereNeeded(noting: Engine?) -> Bool {
    if !subtreeNeedsLayout { return false }
    if needsUpdateOfConstraints, noting == nil {
      superview?.subtreeNeedsLayoutDidChange()
      return true
    }
    // Cleared first: what is asked for from now on is for the next round, or for what comes next.
    subtreeNeedsLayout = false
    var didCall = false
    if needsLayout {
      needsLayout = false
      noting?.unsettledViews.append(layoutNode)
      let controller = controller
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
      didCall = true
    }
    for subview in children where subview.subtreeNeedsLayout && subview.superview === self {
      if subview.layoutSubviewsWhereNeeded(noting: noting) { didCall = true }
    }
    return didCall
  }

  /// The controller whose view this is.
  final var controller: LayoutViewController? {
    hasSurroundings ? surroundings.controller : nil
  }

  /// Tells all controllers of the tree whose topmost view this is when its size class has changed or
  /// views have come; says whether that was news to one of them. Those that come while constraints are
  /// updated are told just before theirs are.
  private func tellOfTraits(isNewTree: Bool) -> Bool {
    let traits = LayoutTraits(size: frame.size)
    if traits == traitsOfLastLayout, !isNewTree { return false }
    traitsOfLastLayout = traits
    return tell(traits)
  }

  private func tell(_ traits: LayoutTraits) -> Bool {
    var wasNews = controller?.tell(traits) ?? false
    for subview in children where subview.superview === self {
      if subview.tell(traits) { wasNews = true }
    }
    return wasNews
  }
}
