extension Drawing {
  /// What a picture shows besides the views.
  public struct Style: Sendable {
    /// The radius of the root's corners, in points.
    public var cornerRadius: Double
    /// The room around the root, in points.
    public var padding: Double
    /// Whether the guides that were added to views are drawn, dashed.
    public var showsGuides: Bool
    /// Whether a clock and a home indicator fill the root's safe area insets.
    public var showsStatusBar: Bool
    /// Whether what leaves the root is cut off.
    public var clipsToScreen: Bool
    /// Whether the picture brings its own style sheet. A page with many pictures has
    /// ``Drawing/stylesheet`` once instead.
    public var embedsStylesheet: Bool

    /// Creates a style.
    public init(
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
    public static let boxes = Style()
    /// For screens: round corners, a clock, a home indicator.
    public static let screen = Style(
      cornerRadius: 24, padding: 2, showsStatusBar: true, clipsToScreen: true)
  }
}
