/// Layout margins as they were given.
enum Margins: Equatable {
  case absolute(Insets)
  case directional(DirectionalInsets)
}

extension LayoutView {
  /// The distances from the edges to the margins, in points. 8 on every side at first.
  public final var layoutMargins: Insets {
    get {
      switch storedMargins {
      case .absolute(let insets): return insets
      case .directional(let insets):
        let isLeftToRight = layoutDirection == .leftToRight
        return Insets(
          top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
          bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
      }
    }
    set { storedMargins = .absolute(newValue) }
  }

  /// The distances from the edges to the margins, along the direction of text.
  public final var directionalLayoutMargins: DirectionalInsets {
    get {
      switch storedMargins {
      case .directional(let insets): return insets
      case .absolute(let insets):
        let isLeftToRight = layoutDirection == .leftToRight
        return DirectionalInsets(
          top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
          bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
      }
    }
    set { storedMargins = .directional(newValue) }
  }

  final func marginsDidChange() {
    ownGuides.margins?.insetsDidChange()
    metricsDidChange()
  }
}
