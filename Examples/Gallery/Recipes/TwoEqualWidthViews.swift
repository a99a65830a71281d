import AnchorsLayout
import Drawing

extension Recipe {
  static let twoEqualWidthViews = Recipe(
    "Two equal-width views",
    "Two views side by side share the width, whatever it is."
  ) { screen in
    let yellow = Box("yellow", .yellow)
    let green = Box("green", .green)
    screen.addSubviews(yellow, green)

    Constraint.activate {
      yellow.leading == screen.margins.leading
      green.leading == yellow.trailing + 8
      green.trailing == screen.margins.trailing
      yellow.width == green.width

      [yellow, green].top == screen.safeArea.top + 20
      [yellow, green].bottom == screen.safeArea.bottom - 20
    }
  }
}
