import Anchors
import AnchorsSolver

/// Keeps the model of one tree in step with its items and constraints, and the items' frames with
/// the model's.
///
/// The engine belongs to the root's node. It refers to items through their nodes only, so it
/// retains no item.
///
/// Example: after `title.width == 80` was activated, `layout(_:)` reads new items, solves the
/// changed rows, and sets `title.layoutFrame`; a later `constant = 90` changes one row's right
/// side, and the next layout sets the frames that moved.
///
/// Guaranteed: frames depend on the present constraints and content alone; a rejected constraint
/// changes nothing; every layout ends. Not guaranteed: convergence of content that keeps changing;
/// `LayoutTree.nonconvergingItems` names it.
///
/// An edit costs what it touches: a constant changes a row's right side; a constraint adds or
/// removes a row; removed items are dropped immediately, and added or moved ones are read at the
/// next layout. Only ``hierarchyDidChange()``, which does not say what changed, makes the engine
/// read the whole tree.
///
/// Only `Engine` asks and notifies items, and never while the model changes. Any such call may edit
/// constraints, change the hierarchy, lay out, or release the root. So after each call `generation`
/// shows whether the item numbers are still valid, and a nested layout does nothing.
final class Engine {
  // No user code is called while any of these is being changed, so access is exclusive without a
  // check.

  @exclusivity(unchecked) var model = LayoutModel()
  /// The limits of solvers, from the next reading of the tree on.
  var limits = SolverLimits()
  @exclusivity(unchecked) var rootSize = Size.zero
  /// The items that have been read.
  @exclusivity(unchecked) var slots = ItemSlots()
  /// The models of subtrees that fitting sizes were asked of, by the nodes of their roots.
  @exclusivity(unchecked) var fittings: [ObjectIdentifier: Fitting] = [:]
  /// The present phase.
  @exclusivity(unchecked) private(set) var phase = Phase.idle

  /// `true` if the whole tree must be read again.
  @exclusivity(unchecked) var isStale = true
  /// `true` if the tree changed while it was read, so that the model is of a mixture.
  @exclusivity(unchecked) var isOutdated = false
  /// `true` if the tree has ended. Its items may belong to another engine, so nothing is read any
  /// more.
  @exclusivity(unchecked) private(set) var isOver = false
  /// The number of times that the tree was read or dropped. Item numbers are valid until it
  /// changes.
  @exclusivity(unchecked) var generation = 0
  /// The receiver of conflicts.
  var conflictHandling = ConflictHandling()
  #if DEBUG && !hasFeature(Embedded)
  /// The problems that have been printed; see ``LayoutTree/reportsProblems``.
  var reportedProblems: [ReportedProblem] = []
  /// `true` while they are searched for, which may lay out.
  var isReportingProblems = false
  /// `true` if a layout has solved something and nobody has looked for problems since.
  var problemsAreDue = false
  #endif
  /// `true` if frames were set that the passes have not handled.
  @exclusivity(unchecked) var hasSetFrames = false
  /// The nodes that have announced changes since they were read.
  @exclusivity(unchecked) var dirtyNodes: [LayoutNode] = []
  /// The items that came, moved or changed direction since the tree was read.
  @exclusivity(unchecked) var changes = StructureChanges()
  /// The numbers of items whose content depends on their frames.
  @exclusivity(unchecked) var dependentItems: Set<Int> = []
  /// The items whose content depends on their frames, and whose frames have moved since they were
  /// asked.
  @exclusivity(unchecked) var itemsToAsk: [Int] = []
  /// The nodes of items whose content was still changing when the last solving gave up.
  @exclusivity(unchecked) private var nonconvergingContent: [LayoutNode] = []
  /// The nodes of items that changed the hierarchy, or content already read, each time they were
  /// asked.
  @exclusivity(unchecked) var nonconvergingReads: [LayoutNode] = []
  /// The node of the item that is being asked or told something.
  @exclusivity(unchecked) var current: LayoutNode?
  /// The nodes of views for which something was due in the last round, perhaps more than once.
  @exclusivity(unchecked) var nonconvergingViews: [LayoutNode] = []
  /// The maximum number of solves of a layout for content that depends on frames.
  let roundLimit = 3
  /// `true` if all frames must be set again, even unchanged ones.
  @exclusivity(unchecked) var mustApplyFrames = false
  /// The numbers of items whose frames must be set again, even unchanged ones.
  @exclusivity(unchecked) var itemsToApply: [Int] = []
  /// The variables that have changed since frames were set last.
  @exclusivity(unchecked) var changedVariables: [Int32] = []
  /// Finds out how insets spread in the tree; set by the tree if they do.
  @exclusivity(unchecked) var makeInsetSpreading:
    ((borrowing LayoutModel) -> (any InsetSpreading)?)?
  /// The cached spreading of insets for the tree as read, with the number of changes of inset
  /// users.
  @exclusivity(unchecked) private var knownSpreading:
    (generation: Int, changes: Int, spreading: (any InsetSpreading)?)?
  /// `true` if the frames are of another solution than the model's, until the next solve.
  @exclusivity(unchecked) var showsOtherSolution = false
  /// The collector of statistics, while they are collected.
  @exclusivity(unchecked) var statistics: StatisticsCollector?
  /// The reference through which nodes of external items find the engine.
  var reference: BackendReference?

  deinit { reference?.clear() }

  /// The phase of a layout.
  enum Phase {
    case idle
    /// Constraints are being updated.
    case updating
    /// Items are being asked, rows solved, frames set.
    case solving
    /// Views are notified of the result.
    case layingOut
  }

  /// Does a part of a layout.
  func during<Result>(_ phase: Phase, _ work: () -> Result) -> Result {
    let outer = self.phase
    self.phase = phase
    defer { self.phase = outer }
    return work()
  }

  /// Solves the changes and sets the frames that moved.
  ///
  /// - Returns: whether there was anything to do.
  @discardableResult
  func layout(_ root: any LayoutItem) -> Bool {
    if phase == .solving || isOver { return false }
    return during(.solving) {
      statistics?.enter(.reading)
      defer { statistics?.enter(.callbacks) }
      return solve(root)
    }
  }

  private func solve(_ root: any LayoutItem) -> Bool {
    // 1. Read the changes.
    let mustConverge = hasChanges && !nonconvergingContent.isEmpty
    read(root)
    if isOver { return false }
    guard model.solver.needsSolve || mustApplyFrames || !itemsToApply.isEmpty || mustConverge else {
      return false
    }
    if showsOtherSolution { mustApplyFrames = true }
    let generation = generation
    let conflicts = model.solver.subsetChanges
    // 2. Solve.
    let nonconverging = solveWithFeedback()
    if generation != self.generation { return true }
    for round in 1...roundLimit {
      solveRows()
      // 3. Set frames.
      statistics?.enter(.frames)
      applyFrames()
      statistics?.enter(.reading)
      if generation != self.generation { break }
      if let nonconverging {
        // Views have been asked already.
        itemsToAsk.removeAll { model.nodes[$0].kind.isView }
        if !nonconverging.isEmpty {
          nonconvergingContent = inOrder(nonconverging).map { model.nodes[$0] }
          break
        }
      }
      // 4. Ask again what depends on frames.
      if !dependentItemsHaveChanged(takingIn: round < roundLimit) { break }
      if generation != self.generation { break }
    }
    hasSetFrames = true
    if hasConflicts, model.solver.subsetChanges != conflicts { conflictHandling.isDue = true }
    return true
  }

  /// `true` if the latest layout has conflicts.
  var hasConflicts: Bool { !model.solver.infeasibleSubsets.isEmpty }

  /// An item by its number; `nil` if it was freed.
  func item(_ number: Int) -> (any LayoutItem)? { model.nodes[number].item }

  /// Solves the rows, and notes the variables that have changed until frames are set.
  func solveRows() {
    if let statistics { statistics.solve(model.solver) } else { model.solver.solve() }
    if model.solver.changes.isEverything { mustApplyFrames = true }
    if !mustApplyFrames { changedVariables += model.solver.changes.variables }
  }

  /// Returns the spreading of insets in the tree as last read; `nil` if none spread.
  func insetSpreading() -> (any InsetSpreading)? {
    guard let makeInsetSpreading else { return nil }
    let changes = model.dependences.useChanges
    if let known = knownSpreading, known.generation == generation, known.changes == changes {
      return known.spreading
    }
    let spreading = makeInsetSpreading(model)
    knownSpreading = (generation, changes, spreading)
    return spreading
  }

  /// The numbers of views of the portable tree whose content depends on their frames, in the order
  /// of the tree.
  var dependentViews: [Int] {
    inOrder(dependentItems.filter { model.nodes[$0].kind.isView })
  }

  /// Numbers of items in the order of the tree.
  func inOrder(_ items: Set<Int>) -> [Int] {
    Array(items).inOrder { model.order.label(of: $0) < model.order.label(of: $1) }
  }

  /// Asks an item for something, or tells it something, on account of a layout.
  func ask<Answer>(_ node: LayoutNode, _ question: () -> Answer) -> Answer {
    let outer = current
    current = node
    defer { current = outer }
    return question()
  }

  /// Returns `true` if items whose content depends on their frames have changed content. In the
  /// last round it is not stored: a layout that does not converge keeps its frames, and asks again
  /// the next time.
  private func dependentItemsHaveChanged(takingIn: Bool) -> Bool {
    nonconvergingContent.removeAll()
    if itemsToAsk.isEmpty { return false }
    let generation = generation
    var nonconverging: [Int] = []
    for number in itemsToAsk {
      let node = model.nodes[number]
      guard let item = node.item else { continue }
      let metrics = ask(node) { item.checkedMetrics }
      if generation != self.generation { return false }
      if metrics == model.metrics[number] { continue }
      nonconverging.append(number)
      if takingIn { model.change(metrics, of: number) }
    }
    itemsToAsk = takingIn ? [] : nonconverging
    nonconvergingContent = nonconverging.map { model.nodes[$0] }
    return takingIn && !nonconverging.isEmpty
  }

  /// The nodes of all that was still changing when the last layout gave up, each once.
  var nonconvergingNodes: [LayoutNode] {
    let nodes = nonconvergingContent + nonconvergingReads + nonconvergingViews
    var seen: Set<ObjectIdentifier> = []
    return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Notes, after the last round, that the unread items keep changing.
  func noteUnreadNodes() { nonconvergingReads += dirtyNodes }

  /// `true` if there are changes to read.
  var hasChanges: Bool {
    mustRead || isOutdated || !dirtyNodes.isEmpty || model.solver.needsSolve
  }

  /// `true` if there are unread items.
  var mustRead: Bool { isStale || !changes.isEmpty }
}

// MARK: - Hearing of changes

extension Engine: Backend {
  func place(_ placed: PlacedConstraint, of constraint: Constraint) {
    var isUnknown = false
    tellFittings(with: constraint.placedOn) {
      if !$0.model.add(UnownedConstraint(constraint)) { isUnknown = true }
    }
    if isUnknown { forgetFittings(with: constraint.placedOn) }
    if isStale { return }
    // It may mention an unread item.
    if !model.add(UnownedConstraint(constraint)) { changes.constraints.append(constraint) }
  }

  func withdraw(_ constraint: Constraint) {
    tellFittings(with: constraint.placedOn) { $0.model.remove(constraint) }
    if isStale || model.remove(constraint) { return }
    if let place = changes.constraints.lastIndex(where: { $0 === constraint }) {
      changes.constraints.remove(at: place)
    } else {
      forgetTree()
    }
  }

  func batchDidEnd() {}

  func edit(_ placed: PlacedConstraint, of constraint: Constraint, _ edit: ConstraintEdit) {
    tellFittings(with: constraint.placedOn) { $0.model.edit(placed, of: constraint, edit) }
    if !isStale { model.edit(placed, of: constraint, edit) }
  }

  func metricsDidChange(of node: LayoutNode) {
    tellFittings(with: node) { $0.dirtyNodes.append(node) }
    // While the tree is being read, the item may have been read already.
    if !isStale || phase == .solving { dirtyNodes.append(node) }
  }

  /// Marks the content and the fixed frames of all items as possibly changed.
  func metricsDidChange() {
    for fitting in fittings.values {
      fitting.editCount += 1
      fitting.dirtyNodes = fitting.model.nodes
    }
    if !isStale {
      dirtyNodes = model.order.items.map { model.nodes[$0] }
    } else if phase == .solving {
      // Some have been read already of the tree that is being read.
      noteDisturbance()
    }
  }

  func hierarchyDidChange() {
    fittings.removeAll()
    forgetTree()
  }

  func childDidJoin(_ child: LayoutNode, in parent: LayoutNode) {
    structureDidChange(at: parent)
    if !isStale { changes.note(.joining, of: child, in: self) }
  }

  func childDidMove(_ child: LayoutNode, in parent: LayoutNode) {
    structureDidChange(at: parent)
    if !isStale { changes.note(.moving, of: child, in: self) }
  }

  func directionDidChange(of node: LayoutNode) {
    fittings.removeAll()
    structureDidChange(at: node)
    if !isStale { changes.note(.turning, of: node, in: self) }
  }

  func itemsDidLeave(_ nodes: [LayoutNode], from parent: LayoutNode?) {
    structureDidChange(at: parent)
    if !isStale, let top = nodes.first, let number = model.number(of: top) {
      let removed = model.remove(number)
      for item in removed.items {
        forget(item.node)
        dependentItems.remove(item.number)
      }
      if !removed.isComplete { forgetTree() }
    }
    for node in nodes { forget(node) }
  }

  /// Items were added, removed, reordered or mirrored.
  private func structureDidChange(at node: LayoutNode?) {
    forgetFittings(with: node)
    // If a tree changed while it was read, its removed items are unknown.
    if isOutdated { forgetTree() } else { noteDisturbance() }
  }

  /// Notes that the item that is being asked has changed the tree.
  private func noteDisturbance() {
    generation &+= 1
    if let current { nonconvergingReads.append(current) }
  }

  /// Forgets the tree.
  func forgetTree() {
    noteDisturbance()
    if isStale { return }
    isStale = true
    model = LayoutModel()
    changes = StructureChanges()
    dirtyNodes.removeAll()
    dependentItems.removeAll()
    itemsToAsk.removeAll()
    itemsToApply.removeAll()
    changedVariables.removeAll()
    nonconvergingContent.removeAll()
    knownSpreading = nil
  }

  func rootWillGoAway() {
    isOver = true
    hierarchyDidChange()
  }

  func itemDidGoAway() { hierarchyDidChange() }
}
