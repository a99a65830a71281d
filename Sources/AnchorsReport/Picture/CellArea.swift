import AnchorsLayout

/// The cells of a grid that a rectangle touches, up to a limit in each direction.
struct CellArea {
  typealias Range = (first: Int, last: Int)

  let columns: Range
  let rows: Range

  /// The cells of a rectangle; `nil` if an edge is no number, or beyond any picture.
  init?(of rect: Rect, cellSize: Double) {
    guard let columns = Self.range(rect.minX, rect.maxX, cellSize),
      let rows = Self.range(rect.minY, rect.maxY, cellSize)
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
  }

  @inline(__always)
  private static func range(_ low: Double, _ high: Double, _ cellSize: Double) -> Range? {
    let (low, high) = (low / cellSize, high / cellSize)
    guard abs(low) < 1e12, abs(high) < 1e12 else { return nil }
    let first = roundedDown(low)
    return (first, max(first, min(first &+ 200, roundedDown(high))))
  }

  /// Returns a number as the next lower integer. It is in the range of integers.
  @inline(__always)
  private static func roundedDown(_ number: Double) -> Int {
    let whole = Int(number)
    return Double(whole) > number ? whole &- 1 : whole
  }
}
