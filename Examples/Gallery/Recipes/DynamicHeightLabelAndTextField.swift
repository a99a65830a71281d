import AnchorsLayout

/// Whichever is taller, here the label, keeps 20 points from the top; the baselines agree.
func dynamicHeightLabelAndTextField(in screen: LayoutView) {
  let name = LayoutLabel("Name", font: TextFont(size: 44, weight: .bold))
  let field = TextField("Enter name")
  for view in [name, field] { screen.addSubview(view) }
  name.setContentHuggingPriority(251, for: .horizontal)
  name.setContentHuggingPriority(251, for: .vertical)

  Constraint.activate {
    name.leading == screen.margins.leading
    field.leading == name.trailing + 8
    field.trailing == screen.margins.trailing

    [name, field].top >= screen.safeArea.top + 20
    name.top == screen.safeArea.top + 20 ~ 249
    field.top == screen.safeArea.top + 20 ~ 249
    name.firstBaseline == field.firstBaseline
  }
}
