import AnchorsSolver

/// The rows of a part's constraints, sorted by the order in which the constraints were installed.
///
/// Several constraints may have the same serial number, after two trees have become one.
struct SerialRows {
  /// Withdrawn entries keep the row -1 until they are half of all.
  private var entries: [(serial: UInt32, row: Int32)] = []
  private var removedCount = 0

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Returns the row of a constraint with this serial number that `isMeant` accepts; or -1.
  ///
  /// - Complexity: O(log *n*).
  func row(of serial: UInt32, where isMeant: (Int32) -> Bool) -> Int32 {
    place(of: serial, isMeant).map { entries[$0].row } ?? -1
  }

  /// Notes the row of a constraint.
  ///
  /// - Complexity: O(1) for a constraint that was installed last.
  mutating func add(_ row: Int32, of serial: UInt32) {
    if let last = entries.last, serial < last.serial {
      entries.insert(
        (serial, row), at: entries.indices.partitioningIndex { entries[$0].serial > serial })
    } else {
      entries.append((serial, row))
    }
  }

  /// Forgets the row of a constraint.
  ///
  /// - Complexity: O(log *n*), amortized.
  mutating func remove(_ row: Int32, of serial: UInt32) {
    guard let place = place(of: serial, { $0 == row }) else { return }
    entries[place].row = -1
    removedCount += 1
    if 2 * removedCount > entries.count {
      entries.removeAll { $0.row < 0 }
      removedCount = 0
    }
  }

  private func place(of serial: UInt32, _ isMeant: (Int32) -> Bool) -> Int? {
    var place = entries.indices.partitioningIndex { entries[$0].serial >= serial }
    while place < entries.count, entries[place].serial == serial {
      let row = entries[place].row
      if row >= 0, isMeant(row) { return place }
      place += 1
    }
    return nil
  }
}
