import Anchors
import AnchorsSolver

extension LayoutView {
  /// Does work that lays the tree out in other sizes or directions of this view, its root, and then
  /// restores the tree: frames, scrolled distances, direction, safe area, the callbacks that are
  /// due, statistics, and which conflicts and problems were told. Nothing is told meanwhile.
  ///
  ///     screen.restoringLayout {
  ///       screen.frame.size.width = 320
  ///       return screen.conflicts.count
  ///     }
  ///
  /// The last step is a layout in the former size, so that callbacks can undo their work. What they
  /// do not undo, such as a subview that they added, stays.
  ///
  /// - Precondition: The tree is not being laid out.
  /// - Complexity: O(items), and the layouts.
  package final func restoringLayout<Result>(_ work: () -> Result) -> Result {
    let tree = layoutTree, engine = tree.engine
    if engine.phase != .idle {
      trap("\(nameInTree) cannot be laid out in other sizes while its layout is under way")
    }
    let former = FormerLayout(of: self, in: engine)
    former.silence(engine)
    let result = work()
    former.restore(self, tree)
    return result
  }
}

/// The state of a tree that a layout in another size changes.
private struct FormerLayout {
  /// The state of an item, in the order of the tree.
  private struct State {
    let item: any LayoutItem
    let frame: Rect
    var origin = Point.zero
    var needsLayout = false
    var needsUpdateOfConstraints = false

    /// Returns `true` if the engine has another frame for the item, not only by rounding.
    func restorePlace() -> Bool {
      if let view = item as? LayoutView, view.bounds.origin != origin {
        view.changeBoundsOrigin(to: origin)
      }
      let present = item.layoutFrame
      if present == frame { return false }
      // Unlike `frame`, this does not make it the frame from which an autoresizing mask starts.
      item.layoutFrame = frame
      if item.translatesAutoresizingMaskIntoConstraints {
        (item as? LayoutView)?.metricsDidChange()
        return false
      }
      let changes = [
        present.minX - frame.minX, present.minY - frame.minY, present.width - frame.width,
        present.height - frame.height,
      ]
      return changes.contains { abs($0) > Tolerance.reported }
    }

    func restoreRequests() {
      guard let view = item as? LayoutView else { return }
      (view.needsLayout, view.needsUpdateOfConstraints) = (false, false)
      if needsLayout { view.setNeedsLayout() }
      if needsUpdateOfConstraints { view.setNeedsUpdateConstraints() }
    }
  }

  private let states: [State]
  private let direction: InterfaceDirection?
  private let safeArea: Insets?
  /// `true` if the next layout had something to do.
  private let isPending: Bool
  private let statistics: StatisticsCollector?
  private let conflictHandling: ConflictHandling
  #if DEBUG && !hasFeature(Embedded)
  private let problemHandling: ProblemHandling
  #endif

  init(of root: LayoutView, in engine: Engine) {
    states = preorder(from: root).map { visit in
      guard let view = visit.node as? LayoutView else {
        return State(item: visit.node, frame: visit.node.layoutFrame)
      }
      return State(
        item: view, frame: view.frame, origin: view.bounds.origin, needsLayout: view.needsLayout,
        needsUpdateOfConstraints: view.needsUpdateOfConstraints)
    }
    direction = root.ownLayoutDirection
    safeArea = root.settableSafeArea
    isPending =
      engine.hasChanges || engine.frames.areAllDue || !engine.frames.items.isEmpty
      || states.contains { $0.needsLayout || $0.needsUpdateOfConstraints }
    (statistics, conflictHandling) = (engine.statistics, engine.conflictHandling)
    #if DEBUG && !hasFeature(Embedded)
    problemHandling = engine.problemHandling
    #endif
  }

  func silence(_ engine: Engine) {
    engine.statistics = nil
    engine.conflictHandling.handler = nil
    #if DEBUG && !hasFeature(Embedded)
    engine.problemHandling.isOn = false
    #endif
  }

  func restore(_ root: LayoutView, _ tree: LayoutTree) {
    root.frame = states[0].frame
    root.ownLayoutDirection = direction
    root.settableSafeArea = safeArea
    tree.layoutIfNeeded()
    let engine = tree.engine
    // If the engine has solved what was pending, all frames must be set again in the next layout.
    var isStale = isPending
    for state in states where state.restorePlace() { isStale = true }
    if isStale { engine.hierarchyDidChange() }
    for state in states { state.restoreRequests() }
    (engine.statistics, engine.conflictHandling) = (statistics, conflictHandling)
    #if DEBUG && !hasFeature(Embedded)
    engine.problemHandling = problemHandling
    #endif
  }
}
