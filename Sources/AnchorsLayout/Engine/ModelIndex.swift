import Anchors
import AnchorsSolver

/// The nodes and constraints of a model's items and rows, in both directions.
///
/// A node has its slot, which leads to its item's number. A constraint has its row in the model of
/// the whole tree. A model of a part of the tree finds its rows by the order of installation.
struct ModelIndex: ~Copyable {
  /// The node of each item; for a number that is not in use, a node of no item.
  private(set) var nodes: [LayoutNode] = []
  /// The numbers that are not in use.
  private var unused: [Int] = []
  /// The entry of unused numbers in `nodes`.
  private var vacancy: LayoutNode?
  /// The number of each item by its slot.
  private(set) var numbers = SlotMap()
  /// By row id, the constraint whose row it is, which is retained; nil for the rows of items.
  private var owners = Pool<UnownedConstraint?>()
  /// The rows of the constraints, in a model of a part.
  private var partRows: SerialRows?

  init(isPart: Bool) { partRows = isPart ? SerialRows() : nil }

  deinit {
    for row in 0..<owners.count { owners[row]?.release() }
  }

  /// `true` if the model is of a part of a tree, next to that of the whole tree.
  var isPart: Bool { partRows != nil }

  mutating func reserve(rows rowCount: Int, constraints constraintCount: Int) {
    owners.reserve(rowCount)
    partRows?.reserve(constraintCount)
  }

  // MARK: Items

  /// Adds the node of a new item. Returns the number of the item. Precondition: the node has a
  /// slot.
  @inline(__always)
  mutating func insert(_ node: Unmanaged<LayoutNode>) -> Int {
    let slot = node.use { $0.slot }
    if unused.isEmpty {
      nodes.append(node.takeUnretainedValue())
      numbers[slot] = Int32(truncatingIfNeeded: nodes.count - 1)
      return nodes.count - 1
    }
    let number = unused.removeLast()
    nodes[number] = node.takeUnretainedValue()
    numbers[slot] = Int32(number)
    return number
  }

  /// Forgets an item. Its number may be used again.
  mutating func remove(_ number: Int) {
    let slot = nodes[number].slot
    if Int(numbers[slot]) == number { numbers[slot] = -1 }
    let vacancy = vacancy ?? LayoutNode(.guide)
    self.vacancy = vacancy
    nodes[number] = vacancy
    unused.append(number)
  }

  /// An item's number, if it is part of the tree.
  @inline(__always)
  func number(of node: LayoutNode) -> Int? {
    number(of: PlacedConstraint.Item(node))
  }

  /// An item's number, if it is part of the tree.
  @inline(__always)
  func number(of item: PlacedConstraint.Item) -> Int? {
    // The numbers of a tree that was read once are its slots.
    if let number = confirm(item.slot, item) { return number }
    return confirm(numbers[item.slot], item)
  }

  /// A node's slot may be of another engine; it is valid only if it leads back to the node.
  @inline(__always)
  private func confirm(_ number: Int32, _ item: PlacedConstraint.Item) -> Int? {
    let place = Int(number)
    guard place >= 0, place < nodes.count else { return nil }
    return ObjectIdentifier(nodes[place]) == item.identity ? place : nil
  }

  // MARK: Rows

  /// Notes whose row a row is: a constraint's, or nil for an item's.
  @inline(__always)
  mutating func own(_ row: Int32, _ owner: UnownedConstraint?) {
    owner?.retain()
    if Int(row) == owners.count { return owners.append(owner) }
    let former = owners[row]
    owners[row] = owner
    former?.release()
  }

  /// The upper limit of row numbers.
  var rowLimit: Int { owners.count }

  /// The constraint whose row a row is; nil for an item's.
  func owner(of row: Int) -> Constraint? { owners[row]?.constraint }

  /// The row of a constraint, or -1.
  @inline(__always)
  func row(of constraint: Constraint) -> Int32 {
    if let partRows {
      return partRows.row(of: constraint.serial) { owners[$0] == UnownedConstraint(constraint) }
    }
    // A constraint's row may be of another engine, or of an earlier reading of the tree.
    let row = constraint.row
    let isRow =
      row >= 0 && row < owners.count && owners[row] == UnownedConstraint(constraint)
    return isRow ? row : -1
  }

  /// Notes that a constraint has a row.
  @inline(__always)
  mutating func add(_ row: Int32, of constraint: UnownedConstraint, _ serial: UInt32) {
    own(row, constraint)
    if isPart { partRows?.add(row, of: serial) } else { constraint.use { $0.row = row } }
  }

  /// Notes that a constraint has no row any longer.
  mutating func remove(_ row: Int32, of constraint: Constraint) {
    own(row, nil)
    if isPart { partRows?.remove(row, of: constraint.serial) } else { constraint.row = -1 }
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
