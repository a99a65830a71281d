import AnchorsLayout

/// The cells of a grid that a rectangle touches, up to a limit in each direction.
struct CellArea {
  typealias Range = (first: Int, last: Int)

  let columns: Range
  let rows: Range

  /// The cells of a rectangle; `nil` if an edge is no number, or beyond any picture.
  @inline(__always)
  init?(of rect: Rect, cellSize: Double) {
    let (left, right) = (rect.minX / cellSize, rect.maxX / cellSize)
    let (top, bottom) = (rect.minY / cellSize, rect.maxY / cellSize)
    guard abs(left) + abs(right) + abs(top) + abs(bottom) < 1e12 else { return nil }
    columns = Self.range(left, right)
    rows = Self.range(top, bottom)
  }

  @inline(__always)
  private static func range(_ low: Double, _ high: Double) -> Range {
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
