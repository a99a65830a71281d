import AnchorsLayout

/// Buttons as wide as the longer title needs; three guides of equal width share what is left.
func twoButtonsWithEqualSpacing(in screen: LayoutView) {
  let short = Button("Short", .gray, isProminent: false)
  let long = Button("Longer title")
  for view in [short, long] { screen.addSubview(view) }

  let before = LayoutGuide(identifier: "before")
  let between = LayoutGuide(identifier: "between")
  let after = LayoutGuide(identifier: "after")
  for guide in [before, between, after] { screen.addLayoutGuide(guide) }

  Constraint.activate {
    before.leading == screen.margins.leading
    short.leading == before.trailing
    between.leading == short.trailing
    long.leading == between.trailing
    after.leading == long.trailing
    after.trailing == screen.margins.trailing

    long.leading >= short.trailing + 8
    before.width == [between.width, after.width]
    short.width == long.width

    [short, long].bottom == screen.safeArea.bottom - 20
    [before, between, after].verticalEdges == short.verticalEdges
  }
}
