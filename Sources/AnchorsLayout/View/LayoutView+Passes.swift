import Anchors

// The passes of a layout, as Apple documents them: constraints are updated from the bottom up, the
// solver finds the frames, and layoutSubviews() is called from the top down. Whatever changes on the way
// is taken up in another round.

extension LayoutView {
  /// Asks for ``layoutSubviews()`` at the next layout.
  ///
  /// - Complexity: O(depth), O(1) where it has been asked for already.
  public final func setNeedsLayout() {
    needsLayout = true
    markSubtree(.needsLayout)
  }

  /// Asks for ``updateConstraints()`` at the next layout, after which those of all views that this one is in
  /// are called as well.
  ///
  /// - Complexity: O(depth), O(1) where it has been asked for already.
  public final func setNeedsUpdateConstraints() {
    needsUpdateOfConstraints = true
    markSubtree(.needsUpdateOfConstraints)
  }

  /// Whether ``updateConstraints()`` is due.
  public final func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }

  /// Calls ``updateConstraints()`` where it is due, on this view and those below, from the bottom up. It is
  /// due where it was asked for, and in each view, up to this one, in which another has been updated.
  public final func updateConstraintsIfNeeded() {
    updateConstraintsWhereNeeded(noting: nil)
  }

  /// Brings the frames of the view's whole tree up to date: updates constraints where that is due, from
  /// the bottom up, solves, sets frames, and calls ``layoutSubviews()`` where that is due, from the top
  /// down.
  ///
  /// Changes made on the way are taken up in another round, for at most 16 rounds; a view for which
  /// something was due even in the last one is named by ``LayoutTree/nonconvergingItems``.
  ///
  /// Whatever a layout calls may call this again, for the same tree: in `layoutSubviews()` that updates
  /// constraints where it is due and brings frames up to date, in `updateConstraints()` it brings frames up
  /// to date, while an item is asked for its content or told its frame it does nothing. What else is due
  /// follows in the layout that is under way.
  ///
  /// - Complexity: O(depth) if nothing has changed.
  public final func layoutIfNeeded() {
    let top = topmostView
    _ = top.runPasses(of: LayoutTree(topmost: top))
  }

  /// The layout of a tree whose topmost view this is; says whether anything was solved.
  final func runPasses(of tree: LayoutTree, reporting: Bool = true) -> Bool {
    let engine = tree.engine
    if engine.phase != .idle {
      // Inside of a layout of the same tree: constraints are updated unless they are being updated, and
      // nothing is solved while that is under way. The layout goes on with what is due besides, so calls
      // inside of calls end.
      if engine.phase == .layingOut {
        _ = engine.during(.updating) { updateConstraintsWhereNeeded(noting: nil) }
      }
      return tree.solveIfNeeded()
    }
    let didSolve = engine.collectingStatistics { runRounds(of: tree, engine) }
    tree.report(after: didSolve, reporting)
    return didSolve
  }

  private func runRounds(of tree: LayoutTree, _ engine: Engine) -> Bool {
    engine.nonconvergingViews.removeAll()
    var didSolve = false
    for round in 1...Self.roundLimit {
      let isLast = round == Self.roundLimit
      let isDone = !runRound(of: tree, engine, noting: isLast ? engine : nil, &didSolve)
      if isDone { return didSolve }
      engine.statistics?.current.rounds += 1
    }
    engine.noteUnreadNodes()
    return didSolve
  }

  /// How many rounds a layout has before it gives up on a view that keeps changing.
  static let roundLimit = 16

  /// One round of passes, in this order. Says whether there was anything to do; the last round notes
  /// for whom.
  private func runRound(
    of tree: LayoutTree, _ engine: Engine, noting: Engine?, _ hasSolved: inout Bool
  ) -> Bool {
    let didTell = engine.during(.layingOut) { tellOfTraits(isNewTree: engine.mustRead) }
    let didUpdate = engine.during(.updating) { updateConstraintsWhereNeeded(noting: noting) }
    let makeSpreading: (borrowing LayoutModel) -> (any InsetSpreading)? = { TreeInsets($0) }
    engine.makeInsetSpreading = hasInsetsToSpread ? makeSpreading : nil
    let didSolve = tree.solveIfNeeded()
    if didSolve { hasSolved = true }
    return engine.during(.layingOut) {
      let didSpread =
        (engine.hasSetFrames || subtreeMarks.contains(.needsLayout))
        && spreadSurroundingsFromTop()
      engine.hasSetFrames = false
      let didCall = layoutSubviewsWhereNeeded(noting: noting)
      return didTell || didUpdate || didSolve || didSpread || didCall
    }
  }
}

// MARK: - Where something is due

extension LayoutView {
  /// Calls `updateConstraints()` where it is due, from the bottom up; says whether it was anywhere. A view
  /// that has been updated has its superview updated after it.
  ///
  /// What is asked for from below on the way up is done on the way up; what is asked for where the
  /// pass has been is for the next round.
  @discardableResult
  private func updateConstraintsWhereNeeded(noting: Engine?) -> Bool {
    if !subtreeMarks.contains(.needsUpdateOfConstraints) { return false }
    var callCount = 0
    // Of each view on the way down to the current one, how many calls there were before it.
    var formerCounts: [Int] = []
    walk(
      among: { $0.takeDueSubviews() },
      where: { $0.subtreeMarks.contains(.needsUpdateOfConstraints) },
      enter: { view in
        if view.isBeingCalled { return false }
        view.subtreeMarks.remove(.needsUpdateOfConstraints)
        formerCounts.append(callCount)
        return true
      },
      leave: { view in
        let needsUpdate = view.needsUpdateOfConstraints
        if formerCounts.removeLast() == callCount, !needsUpdate { return }
        if needsUpdate { noting?.nonconvergingViews.append(view.layoutNode) }
        view.callUpdateConstraints()
        callCount += 1
      })
    return callCount > 0
  }

  /// `true` if the view's class overrides none of the calls of a pass, and no controller is told of them.
  @inline(__always)
  private var doesNothing: Bool { overridesNothing && !hasSurroundings }

  private func callUpdateConstraints() {
    needsUpdateOfConstraints = false
    if doesNothing { return }
    isBeingCalled = true
    defer { isBeingCalled = false }
    if let controller {
      _ = controller.tell(KnownRoom(size: topmostView.frame.size))
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Calls `layoutSubviews()` where it is due, from the top down; says whether it was anywhere.
  ///
  /// A view that has come, or has asked for an update of its constraints, since they were updated waits
  /// for the next round, if there is one, which finds its frame first.
  private func layoutSubviewsWhereNeeded(noting: Engine?) -> Bool {
    if !subtreeMarks.contains(.needsLayout) { return false }
    var didCall = false
    walk(
      among: { $0.takeDueSubviews() }, where: { $0.subtreeMarks.contains(.needsLayout) }
    ) { view in
      if view.isBeingCalled { return false }
      if view.needsUpdateOfConstraints, noting == nil {
        view.superview?.markSubtree(.needsLayout)
        didCall = true
        return false
      }
      // Cleared first: what is asked for from now on is for the next round, or for what comes next.
      view.subtreeMarks.remove(.needsLayout)
      if view.needsLayout {
        noting?.nonconvergingViews.append(view.layoutNode)
        view.callLayoutSubviews()
        didCall = true
      }
      return true
    }
    return didCall
  }

  private func callLayoutSubviews() {
    needsLayout = false
    if doesNothing { return }
    isBeingCalled = true
    defer { isBeingCalled = false }
    let controller = controller
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// The controller whose view this is.
  final var controller: LayoutViewController? {
    hasSurroundings ? surroundings.controller : nil
  }

  /// Tells all controllers of the tree whose topmost view this is when its size class or the system's margins have
  /// changed or views have come; says whether that was news to one of them. Those that come while constraints are
  /// updated are told just before theirs are.
  private func tellOfTraits(isNewTree: Bool) -> Bool {
    let room = KnownRoom(size: frame.size)
    if room == roomOfLastLayout, !isNewTree { return false }
    roomOfLastLayout = room
    if !subtreeMarks.contains(.hasController) { return false }
    var hasChanged = false
    walk(where: { $0.subtreeMarks.contains(.hasController) }) { view in
      if let controller = view.controller, controller.tell(room) { hasChanged = true }
      return true
    }
    return hasChanged
  }
}
