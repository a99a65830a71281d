import Anchors
import AnchorsSolver

// Fitting sizes of a view's own subtree.
//
// Each view that is asked about has a model of its subtree, made when it is first asked about. The
// models belong to the engine, which tells them what happens below their views, and forgets those
// whose views' subtrees have changed, have left the tree, or are edited on and on without being
// asked about.

extension Engine {
  /// Returns the size that best fits the content of an item, with target constraints on its width
  /// and height. Neither the tree nor its model changes.
  func fittingSize(
    of item: any LayoutItem, _ target: Size, horizontal: Priority, vertical: Priority
  ) -> Size {
    guard target.width.isFinite, target.height.isFinite else {
      trap("no size of \(item.nameInTree) fits \(target): the target must be finite")
    }
    guard horizontal.isValid, vertical.isValid else {
      trap(
        """
        no size of \(item.nameInTree) fits at priorities \(horizontal) and \(vertical): a priority \
        must be above 0 and at most 1000
        """)
    }
    let question = FittingQuestion(target: target, horizontal: horizontal, vertical: vertical)
    // An item that is asked may change the subtree: then the question is asked again, of the engine
    // of the tree in which the item is by then.
    var (size, isConverged) = (Size.zero, false)
    for _ in 1...Self.roundLimit where !isConverged {
      (size, isConverged) = item.layoutNode.tree.engine.answer(question, about: item)
    }
    return size
  }

  /// Answers a question about an item of this engine's tree. Also returns `true` if the subtree has
  /// not changed meanwhile.
  private func answer(_ question: FittingQuestion, about item: any LayoutItem)
    -> (size: Size, isConverged: Bool)
  {
    let fitting = upToDateFitting(of: item)
    fitting.isAnswering = true
    defer { fitting.isAnswering = false }
    let size = fitting.size(for: question) {
      fitting.model.solve()
      // As often as in a layout.
      var rounds = 1
      while rounds < Self.roundLimit, contentHasChanged(in: fitting) {
        fitting.model.solve()
        rounds += 1
      }
    }
    return (size, fittings[ObjectIdentifier(item.layoutNode)] === fitting)
  }

  /// Asks the items whose content depends on their sizes about those found; returns `true` if any
  /// of it is different.
  private func contentHasChanged(in fitting: Fitting) -> Bool {
    for (place, dependent) in fitting.dependents.enumerated() {
      guard let item = fitting.model.nodes[dependent.number].item else { continue }
      let size = fitting.model.frame(of: dependent.number).size
      let metrics =
        dependent.metrics(in: size)
        ?? item.checkedMetrics(forWidth: size.width, height: dependent.height(of: size))
      fitting.take(metrics, ofDependent: place, in: size)
    }
    return fitting.model.solver.needsSolve
  }

  private func upToDateFitting(of item: any LayoutItem) -> Fitting {
    let key = ObjectIdentifier(item.layoutNode)
    if let fitting = fittings[key] {
      if fitting.isEmpty || fitting.isAnswering {
        trap(
          """
          \(item.nameInTree) asks which size fits it while it is asked for its content: its content \
          cannot depend on that
          """)
      }
      if readDirtyItems(of: fitting) { return fitting }
    }
    // It is there before anything is asked, so that it hears of what items change on being asked.
    let fitting = Fitting(limits: limits)
    fittings[key] = fitting
    fitting.start(with: readSubtree(of: item))
    return fitting
  }

  /// Reads changed items again. Returns `false` if everything must be read again.
  private func readDirtyItems(of fitting: Fitting) -> Bool {
    let nodes = fitting.dirtyNodes
    fitting.dirtyNodes.removeAll(keepingCapacity: true)
    for node in nodes {
      guard let number = fitting.model.number(of: node), let item = node.item else { continue }
      let metrics = item.checkedMetrics(forWidth: nil)
      let fixed = number > 0 ? fixed(item, isTopmost: false) : .nothing
      if !fitting.change(metrics, fixed, of: number) { return false }
    }
    return true
  }

  /// Returns a model of an item and its descendants in which the item's own frame is free.
  private func readSubtree(of item: any LayoutItem) -> LayoutModel {
    var read = LayoutModel(limits: limits, isPart: true)
    let generation = generation
    let direction = direction(of: item)
    take(item.layoutNode, asOf: generation)
    read.append(
      ItemPlace(.passUnretained(item.layoutNode), -1, direction, item.ownLayoutDirection),
      item.checkedMetrics(forWidth: nil), .nothing)
    for child in item.layoutChildren {
      gather(child, parent: 0, direction, asOf: generation, &read)
    }
    read.makeRows(of: constraints(on: read.nodes))
    return read
  }

  /// The direction of an item's own constraints, as it or an ancestor has set it.
  private func direction(of item: any LayoutItem) -> InterfaceDirection {
    let generation = generation
    var ancestor: (any LayoutItem)? = item
    while let current = ancestor {
      // From now on it tells when its direction changes.
      take(current.layoutNode, asOf: generation)
      if let direction = current.ownLayoutDirection { return direction }
      ancestor = current.layoutParent
    }
    return .leftToRight
  }
}

// MARK: - Telling fittings

extension Engine {
  /// Tells the fittings that an item is part of what happens to it.
  ///
  /// - Complexity: O(depth) or O(fittings), whichever is less; nothing as long as there are no
  ///   fittings.
  func tellFittings(with node: LayoutNode?, _ tell: (Fitting) -> Void) {
    if fittings.isEmpty { return }
    for key in keysOfFittings(with: node) {
      guard let fitting = fittings[key] else { continue }
      fitting.editCount += 1
      tell(fitting)
      if fitting.isForgotten { fittings[key] = nil }
    }
  }

  /// Forgets the fittings that an item is part of.
  func forgetFittings(with node: LayoutNode?) {
    if fittings.isEmpty { return }
    for key in keysOfFittings(with: node) { fittings[key] = nil }
  }

  private func keysOfFittings(with node: LayoutNode?) -> [ObjectIdentifier] {
    guard let node else { return [] }
    // 1. Climb, unless checking all fitting models is faster.
    var keys: [ObjectIdentifier] = []
    var ancestor: LayoutNode? = node
    for _ in 0..<2 * fittings.count + 16 {
      guard let current = ancestor else { return keys }
      let key = ObjectIdentifier(current)
      if fittings[key] != nil { keys.append(key) }
      ancestor = current.parent
    }
    // 2. In a deep tree, ask the fitting models. One that is being read may still get the item, and
    //    dropping one too many does no harm.
    return fittings.filter { $1.isEmpty || $1.model.number(of: node) != nil }.map { $0.key }
  }

  /// Forgets an item that has left the tree, and its fitting.
  func forget(_ node: LayoutNode) {
    slots.release(node)
    if !fittings.isEmpty { fittings[ObjectIdentifier(node)] = nil }
  }
}
