import Anchors

extension LayoutView {
  /// The pixels per point of the screen: the value that you set, else the superview's; `nil` if
  /// none is set.
  ///
  ///     title.intrinsicContentSize     // (153, 20): 152.116 points, rounded up
  ///     screen.displayScale = 2
  ///     title.intrinsicContentSize     // (152.5, 20)
  ///
  /// Set it on the root, mostly to 1, 2 or 3. Labels inside then round their natural size up to
  /// whole pixels, as `UILabel` does. Frames stay exact; ``PixelGrid`` rounds them.
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
