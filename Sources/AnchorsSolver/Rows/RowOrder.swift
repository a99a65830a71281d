/// The order of a row: fixed rows, then minimum sizes, then other content sizes, then constraints
/// by serial number, then those that are later whenever they were installed.
///
/// The last of conflicting rows is removed, so this order decides. It depends on the rows' content,
/// not on the order of their arrival. Rows of the same place are ordered by their first variable.
@usableFromInline
package struct RowOrder: BitwiseCopyable, Comparable, Sendable {
  @usableFromInline let place: UInt32

  @inlinable @inline(__always)
  init(place: UInt32) { self.place = place }

  /// Fixed rows, which are never removed.
  package static let fixed = RowOrder(place: 0)
  /// The least size of an item's content.
  package static let minimum = RowOrder(place: 1)
  /// Other content sizes.
  package static let content = RowOrder(place: 2)
  /// A constraint's place. The upper half of the serial numbers share one.
  @inlinable @inline(__always)
  package static func constraint(_ serial: UInt32) -> RowOrder {
    RowOrder(place: 3 + min(serial, 1 << 31))
  }
  /// A place after those of all serial numbers. The last billion of such places are one.
  package static func later(_ number: Int) -> RowOrder {
    RowOrder(place: 1 << 31 + 4 + min(UInt32(clamping: number), 1 << 30))
  }
  /// The order of an unused row.
  static let unused = RowOrder(place: .max)

  @inlinable @inline(__always)
  package static func < (a: RowOrder, b: RowOrder) -> Bool { a.place < b.place }
}

extension RowStore {
  /// All rows in order.
  ///
  /// - Complexity: O(*n*) where ids are in that order, as after a tree has been read; else a sort.
  func inOrder(_ elimination: borrowing Elimination) -> Pool<Int32> {
    var ids = Pool<Int32>(capacity: idLimit)
    if isInOrder {
      for row in 0..<Int32(idLimit) where isUsed(row) { ids.append(row) }
      return ids
    }
    var sorted = Pool<(order: RowOrder, rank: UInt32, row: Int32)>(capacity: idLimit)
    for row in 0..<Int32(idLimit) where isUsed(row) {
      let first = terms(of: row).first
      let rank = first.map { elimination.rank(of: terms[$0].variable) } ?? 0
      sorted.append((self[row].order, rank, row))
    }
    sorted.sort { ($0.order, $0.rank, $0.row) < ($1.order, $1.rank, $1.row) }
    for place in 0..<sorted.count { ids.append(sorted[place].row) }
    return ids
  }
}
