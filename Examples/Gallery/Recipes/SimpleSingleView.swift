import AnchorsLayout

/// One view fills the screen, inside the margins and 20 points from the bars.
func simpleSingleView(in screen: LayoutView) {
  let red = LayoutView(name: "red")
  screen.addSubview(red)

  Constraint.activate {
    red.leading == screen.margins.leading
    red.trailing == screen.margins.trailing
    red.top == screen.safeArea.top + 20
    red.bottom == screen.safeArea.bottom - 20
  }
}
