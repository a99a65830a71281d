import AnchorsLayout

/// The button rests on the keyboard’s guide; with less room, the explanation shows fewer lines.
func keyboardForm(in screen: LayoutView) {
  let title = Label("Sign up", size: 28, weight: .bold)
  let note = Label(
    "We write to you once, to make sure that the address is yours. After that you will hear from "
      + "us only when a constraint of yours cannot be satisfied.",
    size: 15, colour: .secondaryText, lines: 0)
  let labels = [Label("Name"), Label("Address")]
  let fields = [TextField("Your name", text: "Ada Lovelace"), TextField("name@example")]
  let button = Button("Continue")
  let keyboard = keyboard()
  screen.addSubviews([title, note] + labels + fields + [button, keyboard])
  screen.keyboardHeight = (0.36 * screen.frame.height).rounded()
  note.setContentCompressionResistancePriority(.low, for: .vertical)
  for label in labels { label.setContentHuggingPriority(251, for: .horizontal) }

  let column = screen.readableContent
  Constraint.activate {
    keyboard.edges == screen.keyboard.edges

    [title, note, button].leading == column.leading
    title.top == screen.safeArea.top + 12
    title.trailing <= column.trailing
    note.trailing == column.trailing
    note.top == title.bottom + 4

    labels.leading == column.leading
    fields.trailing == column.trailing
    labels[0].width == labels[1].width
    fields[0].top == note.bottom + 12
    fields[1].top == fields[0].bottom + 8
    for (label, field) in zip(labels, fields) {
      field.leading == label.trailing + 12
      label.firstBaseline == field.firstBaseline
    }

    button.trailing == column.trailing
    button.top >= fields[1].bottom + 12
    button.bottom == screen.keyboard.top - 12
  }
}

/// Three rows of keys and a space bar, as large as there is room for.
private func keyboard() -> LayoutView {
  let keyboard = Box("keyboard", fill: .line)
  keyboard.layoutDirection = .leftToRight  // as its letters, whatever the screen's
  let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", " "].map { row in
    row.map { letter in
      let key = Box("key \(letter)", fill: .card, cornerRadius: 5)
      let label = Label(String(letter), size: 15, alignment: .center)
      keyboard.addSubview(key)
      if letter != " " {
        key.addSubview(label)
        Constraint.activate { label.center == key.center }
      }
      return key
    }
  }
  let space = rows[3][0]
  let letters = rows.dropLast().flatMap { $0 }

  Constraint.activate {
    rows[0][0].leading == keyboard.leading + 4
    rows[0][9].trailing == keyboard.trailing - 4
    rows[0][0].top == keyboard.top + 6
    space.bottom == keyboard.safeArea.bottom - 6
    for row in rows { row[0].top == row.dropFirst().map(\.top) }
    for (upper, lower) in zip(rows, rows.dropFirst()) { lower[0].top == upper[0].bottom + 6 }
    letters.height == space.height
    letters[0].width == letters.dropFirst().map(\.width)
    for row in rows {
      for (left, right) in zip(row, row.dropFirst()) { right.leading == left.trailing + 4 }
    }
    rows[1][4].centerX == keyboard.centerX
    rows[2][3].centerX == keyboard.centerX
    space.centerX == keyboard.centerX
    space.width == keyboard.width / 2
  }
  return keyboard
}
