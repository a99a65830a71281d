import AnchorsGTK
import CGTK

/// A row of buttons, all as wide as the widest one.
@MainActor
public struct ButtonRow {
  /// The container of the row.
  public let container: LayoutContainer
  /// The buttons, in the direction of text.
  public let buttons: [Widget]

  init(_ buttons: [Widget], name: String) {
    container = LayoutContainer(name: name)
    self.buttons = buttons
    for button in buttons { container.add(button) }
    guard let first = buttons.first, let last = buttons.last else { return }
    Constraint.activate {
      first.leading >= container.leading + 24
      last.trailing == container.trailing - 24
      for button in buttons { button.verticalEdges == container.verticalEdges.inset(by: 12) }
      for (button, next) in zip(buttons, buttons.dropFirst()) {
        next.leading == button.trailing + 12
        next.width == button.width
      }
    }
  }
}
