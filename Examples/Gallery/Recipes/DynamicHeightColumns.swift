import AnchorsLayout

/// Each row is as tall as the taller of its two, so that text may be of any size.
func dynamicHeightColumns(in screen: LayoutView) {
  let titles = ["First name", "Middle name", "Last name"]
  let sizes = [17.0, 34, 26]
  let labels = zip(titles, sizes).map { LayoutLabel($0, font: TextFont(size: $1)) }
  let fields = ["Required", "Optional", "Required"].map { TextField($0) }
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

    for first in [labels[0].anchors, fields[0].anchors] {
      first.top >= screen.safeArea.top + 20
      first.top == screen.safeArea.top + 20 ~ 249
    }
    for row in 1..<titles.count {
      labels[row].top >= labels[row - 1].bottom + 8
      labels[row].top == labels[row - 1].bottom + 8 ~ 249
      fields[row].top >= fields[row - 1].bottom + 8
      fields[row].top == fields[row - 1].bottom + 8 ~ 249
    }
  }
}
