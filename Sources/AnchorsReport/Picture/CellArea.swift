import AnchorsLayout

/// The cells of a grid that a rectangle covers, up to a limit in each direction.
struct CellArea {
  /// Rows or columns of cells.
  struct Span {
    let first: Int
    let last: Int

    /// Those whose middle is between two edges, and the one in the middle. Beyond the limit, a line
    /// is so long that no text needs to know all of it.
    @inline(__always)
    fileprivate init(_ low: Double, _ high: Double) {
      let middle = nearestInteger((low + high) / 2 - 0.5)
      first = min(nearestInteger(low), middle)
      last = min(max(nearestInteger(high) &- 1, middle), first &+ 2400)
    }

    /// The blocks of eight rows or columns.
    var blocks: ClosedRange<Int> { first >> 3...last >> 3 }

    /// Returns the first and the last one in a block.
    @inline(__always)
    fileprivate func part(_ block: Int) -> (first: Int, last: Int) {
      (max(first &- block &<< 3, 0), min(last &- block &<< 3, 7))
    }
  }

  let columns: Span
  let rows: Span

  /// The cells of a rectangle; `nil` if an edge is no number, or beyond any picture.
  @inline(__always)
  init?(of rect: Rect, cellsPerPoint: Double) {
    let (left, right) = (rect.minX * cellsPerPoint, rect.maxX * cellsPerPoint)
    let (top, bottom) = (rect.minY * cellsPerPoint, rect.maxY * cellsPerPoint)
    guard abs(left) + abs(right) + abs(top) + abs(bottom) < Self.limit else { return nil }
    columns = Span(left, right)
    rows = Span(top, bottom)
  }

  // A block's cells are bits, row by row.

  /// Returns the bits of all cells of a block that are in the columns.
  @inline(__always)
  func columnBits(_ block: Int) -> UInt64 {
    let (first, last) = columns.part(block)
    return (0xFF &<< UInt64(first) & 0xFF &>> UInt64(7 &- last)) &* 0x0101_0101_0101_0101
  }

  /// Returns the bits of all cells of a block that are in the rows.
  @inline(__always)
  func rowBits(_ block: Int) -> UInt64 {
    let (first, last) = rows.part(block)
    return UInt64.max &<< UInt64(first &* 8) & UInt64.max &>> UInt64(56 &- last &* 8)
  }

  // MARK: Numbers

  /// The number of cells beyond which nothing is part of a picture.
  static let limit = 1e10

  /// Returns the integer nearest to a number, which is far from 2⁵¹.
  ///
  /// The sum has no place for a fraction, so its last bits are the integer. That is faster than a
  /// conversion, which also checks the range.
  @inline(__always)
  static func nearestInteger(_ number: Double) -> Int {
    let magic = 0x1.8p52
    return Int(Int64(bitPattern: (number + magic).bitPattern &- magic.bitPattern))
  }
}
