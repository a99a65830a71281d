import AnchorsGTK
import CGTK
import SettingsWindow

/// A window without a frame, shown while a test is running.
@MainActor
final class TestWindow {
  let window: UnsafeMutablePointer<GtkWindow>
  let content: LayoutContainer

  /// Takes a window over, or makes an empty one.
  init(_ window: UnsafeMutablePointer<GtkWindow>? = nil, _ content: LayoutContainer? = nil) {
    guard let window = window ?? Self.makeWindow() else {
      preconditionFailure("there is no window")
    }
    self.window = window
    self.content = content ?? LayoutContainer(name: "content")
    gtk_window_set_decorated(self.window, 0)
    gtk_window_set_child(self.window, self.content.pointer)
  }

  private static func makeWindow() -> UnsafeMutablePointer<GtkWindow>? {
    gtk_window_new().map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWindow.self)
    }
  }

  isolated deinit {
    gtk_window_destroy(window)
    GTK.pump()
  }

  /// Shows the window in this size, and waits until it has it.
  func show(width: Int, height: Int) {
    gtk_window_set_default_size(window, Int32(width), Int32(height))
    gtk_window_present(window)
    let size = Size(width: Double(width), height: Double(height))
    GTK.pump { content.layoutFrame.size == size }
  }

  /// Shows the window in the smallest size that GTK lets it have.
  func showSmallest() {
    gtk_window_set_default_size(window, 1, 1)
    showNatural()
  }

  /// Shows the window in the size that GTK gives it.
  func showNatural() {
    gtk_window_present(window)
    GTK.pump { content.layoutFrame.width > 0 }
  }

  /// The size of the content, as GTK has allocated it.
  var size: Size { frame(of: content).size }

  /// The frame that GTK has allocated to a widget, in the coordinates of the window.
  func frame(of widget: Widget) -> Rect {
    let window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget.pointer, window, &bounds) != 0 else {
      return Rect(x: -1, y: -1, width: -1, height: -1)
    }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}

extension TestWindow {
  /// Returns the baseline of a widget's text, in the coordinates of the window.
  func baseline(of widget: Widget) -> Double {
    // The text of an entry is a widget in it.
    let inner = gtk_widget_get_first_child(widget.pointer) ?? widget.pointer
    let window = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    var point = graphene_point_t(x: 0, y: Float(gtk_widget_get_allocated_baseline(inner)))
    var result = graphene_point_t(x: 0, y: 0)
    return gtk_widget_compute_point(inner, window, &point, &result) != 0 ? Double(result.y) : -1
  }
}

extension Widget {
  /// The natural size, as GTK says: of the height, in the natural width or in another one.
  func naturalSize(forWidth width: Double? = nil) -> Size {
    var (across, down): (Int32, Int32) = (0, 0)
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &across, nil, nil)
    gtk_widget_measure(
      pointer, GTK_ORIENTATION_VERTICAL, width.map { Int32($0) } ?? across, nil, &down, nil, nil)
    return Size(width: Double(across), height: Double(down))
  }

  /// The minimum size, as GTK says.
  var minimumSize: Size {
    var (across, down): (Int32, Int32) = (0, 0)
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &across, nil, nil, nil)
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, -1, &down, nil, nil, nil)
    return Size(width: Double(across), height: Double(down))
  }
}

/// A label, whose text wraps or does not.
@MainActor
func makeLabel(_ text: String, name: String, wraps: Bool = false) -> Widget {
  let label = Widget(gtk_label_new(text), name: name)
  gtk_label_set_wrap(OpaquePointer(label.pointer), wraps ? 1 : 0)
  gtk_label_set_xalign(OpaquePointer(label.pointer), 0)
  return label
}
