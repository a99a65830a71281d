// Safe area and margins spread from views to their subviews, as far as these reach into them. Frames
// must be known for that, so it is a pass of its own, between solving and layoutSubviews(). It goes only
// where there is something to spread.

extension LayoutView {
  /// Spreads safe areas and margins from the topmost view, which this is; says whether anything is
  /// different now.
  ///
  /// - Complexity: O(views that a safe area reaches, or that follow their superview's margins, and
  ///   their siblings); O(1) if there are none.
  final func spreadSurroundingsFromTop() -> Bool {
    if !subtreeSpreads && safeAreaInsets == .zero { return false }
    var hasChanged = false
    walk(with: SpreadInsets()) { view, around in
      let didChange = view.takeSurroundings(
        safeArea: around.safeArea.reaching(into: view.frame, of: around.size),
        margins: around.margins.reaching(into: view.frame, of: around.size))
      if didChange { hasChanged = true }
      guard didChange || view.subtreeSpreads || view.safeAreaInsets != .zero else { return nil }
      // What scrolls is moved out of the safe area rather than told of it.
      let scrolls = view.guides.content != nil
      return SpreadInsets(
        safeArea: scrolls ? .zero : view.safeAreaInsets,
        margins: scrolls || !view.subtreeSpreads ? .zero : view.layoutMargins,
        size: view.bounds.size)
    }
    return hasChanged
  }

  /// What a view spreads to its subviews.
  private struct SpreadInsets {
    var safeArea = Insets.zero
    var margins = Insets.zero
    /// The size of the view that they are insets of.
    var size = Size.zero
  }

  /// Takes what reaches into the view; says whether it is different.
  private func takeSurroundings(safeArea: Insets, margins: Insets) -> Bool {
    if !hasSurroundings && safeArea == .zero { return false }
    let current = surroundings
    var didChange = takeSafeArea(
      (current.ownSafeAreaInsets ?? safeArea) + current.additionalSafeAreaInsets)
    let least = current.preservesSuperviewLayoutMargins ? margins : .zero
    if least != current.leastMargins {
      surroundings.leastMargins = least
      marginsDidChange()
      didChange = true
    }
    return didChange
  }

  @discardableResult
  final func takeSafeArea(_ insets: Insets) -> Bool {
    if insets == safeAreaInsets { return false }
    surroundings.safeAreaInsets = insets
    guides.safeArea?.insetsDidChange()
    keyboardGuideDidChange()
    setNeedsLayout()
    safeAreaInsetsDidChange()
    if surroundings.insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    return true
  }

  /// Adds to the safe area of the view and of those inside, as a view controller does.
  final func addToSafeArea(_ insets: Insets) {
    if insets == surroundings.additionalSafeAreaInsets { return }
    let inherited = safeAreaInsets + surroundings.additionalSafeAreaInsets.negated
    surroundings.additionalSafeAreaInsets = insets
    takeSafeArea(inherited + insets)
    subtreeSpreadsDidChange()
  }

  /// There is something to spread here: the ancestors know, and the next layout does it.
  final func subtreeSpreadsDidChange() {
    var view = self
    while !view.subtreeSpreads {
      view.subtreeSpreads = true
      guard let superview = view.superview else { break }
      view = superview
    }
    setNeedsLayout()
  }
}

extension Insets {
  static func + (lhs: Insets, rhs: Insets) -> Insets {
    Insets(
      top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right)
  }

  /// The larger distance of each edge.
  func atLeast(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// How far these distances, from the edges of a view of a size, reach over the edges of a frame in
  /// it.
  fileprivate func reaching(into frame: Rect, of size: Size) -> Insets {
    if self == .zero { return .zero }
    return Insets(
      top: max(0, top - frame.minY), left: max(0, left - frame.minX),
      bottom: max(0, bottom - (size.height - frame.maxY)),
      right: max(0, right - (size.width - frame.maxX)))
  }
}
