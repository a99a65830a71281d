import Anchors

// Where an item is in its tree, for drawing it. A ``LayoutView`` has the same of its own.
//
// They are there for `UIView` and `NSView` as for any item. No member of these has such a name and such
// parameters; what scrolls there is left to `convert(_:to:)`.

extension LayoutItem {
  /// The frame in the topmost item's coordinates, in points: the sum of the frames on the way up, and in what
  /// is inside a ``LayoutScrollView`` less what that has scrolled.
  ///
  ///     window.add(row)                          // at (10, 10)
  ///     row.add(label)                           // at (2, 3)
  ///     label.frameInRoot.origin                 // (12, 13)
  ///
  /// Of classes of your own that scroll, as of a `UIScrollView`, it is the frame as if they did not.
  ///
  /// - Complexity: O(depth).
  public var frameInRoot: Rect {
    if let view = self as? LayoutView { return view.frameInRoot }
    let root = topmostItem
    if root === self { return Rect(size: layoutFrame.size) }
    var rect = layoutFrame
    var ancestor = layoutParent
    while let item = ancestor {
      if let view = item as? LayoutView {
        let inner = view.frameInRoot.origin
        return rect.moved(x: inner.x - view.bounds.minX, y: inner.y - view.bounds.minY)
      }
      if item === root { break }
      rect = rect.moved(x: item.layoutFrame.minX, y: item.layoutFrame.minY)
      ancestor = item.layoutParent
    }
    return rect
  }

  /// The frame with its edges on a grid, in the parent's coordinates and in points.
  ///
  ///     // three widgets share a row of 100 points
  ///     widgets.map { $0.frame(on: PixelGrid(scale: 1)).width }      // [33, 34, 33]
  ///
  /// The edges are rounded where they are in the topmost item, the parent's like the item's own; the frame is
  /// what lies between. `layoutFrame` stays exact. On a grid that rounds view by view, the frame itself is rounded;
  /// where `translatesAutoresizingMaskIntoConstraints` is `true` it is returned as it is.
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
    var pixels = pixelFrameInRoot(on: grid)
    let origin =
      layoutParent?.pixelFrameInRoot(on: grid) ?? grid.pixels(Rect(origin: layoutFrame.origin))
    if layoutParent == nil {
      (pixels.x, pixels.y) = (origin.x, origin.y)
    } else {
      pixels.x -= origin.x
      pixels.y -= origin.y
    }
    return pixels
  }

  /// The pixels of the item, counted from the topmost item's top left corner.
  ///
  /// - Complexity: O(depth).
  public func pixelFrameInRoot(on grid: PixelGrid) -> PixelRect {
    if grid.rounding == .edges { return grid.pixels(frameInRoot) }
    if let view = self as? LayoutView { return view.pixelFrameInRoot(on: grid) }
    let root = topmostItem
    if root === self { return grid.pixels(Rect(size: layoutFrame.size)) }
    var pixels = grid.pixels(layoutFrame)
    var ancestor = layoutParent
    while let item = ancestor, item !== root || item is LayoutView {
      if let view = item as? LayoutView { return pixels.moved(from: view.pixelCorner(on: grid)) }
      let origin = grid.pixels(item.layoutFrame)
      pixels = pixels.moved(from: (origin.x, origin.y))
      ancestor = item.layoutParent
    }
    return pixels
  }
}
