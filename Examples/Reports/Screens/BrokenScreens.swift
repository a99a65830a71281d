import AnchorsLayout

/// A title that is wider than the card it must stay in, and a picture with two heights.
func conflictScreen() -> LayoutView {
  let screen = LayoutView(name: "screen", width: 390, height: 480)
  screen.layoutTree.conflictHandler = nil  // the report tells of them
  let card = LayoutView(name: "card"), title = LayoutView(name: "title")
  let picture = LayoutView(name: "picture"), caption = LayoutView(name: "caption")
  screen.addSubview(card)
  for view in [title, picture, caption] { card.addSubview(view) }
  caption.intrinsicContentSize = Size(width: 320, height: 18)

  Constraint.activate {
    card.center == screen.center
    card.size == Size(width: 300, height: 360)
    title.leading == card.leading + 12
    title.top == card.top + 12
    title.height == 40
    title.width >= 320
    title.trailing <= card.trailing - 12
    picture.top == title.bottom + 16
    picture.horizontalEdges == card.horizontalEdges.inset(by: 12)
    picture.height == 160
    picture.height == picture.width / 2
    caption.top == picture.bottom + 12
    caption.leading == picture.leading
    caption.trailing <= picture.trailing
    caption.bottom <= card.bottom - 12
  }
  return screen
}

/// A form that determines where its labels stand, but not the widths of its fields or the position
/// of the button.
func ambiguousScreen() -> LayoutView {
  let form = LayoutView(name: "form", width: 390, height: 400)
  let entries = ["name", "street", "city"]
  let labels = entries.map { LayoutLabel($0) }
  let fields = entries.map { LayoutView(name: "\($0)Field") }
  let button = LayoutView(name: "save")
  button.intrinsicContentSize = Size(width: 120, height: 44)
  for (label, entry) in zip(labels, entries) { label.layoutName = "\(entry)Label" }
  for view in labels + fields + [button] { form.addSubview(view) }

  Constraint.activate {
    for (label, field) in zip(labels, fields) {
      label.leading == form.leading + 20
      field.leading == label.trailing + 12
      field.trailing <= form.trailing - 20
      field.height == 36
      field.centerY == label.centerY
    }
    labels[0].top == form.top + 40
    for (upper, lower) in zip(labels, labels.dropFirst()) { lower.top == upper.bottom + 32 }
    fields[1].width == fields[0].width
    fields[2].width == fields[0].width
    button.trailing == form.trailing - 20
    button.top >= fields[2].bottom + 24
    button.bottom <= form.bottom - 20
  }
  return form
}
