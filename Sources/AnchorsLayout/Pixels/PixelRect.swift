/// A rectangle of whole pixels, or of whole cells: what ``PixelGrid`` makes of a frame.
public struct PixelRect: Hashable, Sendable {
  /// The column of the leftmost pixels.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle from its four components.
  ///
  ///     PixelRect(x: 2, y: 1, width: 10, height: 3).maxX    // 12
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The column after the last.
  public var maxX: Int { x + width }
  /// The row after the last.
  public var maxY: Int { y + height }
  /// `true` if it contains no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the intersection of two rectangles; without columns or rows if it is empty.
  ///
  ///     let cells = PixelRect(x: 0, y: 0, width: 10, height: 4)
  ///     cells.intersection(PixelRect(x: 8, y: 1, width: 5, height: 1))    // (8, 1, 2, 1)
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}

extension PixelRect {
  /// The same in the coordinates that these begin in.
  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension PixelRect: CustomStringConvertible {
  /// The four components, as `(2, 1, 10, 3)`.
  public var description: String { "(\(x), \(y), \(width), \(height))" }
}
