import AnchorsLayout
import AnchorsMotion
import Drawing

/// A recipe laid out on one screen in one direction: a still, or a film if something happens in it.
struct Picture {
  let screen: Screen
  let direction: InterfaceDirection
  let viewCount: Int
  let constraintCount: Int
  /// The time of the first layout after the constraints were installed.
  let layoutTime: Duration
  let problems: [String]
  /// The picture, with its style sheet and without.
  let svg: String
  let svgForPage: String

  init(_ recipe: Recipe, on screen: Screen, _ direction: InterfaceDirection) {
    let root = screen.makeRoot(direction)
    let steps = recipe.build(root)
    layoutTime = ContinuousClock().measure { root.layoutIfNeeded() }
    let views = root.views
    viewCount = views.count
    constraintCount = views.reduce(0) { $0 + $1.hostedConstraints.count }
    var problems = Inspection(of: root).problems
    root.layoutName = "\(recipe.title), \(screen.name), \(direction.abbreviation)"
    if steps.isEmpty {
      svg = Drawing.svg(of: root)
      svgForPage = Drawing.svg(of: root, embedsStylesheet: false)
    } else {
      var film = Film(of: root)
      film.hold(0.8)
      for step in steps {
        film.play(LayoutTransition(of: root, timing: step.timing, changes: step.change))
        film.hold(0.8)
        problems += Inspection(of: root).problems
      }
      svg = film.svg()
      svgForPage = film.svg(embedsStylesheet: false)
    }
    self.problems = problems
    self.screen = screen
    self.direction = direction
  }
}

extension LayoutView {
  /// The view and all below it, a superview before its subviews.
  var views: [LayoutView] {
    var views: [LayoutView] = []
    var pending = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending += view.subviews.reversed()
    }
    return views
  }
}
