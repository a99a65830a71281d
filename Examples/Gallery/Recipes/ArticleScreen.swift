import AnchorsLayout

/// Every text takes the lines it needs in its width; the last one ends where the screen does.
func articleScreen(in screen: LayoutView) {
  let headline = Label(
    "The measurer of Sourceville measures twice", size: 26, weight: .bold, lines: 0)
  let byline = Label("By our own correspondent · 4 minutes", size: 13, colour: .secondaryText)
  let picture = ImageView("hills")
  let caption = Label(
    "Hills near the village, half as wide again as the text beside them.", size: 12,
    colour: .secondaryText, lines: 0)
  let opening = Label(
    "How tall is a paragraph? Nobody can say before knowing how wide it is, and how wide it is "
      + "follows from everything around it.",
    size: 16, lines: 0)
  let body = Label(
    "So the widths are found first, as if every text stood on one line. Then each text is asked "
      + "how tall it is in the width it was given, and what stands below moves down. Since no "
      + "height had a say in the widths, nothing is left to change, and the second time is the "
      + "last.\n\nA text that has less room than it needs shows the lines that fit, and an "
      + "ellipsis for the others. This one gives way before all else on the screen: it resists "
      + "being lower than its content less than the others do.",
    size: 16, lines: 0)
  screen.addSubviews(headline, byline, picture, caption, opening, body)
  body.setContentCompressionResistancePriority(.low, for: .vertical)

  let column = screen.readableContent
  Constraint.activate {
    [headline, opening, body].horizontalEdges == column.horizontalEdges
    [byline, picture].leading == column.leading
    byline.trailing <= column.trailing
    caption.trailing == column.trailing

    headline.top == screen.safeArea.top + 16
    byline.top == headline.bottom + 6
    opening.top == byline.bottom + 14

    //  picture : caption = 3 : 2, the caption's last line on the picture's lower edge
    picture.top == opening.bottom + 14
    picture.height == 0.6 * picture.width
    caption.leading == picture.trailing + 12
    picture.width == 1.5 * caption.width
    caption.lastBaseline == picture.bottom

    body.top == picture.bottom + 14
    body.bottom <= screen.safeArea.bottom - 12
  }
}
