import Anchors

// Safe area and margins spread from views to overlapping subviews. This needs frames, so it is a
// separate pass between solving and layoutSubviews(). It visits only views that spread something.

extension LayoutView {
  /// Spreads safe areas and margins from this root. Returns `true` if anything changed.
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

  /// `true` if the view's safe area is not just part of the superview's.
  package final var hasSafeAreaOfItsOwn: Bool {
    hasSurroundings
      && (surroundings.ownSafeAreaInsets != nil || surroundings.additionalSafeAreaInsets != .zero)
  }

  // MARK: The rule

  /// Returns the insets that a view with this frame gets from its superview.
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

  /// Returns the insets that a view of a size spreads to its subviews.
  final func spread(_ own: InsetsOfView, size: Size) -> SpreadInsetsOfView {
    let margins = subtreeMarks.contains(.spreads) ? margins(own) : .zero
    // A scroll view moves its content out of the safe area instead of passing the safe area on. It
    // passes on the margins at its sides, as documents of Interface Builder show.
    if guides.content != nil {
      return SpreadInsetsOfView(
        margins: Insets(left: margins.left, right: margins.right), size: size)
    }
    return SpreadInsetsOfView(safeArea: own.safeArea, margins: margins, size: size)
  }

  /// The view's present insets.
  final var ownInsets: InsetsOfView {
    hasSurroundings ? surroundings.insets : InsetsOfView()
  }

  // MARK: Storage of insets

  /// Stores the insets that have spread to the view. Returns `true` if they changed.
  private func take(_ insets: InsetsOfView) -> Bool {
    if insets == ownInsets { return false }
    let marginsDiffer = insets.leastMargins != surroundings.insets.leastMargins
    surroundings.insets.leastMargins = insets.leastMargins
    takeSafeArea(insets.safeArea, marginsDiffer: marginsDiffer)
    return true
  }

  /// Stores a safe area after margins, which may have changed for another reason too. As in UIKit,
  /// the view is notified of its margins first, and once.
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

  /// The safe area that was set for the view; `nil` if it follows from the superview.
  final var settableSafeArea: Insets? {
    get { hasSurroundings ? surroundings.ownSafeAreaInsets : nil }
    set {
      if newValue == settableSafeArea { return }
      surroundings.ownSafeAreaInsets = newValue
      takeSafeArea((newValue ?? .zero) + surroundings.additionalSafeAreaInsets)
      subtreeSpreadsDidChange()
    }
  }

  /// Adds to the safe area of the view and of those inside, as a view controller does.
  final func addToSafeArea(_ insets: Insets) {
    if insets == surroundings.additionalSafeAreaInsets { return }
    let inherited = safeAreaInsets.within(surroundings.additionalSafeAreaInsets)
    surroundings.additionalSafeAreaInsets = insets
    takeSafeArea(inherited + insets)
    subtreeSpreadsDidChange()
  }

  /// Marks the ancestors, so that the next layout spreads insets here.
  final func subtreeSpreadsDidChange() {
    markSubtree(.spreads)
    setNeedsLayout()
  }
}

/// The insets that have spread to a view.
struct InsetsOfView: Equatable {
  var safeArea = Insets.zero
  /// The minimum margins because of the superview's.
  var leastMargins = Insets.zero
}

/// The insets that a view spreads to its subviews.
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

  /// Returns the parts of these distances, from the edges of a view of a size, that overlap a frame
  /// in it.
  fileprivate func reaching(into frame: Rect, of size: Size) -> Insets {
    if self == .zero { return .zero }
    return Insets(
      top: max(0, top - frame.minY), left: max(0, left - frame.minX),
      bottom: max(0, bottom - (size.height - frame.maxY)),
      right: max(0, right - (size.width - frame.maxX)))
  }
}
