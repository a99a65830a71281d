import Anchors

extension LayoutView {
  /// The margins of a view whose margins nobody has set, and which is no controller's.
  static let marginsWithoutController = Insets(8)

  /// The distances from the edges to the margins, in points. The default is 8 on every side; for a
  /// controller's view, see ``LayoutViewController/systemMinimumLayoutMargins``.
  ///
  ///     view.layoutMargins                                // (8, 8, 8, 8)
  ///     view.safeAreaInsets = Insets(top: 47, bottom: 34)
  ///     view.layoutMargins                                // (55, 8, 42, 8)
  ///
  /// The safe area is added if ``insetsLayoutMarginsFromSafeArea`` is `true`. With
  /// ``preservesSuperviewLayoutMargins`` the margins include the superview's.
  public final var layoutMargins: Insets {
    get { margins(ownInsets) }
    set {
      check(newValue, "layoutMargins", of: self)
      changeMargins(to: .absolute(newValue))
    }
  }

  /// The distances from the edges to the margins, along the direction of text; see
  /// ``layoutMargins``.
  public final var directionalLayoutMargins: DirectionalInsets {
    get {
      let insets = layoutMargins
      let isLeftToRight = layoutDirection == .leftToRight
      return DirectionalInsets(
        top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
        bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
    }
    set {
      check(newValue.physical(in: .leftToRight), "directionalLayoutMargins", of: self)
      changeMargins(to: .directional(newValue))
    }
  }

  /// `true` if the margins include those of the superview, so that content aligns with the
  /// superview's content. The default is `false`.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { surroundings.preservesSuperviewLayoutMargins }
    set {
      if newValue == preservesSuperviewLayoutMargins { return }
      surroundings.preservesSuperviewLayoutMargins = newValue
      subtreeSpreadsDidChange()
    }
  }

  /// The minimum margins that a controller gives its view; `nil` for other views.
  package final var minimumMarginsOfController: Insets? { controller?.minimumMarginsOfView }

  /// `true` if the safe area is added to the margins. The default is `true`.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { surroundings.insetsLayoutMarginsFromSafeArea }
    set {
      if newValue == insetsLayoutMarginsFromSafeArea { return }
      surroundings.insetsLayoutMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// The part of the view that is covered by bars and the like, as distances from the edges.
  ///
  /// Set it on the root. After a layout, each view inside has the part that overlaps it, at most
  /// its superview's. A view with its own value has that instead.
  ///
  ///     screen.safeAreaInsets = Insets(top: 47)
  ///     header.frame               // (0, 20, 390, 100)
  ///     header.safeAreaInsets      // top 27
  ///     backdrop.frame             // (0, -60, 390, 964)
  ///     backdrop.safeAreaInsets    // top 47
  public final var safeAreaInsets: Insets {
    get { ownInsets.safeArea }
    set {
      check(newValue, "safeAreaInsets", of: self)
      settableSafeArea = newValue
    }
  }

  /// The margins, if these insets have spread to the view.
  final func margins(_ spread: InsetsOfView) -> Insets {
    let addsSafeArea = !hasSurroundings || surroundings.insetsLayoutMarginsFromSafeArea
    let own = hasSurroundings ? ownMargins : standardMargins
    return (addsSafeArea ? own + spread.safeArea : own).atLeast(spread.leastMargins)
  }

  /// The margins before additions: the ones that you set, but in a controller's view at least the
  /// system's minimum.
  private var ownMargins: Insets {
    let margins =
      switch surroundings.margins {
      case nil: standardMargins
      case .absolute(let insets): insets
      case .directional(let insets): insets.physical(in: layoutDirection)
      }
    return controller?.minimumMarginsOfView.map { margins.atLeast($0) } ?? margins
  }

  private func changeMargins(to margins: Margins) {
    if margins == surroundings.margins { return }
    let former = surroundings.margins == nil ? ownMargins : nil
    surroundings.margins = margins
    // Standard ones that are set as well change nothing by that.
    if ownMargins != former { marginsDidChange() }
  }

  /// The margins are others than they were.
  final func marginsDidChange() {
    announceMargins()
    layoutMarginsDidChange()
  }

  /// Tells all but the view itself that its margins are others.
  final func announceMargins() {
    guides.margins?.insetsDidChange()
    metricsDidChange()
    if subtreeMarks.contains(.spreads) { setNeedsLayout() }
  }
}

extension DirectionalInsets {
  /// Returns the distances from the physical edges, in a direction of text.
  func physical(in direction: InterfaceDirection) -> Insets {
    let (left, right) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    return Insets(top: top, left: left, bottom: bottom, right: right)
  }
}
