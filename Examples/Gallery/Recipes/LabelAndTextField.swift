import AnchorsLayout
import Drawing

extension Recipe {
  static let labelAndTextField = Recipe(
    "Label and text field",
    "The label is as wide as its text; the field, which hugs its content less, takes the rest."
  ) { screen in
    let name = Label("Name")
    let field = TextField("Enter name")
    screen.addSubviews(name, field)
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
}
