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

  /// `true` if the tree has ended. Its items may belong to another engine, so nothing is read any
  /// more.
  @exclusivity(unchecked) private(set) var isOver = false
  /// The number of times that the tree was read or dropped. Item numbers are valid until it
  /// changes.
  @exclusivity(unchecked) var generation = 0
  /// The node of the item that is being asked or told something.
  @exclusivity(unchecked) var current: LayoutNode?
  /// The changes since the tree was read.
  @exclusivity(unchecked) var unread = UnreadChanges()
  /// The frames that must be set.
  @exclusivity(unchecked) var frames = DueFrames()
  /// The items whose content depends on their frames.
  @exclusivity(unchecked) var dependents = FrameDependents()
  /// The items that were still changing when the last layout stopped.
  @exclusivity(unchecked) var nonconverging = NonconvergingNodes()
  /// The propagation of safe areas and margins.
  @exclusivity(unchecked) var insets = InsetPropagation()
  /// The receiver of conflicts.
  var conflictHandling = ConflictHandling()
  #if DEBUG && !hasFeature(Embedded)
  /// The problems to print.
  var problemHandling = ProblemHandling()
  #endif
  /// The collector of statistics, while they are collected.
  @exclusivity(unchecked) var statistics: StatisticsCollector?
  /// The reference through which nodes of external items find the engine.
  var reference: BackendReference?

  /// The maximum number of solves of a layout for content that depends on frames.
  static let roundLimit = 3

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
    let mustConverge = hasChanges && !nonconverging.content.isEmpty
    read(root)
    if isOver { return false }
    guard model.solver.needsSolve || frames.areAllDue || !frames.items.isEmpty || mustConverge
    else {
      return false
    }
    if frames.showOtherSolution { frames.areAllDue = true }
    let generation = generation
    let conflicts = model.solver.subsetChanges
    // 2. Solve.
    let unconverged = solveWithFeedback()
    if generation != self.generation { return true }
    for round in 1...Self.roundLimit {
      solveRows()
      // 3. Set frames.
      statistics?.enter(.frames)
      applyFrames()
      statistics?.enter(.reading)
      if generation != self.generation { break }
      if let unconverged {
        // Views have been asked already.
        dependents.toAsk.removeAll { model.nodes[$0].kind.isView }
        if !unconverged.isEmpty {
          nonconverging.content = inOrder(unconverged).map { model.nodes[$0] }
          break
        }
      }
      // 4. Ask again what depends on frames.
      if !dependentItemsHaveChanged(takingIn: round < Self.roundLimit) { break }
      if generation != self.generation { break }
    }
    frames.areNew = true
    if model.solver.subsetChanges != conflicts { conflictHandling.isDue = true }
    return true
  }

  /// `true` if the latest layout has conflicts.
  var hasConflicts: Bool { !model.solver.infeasibleSubsets.isEmpty }

  /// An item by its number; `nil` if it was freed.
  func item(_ number: Int) -> (any LayoutItem)? { model.nodes[number].item }

  /// Solves the rows, and notes the variables that have changed until frames are set.
  func solveRows() {
    if let statistics { model.solve { statistics.solve($0) } } else { model.solve() }
    if model.solver.changes.isEverything { frames.areAllDue = true }
    if !frames.areAllDue { frames.variables += model.solver.changes.variables }
  }

  /// Returns the spreading of insets in the tree as last read; `nil` if none spread.
  func insetSpreading() -> (any InsetSpreading)? {
    guard let makeSpreading = insets.makeSpreading else { return nil }
    let changes = model.dependences.useChanges
    if let known = insets.known, known.generation == generation, known.changes == changes {
      return known.spreading
    }
    let spreading = makeSpreading(model)
    insets.known = (generation, changes, spreading)
    return spreading
  }

  /// The numbers of views of the portable tree whose content depends on their frames, in the order
  /// of the tree.
  var dependentViews: [Int] {
    inOrder(dependents.items.filter { model.nodes[$0].kind.isView })
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
    nonconverging.content.removeAll()
    if dependents.toAsk.isEmpty { return false }
    let generation = generation
    var unconverged: [Int] = []
    for number in dependents.toAsk {
      let node = model.nodes[number]
      guard let item = node.item else { continue }
      let metrics = ask(node) { item.checkedMetrics }
      if generation != self.generation { return false }
      if metrics == model.metrics[number] { continue }
      unconverged.append(number)
      if takingIn { model.change(metrics, of: number) }
    }
    dependents.toAsk = takingIn ? [] : unconverged
    nonconverging.content = unconverged.map { model.nodes[$0] }
    return takingIn && !unconverged.isEmpty
  }

  /// Notes, after the last round, that the unread items keep changing.
  func noteUnreadNodes() { nonconverging.reads += unread.nodes }

  /// `true` if there are changes to read.
  var hasChanges: Bool {
    mustRead || unread.isMixed || !unread.nodes.isEmpty || model.solver.needsSolve
  }

  /// `true` if there are unread items.
  var mustRead: Bool { unread.isEverything || !unread.structure.isEmpty }
}

// MARK: - Hearing of changes

extension Engine: Backend {
  func place(_ constraint: Constraint) {
    var isUnknown = false
    tellFittings(with: constraint.placedOn) {
      if !$0.model.add(UnownedConstraint(constraint)) { isUnknown = true }
    }
    if isUnknown { forgetFittings(with: constraint.placedOn) }
    if unread.isEverything { return }
    // It may mention an unread item.
    if !model.add(UnownedConstraint(constraint)) { unread.structure.constraints.append(constraint) }
  }

  func withdraw(_ constraint: Constraint) {
    tellFittings(with: constraint.placedOn) { $0.model.remove(constraint) }
    if unread.isEverything || model.remove(constraint) { return }
    if let place = unread.structure.constraints.lastIndex(where: { $0 === constraint }) {
      unread.structure.constraints.remove(at: place)
    } else {
      forgetTree()
    }
  }

  func batchDidEnd() {}

  func edit(_ constraint: Constraint, _ edit: ConstraintEdit) {
    tellFittings(with: constraint.placedOn) { $0.model.edit(constraint, edit) }
    if unread.isEverything { return }
    // It may mention an item that has left unannounced.
    if !model.edit(constraint, edit) { unread.structure.constraints.append(constraint) }
  }

  func metricsDidChange(of node: LayoutNode) {
    tellFittings(with: node) { $0.dirtyNodes.append(node) }
    // While the tree is being read, the item may have been read already.
    if !unread.isEverything || phase == .solving { unread.nodes.append(node) }
  }

  /// Marks the content and the fixed frames of all items as possibly changed.
  func metricsDidChange() {
    for fitting in fittings.values {
      fitting.editCount += 1
      fitting.dirtyNodes = fitting.model.nodes
    }
    if !unread.isEverything {
      unread.nodes = model.order.items.map { model.nodes[$0] }
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
    if !unread.isEverything { unread.structure.note(.joining, of: child, in: self) }
  }

  func childDidMove(_ child: LayoutNode, in parent: LayoutNode) {
    structureDidChange(at: parent)
    if !unread.isEverything { unread.structure.note(.moving, of: child, in: self) }
  }

  func directionDidChange(of node: LayoutNode) {
    fittings.removeAll()
    structureDidChange(at: node)
    if !unread.isEverything { unread.structure.note(.turning, of: node, in: self) }
  }

  func itemsDidLeave(_ nodes: [LayoutNode], from parent: LayoutNode?) {
    structureDidChange(at: parent)
    if !unread.isEverything, let top = nodes.first, let number = model.number(of: top) {
      let removed = model.remove(number)
      for item in removed.items {
        forget(item.node)
        dependents.items.remove(item.number)
      }
      if !removed.isComplete { forgetTree() }
    }
    for node in nodes { forget(node) }
  }

  /// Items were added, removed, reordered or mirrored.
  private func structureDidChange(at node: LayoutNode?) {
    forgetFittings(with: node)
    // If a tree changed while it was read, its removed items are unknown.
    if unread.isMixed { forgetTree() } else { noteDisturbance() }
  }

  /// Notes that the item that is being asked has changed the tree.
  private func noteDisturbance() {
    generation &+= 1
    if let current { nonconverging.reads.append(current) }
  }

  /// Forgets the tree.
  func forgetTree() {
    noteDisturbance()
    if unread.isEverything { return }
    model = LayoutModel()
    unread = UnreadChanges(isMixed: unread.isMixed)
    dependents = FrameDependents()
    frames.forgetItems()
    nonconverging.content.removeAll()
    insets.known = nil
  }

  func rootWillGoAway() {
    isOver = true
    hierarchyDidChange()
  }

  func itemDidGoAway() { hierarchyDidChange() }
}
