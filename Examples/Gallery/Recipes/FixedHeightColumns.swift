import AnchorsLayout

/// Fields of equal width make the labels as wide as the widest of them.
func fixedHeightColumns(in screen: LayoutView) {
  let titles = ["First name", "Middle name", "Last name"]
  let labels = titles.map { LayoutLabel($0) }
  let fields = titles.map { TextField("Enter \($0.lowercased())") }
  screen.addSubviews(labels + fields)
  for label in labels {
    label.textAlignment = .trailing
    label.setContentHuggingPriority(251, for: .horizontal)
    label.setContentHuggingPriority(251, for: .vertical)
  }

  Constraint.activate {
    labels.leading == screen.margins.leading
    fields.trailing == screen.margins.trailing
    fields[0].width == fields.dropFirst().map(\.width)
    for (label, field) in zip(labels, fields) {
      field.leading == label.trailing + 8
      label.firstBaseline == field.firstBaseline
    }

    fields[0].top == screen.safeArea.top + 20
    for (upper, lower) in zip(fields, fields.dropFirst()) {
      lower.top == upper.bottom + 8
    }
  }
}
