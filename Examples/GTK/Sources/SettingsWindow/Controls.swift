import AnchorsGTK
import CGTK

// The widgets of the window, as GTK makes them.

@MainActor
func makeLabel(_ text: String, name: String, style: String? = nil) -> Widget {
  let label = Widget(gtk_label_new(text), name: name)
  gtk_label_set_xalign(OpaquePointer(label.pointer), 0)
  if let style { gtk_widget_add_css_class(label.pointer, style) }
  // An entry beside a label is stretched rather than the label.
  label.hugging.horizontal = Priority(251)
  return label
}

@MainActor
func makeText(_ text: String, name: String) -> Widget {
  let label = makeLabel(text, name: name)
  gtk_label_set_wrap(OpaquePointer(label.pointer), 1)
  return label
}

@MainActor
func makeEntry(_ text: String, name: String) -> Widget {
  let entry = Widget(gtk_entry_new(), name: name)
  gtk_editable_set_text(OpaquePointer(entry.pointer), text)
  return entry
}

@MainActor
func makeSwitch(isOn: Bool, name: String) -> Widget {
  let control = Widget(gtk_switch_new(), name: name)
  gtk_switch_set_active(OpaquePointer(control.pointer), isOn ? 1 : 0)
  return control
}

@MainActor
func makeButton(_ title: String, name: String, _ action: @escaping @MainActor () -> Void) -> Widget
{
  let button = Widget(gtk_button_new_with_label(title), name: name)
  onSignal("clicked", of: button.pointer, action)
  return button
}

/// A picture of 3 to 2: stripes from blue to orange.
@MainActor
func makePicture(name: String) -> Widget {
  let (width, height) = (240, 160)
  var pixels: [UInt8] = []
  for row in 0..<height {
    for column in 0..<width {
      let share = (column + row / 2) / 20 * 255 / 16
      pixels += [UInt8(share), 120, UInt8(255 - share), 255]
    }
  }
  let bytes = g_bytes_new(pixels, gsize(pixels.count))
  defer { g_bytes_unref(bytes) }
  let texture = gdk_memory_texture_new(
    Int32(width), Int32(height), GDK_MEMORY_R8G8B8A8, bytes, gsize(width * 4))
  defer { g_object_unref(texture.map { UnsafeMutableRawPointer($0) }) }
  let picture = Widget(gtk_picture_new_for_paintable(texture), name: name)
  // The constraints determine its size.
  picture.compressionResistance = AxisPriorities(Priority(100))
  picture.hugging = AxisPriorities(Priority(100))
  return picture
}
