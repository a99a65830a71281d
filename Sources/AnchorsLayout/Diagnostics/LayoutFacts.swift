import Anchors
import AnchorsSolver

/// A layout as it came out, as facts to reason about: each row with whose it is, each variable with
/// its value. A copy: nothing that is asked of it disturbs the layout.
///
/// Rows are in order: fixed values, content, constraints as installed. Items are in tree order, the
/// root 0; so are variables, sizes before positions.
final class LayoutFacts {
  let items: [any LayoutItem]
  /// The number of each item here by its number in the model.
  let numbers: ItemNumbers
  fileprivate let slots: SlotMap
  /// The number of each item's parent, -1 for the root.
  let parents: [Int32]
  /// `true` for each item whose constraints run from right to left.
  let isRightToLeft: [Bool]
  /// The content metrics of each item.
  let metrics: [LayoutMetrics]
  /// The number of each scrolling item's content guide, by the item's number.
  let contentGuides: [Int: Int]
  /// The rows and what came of them. Positions are relative to the parent.
  let solved: SolvedRows
  /// The constraint of each row; `nil` for fixed values and content.
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
    // If a constraint has two rows because external items moved, the last counts.
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

  /// Returns the item whose baseline an attribute uses: for a stack's, the view that has it.
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

  /// Returns a component of an item's frame in root coordinates, as a sum of variables.
  func sum(_ variable: Variable, ofItem item: Int) -> [Term] {
    let items = variable.isSize ? [item] : path(from: item).dropLast()
    return items.map { term(variable, of: $0) }
  }

  /// An item and its ancestors, upwards.
  func path(from item: Int) -> [Int] {
    Array(sequence(first: item) { [parents] in parents[$0] < 0 ? nil : Int(parents[$0]) })
  }
}

// MARK: - Origins of rows

extension LayoutFacts {
  /// Returns the optional constraint or content size of a row; `nil` for fixed values.
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

  /// Returns the role in the library of a row's constraint; `nil` for all other rows.
  func role(of row: Int) -> LibraryRole? { constraints[row]?.role }

  /// Returns the constraint or content size of a row, if a program can change it.
  func editableLimit(_ row: Int) -> UnsatisfiedConstraint? {
    role(of: row) == nil ? limit(row) : nil
  }

  /// Returns the row of a constraint or content size; `nil` if it is not part of the layout.
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

  /// Returns the row of an item's hugging, compression resistance or minimum size.
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
  func facts() -> LayoutFacts { LayoutFacts(model, itemNumbers()) }

  /// The numbers of the items in such facts.
  func itemNumbers() -> ItemNumbers {
    let items = ItemNumbers(model)
    // An item may have been freed without notice to this engine.
    if items.items.contains(where: { model.nodes[$0].isReleased }) {
      hierarchyDidChange()
      return itemNumbers()
    }
    return items
  }
}

extension LayoutTree {
  /// The facts of a layout that is brought up to date first.
  var facts: LayoutFacts { laidOutEngine.facts() }
}
