import AnchorsLayout

/// One of two views is always twice as wide as the other.
func twoDifferentWidthViews(in screen: LayoutView) {
  let purple = LayoutView(name: "purple")
  let orange = LayoutView(name: "orange")
  for view in [purple, orange] { screen.addSubview(view) }

  Constraint.activate {
    purple.leading == screen.margins.leading
    orange.leading == purple.trailing + 8
    orange.trailing == screen.margins.trailing
    orange.width == 2 * purple.width

    [purple, orange].top == screen.safeArea.top + 20
    [purple, orange].bottom == screen.safeArea.bottom - 20
  }
}
