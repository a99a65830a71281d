#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

/// The grid of pixels or cells that frames are shown on.
///
/// Layout is exact and knows of no pixels; rounding is how its frames are read:
///
///     let screen = PixelGrid(scale: 3)                     // a pixel is a third of a point
///     let terminal = PixelGrid.cells(width: 8, height: 16) // a cell is 8 × 16 points
///
///     view.frame                       // (0, 0, 33.4, 20)
///     view.frame(on: screen)           // (0, 0, 33.333333333333336, 20)
///     view.pixelFrame(on: terminal)    // (0, 0, 4, 1)
///
/// Edges are rounded, not sizes, and each where it is in the topmost view. An edge that two views
/// share is one place, and stays one: neighbours are as flush as they were, and the sizes of what
/// fills a row add up to the row, on any grid. A size may come out a pixel larger or smaller than
/// its neighbour's, by which the error of each edge stays within half a pixel.
///
/// An edge in the middle between two pixels goes to the right or downwards, for negative coordinates
/// as well, so that moving everything by whole pixels changes no size. What lies short of the middle
/// by less than a millionth of a pixel counts as in the middle: an edge may be reached by two sums
/// that floating point ends differently. Edges beyond an eighth of the range of `Int` are there, and
/// those that are not a number at 0.
public struct PixelGrid: Hashable, Sendable {
  private let horizontal: Steps
  private let vertical: Steps

  /// How many pixels wide and high a view is at least that has any size on the axis. Default 0: what
  /// is thinner than half a pixel may vanish, and all sizes add up.
  ///
  /// With 1, hairlines stay. A view that is rounded to fewer pixels is given this many around its
  /// middle, and lies over its neighbours there.
  ///
  ///     var grid = PixelGrid(scale: 1)
  ///     grid.pixels(Rect(x: 0, y: 43.7, width: 90, height: 0.3))    // (0, 44, 90, 0)
  ///     grid.minimumSize = 1
  ///     grid.pixels(Rect(x: 0, y: 43.7, width: 90, height: 0.3))    // (0, 43, 90, 1)
  public var minimumSize = 0

  /// A grid of square pixels, so many to a point: 1, 2 and 3 for most displays, and any other number.
  ///
  /// - Precondition: the scale is a positive number.
  public init(scale: Double) {
    (horizontal, vertical) = (Steps(scale, inPoints: 1), Steps(scale, inPoints: 1))
  }

  private init(_ horizontal: Steps, _ vertical: Steps) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// A grid of cells of this width and height in points, as those of a terminal.
  ///
  /// - Precondition: both are positive numbers.
  public static func cells(width: Double, height: Double) -> PixelGrid {
    PixelGrid(Steps(1, inPoints: width), Steps(1, inPoints: height))
  }

  // MARK: Rounding

  /// The pixels of a rectangle in points, both in coordinates that begin at a corner of the grid.
  ///
  ///     PixelGrid(scale: 2).pixels(Rect(x: 0.3, y: -0.25, width: 10, height: 1))   // (1, 0, 20, 2)
  public func pixels(_ rect: Rect) -> PixelRect {
    let (x, width) = horizontal.pixels(from: rect.minX, to: rect.maxX, atLeast: minimumSize)
    let (y, height) = vertical.pixels(from: rect.minY, to: rect.maxY, atLeast: minimumSize)
    return PixelRect(x: x, y: y, width: width, height: height)
  }

  /// The place of pixels, in points.
  ///
  ///     let cells = PixelGrid.cells(width: 8, height: 16)
  ///     cells.rect(PixelRect(x: 2, y: 1, width: 10, height: 3))    // (16, 16, 80, 48)
  public func rect(_ pixels: PixelRect) -> Rect {
    Rect(
      x: horizontal.points(pixels.x), y: vertical.points(pixels.y),
      width: horizontal.points(pixels.width), height: vertical.points(pixels.height))
  }
}

/// The grid along one axis: so many steps in so many points. Two numbers rather than their ratio, so
/// that neither a third of a point nor three points to a step are rounded before the edge is.
private struct Steps: Hashable, Sendable {
  let count: Double
  let length: Double

  init(_ count: Double, inPoints length: Double) {
    guard count > 0, length > 0, count < .infinity, length < .infinity else {
      trap("a grid of \(decimal(count)) pixels in \(decimal(length)) points does not exist")
    }
    (self.count, self.length) = (count, length)
  }

  func points(_ steps: Int) -> Double { Double(steps) * length / count }

  /// The first step, and how many there are, between two edges in points.
  func pixels(from near: Double, to far: Double, atLeast minimum: Int) -> (Int, Int) {
    let (first, end) = (edge(near), edge(far))
    if end - first >= minimum || far <= near { return (first, end - first) }
    let middle = (near + far) / 2
    return (edge(middle - Double(minimum) / 2 * length / count), minimum)
  }

  /// The edge of the grid that is nearest to one in points.
  private func edge(_ points: Double) -> Int {
    let position = points * count / length
    // From 2⁵² on a number has no fraction, and adding a half might round it to another.
    let nearest =
      position.magnitude < 0x1p52 ? position + (0.5 + Self.tolerance) : position
    return wholeNumber(roundingDown: nearest)
  }

  /// How far short of the middle an edge counts as in the middle, in steps: a little less than a
  /// millionth.
  private static let tolerance = 0x1p-20
}
