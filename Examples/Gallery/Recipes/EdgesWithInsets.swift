import AnchorsLayout
import Drawing

extension Recipe {
  static let edgesWithInsets = Recipe(
    "Edges with insets",
    "Each view is inside the one before it, by another distance at each physical edge."
  ) { screen in
    var outer: LayoutView = screen
    for (depth, hue) in Hue.cycle.dropLast().enumerated() {
      let inner = Box("box \(depth)", fill: hue.soft, cornerRadius: 14)
      outer.addSubview(inner)
      Constraint.activate {
        if outer === screen {
          inner.edges == screen.safeArea.edges.inset(by: 16)
        } else {
          inner.edges == outer.edges.inset(by: Insets(top: 5, left: 10, bottom: 15, right: 20))
        }
      }
      outer = inner
    }
  }
}
