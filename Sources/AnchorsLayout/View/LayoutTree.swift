import Anchors
import AnchorsSolver

/// The tree an item is in, as the engine sees it: where layout is asked for and reported on.
///
/// ``LayoutView`` does all of this for you. A class of your own that adopts `LayoutItem` says
/// here when its hierarchy or its content changes, and asks for layout:
///
///     let tree = LayoutTree(containing: window)
///     tree.layoutIfNeeded()
///     for conflict in tree.conflicts { print(conflict) }
///
/// Two trees can be laid out on two threads.
public struct LayoutTree {
  /// The topmost item. Its frame is given; nothing sets it.
  public let root: any LayoutItem

  /// The tree that an item is in.
  ///
  /// - Precondition: the item is laid out by the library's engine; a `UIView` or `NSView` is laid out
  ///   by its own toolkit.
  /// - Complexity: O(depth).
  public init(containing item: any LayoutItem) {
    root = item.topmostItem
    if !root.layoutNode.isLaidOutByEngine {
      trap(
        """
        \(item.nameInTree) is laid out by \(item.layoutSystem), not by a LayoutTree; call \
        layoutIfNeeded() on the view
        """)
    }
  }

  /// The tree of a view that has no superview.
  init(topmost view: LayoutView) { root = view }

  /// Brings the frames of the tree up to date. Under a ``LayoutView`` it runs the passes, as
  /// ``LayoutView/layoutIfNeeded()`` does; else it solves what has changed since the last time and sets the
  /// frames that have moved. Everything that is asked about a layout brings it up to date so first.
  ///
  /// Items may change anything on being asked or told their frames: it is taken up in another round, for
  /// at most 16 rounds; then ``nonconvergingItems`` names those that keep changing. Called from inside of a layout of
  /// the same tree, in a getter say, it does nothing: that layout goes on with what is new.
  ///
  /// A window manager may give a window sizes that nobody sees. A toolkit lays those out with `reporting`
  /// set to `false`, and calls the method again when the size has settled:
  ///
  ///     tree.layoutIfNeeded(reporting: false)     // in each size
  ///     tree.layoutIfNeeded()                     // reports the conflicts of the last one
  ///
  /// - Parameter reporting: `false` to leave conflicts and problems to the next layout that reports. It reports
  ///   those that exist by then.
  /// - Returns: whether anything was solved.
  @discardableResult
  public func layoutIfNeeded(reporting: Bool = true) -> Bool {
    // What was topmost once may be in another tree by now, and is laid out with it.
    if let view = root.topmostItem as? LayoutView {
      return view.runPasses(of: LayoutTree(topmost: view), reporting: reporting)
    }
    let didSolve = engine.collectingStatistics(solveRounds)
    report(after: didSolve, reporting)
    return didSolve
  }

  /// Reports at the end of a layout, or leaves that to the next one.
  ///
  /// - Parameter didSolve: `true` if the layout has solved anything.
  func report(after didSolve: Bool, _ reporting: Bool) {
    if didSolve { noteProblemsAreDue() }
    if !reporting { return }
    engine.tellOfConflicts()
    tellOfProblems()
  }

  /// Solves until nothing is new. Returns whether anything was solved.
  private func solveRounds() -> Bool {
    for round in 0..<LayoutView.roundLimit {
      if !solveIfNeeded() { return round > 0 }
      engine.statistics?.current.rounds += 1
      if !engine.hasChanges { return true }
    }
    engine.noteUnreadNodes()
    return true
  }

  /// Solves and sets frames, without passes; conflicts are not reported.
  func solveIfNeeded() -> Bool { engine.layout(root.topmostItem) }

  /// Says that items were added or moved. Call it after the change.
  ///
  /// - Complexity: the next layout reads the whole tree anew. Views and guides of the portable tree say
  ///   themselves what has come or gone, and where.
  public func hierarchyDidChange() { root.layoutNode.backend?.hierarchyDidChange() }

  /// Says that an item is about to leave its parent: every constraint between the item's subtree and
  /// the rest is deactivated. Call it before the change.
  public func willRemove(_ item: any LayoutItem) {
    let node = item.layoutNode
    let subtree = Installer.deactivateConstraints(leaving: item)
    // Views of the portable tree leave when they say so themselves.
    if node.kind.isOther { node.didLeave(node.tree, with: subtree, from: node.parent) }
    hierarchyDidChange()
  }

  /// Says that an item's `LayoutItem.layoutMetrics` or given frame is different.
  ///
  /// - Complexity: O(1); the next layout asks the item again.
  public func metricsDidChange(of item: any LayoutItem) {
    root.layoutNode.backend?.metricsDidChange(of: item.layoutNode)
  }

  /// Says that the metrics or given frames of any items may be different, for a toolkit that announces only
  /// that something in the window has changed. The next layout asks every item again, and solves nothing
  /// where all say what they have said before.
  ///
  ///     tree.metricsDidChange()
  ///     tree.layoutIfNeeded()     // false: nothing was different
  ///
  /// - Complexity: O(items) questions at the next layout, and as many the next time that a size which fits
  ///   is asked for. ``metricsDidChange(of:)`` asks one item.
  public func metricsDidChange() { engine.metricsDidChange() }

  /// Says that an item's `LayoutItem.ownLayoutDirection` is different. Call it after the change.
  ///
  ///     window.ownLayoutDirection = .rightToLeft
  ///     tree.directionDidChange(of: window)
  ///
  /// - Complexity: the next layout asks the item for its direction, and for their metrics those that have
  ///   turned round; it rewrites their constraints with leading and trailing edges.
  public func directionDidChange(of item: any LayoutItem) {
    root.layoutNode.backend?.directionDidChange(of: item.layoutNode)
  }

  var engine: Engine { root.layoutNode.tree.engine }

  /// The tree's solver, for measuring it alone.
  package var solver: Solver { engine.model.solver }

  /// The engine after a layout. What the layout has called may have changed the tree once more: then it
  /// is read again, so that there is something to reason about.
  var laidOutEngine: Engine {
    layoutIfNeeded()
    let engine = engine
    if engine.mustRead || engine.model.solver.needsSolve { engine.layout(root.topmostItem) }
    return engine
  }
}

extension LayoutView {
  /// The tree that the view is in: what is told and asked of all of it.
  ///
  ///     print(screen.layoutTree.layoutTrace)
  ///     screen.layoutTree.conflictHandler = { conflict in log.append(conflict.description) }
  ///
  /// - Complexity: O(depth).
  public final var layoutTree: LayoutTree { LayoutTree(containing: self) }
}

extension TreeRecord {
  /// The engine of the tree, made when it is first asked for.
  var engine: Engine {
    guard let engine = backend(orMake: { Engine() }) as? Engine else {
      trap("views of a toolkit with a solver of its own are laid out by that toolkit")
    }
    return engine
  }
}

extension LayoutNode {
  /// Whether the library's engine lays the item out, or will.
  var isLaidOutByEngine: Bool {
    guard let backend else { return true }
    return backend is Engine
  }
}
