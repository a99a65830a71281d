import AnchorsGTK
import CGTK
import SettingsWindow

/// Shows the window and writes its picture as a PNG file, and returns `true` if that was possible.
@MainActor
func savePicture(to file: String) -> Bool {
  guard gtk_init_check() != 0 else { return false }
  let settings = SettingsWindow()
  gtk_window_set_default_size(settings.window, 760, 480)
  // Without the ring around what has the focus.
  gtk_window_set_focus(settings.window, nil)
  gtk_window_present(settings.window)
  let end = g_get_monotonic_time() + 1_000_000
  while g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
  let window = UnsafeMutableRawPointer(settings.window).assumingMemoryBound(to: GtkWidget.self)
  return WindowPicture(of: window)?.save(to: file) ?? false
}
