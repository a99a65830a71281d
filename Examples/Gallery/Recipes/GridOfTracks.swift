import AnchorsLayout

/// A keypad of equal cells, and a card whose photo spans two rows: each grid is one statement.
func gridOfTracks(in screen: LayoutView) {
  let card = Group(name: "card"), keypad = Group(name: "keypad")
  screen.addSubviews(card, keypad)
  let photo = Box("photo", .orange)
  let title = Box("title", .blue), call = Box("call", .teal), write = Box("write", .teal)
  let keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "#"].map { Box($0, .purple) }
  card.addSubviews(photo, title, call, write)
  keypad.addSubviews(keys)

  Constraint.activate {
    card.horizontalEdges == screen.margins.horizontalEdges
    card.top == screen.safeArea.top + 20
    card.height == 120
    keypad.top == card.bottom + 24
    keypad.horizontalEdges == card.horizontalEdges
    keypad.bottom == screen.safeArea.bottom - 20

    // An item in several cells spans them
    Constraint.grid(
      [
        [photo, title, title],
        [photo, call, write],
      ], columns: [.length(96), .share(1)], columnSpacing: 12, rowSpacing: 12)

    Constraint.grid(
      [
        [keys[0], keys[1], keys[2]],
        [keys[3], keys[4], keys[5]],
        [keys[6], keys[7], keys[8]],
        [keys[9], keys[9], keys[10]],
      ], columnSpacing: 12, rowSpacing: 12)
  }
}
