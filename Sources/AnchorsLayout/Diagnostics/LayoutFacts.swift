#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// A layout as it came out, as facts to reason about: each row with whose it is, each variable with
/// its value. A copy: nothing that is asked of it disturbs the layout.
///
/// Rows are numbered in the order of installation, content before constraints, what is given last or
/// first as it came; items in the order of the tree, the topmost 0.
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
  /// The number of each item by its slot.
  let numbers: SlotMap
  /// The number of the parent of each item, -1 for the topmost.
  let parents: [Int32]
  /// Whether constraints placed on each item run from right to left.
  let isRightToLeft: [Bool]
  let system: RowSystem
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
    Int32(variable.id(of: item, items.count))
  }

  /// The item that a variable belongs to, and which of its four variables it is.
  func place(of variable: Int32) -> (item: Int, variable: Variable) {
    Variable.place(of: Int(variable), items.count)
  }

  /// The number of an item, if it is part of the tree.
  func number(of item: any LayoutItem) -> Int? {
    let index = Int(numbers[item.layoutNode.slot])
    return items.indices.contains(index) && items[index] === item ? index : nil
  }

  /// The row of a constraint; `nil` if it is not active in the tree.
  ///
  /// - Complexity: O(rows).
  func row(of constraint: Constraint) -> Int? {
    owners.firstIndex {
      if case .constraint(let other) = $0 { other === constraint } else { false }
    }
  }

  /// How far a row is from holding, in points.
  func violation(of row: Int) -> Double { rows[row].violation(values) }
}

extension Engine {
  /// The facts of the layout as it is; none of a tree that is yet to be read.
  func facts() -> LayoutFacts {
    // An item may have gone away unannounced to this engine.
    if model.nodes.contains(where: { $0.isReleased }) { hierarchyDidChange() }
    let (system, ids) = model.solver.system
    var numbers = Array(repeating: -1, count: Int(ids.max() ?? -1) + 1)
    for (number, id) in ids.enumerated() { numbers[Int(id)] = number }
    let ownersByID = model.owners
    let count = model.nodes.count
    let owners = zip(ids, system.rows).map { id, row -> LayoutFacts.Owner in
      switch ownersByID[Int(id)] {
      case .constraint(let constraint): return .constraint(constraint)
      case .intrinsic(let item, let side): return .content(item: Int(item), side)
      case .given:
        let place = Variable.place(of: Int(row.terms[0].variable), count)
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
    return LayoutFacts(
      items: model.nodes.compactMap { $0.item }, numbers: model.index.numbers,
      parents: model.parents,
      isRightToLeft: model.isRightToLeft, system: system, owners: owners,
      setAside: Set(conflicts.map { $0.setAside }), conflicts: conflicts,
      values: model.solver.allValues)
  }
}

extension LayoutTree {
  /// The facts of a layout that is brought up to date first.
  var facts: LayoutFacts {
    return laidOutEngine.facts()
  }
}
