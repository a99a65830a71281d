import AnchorsSolver

/// The rows of one item, -1 where there is none.
struct ItemRows: BitwiseCopyable {
  private var rows = SIMD8<Int32>(repeating: -1)

  /// The row of the fixed part of a variable.
  subscript(fixed variable: Variable) -> Int32 {
    get { rows[variable.rawValue] }
    set { rows[variable.rawValue] = newValue }
  }

  /// The row of one side of the intrinsic size.
  subscript(side: IntrinsicSide) -> Int32 {
    get { rows[Variable.count + Int(side.rawValue)] }
    set { rows[Variable.count + Int(side.rawValue)] = newValue }
  }

  /// All rows.
  var all: [Int32] { rows.indices.map { rows[$0] }.filter { $0 >= 0 } }
}

/// The rows of all items. Most items have none: they have no content, and constraints determine
/// their frames.
struct ItemRowsTable: ~Copyable {
  private var entries = Pool<ItemRows>()
  /// The places in `entries` that nobody uses.
  private var unused = Pool<Int32>()
  /// The place in `entries` for each item, -1 for an item without rows.
  private var place = Pool<Int32>()

  /// Makes room for an item, which has no rows.
  mutating func add(_ item: Int) {
    precondition(item <= place.count, "items are numbered without gaps")
    if item == place.count { place.append(-1) }
  }

  /// Forgets the rows of an item.
  mutating func remove(_ item: Int) {
    if place[item] < 0 { return }
    entries[Int(place[item])] = ItemRows()
    unused.append(place[item])
    place[item] = -1
  }

  subscript(item: Int) -> ItemRows {
    get { place[item] < 0 ? ItemRows() : entries[Int(place[item])] }
    set {
      if place[item] >= 0 {
        entries[Int(place[item])] = newValue
      } else if !unused.isEmpty {
        let free = unused.removeLast()
        entries[Int(free)] = newValue
        place[item] = free
      } else {
        entries.append(newValue)
        place[item] = Int32(entries.count - 1)
      }
    }
  }
}
