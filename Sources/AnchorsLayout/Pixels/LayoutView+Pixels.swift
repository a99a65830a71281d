import Anchors

extension LayoutView {
  /// The frame with its edges on a grid, in the superview's coordinates and in points.
  ///
  ///     // three views share a row of 100 points
  ///     views.map { $0.frame(on: PixelGrid(scale: 1)).width }      // [33, 34, 33]
  ///
  /// The edges are rounded where they are in the topmost view, the superview's like the view's own;
  /// the frame is what lies between. ``frame`` stays exact. On a grid that rounds view by view, the frame itself is
  /// rounded; where ``translatesAutoresizingMaskIntoConstraints`` is `true` it is returned as it is.
  ///
  /// - Complexity: O(depth).
  public final func frame(on grid: PixelGrid) -> Rect {
    if grid.rounding == .viewByView, translatesAutoresizingMaskIntoConstraints { return frame }
    return grid.rect(pixelFrame(on: grid))
  }

  /// The same in whole pixels: the frame in the superview's pixels.
  ///
  /// - Complexity: O(depth).
  public final func pixelFrame(on grid: PixelGrid) -> PixelRect {
    if grid.rounding == .viewByView { return grid.pixels(frame) }
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
  public final func pixelFrameInRoot(on grid: PixelGrid) -> PixelRect {
    if grid.rounding == .edges { return grid.pixels(frameInRoot) }
    guard let superview else { return grid.pixels(bounds) }
    return grid.pixels(frame).moved(from: superview.pixelCorner(on: grid))
  }

  /// Where the view's coordinates begin, counted from the topmost view's top left corner, if views are rounded by
  /// themselves.
  final func pixelCorner(on grid: PixelGrid) -> (x: Int, y: Int) {
    var corner = (x: 0, y: 0)
    var view = self
    while let parent = view.superview {
      let inner = view.pixelCornerInSuperview(on: grid)
      corner = (corner.x + inner.x, corner.y + inner.y)
      view = parent
    }
    return corner
  }

  private func pixelCornerInSuperview(on grid: PixelGrid) -> (x: Int, y: Int) {
    let (origin, scrolled) = (grid.pixels(frame), grid.pixels(Rect(origin: bounds.origin)))
    return (origin.x - scrolled.x, origin.y - scrolled.y)
  }

  /// The view and all below it, each before its subviews, as one draws them: with the pixels of each,
  /// counted from the topmost view's top left corner.
  ///
  ///     for (view, pixels) in screen.pixelFramesInRoot(on: PixelGrid(scale: 2)) { … }
  ///
  /// - Complexity: O(views).
  public final func pixelFramesInRoot(on grid: PixelGrid) -> [(view: LayoutView, pixels: PixelRect)]
  {
    grid.rounding == .edges ? edgePixels(on: grid) : viewPixels(on: grid)
  }

  private func edgePixels(on grid: PixelGrid) -> [(view: LayoutView, pixels: PixelRect)] {
    var result: [(view: LayoutView, pixels: PixelRect)] = []
    // Where the coordinates of each view begin.
    var corners: [Point] = []
    let top = frameInRoot.origin
    for visit in preorder(from: self, children: { $0.subviews }) {
      let view = visit.node
      var origin = top
      if visit.parent >= 0 {
        let corner = corners[visit.parent]
        origin = Point(x: corner.x + view.frame.minX, y: corner.y + view.frame.minY)
      }
      corners.append(Point(x: origin.x - view.bounds.minX, y: origin.y - view.bounds.minY))
      result.append((view, grid.pixels(Rect(origin: origin, size: view.bounds.size))))
    }
    return result
  }

  private func viewPixels(on grid: PixelGrid) -> [(view: LayoutView, pixels: PixelRect)] {
    var result: [(view: LayoutView, pixels: PixelRect)] = []
    var corners: [(x: Int, y: Int)] = []
    for visit in preorder(from: self, children: { $0.subviews }) {
      let view = visit.node
      guard visit.parent >= 0 else {
        corners.append(pixelCorner(on: grid))
        result.append((view, pixelFrameInRoot(on: grid)))
        continue
      }
      let (corner, inner) = (corners[visit.parent], view.pixelCornerInSuperview(on: grid))
      corners.append((corner.x + inner.x, corner.y + inner.y))
      result.append((view, grid.pixels(view.frame).moved(from: corner)))
    }
    return result
  }
}
