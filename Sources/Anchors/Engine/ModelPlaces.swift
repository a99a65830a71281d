/// Where a model finds the number of an item and the row of a constraint.
///
/// The model of a whole tree writes them into nodes and constraints, where they cost nothing. There
/// is one such place only; the model of a part of the tree, which exists besides, has tables.
struct ModelPlaces {
  let hasTables: Bool
  private var numbers: [ObjectIdentifier: Int32] = [:]
  private var rows: [ObjectIdentifier: Int32] = [:]

  /// In nodes and constraints.
  static let inThere = ModelPlaces(hasTables: false)
  /// In tables.
  static let inTables = ModelPlaces(hasTables: true)

  private init(hasTables: Bool) { self.hasTables = hasTables }

  mutating func reserve(items: Int, constraints: Int) {
    if !hasTables { return }
    numbers.reserveCapacity(items)
    rows.reserveCapacity(constraints)
  }

  /// The number of an item; meaningless unless the model confirms it.
  subscript(node: LayoutNode) -> Int32 {
    get { hasTables ? numbers[ObjectIdentifier(node), default: -1] : node.index }
    set {
      if hasTables {
        numbers[ObjectIdentifier(node)] = newValue
        node.wasRead()
      } else {
        node.index = newValue
      }
    }
  }

  /// The row of a constraint, or -1.
  subscript(constraint: Constraint) -> Int32 {
    get { hasTables ? rows[ObjectIdentifier(constraint), default: -1] : constraint.row }
    set {
      if hasTables {
        // No entry for -1: the constraint may be gone soon, and its address another's.
        rows[ObjectIdentifier(constraint)] = newValue < 0 ? nil : newValue
      } else {
        constraint.row = newValue
      }
    }
  }
}

extension LayoutNode {
  /// Notes that there is somebody now who must hear of the item's changes.
  func wasRead() {
    if index < 0 { index = 0 }
  }
}
