import AnchorsLayout
import Drawing

extension Recipe {
  static let twoEqualWidthButtons = Recipe(
    "Two equal-width buttons",
    "Two buttons at the bottom share the width; their height is their own."
  ) { screen in
    let short = Button("Short", .gray, isProminent: false)
    let long = Button("Much longer")
    screen.addSubviews(short, long)

    Constraint.activate {
      short.leading == screen.margins.leading
      long.leading == short.trailing + 8
      long.trailing == screen.margins.trailing
      short.width == long.width

      [short, long].bottom == screen.safeArea.bottom - 20
    }
  }
}
