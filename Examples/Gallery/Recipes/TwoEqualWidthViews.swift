import AnchorsLayout

/// Two views side by side share the width, whatever it is.
func twoEqualWidthViews(in screen: LayoutView) {
  let yellow = LayoutView(name: "yellow")
  let green = LayoutView(name: "green")
  for view in [yellow, green] { screen.addSubview(view) }

  Constraint.activate {
    yellow.leading == screen.margins.leading
    green.leading == yellow.trailing + 8
    green.trailing == screen.margins.trailing
    yellow.width == green.width

    [yellow, green].top == screen.safeArea.top + 20
    [yellow, green].bottom == screen.safeArea.bottom - 20
  }
}
