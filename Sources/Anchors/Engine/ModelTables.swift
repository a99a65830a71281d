/// The numbers of items and the rows of constraints in the model of a part of a tree.
///
/// The model of the whole tree writes them into nodes and constraints, where they cost nothing. There
/// is one such place only, so a model that exists besides has tables.
final class ModelTables {
  @exclusivity(unchecked) fileprivate var numbers: [ObjectIdentifier: Int32] = [:]
  @exclusivity(unchecked) fileprivate var rows: [ObjectIdentifier: Int32] = [:]
}

extension LayoutModel {
  /// Whether the model is of a part of a tree, next to that of the whole tree.
  var isPart: Bool { tables != nil }

  func reserveTables(constraints: Int) {
    tables?.numbers.reserveCapacity(nodes.count)
    tables?.rows.reserveCapacity(constraints)
  }

  /// An item's number, if it is part of the tree.
  @inline(__always)
  func number(of node: LayoutNode) -> Int? {
    // What the node says may be of another model, but is right wherever it leads to the node.
    isNumber(node.index, of: node)
      ?? tables.flatMap { tables in
        tables.numbers[ObjectIdentifier(node)].flatMap { isNumber($0, of: node) }
      }
  }

  @inline(__always)
  private func isNumber(_ number: Int32, of node: LayoutNode) -> Int? {
    let index = Int(number)
    return index >= 0 && index < nodes.count && nodes[index] === node ? index : nil
  }

  /// Notes the number of an item.
  @inline(__always)
  func setNumber(of node: LayoutNode, to number: Int32) {
    if let tables {
      tables.numbers[ObjectIdentifier(node)] = number
      node.wasRead()
    } else {
      node.index = number
    }
  }

  /// The row of a constraint, or -1.
  @inline(__always)
  func row(of constraint: Constraint) -> Int32 {
    // What the constraint says may be of another model, or of an earlier reading of the tree.
    let row = tables?.rows[ObjectIdentifier(constraint), default: -1] ?? constraint.row
    return isRow(row, of: constraint) ? row : -1
  }

  /// Notes the row of a constraint, or -1.
  @inline(__always)
  func setRow(of constraint: Constraint, to row: Int32) {
    if let tables {
      // No entry for -1: the constraint may be gone soon, and its address another's.
      tables.rows[ObjectIdentifier(constraint)] = row < 0 ? nil : row
    } else {
      constraint.row = row
    }
  }
}

extension LayoutNode {
  /// Notes that there is somebody now who must hear of the item's changes.
  func wasRead() {
    if index < 0 { index = 0 }
  }
}
