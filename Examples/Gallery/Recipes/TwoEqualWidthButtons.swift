import AnchorsLayout

/// Two buttons at the bottom share the width; their height is their own.
func twoEqualWidthButtons(in screen: LayoutView) {
  let short = Button("Short", .gray, isProminent: false)
  let long = Button("Much longer")
  for view in [short, long] { screen.addSubview(view) }

  Constraint.activate {
    short.leading == screen.margins.leading
    long.leading == short.trailing + 8
    long.trailing == screen.margins.trailing
    short.width == long.width

    [short, long].bottom == screen.safeArea.bottom - 20
  }
}
