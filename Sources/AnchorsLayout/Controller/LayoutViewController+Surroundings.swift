import Anchors

extension LayoutViewController {
  /// The size classes of the root.
  ///
  /// - Complexity: O(depth).
  public final var traitCollection: LayoutTraits {
    LayoutTraits(size: view.topmostView.frame.size)
  }

  /// The minimum margins of the view, in points, if ``viewRespectsSystemMinimumLayoutMargins`` is
  /// `true`: 16 at the sides if the root is less than 414 points wide, otherwise 20; 0 above and
  /// below. The safe area is added.
  ///
  ///     controller.view.frame = Rect(x: 0, y: 0, width: 390, height: 844)
  ///     controller.view.safeAreaInsets = Insets(top: 47, bottom: 34)
  ///     controller.view.layoutIfNeeded()
  ///     controller.view.layoutMargins                  // (47, 16, 34, 16)
  ///     controller.view.layoutMargins = Insets(30)
  ///     controller.view.layoutMargins                  // (77, 30, 64, 30)
  ///
  /// The width is known once there has been a layout; before the first, the margins are 16.
  public final var systemMinimumLayoutMargins: DirectionalInsets {
    let side = knownRoom?.hasWideMargins == true ? 20.0 : 16
    return DirectionalInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The minimum margins for the width that the view was notified of, so that margins never change
  /// without notice to the engine.
  final var minimumMarginsOfView: Insets? {
    if !viewRespectsSystemMinimumLayoutMargins { return nil }
    // The same in both directions.
    return systemMinimumLayoutMargins.physical(in: .leftToRight)
  }

  /// The guide from the top of the view down to the end of what covers it: a status bar, a header.
  ///
  ///     title.top == controller.topLayoutGuide.bottom + 8
  public final var topLayoutGuide: LayoutGuide {
    if let topGuide { return topGuide }
    let guide = makeGuide("topLayoutGuide", from: view.top, to: view.safeArea.top)
    topGuide = guide
    return guide
  }

  /// The guide from the beginning of what covers the bottom of the view, such as a tab bar, to the
  /// bottom.
  public final var bottomLayoutGuide: LayoutGuide {
    if let bottomGuide { return bottomGuide }
    let guide = makeGuide("bottomLayoutGuide", from: view.safeArea.bottom, to: view.bottom)
    bottomGuide = guide
    return guide
  }

  private func makeGuide(
    _ identifier: String, from top: LayoutAnchor<LayoutYAxis>, to bottom: LayoutAnchor<LayoutYAxis>
  ) -> LayoutGuide {
    let guide = LayoutGuide(identifier: identifier)
    view.addLayoutGuide(guide)
    Constraint.activate {
      guide.horizontalEdges == view.horizontalEdges
      guide.top == top
      guide.bottom == bottom
    }
    .markAsGuide()
    return guide
  }

  /// Notifies the controller of the root's size. Returns `true` if it was new.
  final func tell(_ room: KnownRoom) -> Bool {
    if room == knownRoom { return false }
    let previous = knownRoom
    let margins = minimumMarginsOfView
    knownRoom = room
    if minimumMarginsOfView != margins { viewIfLoaded?.marginsDidChange() }
    if room.traits != previous?.traits { traitCollectionDidChange(previous?.traits) }
    return true
  }
}
