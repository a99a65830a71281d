extension LayoutView {
  /// The frame in the topmost view's coordinates.
  public final var frameInRoot: Rect {
    var rect = bounds
    var view = self
    while let parent = view.superview {
      rect.origin.x += view.frame.minX
      rect.origin.y += view.frame.minY
      view = parent
    }
    return rect
  }
}

extension LayoutView: CustomStringConvertible {
  /// The name and the frame: `card (16, 16, 358, 812)`.
  public final var description: String { "\(layoutName) \(frame)" }
}
