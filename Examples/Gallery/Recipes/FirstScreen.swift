import AnchorsLayout

/// The README's example: a card in the safe area, a title at the top of the card.
func firstScreen(in screen: LayoutView) {
  let card = LayoutView(name: "card")
  let title = LayoutView(name: "title")
  screen.addSubview(card)
  card.addSubview(title)
  title.intrinsicContentSize = Size(width: 180, height: 24)

  let gap = title.top == card.top + 10
  Constraint.activate {
    card.edges == screen.safeArea.edges.inset(by: 16)
    gap
    title.leading == card.leading + 12
    title.trailing <= card.trailing - 12 ~ .required - 1
    title.height >= title.width / 8 ~ .high
  }
}
