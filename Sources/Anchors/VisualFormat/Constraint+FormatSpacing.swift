extension Constraint {
  /// The meaning of a single `-` in a visual format: one spacing between two views, and another
  /// between a view and the superview.
  ///
  ///     try Constraint.visualFormat("|-[a]-[b]-|", views: views, spacing: .init(siblings: 4))
  public struct FormatSpacing: Hashable, Sendable {
    /// The space between two views, in points.
    public var siblings: Double
    /// The space between a view and the superview.
    public var superview: Superview

    /// The space between a view and the superview.
    public enum Superview: Hashable, Sendable {
      /// A number of points from the superview's edge.
      case distance(Double)
      /// 0 from the superview's layout margins.
      case margins
    }

    /// Creates a spacing.
    ///
    /// - Parameters:
    ///   - siblings: The space between two views, in points.
    ///   - superview: The space between a view and the superview, in points.
    public init(
      siblings: Double = standardSpacing, superview: Double = standardSuperviewSpacing
    ) {
      self.init(siblings: siblings, superview: .distance(superview))
    }

    /// Creates a spacing.
    ///
    /// - Parameters:
    ///   - siblings: The space between two views, in points.
    ///   - superview: The space between a view and the superview.
    public init(siblings: Double = standardSpacing, superview: Superview) {
      self.siblings = siblings
      self.superview = superview
    }

    /// 8 points between views, the margins of the superview: as on iOS from 8 on.
    ///
    /// A guide has no margins: if `superview` is a guide, the spacing is 0.
    public static let margins = FormatSpacing(superview: .margins)
  }
}
