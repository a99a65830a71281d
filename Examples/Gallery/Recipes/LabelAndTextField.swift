import AnchorsLayout

/// The label is as wide as its text; the field, which hugs its content less, takes the rest.
func labelAndTextField(in screen: LayoutView) {
  let name = LayoutLabel("Name")
  let field = TextField("Enter name")
  for view in [name, field] { screen.addSubview(view) }
  name.setContentHuggingPriority(251, for: .horizontal)
  name.setContentHuggingPriority(251, for: .vertical)

  Constraint.activate {
    name.leading == screen.margins.leading
    field.leading == name.trailing + 8
    field.trailing == screen.margins.trailing

    field.top == screen.safeArea.top + 20
    name.firstBaseline == field.firstBaseline
  }
}
