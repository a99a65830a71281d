import AnchorsGTK
import AnchorsReport
import CGTK
import SettingsWindow

/// The application: its window, its dialog, and what its keys do.
@MainActor
final class Application {
  private let application: UnsafeMutablePointer<GtkApplication>
  private var settings: SettingsWindow?
  private var dialog: MessageDialog?

  private var instance: UnsafeMutableRawPointer { UnsafeMutableRawPointer(application) }

  init() {
    // Not unique: it needs no message bus.
    let made = gtk_application_new("org.example.anchors.settings", G_APPLICATION_NON_UNIQUE)
    guard let made else { preconditionFailure("GTK makes no application") }
    application = made
    onSignal("activate", of: instance) { [unowned self] in showSettings() }
    addAction("report", key: "F12") { [unowned self] in writeReport() }
    addAction("problems", key: "F11") { [unowned self] in
      if let settings { print(settings.problems) }
    }
  }

  /// Runs until the last window is closed; returns the status to end with.
  func run() -> Int32 {
    defer { g_object_unref(instance) }
    return g_application_run(
      instance.assumingMemoryBound(to: GApplication.self), CommandLine.argc,
      CommandLine.unsafeArgv)
  }

  private func addAction(_ name: String, key: String, _ action: @escaping @MainActor () -> Void) {
    guard let simple = g_simple_action_new(name, nil) else { return }
    onSignal("activate", of: UnsafeMutableRawPointer(simple), action)
    g_action_map_add_action(OpaquePointer(application), simple)
    key.withCString { text in
      gtk_application_set_accels_for_action(application, "app.\(name)", [text, nil])
    }
  }

  private func showSettings() {
    let settings = SettingsWindow(
      .init(
        report: { [unowned self] in writeReport() }, apply: { [unowned self] in showDialog() }))
    gtk_window_set_default_size(settings.window, 760, 480)
    gtk_application_add_window(application, settings.window)
    gtk_window_present(settings.window)
    self.settings = settings
  }

  private func showDialog() {
    guard let settings else { return }
    let dialog = MessageDialog("The changes are saved.", over: settings.window)
    gtk_window_present(dialog.window)
    self.dialog = dialog
  }

  /// Writes the report of the window's layout and opens it.
  private func writeReport() {
    guard let settings else { return }
    let page = settings.content.tree.htmlReport(title: "Settings")
    let path = String(cString: g_get_tmp_dir()) + "/settings-report.html"
    guard g_file_set_contents(path, page, -1, nil) != 0 else {
      return print("cannot write \(path)")
    }
    print(path)
    gtk_show_uri(settings.window, "file://\(path)", guint32(GDK_CURRENT_TIME))
  }
}
