import AnchorsLayout

/// Each view is inside the one before it, by another distance at each physical edge.
func edgesWithInsets(in screen: LayoutView) {
  var outer: LayoutView = screen
  for (depth, tint) in Tint.allCases.dropLast().enumerated() {
    let inner = Box("box \(depth)", fill: tint.soft, cornerRadius: 14)
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
