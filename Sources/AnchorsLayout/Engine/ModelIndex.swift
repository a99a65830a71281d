#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// Which nodes and constraints the items and rows of a model belong to, and the other way round.
///
/// The model of the whole tree writes numbers into nodes, and rows into constraints, where they cost
/// nothing. There is one such place only, so a model of a part of the tree, which exists besides, has tables.
struct ModelIndex {
  /// The node of each item.
  private(set) var nodes: [LayoutNode] = []
  /// By row id, the constraint whose row it is; nil for the rows of items.
  private(set) var constraints: [Constraint?] = []
  private let tables: Tables?

  private final class Tables {
    @exclusivity(unchecked) var numbers: [ObjectIdentifier: Int32] = [:]
    @exclusivity(unchecked) var rows: [ObjectIdentifier: Int32] = [:]
  }

  init(isPart: Bool) { tables = isPart ? Tables() : nil }

  /// Whether the model is of a part of a tree, next to that of the whole tree.
  var isPart: Bool { tables != nil }

  mutating func reserve(rows rowCount: Int, constraints constraintCount: Int) {
    constraints.reserveCapacity(rowCount)
    tables?.numbers.reserveCapacity(nodes.count)
    tables?.rows.reserveCapacity(constraintCount)
  }

  // MARK: Items

  /// Takes in the node of the next item.
  mutating func append(_ node: LayoutNode) {
    let number = Int32(nodes.count)
    if let tables {
      tables.numbers[ObjectIdentifier(node)] = number
      node.wasRead()
    } else {
      node.slot = number
    }
    nodes.append(node)
  }

  /// An item's number, if it is part of the tree.
  @inline(__always)
  func number(of node: LayoutNode) -> Int? {
    number(of: PlacedConstraint.Item(node))
  }

  /// An item's number, if it is part of the tree.
  @inline(__always)
  func number(of item: PlacedConstraint.Item) -> Int? {
    // What the node says may be of another model, but is right wherever it leads to the node.
    if let number = isNumber(item.slot, of: item) { return number }
    guard let tables, let number = tables.numbers[item.identity] else { return nil }
    return isNumber(number, of: item)
  }

  @inline(__always)
  private func isNumber(_ number: Int32, of item: PlacedConstraint.Item) -> Int? {
    let place = Int(number)
    guard place >= 0, place < nodes.count else { return nil }
    return ObjectIdentifier(nodes[place]) == item.identity ? place : nil
  }

  // MARK: Rows

  /// Notes whose row a row is: a constraint's, or nil for an item's.
  mutating func own(_ row: Int32, _ owner: Constraint?) {
    if Int(row) == constraints.count {
      constraints.append(owner)
    } else {
      constraints[Int(row)] = owner
    }
  }

  /// The row of a constraint, or -1.
  @inline(__always)
  func row(of constraint: Constraint) -> Int32 {
    // What the constraint says may be of another model, or of an earlier reading of the tree.
    let row = tables?.rows[ObjectIdentifier(constraint), default: -1] ?? constraint.row
    let isRow = row >= 0 && row < constraints.count && constraints[Int(row)] === constraint
    return isRow ? row : -1
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

extension LayoutModel {
  /// The node of each item.
  var nodes: [LayoutNode] { index.nodes }

  /// An item's number, if it is part of the tree.
  @inline(__always)
  func number(of node: LayoutNode) -> Int? { index.number(of: node) }

  /// The row of a constraint, or -1.
  @inline(__always)
  func row(of constraint: Constraint) -> Int32 { index.row(of: constraint) }
}

extension LayoutNode {
  /// Notes that there is somebody now who must hear of the item's changes.
  func wasRead() {
    if slot < 0 { slot = 0 }
  }
}
