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

  private var isStale = true
  private var dirtyNodes: [LayoutNode] = []
  /// The items whose content depends on their frames.
  private var dependentItems: [Int] = []
  /// The nodes of items that were still changing when the last layout gave up.
  var unsettledNodes: [LayoutNode] = []
  /// How often a layout is solved for content that depends on frames.
  private let roundLimit = 3
  /// Whether an owner has set a frame, so that frames are to be set again even if none has moved.
  private var mustApplyFrames = false

  /// Solves what has changed and sets the frames that have moved.
  ///
  /// - Returns: whether there was anything to do.
  @discardableResult
  func layout(_ root: any LayoutItem) -> Bool {
    // 1. Read what is new.
    if isStale { readTree(root) }
    readRootSize(root)
    readDirtyItems(of: root)
    guard model.solver.needsSolve || mustApplyFrames else { return false }
    for round in 1...roundLimit {
      // 2. Solve.
      model.solver.solve()
      // 3. Set frames.
      applyFrames()
      // 4. Ask again what depends on frames.
      if isStale || !dependentItemsHaveChanged(takingIn: round < roundLimit) { break }
    }
    return true
  }

  /// Asks the model about the values that something may have, which makes it search.
  func range(of variable: Variable, ofItem number: Int) -> Interval {
    model.range(of: variable, ofItem: number)
  }

  /// Sets the frames of all items, or of those whose variables the solver has changed.
  private func applyFrames() {
    let changes = model.solver.changes
    if mustApplyFrames || changes.isEverything {
      mustApplyFrames = false
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
    if number > 0, frame != items[number - 1].layoutFrame { items[number - 1].layoutFrame = frame }
  }

  /// Whether items whose content depends on their frames have other content now. In the last round it
  /// is not taken in: a layout that does not settle keeps the frames it has.
  private func dependentItemsHaveChanged(takingIn: Bool) -> Bool {
    unsettledNodes.removeAll()
    for number in dependentItems {
      let metrics = items[number - 1].layoutMetrics.fromAlignmentRect
      if metrics == model.metrics[number] { continue }
      unsettledNodes.append(model.nodes[number])
      if takingIn { model.change(metrics, of: number) }
    }
    return takingIn && !unsettledNodes.isEmpty
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
    dependentItems = read.nodes.indices.dropFirst().filter { read.metrics[$0].dependsOnFrame }
    items = Array(found.dropFirst())  // the topmost is not held
    rootSize = Size(width: .nan, height: .nan)
    dirtyNodes.removeAll()
    mustApplyFrames = true
    isStale = false
  }

  private func gather(
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
        metrics: item.layoutMetrics.fromAlignmentRect,
        given: given(item, isTopmost: parent < 0)))
    if parent >= 0 { node.isNotTopmost() }
    for child in item.layoutChildren { gather(child, parent: number, direction, &found, &read) }
  }

  /// The constraints placed on these nodes, in the order of installation.
  private func constraints(on nodes: [LayoutNode]) -> [Constraint] {
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

  private func given(_ item: any LayoutItem, isTopmost: Bool) -> GivenFrame {
    if isTopmost { return .frame(Rect(size: item.layoutFrame.size)) }
    switch item.layoutRole {
    case .guide: return .nothing
    case .insetGuide(let insets): return .insets(insets)
    case .view:
      return item.translatesAutoresizingMaskIntoConstraints ? .frame(item.layoutFrame) : .nothing
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
    if isStale { return }
    if model.number(of: constraint.first) == nil {
      hierarchyDidChange()
    } else {
      model.add(constraint)
    }
  }

  func constraintWillDeactivate(_ constraint: Constraint) {
    if !isStale { model.remove(constraint) }
  }

  func batchDidEnd() {}

  func constraintDidChange(_ constraint: Constraint, _ change: ConstraintChange) {
    if isStale { return }
    switch change {
    case .constant: model.updateConstant(of: constraint)
    case .structure: model.rewrite(constraint)
    }
  }

  func metricsDidChange(of node: LayoutNode) {
    if !isStale { dirtyNodes.append(node) }
  }

  /// Forgets the tree, so that no item is held longer than it is part of it.
  func hierarchyDidChange() {
    if isStale { return }
    isStale = true
    items.removeAll()
    model = LayoutModel()
    dirtyNodes.removeAll()
    dependentItems.removeAll()
    unsettledNodes.removeAll()
  }

  func rootWillGoAway() { hierarchyDidChange() }
}
