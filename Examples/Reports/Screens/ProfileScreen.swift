import AnchorsLayout

/// A card with a photo, two lines of text and two buttons: a layout with nothing wrong with it.
func profileScreen(_ direction: InterfaceDirection) -> LayoutView {
  let screen = LayoutView(name: "screen", width: 390, height: 620)
  screen.layoutDirection = direction
  screen.safeAreaInsets = Insets(top: 47, bottom: 34)
  let header = LayoutView(name: "header")
  let card = LayoutView(name: "card")
  let photo = LayoutView(name: "photo")
  let name = LayoutLabel("Writes down where things are")
  let note = LayoutLabel("Lets others find out where that is, on any screen and in any language.")
  let buttons = ["call", "write"].map { LayoutView(name: $0) }
  name.layoutName = "name"
  note.layoutName = "note"
  note.numberOfLines = 0
  screen.addSubview(header)
  screen.addSubview(card)
  for view in [photo, name, note] + buttons { card.addSubview(view) }
  for button in buttons { button.intrinsicContentSize = Size(width: 64, height: 22) }

  Constraint.activate {
    header.edges(.top, .leading, .trailing) == screen.safeArea.edges
    header.height == 52
    card.horizontalEdges == screen.safeArea.horizontalEdges.inset(by: 16)
    card.top == header.bottom + 20
    card.bottom <= screen.safeArea.bottom - 16
    photo.top == card.top + 16
    photo.leading == card.leading + 16
    photo.size == 72
    name.top == photo.top
    name.leading == photo.trailing + 16
    name.trailing <= card.trailing - 16
    note.top == name.bottom + 8
    note.leading == name.leading
    note.trailing <= card.trailing - 16
    buttons[0].top >= note.bottom + 24
    buttons[0].top >= photo.bottom + 24
    buttons[0].top == photo.bottom + 24 ~ .low
    buttons[0].leading == card.leading + 16
    buttons[1].leading == buttons[0].trailing + 12
    buttons[1].trailing == card.trailing - 16
    buttons[1].centerY == buttons[0].centerY
    buttons[1].width == buttons[0].width
    buttons.height == 44
    buttons[0].bottom == card.bottom - 16
  }
  return screen
}
