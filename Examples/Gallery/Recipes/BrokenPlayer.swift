import AnchorsLayout

/// A player that is right on one phone: in a low window the button is gone, in a narrow one the
/// title is cut off.
func brokenPlayer(in screen: LayoutView) {
  let cover = ImageView("cover")
  let title = Label("Afternoons by the harbor, live", size: 24, weight: .bold)
  let play = Button("Play")
  screen.addSubviews(cover, title, play)

  Constraint.activate {
    cover.top == screen.safeArea.top + 16
    cover.size == Size(width: 350, height: 350)
    title.top == cover.bottom + 24
    play.top == title.bottom + 24
    [cover, title, play].centerX == screen.centerX
  }
}
