import AnchorsLayout

/// A view controller with two groups of constraints, which it chooses from by the width there is:
/// two columns where it is regular, the detail below the list where it is compact.
func adaptiveMasterDetail(in screen: LayoutView) {
  let window = Window(rootViewController: MailController())
  screen.addSubview(window)
  Constraint.activate { window.edges == screen.edges }
}

private final class MailController: LayoutViewController {
  private let list = LayoutStackView(name: "list")
  private let message = Box("message", fill: .card, outline: .line, cornerRadius: 12)
  private let title = Label("Adaptive layout", size: 20, weight: .bold)
  private let text = LayoutLabel(
    "The list takes a third of a screen that is wide, and the message has the rest. On a narrow "
      + "screen the message is below the list, and both are as wide as the margins allow.")

  private lazy var columns = ConstraintGroup {
    list.bottom <= view.safeArea.bottom - 12
    list.width == view.margins.width / 3
    message.leading == list.trailing + 16
    message.top == list.top
  }

  private lazy var rows = ConstraintGroup {
    list.trailing == view.margins.trailing
    message.leading == view.margins.leading
    message.top == list.bottom + 16
  }

  override func loadView() { view = Box("mail", fill: .backdrop) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.preservesSuperviewLayoutMargins = true
    list.axis = .vertical
    list.spacing = 8
    for tint in [Tint.blue, .teal, .purple, .orange] {
      let row = Box("mail", tint)
      list.addArrangedSubview(row)
      row.makeConstraints { v in v.height == 44 }
    }
    text.numberOfLines = 0
    view.addSubviews(list, message)
    message.addSubviews(title, text)
    activate {
      list.top == view.safeArea.top + 12
      list.leading == view.margins.leading
      message.trailing == view.margins.trailing
      title.edges(.top, .leading, .trailing) == message.edges.inset(by: 16)
      text.top == title.bottom + 8
      text.edges(.leading, .trailing, .bottom) == message.edges.inset(by: 16)
    }
  }

  override func traitCollectionDidChange(_ previous: LayoutTraits?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.horizontalSizeClass == .regular {
      activate(columns, replacing: rows)
    } else {
      activate(rows, replacing: columns)
    }
  }
}
