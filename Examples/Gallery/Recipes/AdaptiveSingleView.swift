import AnchorsLayout

/// 8 points from a bar if there is one, 20 from the screen’s edge if there is none.
func adaptiveSingleView(in screen: LayoutView) {
  let blue = LayoutView(name: "blue")
  screen.addSubview(blue)

  Constraint.activate {
    blue.leading == screen.margins.leading
    blue.trailing == screen.margins.trailing

    blue.top == screen.safeArea.top + 8 ~ .high
    blue.top >= screen.top + 20

    blue.bottom == screen.safeArea.bottom - 8 ~ .high
    blue.bottom <= screen.bottom - 20
  }
}
