import AnchorsGTK
import CGTK

/// A window with an icon, a text that wraps, and buttons. It is as large as its text.
@MainActor
public final class MessageDialog {
  /// The window.
  public let window: UnsafeMutablePointer<GtkWindow>
  /// The container of the dialog.
  public let content = LayoutContainer(name: "dialog")
  /// The icon beside the text.
  public let icon = Widget(gtk_image_new_from_icon_name("dialog-information"), name: "icon")
  /// The text, at most 360 wide.
  public let text: Widget
  /// The buttons below.
  public private(set) var row = ButtonRow([], name: "dialogButtons")

  /// Makes a dialog, which is not shown yet.
  public init(_ message: String, over parent: UnsafeMutablePointer<GtkWindow>? = nil) {
    window = makeWindow("Settings", content)
    // So it has its natural size, whatever that comes to be.
    gtk_window_set_resizable(window, 0)
    gtk_window_set_transient_for(window, parent)
    text = makeText(message, name: "text")
    gtk_image_set_pixel_size(OpaquePointer(icon.pointer), 48)
    row = ButtonRow(
      [
        makeButton("More", name: "more") { [unowned self] in append("One more sentence about it.")
        },
        makeButton("Close", name: "close") { [unowned self] in gtk_window_close(window) },
      ], name: "dialogButtons")
    content.add(icon, text, row.container)
    Constraint.activate {
      icon.leading == content.leading + 24
      icon.top == text.top
      icon.bottom <= row.container.top - 12
      text.top == content.top + 24
      text.leading == icon.trailing + 16
      text.trailing == content.trailing - 24
      text.width <= 360
      text.bottom <= row.container.top - 12
      text.bottom == row.container.top - 12 ~ Priority(200)
      row.container.edges(excluding: .top) == content.edges
    }
  }

  /// Appends a sentence to the text.
  public func append(_ sentence: String) {
    let label = OpaquePointer(text.pointer)
    gtk_label_set_text(label, String(cString: gtk_label_get_text(label)) + " " + sentence)
  }
}

/// A window with a container for its content.
@MainActor
func makeWindow(_ title: String, _ content: LayoutContainer) -> UnsafeMutablePointer<GtkWindow> {
  guard let widget = gtk_window_new() else { preconditionFailure("GTK is not initialized") }
  let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_title(window, title)
  gtk_window_set_child(window, content.pointer)
  return window
}
