import AnchorsLayout

/// The cover is as large as the window allows, the title has as many lines as it needs, and
/// the button always has room.
func player(in screen: LayoutView) {
  let cover = ImageView("cover")
  let title = Label(
    "Afternoons by the harbor, live", size: 24, weight: .bold, alignment: .center, lines: 0)
  let play = Button("Play")
  screen.addSubviews(cover, title, play)

  Constraint.activate {
    cover.top == screen.safeArea.top + 16
    cover.height == cover.width
    cover.width <= screen.safeArea.width - 40
    //  As large as it may be, and smaller before anything else is
    cover.width == 350 ~ 500

    title.top == cover.bottom + 24
    title.leading >= screen.safeArea.leading + 20
    play.top == title.bottom + 24
    play.bottom <= screen.safeArea.bottom - 16
    [cover, title, play].centerX == screen.safeArea.centerX
  }
}
