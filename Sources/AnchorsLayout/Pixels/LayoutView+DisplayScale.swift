import Anchors

extension LayoutView {
  /// How many pixels a point has on the screen that the view is on: what it was set to, else the
  /// superview's; `nil` where nobody has said.
  ///
  ///     title.intrinsicContentSize     // (153, 20): 152.116 points, rounded up
  ///     screen.displayScale = 2
  ///     title.intrinsicContentSize     // (152.5, 20)
  ///
  /// Set it on the topmost view, to what the screen has: 1, 2 or 3 mostly. Labels inside then want
  /// the size of their text rounded up to whole pixels, in both directions, as `UILabel` does.
  /// Frames are as exact as without: ``PixelGrid`` rounds them when they are read.
  ///
  /// - Precondition: the scale that is set is a positive number.
  /// - Complexity: setting another: O(views inside). Getting it: O(depth), O(1) where no view
  ///   above has one.
  public final var displayScale: Double? {
    get {
      if !hasDisplayScale { return nil }
      var view = self
      while view.ownDisplayScale == nil, let superview = view.superview { view = superview }
      return view.ownDisplayScale
    }
    set {
      if let newValue, !(newValue > 0 && newValue < .infinity) {
        trap(
          "displayScale of \(nameInTree) is set to \(decimal(newValue)); a scale is a positive number"
        )
      }
      if newValue == ownDisplayScale { return }
      surroundings.displayScale = newValue
      displayScaleDidChange()
    }
  }

  private var ownDisplayScale: Double? { hasSurroundings ? surroundings.displayScale : nil }

  /// Tells the labels inside which scale they have now. Whoever puts the view elsewhere calls this
  /// where a scale is known before or after.
  final func displayScaleDidChange() {
    walk(with: superview?.displayScale) { view, scale in
      if view !== self, view.ownDisplayScale != nil { return nil }
      let scale = view.ownDisplayScale ?? scale
      view.hasDisplayScale = scale != nil
      (view as? LayoutLabel)?.textScale = scale
      return .some(scale)
    }
  }
}
