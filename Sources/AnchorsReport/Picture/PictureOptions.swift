/// What a picture of a layout shows, and how.
///
///     screen.layoutTree.svg()                                          // frames and names
///     screen.layoutTree.svg(PictureOptions(constraints: .all))         // and every constraint
///     screen.layoutTree.svg(PictureOptions(scale: 2, scheme: .dark))
public struct PictureOptions: Sendable, Hashable {
  /// Which constraints are drawn.
  public enum Constraints: Sendable, Hashable {
    /// None.
    case none
    /// Those that cannot hold together.
    case conflicting
    /// Every active one.
    case all
  }

  /// Which colours a picture has.
  public enum Scheme: Sendable, Hashable {
    /// Those that whoever looks at it prefers (`prefers-color-scheme`).
    case automatic
    /// Dark ink on a light ground.
    case light
    /// Light ink on a dark ground.
    case dark
  }

  /// Which constraints are drawn. Default: those in conflict, if there are any.
  public var constraints: Constraints
  /// Whether items are named. A name that fits nowhere is left out.
  public var showsNames: Bool
  /// Whether guides are drawn, dotted.
  public var showsGuides: Bool
  /// Whether hidden views are drawn, faintly.
  public var showsHiddenViews: Bool
  /// Whether the rectangle that constraints are about is drawn where it is not the frame.
  public var showsAlignmentRects: Bool
  /// Whether edges that nothing determines are dashed.
  public var showsAmbiguity: Bool
  /// How deep the picture goes: 1 for the topmost item's children only; `nil` for everything.
  public var depth: Int?
  /// How many pixels a point becomes, from 0.01 to 100. Lines and text keep their size: a larger
  /// picture has room for more of them.
  public var scale: Double
  /// The room around what is drawn, in pixels.
  public var padding: Double
  /// The colours.
  public var scheme: Scheme

  /// Creates options; each has a default.
  public init(
    constraints: Constraints = .conflicting, showsNames: Bool = true, showsGuides: Bool = true,
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
