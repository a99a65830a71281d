import AnchorsLayout

/// A third button costs three more constraints: two across, one down.
func threeEqualWidthButtons(in screen: LayoutView) {
  let short = Button("Short", .gray, isProminent: false)
  let medium = Button("Medium", .gray, isProminent: false)
  let long = Button("Long title")
  for view in [short, medium, long] { screen.addSubview(view) }

  Constraint.activate {
    short.leading == screen.margins.leading
    medium.leading == short.trailing + 8
    long.leading == medium.trailing + 8
    long.trailing == screen.margins.trailing
    short.width == [medium.width, long.width]

    [short, medium, long].bottom == screen.safeArea.bottom - 20
  }
}
