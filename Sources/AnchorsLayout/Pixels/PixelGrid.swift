import Anchors

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
/// Edges are rounded, not sizes, each in root coordinates. Two views that share an edge still share
/// it, and the sizes in a row add up, on any grid. A size may differ from its neighbor's by a
/// pixel, while the error of each edge stays within half a pixel.
///
/// An edge in the middle between two pixels moves right or down, also for negative coordinates, so
/// moving everything by whole pixels changes no size. An edge within a millionth of a pixel before
/// the middle counts as in the middle, because two sums may round differently. Edges beyond an
/// eighth of the range of `Int` are clamped, and NaN is 0.
///
/// UIKit rounds each view separately when its frame is set. ``uiKit(scale:)`` and ``catalyst`` do
/// the same, to compare pictures with a device's.
public struct PixelGrid: Hashable, Sendable {
  /// The rounding rule of a grid.
  public enum Rounding: Hashable, Sendable {
    /// Each edge moves to the nearest grid line, in root coordinates: sizes add up.
    case edges
    /// Each view's origin in its superview and each view's size go to the nearest line by
    /// themselves, as in UIKit: equal sizes stay equal, and neighbours may overlap or come apart by
    /// a pixel.
    case viewByView
  }

  private let horizontal: PixelSteps
  private let vertical: PixelSteps

  /// The rounding rule of the grid. Default ``Rounding/edges``.
  public let rounding: Rounding

  /// The minimum width and height in pixels of a view with a size on that axis. Default 0: a line
  /// thinner than half a pixel may vanish, and all sizes add up.
  ///
  /// With 1, hairlines stay. A view with fewer pixels gets this number around its middle, and
  /// overlaps its neighbors there. With ``Rounding/viewByView``, its origin does not change.
  ///
  ///     var grid = PixelGrid(scale: 1)
  ///     grid.pixels(Rect(x: 0, y: 43.7, width: 90, height: 0.3))    // (0, 44, 90, 0)
  ///     grid.minimumSize = 1
  ///     grid.pixels(Rect(x: 0, y: 43.7, width: 90, height: 0.3))    // (0, 43, 90, 1)
  public var minimumSize = 0

  private init(_ horizontal: PixelSteps, _ vertical: PixelSteps, _ rounding: Rounding = .edges) {
    (self.horizontal, self.vertical, self.rounding) = (horizontal, vertical, rounding)
  }

  // MARK: Rounding

  /// The pixels of a rectangle in points, both in coordinates that begin at a corner of the grid.
  ///
  ///     PixelGrid(scale: 2).pixels(Rect(x: 0.3, y: -0.25, width: 10, height: 1))
  ///     // (1, 0, 20, 2)
  ///     PixelGrid.uiKit(scale: 2).pixels(Rect(x: 0.3, y: -0.25, width: 10, height: 1))
  ///     // (1, -1, 20, 2)
  public func pixels(_ rect: Rect) -> PixelRect {
    switch rounding {
    case .edges:
      let (x, width) = horizontal.pixels(from: rect.minX, to: rect.maxX, atLeast: minimumSize)
      let (y, height) = vertical.pixels(from: rect.minY, to: rect.maxY, atLeast: minimumSize)
      return PixelRect(x: x, y: y, width: width, height: height)
    case .viewByView:
      return PixelRect(
        x: horizontal.origin(rect.origin.x), y: vertical.origin(rect.origin.y),
        width: horizontal.size(rect.size.width, atLeast: minimumSize),
        height: vertical.size(rect.size.height, atLeast: minimumSize))
    }
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

// MARK: - Grids

extension PixelGrid {
  /// Creates a grid of square pixels, `scale` per point: 1, 2 and 3 for most displays, or any other
  /// number.
  ///
  /// - Precondition: the scale is a positive number.
  public init(scale: Double) {
    self.init(PixelSteps(scale, inPoints: 1), PixelSteps(scale, inPoints: 1))
  }

  /// Returns a grid of cells of this width and height in points, such as a terminal's.
  ///
  /// - Precondition: both are positive numbers.
  public static func cells(width: Double, height: Double) -> PixelGrid {
    PixelGrid(PixelSteps(1, inPoints: width), PixelSteps(1, inPoints: height))
  }

  /// A grid of square pixels on which frames are rounded as UIKit was measured to do on devices:
  /// the origin in the superview and the size each to the nearest pixel, what lies in the middle
  /// away from zero.
  ///
  ///     // three views share a row of 280 points, 10 points apart: each is 86.67 wide
  ///     views.map { $0.frame(on: PixelGrid(scale: 1)).width }           // [87, 86, 87]
  ///     views.map { $0.frame(on: PixelGrid.uiKit(scale: 1)).width }     // [87, 87, 87]
  ///
  /// A view whose owner sets its frame (``LayoutView/translatesAutoresizingMaskIntoConstraints``)
  /// keeps that frame in ``LayoutView/frame(on:)``; its subviews are rounded in its coordinates.
  ///
  /// - Precondition: the scale is a positive number.
  public static func uiKit(scale: Double) -> PixelGrid {
    let steps = PixelSteps(scale, inPoints: 1)
    return PixelGrid(steps, steps, .viewByView)
  }

  /// A grid that rounds like UIKit in Mac Catalyst: origins to whole points, sizes to halves, at
  /// any scale. Its pixels are half points.
  ///
  ///     let hairline = Rect(x: 55.5, y: 0, width: 0.3, height: 9.2)
  ///     PixelGrid.catalyst.rect(PixelGrid.catalyst.pixels(hairline))
  ///     // (56, 0, 0.5, 9)
  public static var catalyst: PixelGrid {
    let steps = PixelSteps(2, inPoints: 1, originStride: 2)
    return PixelGrid(steps, steps, .viewByView)
  }
}
