import AnchorsLayout

/// A column of a row of an image and a column of rows: guides stand in for the stacks.
func nestedStacks(in screen: LayoutView) {
  let image = ImageView("portrait", size: Size(width: 96, height: 96))
  let titles = ["First", "Middle", "Last"]
  let labels = titles.map { LayoutLabel($0) }
  let fields = ["Ada", "King", "Lovelace"].map { TextField("Name", text: $0) }
  let notes = Box("notes", .gray)
  let buttons = [
    Button("Save"), Button("Cancel", .gray, isProminent: false),
    Button("Clear", .red, isProminent: false),
  ]
  screen.addSubviews([image, notes] + labels + fields + buttons)
  for label in labels {
    label.textAlignment = .trailing
    label.setContentHuggingPriority(251, for: .horizontal)
    label.setContentHuggingPriority(251, for: .vertical)
  }
  for field in fields {
    field.setContentHuggingPriority(48, for: .horizontal)
    field.setContentCompressionResistancePriority(749, for: .horizontal)
  }
  image.setContentCompressionResistancePriority(48, for: .horizontal)
  image.setContentCompressionResistancePriority(48, for: .vertical)
  image.setContentHuggingPriority(48, for: .horizontal)
  image.setContentHuggingPriority(48, for: .vertical)

  let root = LayoutGuide(identifier: "root stack")
  let names = LayoutGuide(identifier: "name rows")
  for stack in [root, names] { screen.addLayoutGuide(stack) }

  Constraint.activate {
    root.horizontalEdges == screen.margins.horizontalEdges
    root.verticalEdges == screen.safeArea.verticalEdges.inset(by: 20)

    // Upper row: a square image as tall as the name rows
    image.edges(.top, .leading) == root.edges
    names.edges(.top, .trailing) == root.edges
    names.leading == image.trailing + 8
    image.width == image.height
    image.height == names.height

    // Name rows
    labels.leading == names.leading
    fields.trailing == names.trailing
    fields[0].width == fields.dropFirst().map(\.width)
    for (label, field) in zip(labels, fields) {
      field.leading == label.trailing + 8
      label.firstBaseline == field.firstBaseline
    }
    fields[0].top == names.top
    for (upper, lower) in zip(fields, fields.dropFirst()) { lower.top == upper.bottom + 8 }
    fields[2].bottom == names.bottom

    // Notes take what is left
    notes.horizontalEdges == root.horizontalEdges
    notes.top == names.bottom + 8

    // Buttons share the last row
    buttons.top == notes.bottom + 8
    buttons.bottom == root.bottom
    buttons[0].leading == root.leading
    for (left, right) in zip(buttons, buttons.dropFirst()) {
      right.leading == left.trailing + 8
      right.width == left.width
    }
    buttons[2].trailing == root.trailing
  }
}
