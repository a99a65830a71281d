import AnchorsLayout
import Drawing

extension Recipe {
  static let animatedInsets = Recipe.moving(
    "Animated insets",
    "Masonry’s animation: the distances of three views move between two constants."
  ) { screen in
    let (green, red, blue) = (Box("green", .green), Box("red", .red), Box("blue", .blue))
    screen.addSubviews(green, red, blue)

    let outside = Constraint.activate {
      green.edges(.leading, .top) == screen.safeArea.edges.inset(by: 10)
      red.edges(.top, .trailing) == screen.safeArea.edges.inset(by: 10)
      blue.edges(.leading, .bottom, .trailing) == screen.safeArea.edges.inset(by: 10)
    }
    Constraint.activate {
      red.leading == green.trailing + 10
      [green, red].bottom == blue.top - 10
      green.width == red.width
      blue.height == green.height
    }
    return [
      Step(.easeInOut(duration: 1)) { outside.inset = 70 },
      Step(.easeInOut(duration: 1)) { outside.inset = 0 },
    ]
  }
}
