extension LayoutView {
  /// The distances from the edges to the margins, in points. 8 on every side at first.
  public final var layoutMargins: Insets {
    get {
      switch surroundings.margins {
      case .absolute(let insets): return insets
      case .directional(let insets):
        let isLeftToRight = layoutDirection == .leftToRight
        return Insets(
          top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
          bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
      }
    }
    set { changeMargins(to: .absolute(newValue)) }
  }

  /// The distances from the edges to the margins, along the direction of text.
  public final var directionalLayoutMargins: DirectionalInsets {
    get {
      switch surroundings.margins {
      case .directional(let insets): return insets
      case .absolute(let insets):
        let isLeftToRight = layoutDirection == .leftToRight
        return DirectionalInsets(
          top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
          bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
      }
    }
    set { changeMargins(to: .directional(newValue)) }
  }

  /// The part of the view that is covered by bars and the like, as distances from the edges.
  public final var safeAreaInsets: Insets {
    get { surroundings.safeAreaInsets }
    set {
      if newValue == safeAreaInsets { return }
      surroundings.safeAreaInsets = newValue
      guides.safeArea?.insetsDidChange()
    }
  }

  private func changeMargins(to margins: Margins) {
    if margins == surroundings.margins { return }
    surroundings.margins = margins
    guides.margins?.insetsDidChange()
    metricsDidChange()
  }
}
