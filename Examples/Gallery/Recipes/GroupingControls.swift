import AnchorsLayout

/// A label and its field are laid out in a group, and the groups on the screen.
func groupingControls(in screen: LayoutView) {
  let titles = ["Name", "Email address", "Phone"]
  let labels = titles.map { LayoutLabel($0) }
  let fields = titles.map { TextField($0) }
  let groups = titles.map { Box("\($0) group", fill: .backdrop, cornerRadius: 12) }
  for (group, (label, field)) in zip(groups, zip(labels, fields)) {
    screen.addSubview(group)
    group.addSubviews(label, field)
    label.textAlignment = .trailing
    label.setContentHuggingPriority(251, for: .horizontal)
    label.setContentHuggingPriority(251, for: .vertical)
  }

  Constraint.activate {
    // Inside each group
    for (group, (label, field)) in zip(groups, zip(labels, fields)) {
      label.leading == group.leading + 10
      field.leading == label.trailing + 8
      field.trailing == group.trailing - 10
      field.verticalEdges == group.verticalEdges.inset(by: 8)
      label.firstBaseline == field.firstBaseline
    }

    // Across groups: columns that line up
    fields[0].width == fields.dropFirst().map(\.width)

    // The groups, whatever is in them
    groups.horizontalEdges == screen.margins.horizontalEdges
    groups[0].top == screen.safeArea.top + 20
    for (upper, lower) in zip(groups, groups.dropFirst()) {
      lower.top == upper.bottom + 8
    }
  }
}
