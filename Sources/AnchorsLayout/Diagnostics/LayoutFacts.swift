#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// A layout as it came out, as facts to reason about: each row with whose it is, each variable with
/// its value. A copy: nothing that is asked of it disturbs the layout.
///
/// Rows are numbered in order: what is given, content, constraints as they were installed; items in the order
/// of the tree, the topmost 0; variables likewise, sizes before positions.
struct LayoutFacts {
  /// Whose a row is.
  enum Owner {
    case constraint(Constraint)
    /// One side of an item's intrinsic size.
    case content(item: Int, IntrinsicSide)
    /// What is given of an item's frame: set by its owner, or the insets of a guide.
    case given(item: Int, Variable)
  }

  let items: [any LayoutItem]
  /// The number of each item here by its number in the model.
  let numbers: ItemNumbers
  fileprivate let slots: SlotMap
  /// The number of the parent of each item, -1 for the topmost.
  let parents: [Int32]
  /// Whether constraints placed on each item run from right to left.
  let isRightToLeft: [Bool]
  let system: RowSystem
  /// The rows that each variable occurs in.
  let index: RowIndex
  /// By row.
  let owners: [Owner]
  /// The rows that were set aside because of conflicts.
  let setAside: Set<Int>
  /// The conflicts, as rows.
  let conflicts: [(rows: [Int], setAside: Int)]
  /// By variable. Positions are relative to the parent.
  let values: [Double]

  var rows: [RowSystem.Row] { system.rows }

  /// The variable of an item.
  func variable(_ variable: Variable, of item: Int) -> Int32 {
    numbers.variable(variable, of: item)
  }

  /// The item that a variable belongs to, and which of its four variables it is.
  func place(of variable: Int32) -> (item: Int, variable: Variable) {
    numbers.place(of: variable)
  }

  /// The number of an item, if it is part of the tree.
  func number(of item: any LayoutItem) -> Int? {
    guard let index = numbers.number(ofItem: Int(slots[item.layoutNode.slot])) else { return nil }
    return items[index] === item ? index : nil
  }

  /// The row of a constraint; `nil` if it is not active in the tree.
  ///
  /// - Complexity: O(rows).
  func row(of constraint: Constraint) -> Int? {
    owners.firstIndex {
      if case .constraint(let other) = $0 { other === constraint } else { false }
    }
  }

  /// A component of an item's frame in the topmost item's coordinates, as a sum of variables.
  func sum(_ variable: Variable, ofItem item: Int) -> RowTerms {
    var sum = RowTerms()
    if variable.isSize {
      sum.add(1, self.variable(variable, of: item))
      return sum
    }
    var ancestor = item
    while ancestor > 0 {
      sum.add(1, self.variable(variable, of: ancestor))
      ancestor = Int(parents[ancestor])
    }
    return sum
  }

  /// How far a row is from holding, in points.
  func violation(of row: Int) -> Double { rows[row].violation(values) }
}

extension Engine {
  /// The facts of the layout as it is; none of a tree that is yet to be read.
  func facts() -> LayoutFacts {
    let items = ItemNumbers(model)
    // An item may have gone away unannounced to this engine.
    if items.items.contains(where: { model.nodes[$0].isReleased }) {
      hierarchyDidChange()
      return facts()
    }
    let (system, ids) = model.solver.system
    var numbers = Array(repeating: -1, count: Int(ids.max() ?? -1) + 1)
    for (number, id) in ids.enumerated() { numbers[Int(id)] = number }
    let ownersByID = model.owners
    let owners = zip(ids, system.rows).map { id, row -> LayoutFacts.Owner in
      switch ownersByID[Int(id)] {
      case .constraint(let constraint): return .constraint(constraint)
      case .intrinsic(let item, let side):
        return .content(item: items.number(ofItem: Int(item)) ?? 0, side)
      case .given:
        let place = items.place(of: items.variable(row.terms[0].variable))
        return .given(item: place.item, place.variable)
      }
    }
    // Rows may have been removed since they were solved, by whoever is asking just now.
    func number(_ id: Int32) -> Int? {
      numbers.indices.contains(Int(id)) && numbers[Int(id)] >= 0 ? numbers[Int(id)] : nil
    }
    let conflicts = model.solver.infeasibleSubsets.compactMap { conflict in
      number(conflict.setAside).map { (rows: conflict.rows.compactMap(number), setAside: $0) }
    }
    let parents = items.items.map { model.order.parent(of: $0) }
    let ownSystem = items.system(system)
    let variableCount = Variable.count * items.items.count
    return LayoutFacts(
      items: items.items.compactMap { model.nodes[$0].item }, numbers: items,
      slots: model.index.numbers,
      parents: parents.map { Int32(items.number(ofItem: $0) ?? -1) },
      isRightToLeft: items.items.map { model.isRightToLeft[$0] }, system: ownSystem,
      index: RowIndex(ownSystem.rows.lazy.map { $0.terms }, variableCount: variableCount),
      owners: owners, setAside: Set(conflicts.map { $0.setAside }), conflicts: conflicts,
      values: (0..<Int32(variableCount)).map {
        model.solver.value(of: items.variableOfModel($0))
      })
  }
}

extension LayoutTree {
  /// The facts of a layout that is brought up to date first.
  var facts: LayoutFacts {
    return laidOutEngine.facts()
  }
}
