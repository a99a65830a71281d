import Anchors
import AnchorsSolver

/// The tree of an item, from the engine's view. It lays out and reports.
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
  /// The root. Its frame is fixed; layout does not set it.
  public let root: any LayoutItem

  /// The tree that an item is in.
  ///
  /// - Precondition: the item is laid out by the library's engine; a `UIView` or `NSView` is laid
  ///   out by its own toolkit.
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

  /// Lays out the tree. With a ``LayoutView`` as root it runs the passes, like
  /// ``LayoutView/layoutIfNeeded()``; otherwise it solves the changes and sets the frames that
  /// moved. Every question about a layout does this first.
  ///
  /// Items may change anything during the layout. Their changes are solved in another round, at
  /// most 16 times; ``nonconvergingItems`` then names the items that keep changing. A nested call,
  /// such as from a getter, does nothing: the outer layout continues with the changes.
  ///
  /// A window manager may give a window sizes that are never shown. A toolkit lays those out with
  /// `reporting` set to `false`, and calls the method again for the final size:
  ///
  ///     tree.layoutIfNeeded(reporting: false)     // in each size
  ///     tree.layoutIfNeeded()                     // reports the conflicts of the last one
  ///
  /// - Parameter reporting: `false` to leave conflicts and problems to the next layout that
  ///   reports. That layout reports those that exist then.
  /// - Returns: whether anything was solved.
  @discardableResult
  public func layoutIfNeeded(reporting: Bool = true) -> Bool {
    // A former root may be in another tree now, and is laid out with that.
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

  /// Solves until nothing changes. Returns `true` if anything was solved.
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

  /// Announces that items were added or moved. Call it after the change.
  ///
  /// - Complexity: The next layout reads the whole tree. Views and guides of the portable tree
  ///   announce their changes themselves, more precisely.
  public func hierarchyDidChange() { root.layoutNode.backend?.hierarchyDidChange() }

  /// Deactivates every constraint between an item's subtree and the rest. Call it before the item
  /// leaves its parent.
  public func willRemove(_ item: any LayoutItem) {
    let node = item.layoutNode
    let subtree = Installer.deactivateConstraints(leaving: item)
    // Views of the portable tree leave when they say so themselves.
    if node.kind.isOther { node.didLeave(node.tree, with: subtree, from: node.parent) }
    hierarchyDidChange()
  }

  /// Announces that an item's `LayoutItem.layoutMetrics` or fixed frame changed.
  ///
  /// - Complexity: O(1); the next layout asks the item again.
  public func metricsDidChange(of item: any LayoutItem) {
    root.layoutNode.backend?.metricsDidChange(of: item.layoutNode)
  }

  /// Announces that metrics or fixed frames of any items may have changed, for a toolkit that does
  /// not say which. The next layout asks every item again, and solves only what changed.
  ///
  ///     tree.metricsDidChange()
  ///     tree.layoutIfNeeded()     // false: nothing was different
  ///
  /// - Complexity: O(items) calls at the next layout, and again at the next fitting size.
  ///   ``metricsDidChange(of:)`` asks one item.
  public func metricsDidChange() { engine.metricsDidChange() }

  /// Announces that an item's `LayoutItem.ownLayoutDirection` changed. Call it after the change.
  ///
  ///     window.ownLayoutDirection = .rightToLeft
  ///     tree.directionDidChange(of: window)
  ///
  /// - Complexity: The next layout asks the item for its direction, asks items that changed
  ///   direction for their metrics, and rewrites their constraints with leading and trailing edges.
  public func directionDidChange(of item: any LayoutItem) {
    root.layoutNode.backend?.directionDidChange(of: item.layoutNode)
  }

  var engine: Engine { root.layoutNode.tree.engine }

  /// The tree's solver, for measuring it alone.
  package var solver: Solver { engine.model.solver }

  /// The engine after a layout. If callbacks of the layout changed the tree, it is read again, so
  /// that reports have current data.
  var laidOutEngine: Engine {
    layoutIfNeeded()
    let engine = engine
    if engine.mustRead || engine.model.solver.needsSolve { engine.layout(root.topmostItem) }
    return engine
  }
}

extension LayoutView {
  /// The tree of the view, for questions about all of it.
  ///
  ///     print(screen.layoutTree.layoutTrace)
  ///     screen.layoutTree.conflictHandler = { conflict in log.append(conflict.description) }
  ///
  /// - Complexity: O(depth).
  public final var layoutTree: LayoutTree { LayoutTree(containing: self) }
}

extension TreeRecord {
  /// The engine of the tree, created on first access.
  var engine: Engine {
    guard let engine = backend(orMake: { Engine() }) as? Engine else {
      trap("views of a toolkit with a solver of its own are laid out by that toolkit")
    }
    return engine
  }
}

extension LayoutNode {
  /// `true` if the library's engine lays out the item, now or later.
  var isLaidOutByEngine: Bool {
    guard let backend else { return true }
    return backend is Engine
  }
}
