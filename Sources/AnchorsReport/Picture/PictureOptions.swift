/// The options of a picture.
///
///     screen.layoutTree.svg()                                          // views, texts and names
///     screen.layoutTree.svg(PictureOptions(constraints: .all))         // and every constraint
///     screen.layoutTree.svg(PictureOptions(scale: 2, scheme: .dark))
public struct PictureOptions: Sendable, Hashable {
  /// The constraints in a picture.
  public enum Constraints: Sendable, Hashable {
    /// None.
    case none
    /// Conflicting constraints.
    case conflicting
    /// Every active one. A text that would cover another is left out.
    case all
  }

  /// The colors of a picture.
  public enum Scheme: Sendable, Hashable {
    /// The viewer's preference (`prefers-color-scheme`).
    case automatic
    /// Dark ink on a light ground.
    case light
    /// Light ink on a dark ground.
    case dark
  }

  /// The constraints to draw. Default: conflicting ones, if there are any.
  public var constraints: Constraints
  /// `true` if items are named, except labels, which show their text. A name without room is left
  /// out.
  public var showsNames: Bool
  /// `true` if guides are drawn, dotted.
  public var showsGuides: Bool
  /// `true` if hidden views are drawn, faintly.
  public var showsHiddenViews: Bool
  /// `true` if alignment rectangles are drawn if they are not the frame.
  public var showsAlignmentRects: Bool
  /// `true` if ambiguous edges are dashed.
  public var showsAmbiguity: Bool
  /// The depth of the picture: 1 for the root's children only; `nil` for everything.
  public var depth: Int?
  /// The number of pixels per point, from 0.01 to 100. Lines and text keep their size, so a larger
  /// picture has room for more of them.
  public var scale: Double
  /// The padding around the drawing, in pixels.
  public var padding: Double
  /// The colors.
  public var scheme: Scheme

  /// Creates options; each has a default.
  public init(
    constraints: Constraints = .conflicting, showsNames: Bool = true, showsGuides: Bool = false,
    showsHiddenViews: Bool = false, showsAlignmentRects: Bool = false,
    showsAmbiguity: Bool = true, depth: Int? = nil, scale: Double = 1, padding: Double = 12,
    scheme: Scheme = .automatic
  ) {
    self.constraints = constraints
    self.showsNames = showsNames
    self.showsGuides = showsGuides
    self.showsHiddenViews = showsHiddenViews
    self.showsAlignmentRects = showsAlignmentRects
    self.showsAmbiguity = showsAmbiguity
    self.depth = depth
    self.scale = scale
    self.padding = padding
    self.scheme = scheme
  }
}
