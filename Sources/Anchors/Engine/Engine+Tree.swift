extension Engine {
  /// Reads everything anew.
  func readTree(_ root: any LayoutItem) {
    items.removeAll(keepingCapacity: true)
    nodes.removeAll(keepingCapacity: true)
    parents.removeAll(keepingCapacity: true)
    isRightToLeft.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    dirtyNodes.removeAll()
    mustApplyFrames = true
    gather(root, parent: -1, .leftToRight)
    var constraints: [Constraint] = []
    for node in nodes { constraints.append(contentsOf: node.hosted.all) }
    constraints.sort { $0.serial < $1.serial }
    if let last = constraints.last {
      root.layoutNode.nextSerial = max(root.layoutNode.nextSerial, last.serial + 1)
    }

    var shape = SolverShape(sizeCount: 2 * nodes.count, positionCount: 2 * nodes.count)
    shape.mayBeNegative = Array(repeating: false, count: 2 * nodes.count)
    for (index, item) in items.enumerated() {
      guard case .insetGuide = item.layoutRole else { continue }
      shape.mayBeNegative[2 * index + 2] = true
      shape.mayBeNegative[2 * index + 3] = true
    }
    solver.reset(shape)
    solver.reserve(rows: constraints.count + 4 * nodes.count)
    itemRows = Array(repeating: ItemRows(), count: nodes.count)
    metrics = [root.layoutMetrics] + items.map { $0.layoutMetrics }
    frames = [root.layoutFrame] + items.map { $0.layoutFrame }
    rootSize = Size(width: .nan, height: .nan)

    giveFrame(of: 0, Rect(size: root.layoutFrame.size))
    for (index, item) in items.enumerated() {
      switch item.layoutRole {
      case .insetGuide(let insets): giveInsets(of: index + 1, insets)
      case .view where item.translatesAutoresizingMaskIntoConstraints:
        giveFrame(of: index + 1, item.layoutFrame)
      default: break
      }
      for side in IntrinsicSide.allCases { addIntrinsicRow(side, of: index + 1) }
    }
    for constraint in constraints { add(constraint) }
    isStale = false
  }

  private func gather(_ item: any LayoutItem, parent: Int32, _ inherited: LayoutDirection) {
    let node = item.anchorNode
    let number = Int32(nodes.count)
    node.index = number
    nodes.append(node)
    parents.append(parent)
    let direction = item.ownLayoutDirection ?? inherited
    isRightToLeft.append(direction == .rightToLeft)
    if parent >= 0 {
      items.append(item)
      node.observer = nil
    }
    for child in item.layoutChildren { gather(child, parent: number, direction) }
  }

  /// An item's number, if the engine knows it.
  func number(of node: LayoutNode) -> Int? {
    let index = Int(node.index)
    return nodes.indices.contains(index) && nodes[index] === node ? index : nil
  }

  func own(_ row: Int32, _ owner: RowOwner) {
    while owners.count <= Int(row) { owners.append(.none) }
    owners[Int(row)] = owner
  }

  // MARK: What is given

  private func give(_ terms: RowTerms, _ constant: Double) -> Int32 {
    let row = solver.add(terms, .equal, constant, priority: 1000, isGiven: true)
    own(row, .given)
    return row
  }

  private func giveFrame(of number: Int, _ frame: Rect) {
    let constants = [
      frame.minX, frame.minY, max(0, frame.width), max(0, frame.height),
    ]
    let variables: [Variable] = [.x, .y, .width, .height]
    let rows = zip(variables, constants).map { variable, constant in
      terms.removeAll()
      terms.add(1, Int32(variable.id(of: number, nodes.count)))
      return give(terms, constant)
    }
    itemRows[number].given = (rows[0], rows[1], rows[2], rows[3])
  }

  private func giveInsets(of number: Int, _ insets: Insets) {
    let owner = Int(parents[number])
    let constants = insetConstants(insets)
    let variables: [Variable] = [.x, .y, .width, .height]
    let rows = zip(variables, constants).map { variable, constant in
      terms.removeAll()
      terms.add(1, Int32(variable.id(of: number, nodes.count)))
      if variable == .width || variable == .height {
        terms.add(-1, Int32(variable.id(of: owner, nodes.count)))
      }
      return give(terms, constant)
    }
    itemRows[number].given = (rows[0], rows[1], rows[2], rows[3])
  }

  private func insetConstants(_ insets: Insets) -> [Double] {
    [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
  }

  private func setGiven(_ number: Int, _ constants: [Double]) {
    let rows = itemRows[number].given
    for (row, constant) in zip([rows.0, rows.1, rows.2, rows.3], constants) {
      solver.setConstant(row, to: constant)
    }
  }

  func readRootSize(_ root: any LayoutItem) {
    let size = root.layoutFrame.size
    if size == rootSize { return }
    rootSize = size
    setGiven(0, [0, 0, max(0, size.width), max(0, size.height)])
  }

  // MARK: Content

  private func intrinsicLength(_ side: IntrinsicSide, of number: Int) -> Double? {
    side.isWidth ? metrics[number].intrinsicWidth : metrics[number].intrinsicHeight
  }

  private func intrinsicPriority(_ side: IntrinsicSide, of number: Int) -> Double {
    let both = side.isUpper ? metrics[number].hugging : metrics[number].compressionResistance
    return (side.isWidth ? both.horizontal : both.vertical).rawValue
  }

  /// Writes an intrinsic row's left side to `terms`.
  private func writeIntrinsicTerms(_ side: IntrinsicSide, of number: Int) {
    terms.removeAll()
    let variable = side.isWidth ? Variable.width : .height
    terms.add(1, Int32(variable.id(of: number, nodes.count)))
  }

  /// Adds an intrinsic row before all constraints, so that of a conflict a constraint is set aside
  /// rather than the content, whenever the content came.
  private func addIntrinsicRow(_ side: IntrinsicSide, of number: Int) {
    guard let length = intrinsicLength(side, of: number) else { return }
    writeIntrinsicTerms(side, of: number)
    let row = solver.add(
      terms, side.isUpper ? .atMost : .atLeast, length,
      priority: intrinsicPriority(side, of: number), atFront: true)
    own(row, .intrinsic(item: Int32(number), side))
    itemRows[number].intrinsic[Int(side.rawValue)] = row
  }

  /// Reads again what items have said to be different.
  func readDirtyMetrics() {
    if dirtyNodes.isEmpty { return }
    for node in dirtyNodes {
      guard let number = number(of: node), let item = node.item else { continue }
      if number > 0 { frames[number] = item.layoutFrame }
      updateGiven(number, item)
      let old = metrics[number]
      metrics[number] = item.layoutMetrics
      if metrics[number] == old { continue }
      for side in IntrinsicSide.allCases { updateIntrinsicRow(side, of: number) }
      for constraint in node.installed.all + node.referring.all { updateConstant(of: constraint) }
    }
    dirtyNodes.removeAll(keepingCapacity: true)
    mustApplyFrames = true
  }

  private func updateGiven(_ number: Int, _ item: any LayoutItem) {
    guard number > 0, itemRows[number].given.0 >= 0 else { return }
    if case .insetGuide(let insets) = item.layoutRole {
      setGiven(number, insetConstants(insets))
    } else {
      let frame = item.layoutFrame
      setGiven(number, [frame.minX, frame.minY, max(0, frame.width), max(0, frame.height)])
    }
  }

  private func updateIntrinsicRow(_ side: IntrinsicSide, of number: Int) {
    let row = itemRows[number].intrinsic[Int(side.rawValue)]
    guard row >= 0 else { return addIntrinsicRow(side, of: number) }
    guard let length = intrinsicLength(side, of: number) else {
      solver.remove(row)
      own(row, .none)
      itemRows[number].intrinsic[Int(side.rawValue)] = -1
      return
    }
    let priority = intrinsicPriority(side, of: number)
    if solver.rows.priority[Int(row)] == priority {
      solver.setConstant(row, to: length)
    } else {
      writeIntrinsicTerms(side, of: number)
      solver.replace(row, terms, length, priority: priority)
    }
  }
}
