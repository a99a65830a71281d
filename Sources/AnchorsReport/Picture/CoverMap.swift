import AnchorsLayout

/// The small square cells of a picture that texts and lines cover.
///
/// A word has the bits of 8 × 8 cells, as chess programs keep a board. So few operations compare a
/// text with all that is at its place, however much lies there. The words are in a hash table with
/// linear probing, because most of a large picture is empty.
struct CoverMap {
  /// The number of covered cells.
  struct Count {
    var labels = 0
    var lines = 0
  }

  /// 8 × 8 cells, row by row.
  private struct Block {
    var place: UInt64 = 0
    var labels: UInt64 = 0
    var lines: UInt64 = 0

    /// `true` if the slot of the table has no block.
    var isFree: Bool { labels | lines == 0 }
  }

  private let cellsPerPoint: Double
  /// The table, at most half full. The number of slots is a power of 2.
  private var slots = Array(repeating: Block(), count: 1 << 10)
  private var blockCount = 0

  init(cellSize: Double) { cellsPerPoint = 1 / cellSize }

  /// Covers the cells of a label or a line.
  mutating func add(_ rect: Rect, isLabel: Bool) {
    guard let area = CellArea(of: rect, cellsPerPoint: cellsPerPoint) else { return }
    reserve(area.columns.blocks.count * area.rows.blocks.count)
    slots.withUnsafeMutableBufferPointer { slots in
      for column in area.columns.blocks {
        let columnBits = area.columnBits(column)
        for row in area.rows.blocks {
          let cells = columnBits & area.rowBits(row)
          let place = Self.place(column, row)
          let slot = Self.slot(of: place, in: UnsafeBufferPointer(slots))
          if slots[slot].isFree { blockCount += 1 }
          slots[slot].place = place
          if isLabel { slots[slot].labels |= cells } else { slots[slot].lines |= cells }
        }
      }
    }
  }

  /// Counts the covered cells in a rectangle, until the count is enough.
  @inline(__always)
  func count(in rect: Rect, until isEnough: (Count) -> Bool) -> Count {
    var count = Count()
    guard let area = CellArea(of: rect, cellsPerPoint: cellsPerPoint) else { return count }
    return slots.withUnsafeBufferPointer { slots in
      for column in area.columns.blocks {
        let columnBits = area.columnBits(column)
        for row in area.rows.blocks {
          let block = slots[Self.slot(of: Self.place(column, row), in: slots)]
          let cells = columnBits & area.rowBits(row)
          if (block.labels | block.lines) & cells == 0 { continue }
          count.lines &+= (block.lines & cells).nonzeroBitCount
          if block.labels & cells != 0 {
            count.labels &+= (block.labels & cells).nonzeroBitCount
          }
          if isEnough(count) { return count }
        }
      }
      return count
    }
  }

  /// Returns `true` if a label covers the cell in the middle of a rectangle.
  func hasLabel(inMiddleOf rect: Rect) -> Bool {
    let (x, y) = (rect.midX * cellsPerPoint - 0.5, rect.midY * cellsPerPoint - 0.5)
    guard abs(x) + abs(y) < CellArea.limit else { return false }
    let (column, row) = (CellArea.nearestInteger(x), CellArea.nearestInteger(y))
    return slots.withUnsafeBufferPointer { slots in
      let block = slots[Self.slot(of: Self.place(column >> 3, row >> 3), in: slots)]
      return block.labels &>> UInt64((row & 7) << 3 | column & 7) & 1 == 1
    }
  }

  /// Calls a function with the ends of each part of a line that no label covers, from the lower to
  /// the higher coordinate. A line far longer than any screen counts as one part.
  func forUncovered(
    from low: Double, to high: Double, across: Double, isUpright: Bool,
    _ body: (Double, Double) -> Void
  ) {
    let (first, last) = (low * cellsPerPoint, high * cellsPerPoint)
    let middle = across * cellsPerPoint
    guard abs(middle) < CellArea.limit, abs(first) + abs(last) < CellArea.limit, last - first < 2e4
    else { return body(low, high) }
    let row = CellArea.nearestInteger(middle - 0.5)
    let end = CellArea.nearestInteger(last - 0.5)
    var cell = CellArea.nearestInteger(first - 0.5)
    var start: Double? = low
    // The cells of a block that are in one row or column.
    let cells: UInt64 = 0xFF &<< UInt64((row & 7) << 3)
    let columns: UInt64 = 0x0101_0101_0101_0101
    slots.withUnsafeBufferPointer { slots in
      while cell <= end {
        let (column, line) = isUpright ? (row, cell) : (cell, row)
        let labels = slots[Self.slot(of: Self.place(column >> 3, line >> 3), in: slots)].labels
        let blockEnd = min(end, cell | 7)
        let isEmpty = labels & (isUpright ? columns &<< UInt64(row & 7) : cells) == 0
        if isEmpty, start != nil { cell = blockEnd + 1 }
        while cell <= blockEnd {
          let bit = isUpright ? (cell & 7) << 3 | row & 7 : (row & 7) << 3 | cell & 7
          let isCovered = labels &>> UInt64(bit) & 1 == 1
          let place = Double(cell) / cellsPerPoint
          if isCovered, let from = start {
            if place - from > 0.5 / cellsPerPoint { body(from, place) }
            start = nil
          } else if !isCovered, start == nil {
            start = place
          }
          cell += 1
        }
      }
    }
    if let from = start, from == low || high - from > 0.5 / cellsPerPoint { body(from, high) }
  }

  // MARK: The table

  /// Returns a block's row and column as one number.
  @inline(__always)
  private static func place(_ column: Int, _ row: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: column)) &<< 32 | UInt64(UInt32(truncatingIfNeeded: row))
  }

  /// Returns the slot of a block, or the free one where it would be.
  @inline(__always)
  private static func slot(of place: UInt64, in slots: UnsafeBufferPointer<Block>) -> Int {
    // Fibonacci hashing: see Knuth, The Art of Computer Programming, volume 3, section 6.4.
    let last = slots.count &- 1
    var slot = Int(truncatingIfNeeded: (place &* 0x9E37_79B9_7F4A_7C15) &>> 32) & last
    while slots[slot].place != place, !slots[slot].isFree { slot = (slot &+ 1) & last }
    return slot
  }

  /// Makes room for a number of further blocks.
  private mutating func reserve(_ count: Int) {
    var slotCount = slots.count
    while slotCount < 2 * (blockCount + count) { slotCount *= 2 }
    if slotCount == slots.count { return }
    let old = slots
    slots = Array(repeating: Block(), count: slotCount)
    for block in old where !block.isFree {
      slots[slots.withUnsafeBufferPointer { Self.slot(of: block.place, in: $0) }] = block
    }
  }
}
