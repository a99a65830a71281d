import Anchors
import AnchorsSolver

extension LayoutModel {
  /// Adds the row of a constraint. Returns `false` if it mentions an item outside this tree, which
  /// needs no row.
  @discardableResult
  mutating func add(_ constraint: UnownedConstraint) -> Bool {
    mayReorderStacks = true
    return add(constraint, to: solver)
  }

  /// Adds the row of a constraint to a solver. Returns `false` if it mentions an item outside this
  /// tree, which needs no row.
  @discardableResult
  mutating func add(_ constraint: UnownedConstraint, to solver: Solver) -> Bool {
    let placed = constraint.use { PlacedConstraint($0) }
    guard writeTerms(of: constraint, placed, to: solver) else {
      solver.dropTerms()
      return false
    }
    let row = solver.add(
      placed.relation.row, rowConstant(of: constraint, placed),
      priority: placed.priority.rawValue, order: .constraint(placed.serial))
    index.add(row, of: constraint, placed.serial)
    count(constraint, placed, by: 1)
    return true
  }

  /// Applies an edit of a constraint to its row. Removes the row and returns `false` if the
  /// constraint now mentions an item outside this tree, which has left its host unannounced.
  @discardableResult
  mutating func edit(_ constraint: Constraint, _ edit: ConstraintEdit) -> Bool {
    let row = index.row(of: constraint)
    guard row >= 0 else { return true }
    let (reference, placed) = (UnownedConstraint(constraint), PlacedConstraint(constraint))
    switch edit {
    case .constant:
      solver.setConstant(row, to: rowConstant(of: reference, placed))
    case .structure:
      guard writeTerms(of: reference, placed, to: solver) else {
        solver.dropTerms()
        remove(constraint)
        return false
      }
      solver.replace(
        row, rowConstant(of: reference, placed), priority: placed.priority.rawValue)
      mayReorderStacks = true
    }
    return true
  }

  /// Takes a constraint's row out; returns false if it has none that is known. Another engine may
  /// have read the constraint since.
  @discardableResult
  mutating func remove(_ constraint: Constraint) -> Bool {
    let row = index.row(of: constraint)
    guard row >= 0 else { return false }
    solver.remove(row)
    index.remove(row, of: constraint)
    count(UnownedConstraint(constraint), PlacedConstraint(constraint), by: -1)
    return true
  }

  /// Writes `first - multiplier × second` to the solver; false if an item is not below the host.
  ///
  /// Positions are sums of offsets below the host, so items above the host have no part in a
  /// constraint.
  @inline(__always)
  private mutating func writeTerms(
    of constraint: UnownedConstraint, _ placed: PlacedConstraint, to solver: Solver
  ) -> Bool {
    let (first, second) = (placed.firstRow, placed.secondRow)
    guard let hostItem = placed.host, let host = index.number(of: hostItem),
      let firstItem = index.number(of: placed.first)
    else { return false }
    let isMirrored =
      (first.isDirectional || second.isDirectional) && directions[host].isRightToLeft
    if isMirrored || hasUnusualPaths || first.isBaseline || second.isBaseline {
      // A copy, so that the original stays in registers.
      return writeUnusualTerms(
        of: constraint.use { PlacedConstraint($0) }, constraint.use { $0.hasImpliedSecond },
        firstItem, in: host, isMirrored, to: solver)
    }
    guard let item = placed.second else {
      return addPlainTerms(first, of: firstItem, in: host, factor: 1, to: solver)
    }
    guard let secondItem = index.number(of: item) else { return false }
    return addPlainTerms(first, of: firstItem, in: host, factor: 1, to: solver)
      && addPlainTerms(second, of: secondItem, in: host, factor: -placed.multiplier, to: solver)
  }

  /// Adds the terms of an attribute that is no baseline, measured from the left, in a tree of views
  /// and guides in which nothing scrolls. False if the item is not below the host.
  @inline(__always)
  private mutating func addPlainTerms(
    _ attribute: AttributeRow, of item: Int, in host: Int, factor: Double, to solver: Solver
  ) -> Bool {
    let isHorizontal = attribute.isHorizontal
    if !attribute.isSize {
      var ancestor = item
      while ancestor != host {
        solver.addTerm(factor, id(isHorizontal ? .x : .y, ancestor))
        ancestor = order.parent(of: ancestor)
        if ancestor < 0 { return false }
      }
      if attribute.line == .near { return true }
    }
    let share = attribute.line == .center ? 0.5 : 1
    solver.addTerm(share * factor, id(isHorizontal ? .width : .height, item))
    return true
  }

  /// Writes the same terms where something scrolls, runs from right to left, has a baseline, or may
  /// move unannounced.
  @inline(never)
  private mutating func writeUnusualTerms(
    of constraint: PlacedConstraint, _ hasImpliedSecond: Bool, _ firstItem: Int, in host: Int,
    _ isMirrored: Bool, to solver: Solver
  ) -> Bool {
    let first = itemWithBaseline(constraint.firstRow, of: firstItem)
    guard let secondItem = constraint.second else {
      return addTerms(
        constraint.firstRow, of: first, in: host, factor: 1, isMirrored, to: solver)
    }
    guard let secondNumber = index.number(of: secondItem) else { return false }
    let second =
      hasImpliedSecond ? secondNumber : itemWithBaseline(constraint.secondRow, of: secondNumber)
    let (one, other) = (
      scrolled(first, constraint.firstRow, in: host, besides: second),
      scrolled(second, constraint.secondRow, in: host, besides: first)
    )
    guard
      addTerms(constraint.firstRow, of: one, in: host, factor: 1, isMirrored, to: solver),
      addTerms(
        constraint.secondRow, of: other, in: host, factor: -constraint.multiplier,
        isMirrored, to: solver)
    else { return false }
    if isMirrored, constraint.multiplier != 1, !constraint.firstRow.isSize {
      // Both sides are measured from the host's right edge; its width does not cancel.
      let measure = one != first ? one : other != second ? other : host
      solver.addTerm(1 - constraint.multiplier, id(.width, measure))
    }
    return true
  }

  /// The item whose edge is meant: of a host that scrolls, in constraints with something inside it,
  /// the guide for its content.
  @inline(__always)
  private mutating func scrolled(
    _ item: Int, _ attribute: AttributeRow, in host: Int, besides other: Int
  ) -> Int {
    guard !contentGuides.isEmpty, item == host, other != host,
      attribute.isEdge
    else { return item }
    return contentGuides[host] ?? item
  }

  /// Adds the terms of an attribute in the host's coordinates, without metrics and, mirrored,
  /// without the host's width.
  private mutating func addTerms(
    _ attribute: AttributeRow, of item: Int, in host: Int, factor: Double, _ isMirrored: Bool,
    to solver: Solver
  ) -> Bool {
    if attribute.isSize {
      // Other items can have left the host unannounced.
      if index.nodes[item].kind.isOther {
        var ancestor = item
        while ancestor != host {
          ancestor = order.parent(of: ancestor)
          if ancestor < 0 { return false }
        }
      }
      solver.addTerm(factor, id(attribute.isHorizontal ? .width : .height, item))
      return true
    }
    let isHorizontal = attribute.isHorizontal
    let factor = isHorizontal && isMirrored ? -factor : factor
    var ancestor = item
    while ancestor != host {
      solver.addTerm(factor, id(isHorizontal ? .x : .y, ancestor))
      ancestor = order.parent(of: ancestor)
      if ancestor < 0 { return false }
    }
    let share =
      attribute.isBaseline
      ? shareOfHeight(aboveBaseline: attribute, of: item)
      : attribute.shareOfSize(isMirrored)
    if share != 0 { solver.addTerm(factor * share, id(isHorizontal ? .width : .height, item)) }
    return true
  }

  // Not inlined: metrics are large, and few constraints use baselines.
  @inline(never)
  private mutating func shareOfHeight(aboveBaseline attribute: AttributeRow, of item: Int) -> Double
  {
    attribute.shareOfSize(in: metrics[item], false)
  }

  /// The constant of a constraint's row: its own, and what margins and baselines add.
  @inline(__always)
  private mutating func rowConstant(of constraint: UnownedConstraint, _ placed: PlacedConstraint)
    -> Double
  {
    if !placed.firstRow.dependsOnMetrics, !placed.secondRow.dependsOnMetrics {
      return placed.priority < .aboveKeeping ? content(constraint, placed) : placed.constant
    }
    return constraint.use { constant(of: PlacedConstraint($0), $0.hasImpliedSecond) }
  }

  /// Returns the constant of a stack's constraint that keeps the length of content, or of another
  /// constraint that is as weak.
  @inline(never)
  private mutating func content(_ constraint: UnownedConstraint, _ placed: PlacedConstraint)
    -> Double
  {
    guard constraint.use({ $0.followsContent }), let item = index.number(of: placed.first) else {
      return placed.constant
    }
    let metrics = metrics[item]
    let length = placed.firstRow.isHorizontal ? metrics.intrinsicWidth : metrics.intrinsicHeight
    return length ?? placed.constant
  }

  @inline(never)
  private mutating func constant(of constraint: PlacedConstraint, _ hasImpliedSecond: Bool)
    -> Double
  {
    let isMirrored = isMirrored(constraint)
    var constant = constraint.constant
    if let first = index.number(of: constraint.first) {
      let owner = itemWithBaseline(constraint.firstRow, of: first)
      constant -= offset(of: constraint.firstRow, of: owner, isMirrored)
    }
    if let item = constraint.second, let second = index.number(of: item) {
      let owner = hasImpliedSecond ? second : itemWithBaseline(constraint.secondRow, of: second)
      constant += constraint.multiplier * offset(of: constraint.secondRow, of: owner, isMirrored)
    }
    return constant
  }

  /// Returns the share of margins and baselines in an attribute of an item.
  private mutating func offset(
    of attribute: AttributeRow, of item: Int, _ isMirrored: Bool
  ) -> Double {
    let offset = attribute.offset(in: metrics[item], isMirrored)
    return isMirrored && attribute.isHorizontal ? -offset : offset
  }

  /// Returns `true` if a constraint's positions are measured leftwards from the host's right edge:
  /// it has `leading` or `trailing`, and the host is right-to-left.
  @inline(__always)
  private mutating func isMirrored(_ constraint: PlacedConstraint) -> Bool {
    guard constraint.firstRow.isDirectional || constraint.secondRow.isDirectional,
      let hostItem = constraint.host, let host = index.number(of: hostItem)
    else { return false }
    return directions[host].isRightToLeft
  }
}

extension AttributeRow {
  /// Returns the fraction of the item's size between its left or top edge and the attribute, except
  /// for a baseline.
  @inline(__always)
  func shareOfSize(_ isMirrored: Bool) -> Double {
    isMirrored && isDirectional ? 1 - fractionOfSize : fractionOfSize
  }

  /// Returns the fraction of the item's size between its left or top edge and the line from which
  /// the attribute is inset: the middle for baselines of centered text.
  func shareOfSize(in metrics: LayoutMetrics, _ isMirrored: Bool) -> Double {
    isBaseline ? metrics.shareOfHeight(aboveBaseline: line == .near) : shareOfSize(isMirrored)
  }

  /// The distance, rightwards or downwards, that margins and baselines add to the attribute.
  func offset(in metrics: LayoutMetrics, _ isMirrored: Bool) -> Double {
    switch inset {
    case .none: return 0
    case .baseline: return metrics.offset(ofBaseline: line == .near)
    case .margin:
      let margins = metrics.margins
      let (near, far) =
        axis == .horizontal ? (margins.left, -margins.right) : (margins.top, -margins.bottom)
      let isTurned = isMirrored && side == .directional
      switch line {
      case .near: return isTurned ? far : near
      case .far: return isTurned ? near : far
      case .center: return (near + far) / 2
      case .length: return 0
      }
    }
  }
}

extension Relation {
  fileprivate var row: RowRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }
}
