import AnchorsLayout
import AnchorsMotion

/// Masonry’s animation: the distances of three views move between two constants.
func animatedInsets(in screen: LayoutView) -> [(timing: TimingCurve, change: () -> Void)] {
  let green = LayoutView(name: "green")
  let red = LayoutView(name: "red")
  let blue = LayoutView(name: "blue")
  for view in [green, red, blue] { screen.addSubview(view) }

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
    (.easeInOut(duration: 1), { outside.additionalInset = 70 }),
    (.easeInOut(duration: 1), { outside.additionalInset = 0 }),
  ]
}
