#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

extension LayoutView {
  /// The frame with its edges on a grid, in the superview's coordinates and in points.
  ///
  ///     // three views share a row of 100 points
  ///     views.map { $0.frame(on: PixelGrid(scale: 1)).width }      // [33, 34, 33]
  ///
  /// The edges are rounded where they are in the topmost view, the superview's like the view's own;
  /// the frame is what lies between. ``frame`` stays exact.
  ///
  /// - Complexity: O(depth).
  public final func frame(on grid: PixelGrid) -> Rect { grid.rect(pixelFrame(on: grid)) }

  /// The same in whole pixels: the frame in the superview's pixels.
  ///
  /// - Complexity: O(depth).
  public final func pixelFrame(on grid: PixelGrid) -> PixelRect {
    var pixels = pixelFrameInRoot(on: grid)
    if let origin = superview?.pixelFrameInRoot(on: grid) {
      pixels.x -= origin.x
      pixels.y -= origin.y
    } else {
      let origin = grid.pixels(Rect(origin: frame.origin))
      (pixels.x, pixels.y) = (origin.x, origin.y)
    }
    return pixels
  }

  /// The pixels of the view, counted from the topmost view's top left corner.
  ///
  /// - Complexity: O(depth).
  public final func pixelFrameInRoot(on grid: PixelGrid) -> PixelRect { grid.pixels(frameInRoot) }

  /// The view and all below it, each before its subviews, as one draws them: with the pixels of each,
  /// counted from the topmost view's top left corner.
  ///
  ///     for (view, pixels) in screen.pixelFramesInRoot(on: PixelGrid(scale: 2)) { … }
  ///
  /// - Complexity: O(views).
  public final func pixelFramesInRoot(on grid: PixelGrid) -> [(view: LayoutView, pixels: PixelRect)]
  {
    var result: [(view: LayoutView, pixels: PixelRect)] = []
    let top = frameInRoot.origin
    var origins: [Point] = []
    for visit in preorder(from: self, children: { $0.subviews }) {
      let view = visit.node
      var origin = top
      if visit.parent >= 0 {
        let parent = origins[visit.parent]
        origin = Point(x: parent.x + view.frame.minX, y: parent.y + view.frame.minY)
      }
      origins.append(origin)
      result.append((view, grid.pixels(Rect(origin: origin, size: view.bounds.size))))
    }
    return result
  }
}
