import AnchorsLayout

/// A column of cards is as wide as the scroll view and as tall as it has to be. It has been
/// scrolled; the note is pinned to the frame and stays.
func scrollingContent(in screen: LayoutView) {
  let title = Label("Sights", size: 28, weight: .bold)
  let scroll = LayoutScrollView(name: "scroll")
  let cards = LayoutStackView(name: "cards", arrangedSubviews: places.map(card))
  let note = Box("note", fill: Tint.blue.strong, cornerRadius: 14)
  let text = Label("12 places near you", size: 15, colour: .onStrong)
  screen.addSubviews(title, scroll)
  scroll.addSubviews(cards, note)
  note.addSubview(text)
  cards.axis = .vertical
  cards.spacing = 10
  cards.setCustomSpacing(24, after: cards.arrangedSubviews[1])

  Constraint.activate {
    title.leading == screen.margins.leading
    title.top == screen.safeArea.top + 12
    scroll.top == title.bottom + 12
    scroll.horizontalEdges == screen.horizontalEdges
    scroll.bottom == screen.bottom

    // Edges are the content's, sizes the frame's.
    cards.horizontalEdges == scroll.horizontalEdges.inset(by: 16)
    cards.verticalEdges == scroll.verticalEdges
    cards.width == scroll.width - 32

    note.centerX == scroll.frameLayoutGuide.centerX
    note.bottom == scroll.frameLayoutGuide.bottom - 34
    text.horizontalEdges == note.horizontalEdges.inset(by: 16)
    text.verticalEdges == note.verticalEdges.inset(by: 6)
  }
  screen.layoutIfNeeded()
  scroll.contentOffset = scroll.clamped(Point(y: 140))
}

private let places = [
  ("Harbour", Tint.blue), ("Old town", .orange), ("Botanical garden", .green), ("Museum", .purple),
  ("Tower", .red), ("Market", .yellow), ("Bridge", .teal), ("Opera", .purple), ("Beach", .blue),
  ("Castle", .orange), ("Park", .green), ("Station", .gray),
]

/// A picture, a name and a line about it, in nested stacks.
private func card(_ place: String, _ tint: Tint) -> LayoutView {
  let picture = Box("picture", fill: tint.strong, cornerRadius: 8)
  let name = Label(place, weight: .bold)
  let about = Label("Open today", size: 13, colour: tint.ink)
  let texts = LayoutStackView(name: "texts", arrangedSubviews: [name, about])
  texts.axis = .vertical
  texts.spacing = 2
  let row = LayoutStackView(name: "row", arrangedSubviews: [picture, texts])
  row.alignment = .center
  row.spacing = 12
  let card = Box(place, fill: tint.soft, cornerRadius: 12)
  card.addSubview(row)
  Constraint.activate {
    picture.size == 56
    row.edges == card.edges.inset(by: 12)
  }
  return card
}
