import Anchors
import AnchorsSolver

extension LayoutModel {
  // MARK: The fixed rows

  /// Returns the rows of the fixed part of an item's frame, for its alignment rectangle like all
  /// rows.
  private func rows(_ fixed: FixedFrame, of number: Int) -> FixedRows? {
    switch fixed {
    case .nothing, .origin: return nil
    case .frame(let frame):
      // A frame with a negative size has the size 0.
      let size = Size(width: max(0, frame.width), height: max(0, frame.height))
      return FixedRows(
        alignmentRect(ofFrame: Rect(origin: frame.origin, size: size), of: number))
    case .insets(let fromFrame):
      return FixedRows(fromFrame.within(metrics[order.parent(of: number)].alignmentRectInsets))
    case .autoresizing(let following):
      let parentRect = Rect(size: following.parentSize).inset(
        by: metrics[order.parent(of: number)].alignmentRectInsets)
      return FixedRows(
        alignmentRect(ofFrame: following.frame, of: number), in: parentRect.size,
        following.horizontalShares, following.verticalShares)
    }
  }

  /// Adds the rows of the fixed part of an item's frame.
  mutating func give(_ fixed: FixedFrame, to number: Int) {
    if case .origin = fixed {
      for variable in [Variable.x, .y] { give(variable, of: number, FixedRows(Rect.zero)) }
    }
    guard let rows = rows(fixed, of: number) else { return }
    for variable in Variable.allCases { give(variable, of: number, rows) }
  }

  private mutating func give(_ variable: Variable, of number: Int, _ rows: FixedRows) {
    writeTerms(variable, of: number, rows)
    let row = solver.add(
      .equal, rows.constants[variable.rawValue], priority: RequiredPriority.value, order: .fixed)
    index.own(row, nil)
    itemRows[number][fixed: variable] = row
  }

  /// Writes `variable - share × parent's size` to the solver.
  private mutating func writeTerms(_ variable: Variable, of number: Int, _ rows: FixedRows) {
    solver.addTerm(1, id(variable, number))
    let share = rows.shares[variable.rawValue]
    if share != 0 { solver.addTerm(-share, id(variable.size, order.parent(of: number))) }
  }

  /// Stores the fixed part of an item's frame. Returns `true` if it changed.
  @discardableResult
  mutating func change(_ fixed: FixedFrame, of number: Int) -> Bool {
    let isFixed = itemRows[number][fixed: .width] >= 0
    guard let rows = rows(fixed, of: number) else {
      if isFixed { takeBack(number) }
      return isFixed
    }
    bound(!mayBeNegative(fixed, number), number)
    if !isFixed {
      give(fixed, to: number)
      return true
    }
    var hasChanged = false
    for variable in Variable.allCases where change(variable, of: number, rows) {
      hasChanged = true
    }
    return hasChanged
  }

  private mutating func change(_ variable: Variable, of number: Int, _ rows: FixedRows) -> Bool {
    let row = itemRows[number][fixed: variable]
    let constant = rows.constants[variable.rawValue]
    if share(in: row) != rows.shares[variable.rawValue] {
      writeTerms(variable, of: number, rows)
      solver.replace(row, constant, priority: RequiredPriority.value)
      return true
    }
    if solver.row(row).constant == constant { return false }
    solver.setConstant(row, to: constant)
    return true
  }

  /// Removes the fixed rows of an item.
  private mutating func takeBack(_ number: Int) {
    for variable in Variable.allCases {
      solver.remove(itemRows[number][fixed: variable])
      itemRows[number][fixed: variable] = -1
    }
    bound(true, number)
  }

  /// Sets whether an item's size must be nonnegative.
  private mutating func bound(_ isNonnegative: Bool, _ number: Int) {
    if solver.isNonnegative(id(.width, number)) == isNonnegative { return }
    for variable in [Variable.width, .height] {
      solver.setVariable(
        id(variable, number), rank: rank(of: variable, number), isNonnegative: isNonnegative)
    }
  }

  /// Returns the share of the parent's size in a fixed row.
  private func share(in row: Int32) -> Double {
    let terms = solver.terms(of: row)
    return terms.count == 1 ? 0 : -terms[1].coefficient
  }

  // MARK: Content

  /// Changes the content metrics of an item.
  mutating func change(_ newMetrics: LayoutMetrics, of number: Int) {
    let hasChanged = metrics[number] != newMetrics
    if hasChanged { replaceMetrics(with: newMetrics, of: number) }
    // A stack also announces a change if its baselines are those of another view now.
    if !baselineUsers.isEmpty, hasChanged || nodes[number].isStack {
      rewriteBaselines(decidedBy: number)
    }
  }

  private mutating func replaceMetrics(with newMetrics: LayoutMetrics, of number: Int) {
    if newMetrics.alignmentRectInsets != .zero { hasAlignmentInsets = true }
    let movesBaselines = newMetrics.centersBaselines != metrics[number].centersBaselines
    metrics[number] = newMetrics
    updateMinimumRows(of: number)
    for side in IntrinsicSide.allCases {
      updateIntrinsicRow(itemRows[number][side], side, of: number)
    }
    let node = nodes[number]
    node.forEachConstraintMentioning { constraint in
      let placed = PlacedConstraint(constraint)
      let isOther = movesBaselines && (placed.firstRow.isBaseline || placed.secondRow.isBaseline)
      edit(constraint, isOther ? .structure : .constant)
    }
  }

  /// Updates an intrinsic row of an item, or adds it if it is -1. Intrinsic rows come before all
  /// constraints, so that a conflict removes a constraint rather than the content.
  mutating func updateIntrinsicRow(_ row: Int32, _ side: IntrinsicSide, of number: Int) {
    let length =
      side.isWidth ? metrics[number].intrinsicWidth : metrics[number].intrinsicHeight
    if row < 0, length == nil { return }
    let both = side.isUpper ? metrics[number].hugging : metrics[number].compressionResistance
    itemRows[number][side] = updated(
      row, side.variable, of: number, side.isUpper ? .atMost : .atLeast, length,
      priority: (side.isWidth ? both.horizontal : both.vertical).rawValue, order: .content)
  }

  /// Updates the length and priority of a content row, adds it if it is -1, or removes it if the
  /// length is `nil`. Returns the row, or -1.
  mutating func updated(
    _ row: Int32, _ size: Variable, of number: Int, _ relation: RowRelation, _ length: Double?,
    priority: Double, order: RowOrder
  ) -> Int32 {
    guard let length else {
      if row >= 0 { solver.remove(row) }
      return -1
    }
    if row >= 0, solver.row(row).priority == priority {
      solver.setConstant(row, to: length)
      return row
    }
    solver.addTerm(1, id(size, number))
    if row >= 0 {
      solver.replace(row, length, priority: priority)
      return row
    }
    let row = solver.add(relation, length, priority: priority, order: order)
    index.own(row, nil)
    return row
  }
}
