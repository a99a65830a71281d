extension Drawing {
  /// The parts of a picture other than the views.
  package struct Style: Sendable {
    /// The radius of the root's corners, in points.
    package var cornerRadius: Double
    /// The room around the root, in points.
    package var padding: Double
    /// `true` if the guides that were added to views are drawn, dashed.
    package var showsGuides: Bool
    /// `true` if a clock and a home indicator fill the root's safe area insets.
    package var showsStatusBar: Bool
    /// `true` if the picture ends at the root's bounds.
    package var clipsToScreen: Bool
    /// `true` if the picture brings its own style sheet. A page with many pictures has
    /// ``Drawing/stylesheet`` once instead.
    package var embedsStylesheet: Bool

    /// Creates a style.
    package init(
      cornerRadius: Double = 0, padding: Double = 8, showsGuides: Bool = true,
      showsStatusBar: Bool = false, clipsToScreen: Bool = false, embedsStylesheet: Bool = true
    ) {
      self.cornerRadius = cornerRadius
      self.padding = padding
      self.showsGuides = showsGuides
      self.showsStatusBar = showsStatusBar
      self.clipsToScreen = clipsToScreen
      self.embedsStylesheet = embedsStylesheet
    }

    /// For trees of plain views: square corners, guides dashed.
    package static let boxes = Style()
    /// For screens: round corners, a clock, a home indicator.
    package static let screen = Style(
      cornerRadius: 24, padding: 2, showsStatusBar: true, clipsToScreen: true)
  }
}
