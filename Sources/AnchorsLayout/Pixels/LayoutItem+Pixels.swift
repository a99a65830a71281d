import Anchors

// Where an item is in its tree, for drawing it.
//
// `UIView` and `NSView` have these members too; none of theirs has the same name and parameters.
// There, use `convert(_:to:)` for scrolled content.

extension LayoutItem {
  /// The frame in root coordinates, in points: the sum of the frames on the way up, minus the
  /// scrolled offset of each ``LayoutScrollView``.
  ///
  ///     window.add(row)                          // at (10, 10)
  ///     row.add(label)                           // at (2, 3)
  ///     label.frameInRoot.origin                 // (12, 13)
  ///
  /// Of classes of your own that scroll, as of a `UIScrollView`, it is the frame as if they did
  /// not.
  ///
  /// - Complexity: O(depth).
  public var frameInRoot: Rect {
    let root = topmostItem
    var rect = Rect(origin: scrolledOrigin, size: layoutFrame.size)
    var item: any LayoutItem = self
    while item !== root, let parent = item.layoutParent {
      let (origin, scrolled) = (item.layoutFrame.origin, item.scrolledOrigin)
      rect = rect.moved(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
      item = parent
    }
    return rect
  }

  /// The origin of the bounds of a ``LayoutView``, by which it scrolls its content; 0 for other
  /// items.
  fileprivate var scrolledOrigin: Point { (self as? LayoutView)?.bounds.origin ?? .zero }

  /// The frame with its edges on a grid, in the parent's coordinates and in points.
  ///
  ///     // three widgets share a row of 100 points
  ///     widgets.map { $0.frame(on: PixelGrid(scale: 1)).width }      // [33, 34, 33]
  ///
  /// The edges of the item and its parent are rounded in root coordinates; the frame is the
  /// difference. `layoutFrame` stays exact. On a grid that rounds view by view, the frame itself is
  /// rounded, except if `translatesAutoresizingMaskIntoConstraints` is `true`.
  ///
  /// - Complexity: O(depth).
  public func frame(on grid: PixelGrid) -> Rect {
    if grid.rounding == .viewByView, translatesAutoresizingMaskIntoConstraints {
      return layoutFrame
    }
    return grid.rect(pixelFrame(on: grid))
  }

  /// The same in whole pixels: the frame in the parent's pixels.
  ///
  /// - Complexity: O(depth).
  public func pixelFrame(on grid: PixelGrid) -> PixelRect {
    if grid.rounding == .viewByView { return grid.pixels(layoutFrame) }
    let pixels = pixelFrameInRoot(on: grid)
    if let parent = layoutParent?.pixelFrameInRoot(on: grid) {
      return pixels.moved(x: -parent.x, y: -parent.y)
    }
    let origin = grid.pixels(Rect(origin: layoutFrame.origin))
    return PixelRect(x: origin.x, y: origin.y, width: pixels.width, height: pixels.height)
  }

  /// Returns the pixels of the item, counted from the root's top left corner.
  ///
  /// - Complexity: O(depth).
  public func pixelFrameInRoot(on grid: PixelGrid) -> PixelRect {
    if grid.rounding == .edges { return grid.pixels(frameInRoot) }
    let root = topmostItem
    if root === self { return grid.pixels(Rect(origin: scrolledOrigin, size: layoutFrame.size)) }
    var pixels = grid.pixels(layoutFrame)
    var ancestor = layoutParent
    while let item = ancestor, item !== root {
      let origin = grid.pixels(item.layoutFrame)
      let scrolled = grid.pixels(Rect(origin: item.scrolledOrigin))
      pixels = pixels.moved(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
      ancestor = item.layoutParent
    }
    return pixels
  }
}

extension LayoutView {
  /// Returns the view and its descendants in drawing order, with the pixels of each, counted from
  /// the root's top left corner.
  ///
  ///     for (view, pixels) in screen.pixelFramesInRoot(on: PixelGrid(scale: 2)) { … }
  ///
  /// - Complexity: O(views).
  public final func pixelFramesInRoot(on grid: PixelGrid) -> [(view: LayoutView, pixels: PixelRect)]
  {
    if grid.rounding == .viewByView {
      return frames(from: pixelFrameInRoot(on: grid), pixels: { $0 }) { view, superview, around in
        let scrolled = grid.pixels(Rect(origin: superview.bounds.origin))
        return grid.pixels(view.frame).moved(x: around.x - scrolled.x, y: around.y - scrolled.y)
      }
    }
    return frames(from: frameInRoot, pixels: grid.pixels) { view, superview, around in
      let scrolled = superview.bounds.origin
      return view.frame.moved(x: around.minX - scrolled.x, y: around.minY - scrolled.y)
    }
  }

  /// Returns the pixels of the view and of all below it, each from a frame that follows from its
  /// superview's.
  private func frames<Frame>(
    from top: Frame, pixels: (Frame) -> PixelRect,
    frame: (LayoutView, _ superview: LayoutView, _ around: Frame) -> Frame
  ) -> [(view: LayoutView, pixels: PixelRect)] {
    var frames: [(view: LayoutView, frame: Frame)] = []
    for visit in preorder(from: self, children: { $0.subviews }) {
      let above = visit.parent < 0 ? nil : frames[visit.parent]
      frames.append((visit.node, above.map { frame(visit.node, $0.view, $0.frame) } ?? top))
    }
    return frames.map { ($0.view, pixels($0.frame)) }
  }
}
