import Anchors
import AnchorsSolver

/// A layout as it came out, as facts to reason about: each row with whose it is, each variable with
/// its value. A copy: nothing that is asked of it disturbs the layout.
///
/// Rows are numbered in order: what is given, content, constraints as they were installed; items in
/// the order of the tree, the topmost 0; variables likewise, sizes before positions.
final class LayoutFacts {
  let items: [any LayoutItem]
  /// The number of each item here by its number in the model.
  let numbers: ItemNumbers
  fileprivate let slots: SlotMap
  /// The number of the parent of each item, -1 for the topmost.
  let parents: [Int32]
  /// Whether constraints placed on each item run from right to left.
  let isRightToLeft: [Bool]
  /// What each item has said of its content.
  let metrics: [LayoutMetrics]
  /// By the number of an item that scrolls, that of the guide for its content.
  let contentGuides: [Int: Int]
  /// The rows and what came of them. Positions are relative to the parent.
  let solved: SolvedRows
  /// By row, the constraint whose it is; `nil` for what is given and for content.
  let constraints: [Constraint?]
  /// The rows of constraints.
  let rowOf: [ObjectIdentifier: Int]
  /// The rows that are least sizes of content.
  let minimums: Set<Int>

  fileprivate init(_ model: borrowing LayoutModel, _ numbers: ItemNumbers) {
    let all = numbers.items
    items = all.compactMap { model.nodes[$0].item }
    self.numbers = numbers
    slots = model.index.numbers
    parents = all.map { Int32(numbers.number(ofItem: model.order.parent(of: $0)) ?? -1) }
    isRightToLeft = all.map { model.isRightToLeft($0) }
    metrics = all.map { model.metrics[$0] }
    contentGuides = numbers.contentGuides(of: model)

    let (system, ids) = model.solver.system
    // Rows may have been removed since they were solved, by whoever is asking just now.
    var rowNumbers = Array(repeating: -1, count: model.index.rowLimit)
    for (number, id) in ids.enumerated() { rowNumbers[id] = number }
    func number(_ id: Int) -> Int? { id < 0 || rowNumbers[id] < 0 ? nil : rowNumbers[id] }
    let conflicts = model.solver.infeasibleSubsets.compactMap { conflict in
      number(conflict.removed).map {
        InfeasibleSubset(rows: conflict.rows.compactMap(number), removed: $0)
      }
    }
    let values = numbers.variables.map { model.solver.value(of: numbers.variableOfModel($0)) }
    solved = SolvedRows(numbers.system(system), values: values, conflicts: conflicts)
    constraints = ids.map { model.index.owner(of: $0) }
    // Of a constraint that items which move unannounced have given two rows, the last counts.
    var rowOf: [ObjectIdentifier: Int] = [:]
    for (row, constraint) in constraints.enumerated() {
      if let constraint { rowOf[ObjectIdentifier(constraint)] = row }
    }
    self.rowOf = rowOf
    minimums = Set(model.minimumRows.values.compactMap { number(Int($0)) })
  }

  var rows: [RowSystem.Row] { solved.rows }
  var values: [Double] { solved.values }
  var removed: Set<Int> { solved.removed }

  /// The variable of an item.
  func variable(_ variable: Variable, of item: Int) -> Int32 {
    numbers.variable(variable, of: item)
  }

  /// The item that a variable belongs to, and which of its four variables it is.
  func place(of variable: Int32) -> (item: Int, variable: Variable) { numbers.place(of: variable) }

  /// The number of an item, if it is part of the tree.
  func number(of item: (any LayoutItem)?) -> Int? {
    guard let item, let number = numbers.number(ofItem: Int(slots[item.layoutNode.slot]))
    else { return nil }
    return items[number] === item ? number : nil
  }

  /// The item whose baseline an attribute of an item is: of a stack's, the view in it that the
  /// baseline belongs to.
  func itemWithBaseline(_ attribute: AttributeRow, of item: Int) -> Int {
    var current = item
    while attribute.isBaseline,
      let node = items[current].layoutNode.nodeWithBaseline(isFirst: attribute.line == .near),
      let inner = number(of: node.item), Int(parents[inner]) == current
    {
      current = inner
    }
    return current
  }

  /// A variable of an item as a term.
  func term(_ variable: Variable, of item: Int, _ coefficient: Double = 1) -> Term {
    Term(variable: self.variable(variable, of: item), coefficient: coefficient)
  }

  /// A component of an item's frame in the topmost item's coordinates, as a sum of variables.
  func sum(_ variable: Variable, ofItem item: Int) -> [Term] {
    let items = variable.isSize ? [item] : path(from: item).dropLast()
    return items.map { term(variable, of: $0) }
  }

  /// An item and its ancestors, upwards.
  func path(from item: Int) -> [Int] {
    Array(sequence(first: item) { [parents] in parents[$0] < 0 ? nil : Int(parents[$0]) })
  }
}

// MARK: - Whose a row is

extension LayoutFacts {
  /// The wish that a row is; `nil` for what is given.
  func limit(_ row: Int) -> UnsatisfiedConstraint? {
    if let constraint = constraints[row] { return .constraint(constraint) }
    if rows[row].isFixed { return nil }
    let (item, variable) = place(of: rows[row].terms[0].variable)
    return .intrinsicSize(
      ContentSizeConstraint(
        item: items[item], attribute: variable.attribute,
        relation: rows[row].relation == .atMost ? .lessThanOrEqual : .greaterThanOrEqual,
        isMinimum: minimums.contains(row)))
  }

  /// The row of a wish; `nil` if it is not part of the layout.
  func row(of limit: UnsatisfiedConstraint) -> Int? {
    switch limit {
    case .constraint(let constraint): rowOf[ObjectIdentifier(constraint)]
    case .intrinsicSize(let limit):
      number(of: limit.item).flatMap {
        contentRow(
          of: $0, limit.attribute == .width ? .width : .height, limit.isHugging, limit.isMinimum)
      }
    }
  }

  /// The row of one side of an item's intrinsic size, hugging or compression resistance, or that of
  /// its least size.
  func contentRow(
    of item: Int, _ variable: Variable, _ isHugging: Bool, _ isMinimum: Bool = false
  ) -> Int? {
    solved.rows(with: self.variable(variable, of: item)).lazy.map { Int($0) }.first {
      constraints[$0] == nil && !rows[$0].isFixed && (rows[$0].relation == .atMost) == isHugging
        && minimums.contains($0) == isMinimum
    }
  }
}

// MARK: - Gathering

extension Engine {
  /// The facts of the layout as it is; none of a tree that is yet to be read.
  func facts() -> LayoutFacts {
    let items = ItemNumbers(model)
    // An item may have gone away unannounced to this engine.
    if items.items.contains(where: { model.nodes[$0].isReleased }) {
      hierarchyDidChange()
      return facts()
    }
    return LayoutFacts(model, items)
  }
}

extension LayoutTree {
  /// The facts of a layout that is brought up to date first.
  var facts: LayoutFacts { laidOutEngine.facts() }
}
