import Anchors
import Drawing

/// A recipe laid out on one screen in one direction.
struct Picture {
  let screen: Screen
  let direction: LayoutDirection
  let viewCount: Int
  let constraintCount: Int
  /// How long the first layout took once the constraints were installed.
  let layoutTime: Duration
  let problems: [String]
  /// The picture, with its style sheet and without.
  let svg: String
  let svgForPage: String

  init(_ recipe: Recipe, on screen: Screen, _ direction: LayoutDirection) {
    let root = screen.makeRoot(direction)
    recipe.build(root)
    layoutTime = ContinuousClock().measure { root.layoutIfNeeded() }
    let views = root.views
    viewCount = views.count
    constraintCount = views.reduce(0) { $0 + $1.hostedConstraints.count }
    problems = Inspection(of: root).problems
    root.name = "\(recipe.title), \(screen.name), \(direction.abbreviation)"
    svg = Drawing.svg(of: root, style: .screen)
    var style = Drawing.Style.screen
    style.embedsStylesheet = false
    svgForPage = Drawing.svg(of: root, style: style)
    self.screen = screen
    self.direction = direction
  }
}

extension LayoutView {
  /// The view and all below it, a superview before its subviews.
  var views: [LayoutView] { [self] + subviews.flatMap(\.views) }
}
