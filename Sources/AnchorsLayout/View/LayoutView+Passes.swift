import Anchors

// The passes of a layout, as Apple documents them: constraints are updated from leaf to root, the
// solver computes the frames, and layoutSubviews() is called from root to leaf. Changes on the way
// lead to another round.

extension LayoutView {
  /// Asks for ``layoutSubviews()`` at the next layout.
  ///
  /// - Complexity: O(depth); O(1) if already requested.
  public final func setNeedsLayout() {
    needsLayout = true
    markSubtree(.needsLayout)
  }

  /// Requests ``updateConstraints()`` at the next layout, followed by that of all superviews.
  ///
  /// - Complexity: O(depth); O(1) if already requested.
  public final func setNeedsUpdateConstraints() {
    needsUpdateOfConstraints = true
    markSubtree(.needsUpdateOfConstraints)
  }

  /// Returns `true` if ``updateConstraints()`` is due.
  public final func needsUpdateConstraints() -> Bool { needsUpdateOfConstraints }

  /// Calls ``updateConstraints()`` where it is due, on this view and its descendants, from leaf to
  /// root. It is due where it was requested, and in the superviews up to this view.
  public final func updateConstraintsIfNeeded() {
    updateConstraintsWhereNeeded(noting: nil)
  }

  /// Brings the frames of the view's whole tree up to date: updates constraints where that is due,
  /// from the bottom up, solves, sets frames, and calls ``layoutSubviews()`` where that is due,
  /// from the top down.
  ///
  /// Changes during a round take effect in another one, for at most 16 rounds;
  /// ``LayoutTree/nonconvergingItems`` names a view with work left in the last one.
  ///
  /// A callback of a layout may call this for the same tree. In `layoutSubviews()` it updates
  /// constraints and frames; in `updateConstraints()` it updates frames; while an item is measured
  /// or its frame is set, it does nothing. The outer layout does the rest.
  ///
  /// - Complexity: O(depth) if nothing changed.
  public final func layoutIfNeeded() {
    let top = topmostView
    _ = top.runPasses(of: LayoutTree(topmost: top))
  }

  /// Lays out the tree whose root this is. Returns `true` if anything was solved.
  final func runPasses(of tree: LayoutTree, reporting: Bool = true) -> Bool {
    let engine = tree.engine
    if engine.phase != .idle {
      // Inside a layout of the same tree: update constraints unless that is in progress, and solve
      // unless that is in progress. The outer layout does the rest, so nested calls end.
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
    engine.nonconverging.views.removeAll()
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

  /// The maximum number of rounds in a layout.
  static let roundLimit = 16

  /// Runs one round of passes, in this order. Returns `true` if there was anything to do. The last
  /// round notes the views.
  private func runRound(
    of tree: LayoutTree, _ engine: Engine, noting: Engine?, _ hasSolved: inout Bool
  ) -> Bool {
    let didTell = engine.during(.layingOut) { tellOfTraits(isNewTree: engine.mustRead) }
    let didUpdate = engine.during(.updating) { updateConstraintsWhereNeeded(noting: noting) }
    let makeSpreading: (borrowing LayoutModel) -> (any InsetSpreading)? = { TreeInsets($0) }
    engine.insets.makeSpreading = hasInsetsToSpread ? makeSpreading : nil
    let didSolve = tree.solveIfNeeded()
    if didSolve { hasSolved = true }
    return engine.during(.layingOut) {
      let didSpread =
        (engine.frames.areNew || subtreeMarks.contains(.needsLayout))
        && spreadSurroundingsFromTop()
      engine.frames.areNew = false
      let didCall = layoutSubviewsWhereNeeded(noting: noting)
      return didTell || didUpdate || didSolve || didSpread || didCall
    }
  }
}

// MARK: - Passes over marked views

extension LayoutView {
  /// Calls `updateConstraints()` where it is due, from leaf to root. Returns `true` if it was due
  /// anywhere. A view's superview is updated after it.
  ///
  /// Requests that the pass has yet to reach are handled in this pass; others in the next round.
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
        if needsUpdate { noting?.nonconverging.views.append(view.layoutNode) }
        view.callUpdateConstraints()
        callCount += 1
      })
    return callCount > 0
  }

  /// `true` if the view's class overrides no callback of a pass and it has no controller.
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

  /// Calls `layoutSubviews()` where it is due, from root to leaf. Returns `true` if it was due
  /// anywhere.
  ///
  /// A view that was added, or that requested an update of constraints, after their pass waits for
  /// the next round, which first computes its frame.
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
      // Clear the marks first: later requests are for the next round or layout.
      view.subtreeMarks.remove(.needsLayout)
      if view.needsLayout {
        noting?.nonconverging.views.append(view.layoutNode)
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

  /// Notifies the controllers of the tree if its size class or the system's margins changed, or if
  /// views were added. Returns `true` if that was new to one of them. Controllers that come during
  /// the update of constraints are notified just before their own.
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
