extension LayoutView {
  /// Asks for ``layoutSubviews()`` at the next layout.
  public final func setNeedsLayout() {
    needsLayout = true
    subtreeNeedsLayoutDidChange()
  }

  /// Tells the ancestors that there is something to do here, as far as they do not know.
  final func subtreeNeedsLayoutDidChange() {
    var view = self
    while !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      guard let superview = view.superview else { return }
      view = superview
    }
  }

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
    if !subtreeNeedsLayout { return false }
    // Cleared first: what is asked for from now on is for the next round, or for what comes next.
    subtreeNeedsLayout = false
    var didCall = false
    if needsLayout {
      needsLayout = false
      layoutSubviews()
      didCall = true
    }
    for subview in children where subview.layoutSubviewsWhereNeeded() { didCall = true }
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
