import AnchorsLayout
import Drawing

extension Recipe {
  static let twoViewsWithComplexWidths = Recipe(
    "Two views with complex widths",
    "Twice as wide if there is room; but the narrow one never falls below 150 points."
  ) { screen in
    let blue = Box("blue", .blue)
    let red = Box("red", .red)
    screen.addSubviews(blue, red)

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
}
