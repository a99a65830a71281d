import AnchorsLayout

/// Twice as wide if there is room; but the narrow one never falls below 150 points.
func twoViewsWithComplexWidths(in screen: LayoutView) {
  let blue = LayoutView(name: "blue")
  let red = LayoutView(name: "red")
  for view in [blue, red] { screen.addSubview(view) }

  Constraint.activate {
    blue.leading == screen.margins.leading
    red.leading == blue.trailing + 8
    red.trailing == screen.margins.trailing
    red.width == 2 * blue.width ~ .high
    blue.width >= 150

    [blue, red].top == screen.safeArea.top + 20
    [blue, red].bottom == screen.safeArea.bottom - 20
  }
}
