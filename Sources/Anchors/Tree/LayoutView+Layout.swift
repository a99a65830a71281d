extension LayoutView {
  /// Asks for ``layoutSubviews()`` at the next layout.
  public final func setNeedsLayout() { needsLayout = true }

  /// Brings the frames of the view's whole tree up to date and calls ``layoutSubviews()`` from the
  /// top down where it is due. Changes made in there are taken up, for at most 16 rounds.
  public final func layoutIfNeeded() {
    let tree = LayoutTree(containing: self)
    for _ in 0..<16 {
      let didSolve = tree.layoutIfNeeded()
      let didCall = (tree.root as? LayoutView)?.layoutSubviewsWhereNeeded() ?? false
      if !didSolve && !didCall { return }
    }
  }

  /// Calls `layoutSubviews()` where it is due, from the top down; says whether it was anywhere.
  private func layoutSubviewsWhereNeeded() -> Bool {
    var didCall = false
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      didCall = true
    }
    for subview in subviews where subview.layoutSubviewsWhereNeeded() { didCall = true }
    return didCall
  }

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
