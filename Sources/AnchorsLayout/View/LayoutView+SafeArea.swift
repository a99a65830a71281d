import Anchors

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
    if !hasInsetsToSpread { return false }
    var hasChanged = false
    walk(with: SpreadInsetsOfView()) { view, around in
      let own = view.insets(spreadBy: around, in: view.frame)
      let didChange = view.take(own)
      if didChange { hasChanged = true }
      guard didChange || view.hasInsetsToSpread else { return nil }
      return view.spread(view.ownInsets, size: view.bounds.size)
    }
    return hasChanged
  }

  /// `true` if the view, or one below it, has something to spread.
  final var hasInsetsToSpread: Bool { subtreeMarks.contains(.spreads) || safeAreaInsets != .zero }

  /// `true` if the safe area is not only what there is of the superview's.
  package final var hasSafeAreaOfItsOwn: Bool {
    hasSurroundings
      && (surroundings.ownSafeAreaInsets != nil || surroundings.additionalSafeAreaInsets != .zero)
  }

  // MARK: The rule

  /// What a view has of the insets that its superview spreads, if this is its frame.
  final func insets(spreadBy around: SpreadInsetsOfView, in frame: Rect) -> InsetsOfView {
    // As in UIKit, a view has on no edge more than its superview, however far it lies beyond.
    let safeArea = around.safeArea.reaching(into: frame, of: around.size)
      .atMost(around.safeArea.atLeast(.zero))
    if !hasSurroundings { return InsetsOfView(safeArea: safeArea) }
    let surroundings = surroundings
    let margins = around.margins.reaching(into: frame, of: around.size)
    return InsetsOfView(
      safeArea: (surroundings.ownSafeAreaInsets ?? safeArea)
        + surroundings.additionalSafeAreaInsets,
      leastMargins: surroundings.preservesSuperviewLayoutMargins ? margins : .zero)
  }

  /// What a view of a size spreads to its subviews.
  final func spread(_ own: InsetsOfView, size: Size) -> SpreadInsetsOfView {
    // What scrolls is moved out of the safe area rather than told of it.
    if guides.content != nil { return SpreadInsetsOfView(size: size) }
    return SpreadInsetsOfView(
      safeArea: own.safeArea, margins: subtreeMarks.contains(.spreads) ? margins(own) : .zero,
      size: size)
  }

  /// What the view has of them at present.
  final var ownInsets: InsetsOfView {
    hasSurroundings ? surroundings.insets : InsetsOfView()
  }

  // MARK: Taking it in

  /// Takes what has spread to the view; says whether it is different.
  private func take(_ insets: InsetsOfView) -> Bool {
    if insets == ownInsets { return false }
    let marginsDiffer = insets.leastMargins != surroundings.insets.leastMargins
    surroundings.insets.leastMargins = insets.leastMargins
    takeSafeArea(insets.safeArea, marginsDiffer: marginsDiffer)
    return true
  }

  /// Takes a safe area, after margins that may be others for another reason. As in UIKit, the view is told of
  /// its margins first, and once.
  final func takeSafeArea(_ insets: Insets, marginsDiffer: Bool = false) {
    let isOther = insets != safeAreaInsets
    if isOther {
      surroundings.insets.safeArea = insets
      guides.safeArea?.insetsDidChange()
      keyboardGuideDidChange()
      setNeedsLayout()
    }
    if marginsDiffer || isOther && surroundings.insetsLayoutMarginsFromSafeArea {
      marginsDidChange()
    }
    if isOther { safeAreaInsetsDidChange() }
  }

  /// Adds to the safe area of the view and of those inside, as a view controller does.
  final func addToSafeArea(_ insets: Insets) {
    if insets == surroundings.additionalSafeAreaInsets { return }
    let inherited = safeAreaInsets.within(surroundings.additionalSafeAreaInsets)
    surroundings.additionalSafeAreaInsets = insets
    takeSafeArea(inherited + insets)
    subtreeSpreadsDidChange()
  }

  /// There is something to spread here: the ancestors know, and the next layout does it.
  final func subtreeSpreadsDidChange() {
    markSubtree(.spreads)
    setNeedsLayout()
  }
}

/// What a view has of the insets that have spread to it.
struct InsetsOfView: Equatable {
  var safeArea = Insets.zero
  /// What the margins are at least, because of the superview's.
  var leastMargins = Insets.zero
}

/// What a view spreads to its subviews.
struct SpreadInsetsOfView {
  var safeArea = Insets.zero
  var margins = Insets.zero
  /// The size of the view that they are insets of.
  var size = Size.zero
}

extension Insets {
  /// Returns the larger distance of each edge.
  func atLeast(_ other: Insets) -> Insets { combined(other) { max($0, $1) } }

  /// Returns the smaller distance of each edge.
  fileprivate func atMost(_ other: Insets) -> Insets { combined(other) { min($0, $1) } }

  @inline(__always)
  private func combined(_ other: Insets, _ combine: (Double, Double) -> Double) -> Insets {
    Insets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
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
