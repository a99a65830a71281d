import Anchors
import AnchorsSolver

// Adding, removing and turning items. The cost depends on these items and their constraints, not on
// the tree.

extension LayoutModel {
  /// Adds items: one and its descendants, in order, with its parent's number and their indices
  /// among these items. They come after `sibling` and its descendants, or first in their parent.
  ///
  /// - Returns: Their numbers.
  mutating func insert(_ items: [ItemSnapshot], after sibling: Int?) -> [Int] {
    mayReorderStacks = true
    var numbers: [Int] = []
    numbers.reserveCapacity(items.count)
    var places: [(item: Int, parent: Int)] = []
    places.reserveCapacity(items.count)
    // 1. Store their facts.
    for item in items {
      var place = item.place
      let parent = Int(place.parent)
      if !numbers.isEmpty { place.parent = Int32(numbers[parent]) }
      let number = take(place, item.fixed)
      if let metrics = item.metrics {
        insert(metrics, of: number)
      } else {
        metrics.insertPlain(number)
      }
      numbers.append(number)
      places.append((number, Int(place.parent)))
    }
    // 2. Their variables.
    let relabelled = order.insert(places, after: sibling)
    for (number, item) in zip(numbers, items) {
      setVariables(of: number, isNonnegative: !mayBeNegative(item.fixed, number))
    }
    relabel(relabelled)
    // 3. Their rows.
    for (number, item) in zip(numbers, items) {
      give(item.fixed, to: number)
      guard let metrics = item.metrics else { continue }
      if metrics.hasMinimumSize { updateMinimumRows(of: number) }
      if metrics.hasIntrinsicSize {
        for side in IntrinsicSide.allCases { updateIntrinsicRow(-1, side, of: number) }
      }
    }
    addRowsOfConstraints(on: numbers)
    for (number, item) in zip(numbers, items) {
      if case .origin = item.fixed { rewriteHosted(on: order.parent(of: number)) }
    }
    return numbers
  }

  /// Adds the rows of constraints that are placed on items which have come, or mention them.
  private mutating func addRowsOfConstraints(on numbers: [Int]) {
    var constraints: [Constraint] = []
    for number in numbers {
      nodes[number].forEachConstraint { constraint in
        if row(of: constraint) < 0 { constraints.append(constraint) }
      }
    }
    // Comparing numbers alone retains no constraint.
    let serials = constraints.map { $0.serial }
    for place in sortedPlaces(serials.count, by: { serials[$0] < serials[$1] })
    where row(of: constraints[place]) < 0 {
      add(UnownedConstraint(constraints[place]))
    }
  }

  /// Forgets an item and all below it, with their constraints; returns their nodes and former
  /// numbers, and whether all of their constraints had rows that are known.
  ///
  /// The constraints that lead out of these items have been removed.
  mutating func remove(_ top: Int) -> (items: [(node: LayoutNode, number: Int)], isComplete: Bool) {
    let numbers = order.remove(top)
    let removed = numbers.map { (node: nodes[$0], number: $0) }
    var isComplete = true
    // Each constraint is placed on one of these items, because those with outside items have been
    // withdrawn.
    for (node, _) in removed {
      node.forEachHosted { constraint in
        if !remove(constraint) { isComplete = false }
      }
    }
    for number in numbers {
      for row in itemRows[number].all { solver.remove(row) }
      itemRows.remove(number)
      removeMinimumRows(of: number)
    }
    let parent = order.parent(of: top)
    if contentGuides[parent] == top {
      contentGuides[parent] = nil
      rewriteHosted(on: parent)
    }
    // The numbers of a superview are reused before those of its subviews.
    for number in numbers.reversed() {
      contentGuides[number] = nil
      metrics.remove(number)
      index.remove(number)
    }
    if !baselineUsers.isEmpty {
      for number in numbers {
        rewriteBaselines(decidedBy: number)
        baselineUsers[number] = nil
      }
    }
    for number in numbers.reversed() {
      for variable in Variable.allCases { solver.removeVariable(id(variable, number)) }
    }
    return (removed, isComplete)
  }

  /// Puts an item and all below it in another place among the children of its parent: after
  /// `sibling` and all below it, or first.
  mutating func move(_ top: Int, after sibling: Int?) {
    mayReorderStacks = true
    let numbers = order.remove(top)
    let places = numbers.map { (item: $0, parent: order.parent(of: $0)) }
    relabel(order.insert(places, after: sibling))
    for number in numbers {
      setVariables(of: number, isNonnegative: solver.isNonnegative(id(.width, number)))
    }
  }

  /// Tells the solver an item's variables, whose size may have to be nonnegative.
  private func setVariables(of number: Int, isNonnegative: Bool) {
    for variable in Variable.allCases {
      solver.setVariable(
        id(variable, number), rank: rank(of: variable, number),
        isNonnegative: isNonnegative && variable.isSize)
    }
  }

  /// Sets or removes an item's own direction. Returns the items whose direction changed.
  mutating func turn(_ top: Int, to direction: InterfaceDirection?) -> [Int] {
    if directions[top].own == direction { return [] }
    directions[top].own = direction
    var turned: [Int] = []
    for number in order.subtree(of: top) {
      let parent = order.parent(of: number)
      let inherited = parent >= 0 && directions[parent].isRightToLeft
      let isTurned = directions[number].own.map { $0 == .rightToLeft } ?? inherited
      if isTurned == directions[number].isRightToLeft { continue }
      directions[number].isRightToLeft = isTurned
      turned.append(number)
      rewriteHosted(on: number) {
        $0.firstRow.isDirectional || $0.secondRow.isDirectional
      }
    }
    return turned
  }

  /// Tells the solver where items come in the order of the tree, whose order among the others is
  /// the same.
  private func relabel(_ numbers: [Int]) {
    for number in numbers {
      for variable in Variable.allCases {
        solver.relabel(id(variable, number), rank: rank(of: variable, number))
      }
    }
  }

  /// Rewrites the rows of constraints that are placed on an item.
  private mutating func rewriteHosted(
    on number: Int, where isConcerned: (PlacedConstraint) -> Bool = { _ in true }
  ) {
    nodes[number].forEachHosted { constraint in
      if isConcerned(PlacedConstraint(constraint)) { edit(constraint, .structure) }
    }
  }
}
