import AnchorsLayout
import Drawing

extension Recipe {
  static let twoButtonsWithEqualSpacing = Recipe(
    "Two buttons with equal white space",
    "Buttons as wide as the longer title needs; three guides of equal width share what is left."
  ) { screen in
    let short = Button("Short", .gray, isProminent: false)
    let long = Button("Longer title")
    screen.addSubviews(short, long)

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
}
