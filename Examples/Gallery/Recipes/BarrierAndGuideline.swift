import AnchorsLayout

/// The fields begin after the longest label; a note keeps to the right of a line at 40 percent.
func barrierAndGuideline(in screen: LayoutView) {
  let labels = ["Name", "Email address", "Phone"].map { LayoutLabel($0) }
  let fields = ["Ada", "ada@example.org", "555 0142"].map { TextField($0) }
  let note = Box("note", .orange)
  let barrier = LayoutGuide(identifier: "barrier")
  let line = LayoutGuide(identifier: "40 percent")
  screen.addSubviews(labels + fields + [note])
  for guide in [barrier, line] { screen.addLayoutGuide(guide) }

  Constraint.activate {
    // As near to the margin as the labels let it be
    barrier.leading == screen.margins.leading ~ .low
    for label in labels { barrier.leading >= label.trailing + 8 }

    labels.leading == screen.margins.leading
    fields.leading == barrier.leading
    fields.trailing == screen.margins.trailing
    fields[0].top == screen.safeArea.top + 20
    for (upper, lower) in zip(fields, fields.dropFirst()) { lower.top == upper.bottom + 8 }
    for (label, field) in zip(labels, fields) { label.firstBaseline == field.firstBaseline }

    line.leading == screen.trailing * 0.4
    note.leading == line.leading
    note.trailing == screen.margins.trailing
    note.top == fields[2].bottom + 20
    note.height == 80
  }
}
