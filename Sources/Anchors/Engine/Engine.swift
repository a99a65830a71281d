/// Keeps the model of one tree in step with its items and constraints, and the items' frames with
/// the model's.
///
/// The engine belongs to the topmost item's node and never refers to that item; it holds the items
/// below it from one change of the hierarchy to the next.
///
/// Three grades of change: a constant only changes a row's right side; a constraint added or removed
/// adds or removes a row; a change of the hierarchy makes the engine forget everything and read the
/// tree anew at the next layout.
///
/// Items are asked and told here and nowhere below, and never while the model is being changed: an
/// item may well answer by changing something itself.
final class Engine {
  /// The items below the topmost one, in the order of the tree; their numbers start at 1.
  private(set) var items: [any LayoutItem] = []
  private(set) var model = LayoutModel()
  /// What solvers are held to, from the next reading of the tree on.
  var limits = SolverLimits()
  private var rootSize = Size.zero
  /// The models of subtrees that were asked which size fits, by the nodes of their topmost items.
  var fittings: [ObjectIdentifier: Fitting] = [:]

  /// Whether the tree is to be read anew.
  private(set) var isStale = true
  /// Who is told of conflicts.
  var conflictHandling = ConflictHandling()
  /// Whether frames have been set that the passes have not seen yet.
  var hasSetFrames = false
  private var dirtyNodes: [LayoutNode] = []
  /// Whether each item's content depends on its frame; empty if no item's does.
  private var dependsOnFrame: [Bool] = []
  /// The items whose content depends on their frames, and whose frames have moved since they were
  /// asked.
  private var itemsToAsk: [Int] = []
  /// The nodes of items whose content was still changing when the last solving gave up.
  private var unsettledContent: [LayoutNode] = []
  /// The nodes of views for which something was due in the last round, perhaps more than once.
  var unsettledViews: [LayoutNode] = []
  /// How often a layout is solved for content that depends on frames.
  let roundLimit = 3
  /// Whether an owner has set a frame, so that frames are to be set again even if none has moved.
  private var mustApplyFrames = false
  /// Whether the frames are of another solution than the model's, until there is anything to solve.
  private var showsOtherSolution = false

  /// Solves what has changed and sets the frames that have moved.
  ///
  /// - Returns: whether there was anything to do.
  @discardableResult
  func layout(_ root: any LayoutItem) -> Bool {
    // 1. Read what is new.
    if isStale { readTree(root) }
    readDirtyItems(of: root)
    readRootSize(root)
    guard model.solver.needsSolve || mustApplyFrames else { return false }
    if showsOtherSolution { mustApplyFrames = true }
    for round in 1...roundLimit {
      // 2. Solve.
      model.solver.solve()
      // 3. Set frames.
      applyFrames()
      // 4. Ask again what depends on frames.
      if isStale || !dependentItemsHaveChanged(takingIn: round < roundLimit) { break }
    }
    hasSetFrames = true
    if hasConflicts { conflictHandling.isDue = true }
    return true
  }

  /// Whether the latest layout has met conflicts.
  var hasConflicts: Bool { !model.solver.conflicts.isEmpty }

  /// Asks the model about the values that something may have, which makes it search.
  func range(of variable: Variable, ofItem number: Int) -> Interval {
    model.range(of: variable, ofItem: number)
  }

  /// Sets the frames of all items, or of those whose variables the solver has changed.
  private func applyFrames() {
    let changes = model.solver.changes
    if mustApplyFrames || changes.isEverything {
      (mustApplyFrames, showsOtherSolution) = (false, false)
      for number in model.nodes.indices { applyFrame(of: number) }
    } else {
      let count = model.nodes.count
      for variable in changes.variables {
        applyFrame(of: Variable.item(of: Int(variable), count))
      }
    }
  }

  private func applyFrame(of number: Int) {
    if isStale { return }  // an item has changed the hierarchy on being told its frame
    let frame = model.frame(of: number)
    guard number > 0, frame != items[number - 1].layoutFrame else { return }
    if !dependsOnFrame.isEmpty, dependsOnFrame[number] { itemsToAsk.append(number) }
    items[number - 1].layoutFrame = frame
  }

  /// Sets all frames to those of a solution that is as good as the model's, or back to the model's.
  /// Nothing is asked on account of it: for looking at.
  func show(_ solution: ((Int) -> Double)?) {
    showsOtherSolution = solution != nil
    for number in model.nodes.indices.dropFirst() {
      if isStale { return }  // an item has changed the hierarchy on being told its frame
      let frame = solution.map { model.frame(of: number, in: $0) } ?? model.frame(of: number)
      if frame != items[number - 1].layoutFrame { items[number - 1].layoutFrame = frame }
    }
  }

  /// Whether items whose content depends on their frames have other content now. In the last round it
  /// is not taken in: a layout that does not settle keeps the frames it has, and they are asked again
  /// the next time.
  private func dependentItemsHaveChanged(takingIn: Bool) -> Bool {
    unsettledContent.removeAll()
    if itemsToAsk.isEmpty { return false }
    var unsettled: [Int] = []
    for number in itemsToAsk {
      let metrics = items[number - 1].layoutMetrics.fromAlignmentRect
      if isStale { return false }  // an item has changed the hierarchy on being asked
      if metrics == model.metrics[number] { continue }
      unsettled.append(number)
      if takingIn { model.change(metrics, of: number) }
    }
    itemsToAsk = takingIn ? [] : unsettled
    unsettledContent = unsettled.map { model.nodes[$0] }
    return takingIn && !unsettled.isEmpty
  }

  /// The nodes of all that was still changing when the last layout gave up, each once.
  var unsettledNodes: [LayoutNode] {
    let nodes = unsettledContent + unsettledViews
    let once = nodes.filter { node in
      defer { node.isMarked = true }
      return !node.isMarked
    }
    for node in nodes { node.isMarked = false }
    return once
  }
}

// MARK: - Reading the tree

extension Engine {
  /// Reads everything anew.
  private func readTree(_ root: any LayoutItem) {
    var found: [any LayoutItem] = []
    var read = LayoutModel(limits: limits)
    gather(root, parent: -1, .leftToRight, &found, &read)
    let constraints = constraints(on: read.nodes)
    if let last = constraints.last {
      root.layoutNode.tree.continueSerials(at: last.serial &+ 1)
    }
    read.makeRows(of: constraints)
    model = read
    dependsOnFrame = read.nodes.indices.map { read.metrics[$0].dependsOnFrame }
    if !dependsOnFrame.contains(true) { dependsOnFrame = [] }
    items = Array(found.dropFirst())  // the topmost is not held
    rootSize = Size(width: .nan, height: .nan)
    dirtyNodes.removeAll()
    mustApplyFrames = true
    isStale = false
  }

  func gather(
    _ item: any LayoutItem, parent: Int32, _ inherited: LayoutDirection,
    _ found: inout [any LayoutItem], _ read: inout LayoutModel
  ) {
    let direction = item.ownLayoutDirection ?? inherited
    let number = Int32(found.count)
    let node = item.anchorNode
    found.append(item)
    read.append(
      ItemSnapshot(
        node: node, parent: parent, isRightToLeft: direction == .rightToLeft,
        metrics: (read.isPart ? item.layoutMetrics(forWidth: nil) : item.layoutMetrics)
          .fromAlignmentRect,
        given: given(item, isTopmost: parent < 0)))
    if parent >= 0 { node.isNotTopmost() }
    for child in item.layoutChildren { gather(child, parent: number, direction, &found, &read) }
  }

  /// The constraints placed on these nodes, in the order of installation.
  func constraints(on nodes: [LayoutNode]) -> [Constraint] {
    var constraints: [Constraint] = []
    var isInOrder = true
    for node in nodes {
      for constraint in node.hosted {
        if let last = constraints.last, last.serial > constraint.serial { isInOrder = false }
        constraints.append(constraint)
      }
    }
    if !isInOrder { constraints.sort { $0.serial < $1.serial } }
    return constraints
  }

  func given(_ item: any LayoutItem, isTopmost: Bool) -> GivenFrame {
    if isTopmost { return .frame(Rect(size: item.layoutFrame.size)) }
    switch item.layoutRole {
    case .guide: return .nothing
    case .insetGuide(let insets): return .insets(insets)
    case .contentGuide: return .origin
    case .view:
      guard item.translatesAutoresizingMaskIntoConstraints else { return .nothing }
      return item.layoutAutoresizing.map { .autoresizing($0) } ?? .frame(item.layoutFrame)
    }
  }

  private func readRootSize(_ root: any LayoutItem) {
    let size = root.layoutFrame.size
    if size == rootSize { return }
    rootSize = size
    model.change(.frame(Rect(size: size)), of: 0)
  }

  /// Reads again what items have said to be different.
  private func readDirtyItems(of root: any LayoutItem) {
    if dirtyNodes.isEmpty { return }
    let nodes = dirtyNodes
    dirtyNodes.removeAll(keepingCapacity: true)
    for node in nodes {
      guard let number = model.number(of: node), let item = node.item else { continue }
      let metrics = item.layoutMetrics.fromAlignmentRect
      if metrics.alignmentRectInsets != model.metrics[number].alignmentRectInsets
        || metrics.dependsOnFrame != model.metrics[number].dependsOnFrame
      {
        hierarchyDidChange()
        return readTree(root)
      }
      let given = given(item, isTopmost: number == 0)
      if number > 0, item.layoutFrame != model.frame(of: number) { mustApplyFrames = true }
      model.change(given, of: number)
      model.change(metrics, of: number)
    }
  }
}

// MARK: - Hearing of changes

extension Engine: LayoutObserver {
  func constraintDidActivate(_ constraint: Constraint) {
    var isUnknown = false
    tellFittings(with: constraint.hostNode) { isUnknown = !$0.add(constraint) || isUnknown }
    if isUnknown { forgetFittings(with: constraint.hostNode) }
    if isStale { return }
    if model.number(of: constraint.first) == nil {
      hierarchyDidChange()
    } else {
      model.add(constraint)
    }
  }

  func constraintWillDeactivate(_ constraint: Constraint) {
    tellFittings(with: constraint.hostNode) { $0.remove(constraint) }
    if !isStale { model.remove(constraint) }
  }

  func batchDidEnd() {}

  func constraintDidChange(_ constraint: Constraint, _ change: ConstraintChange) {
    tellFittings(with: constraint.hostNode) { $0.take(change, of: constraint) }
    if isStale { return }
    switch change {
    case .constant: model.updateConstant(of: constraint)
    case .structure: model.rewrite(constraint)
    }
  }

  func metricsDidChange(of node: LayoutNode) {
    tellFittings(with: node) { $0.metricsDidChange(of: node) }
    if !isStale { dirtyNodes.append(node) }
  }

  func hierarchyDidChange() {
    fittings.removeAll()
    forgetTree()
  }

  func childrenDidChange(of node: LayoutNode) {
    forgetFittings(with: node)
    forgetTree()
  }

  /// Forgets the tree, so that no item is held longer than it is part of it.
  private func forgetTree() {
    if isStale { return }
    isStale = true
    items.removeAll()
    model = LayoutModel()
    dirtyNodes.removeAll()
    dependsOnFrame.removeAll()
    itemsToAsk.removeAll()
    unsettledContent.removeAll()
  }

  func rootWillGoAway() { hierarchyDidChange() }
}
