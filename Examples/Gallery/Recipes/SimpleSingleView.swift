import AnchorsLayout
import Drawing

extension Recipe {
  static let simpleSingleView = Recipe(
    "Simple single view",
    "One view fills the screen, inside the margins and 20 points from the bars."
  ) { screen in
    let red = Box("red", .red)
    screen.addSubview(red)

    Constraint.activate {
      red.leading == screen.margins.leading
      red.trailing == screen.margins.trailing
      red.top == screen.safeArea.top + 20
      red.bottom == screen.safeArea.bottom - 20
    }
  }
}
