import AnchorsLayout
import Drawing

extension Recipe {
  static let twoDifferentWidthViews = Recipe(
    "Two different-width views",
    "One of two views is always twice as wide as the other."
  ) { screen in
    let purple = Box("purple", .purple)
    let orange = Box("orange", .orange)
    screen.addSubviews(purple, orange)

    Constraint.activate {
      purple.leading == screen.margins.leading
      orange.leading == purple.trailing + 8
      orange.trailing == screen.margins.trailing
      orange.width == 2 * purple.width

      [purple, orange].top == screen.safeArea.top + 20
      [purple, orange].bottom == screen.safeArea.bottom - 20
    }
  }
}
