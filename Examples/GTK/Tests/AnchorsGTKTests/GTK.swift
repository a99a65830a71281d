import CGTK
import Testing

/// GTK itself, which is one for all tests.
@MainActor
enum GTK {
  /// Starts GTK; nothing from the second time on. All is measured in one font.
  static func start() { _ = started }

  private static let started: Void = {
    g_log_set_writer_func(
      { level, fields, count, _ in
        GTK.note(level, fields, Int(count))
        return g_log_writer_standard_streams(level, fields, count, nil)
      }, nil, nil)
    precondition(gtk_init_check() != 0, "there is no display: run the tests under xvfb-run")
    set("gtk-font-name", to: "DejaVu Sans 10")
    set("gtk-enable-animations", to: false)
  }()

  /// Handles events until none has come for 40 ms, more than two frames of GDK's clock, and
  /// `isDone` returns `true`. Gives up after five seconds.
  static func pump(until isDone: () -> Bool = { true }) {
    let end = g_get_monotonic_time() + 5_000_000
    repeat {
      var quiet = g_get_monotonic_time() + 40_000
      while g_get_monotonic_time() < quiet {
        if g_main_context_iteration(nil, 0) == 0 {
          g_usleep(1_000)
        } else {
          quiet = min(g_get_monotonic_time() + 40_000, end)
        }
      }
    } while !isDone() && g_get_monotonic_time() < end
  }

  // MARK: - Warnings

  /// GTK's warnings since the last time. GLib logs them on any thread.
  nonisolated(unsafe) private static var warnings: [String] = []

  /// Returns GTK's warnings since the last time, except the one about a missing message bus.
  static func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings.filter { !$0.contains("session bus") }
  }

  private nonisolated static func note(
    _ level: GLogLevelFlags, _ fields: UnsafePointer<GLogField>?, _ count: Int
  ) {
    guard level.rawValue <= G_LOG_LEVEL_WARNING.rawValue | 3 else { return }
    for field in UnsafeBufferPointer(start: fields, count: count) {
      guard String(cString: field.key) == "MESSAGE", let value = field.value else { continue }
      warnings.append(String(cString: value.assumingMemoryBound(to: CChar.self)))
    }
  }
}

// MARK: - Settings

extension GTK {
  static func set(_ name: String, to text: String) {
    set(name, g_type_from_name("gchararray")) { g_value_set_string(&$0, text) }
  }

  static func set(_ name: String, to flag: Bool) {
    set(name, g_type_from_name("gboolean")) { g_value_set_boolean(&$0, flag ? 1 : 0) }
  }

  static func set(_ name: String, to number: Int32) {
    set(name, g_type_from_name("gint")) { g_value_set_int(&$0, number) }
  }

  private static func set(_ name: String, _ type: GType, _ fill: (inout GValue) -> Void) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    fill(&value)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
      name, &value)
  }

  /// Has a style while something is done.
  static func withStyle(_ css: String, _ work: () throws -> Void) rethrows {
    let provider = gtk_css_provider_new()
    let display = gdk_display_get_default()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    defer {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      g_object_unref(provider)
    }
    try work()
  }
}

// MARK: - Suites

/// All tests: one after the other, for GTK is one.
@Suite(.serialized, .withoutWarnings) enum GTKTests {}

/// Has each test fail in which GTK warns of something: a widget that is smaller than it can be,
/// say.
struct WithoutWarnings: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await GTK.start()
    try await function()
    let warnings = await GTK.takeWarnings()
    #expect(warnings.isEmpty)
  }
}

extension Trait where Self == WithoutWarnings {
  static var withoutWarnings: Self { WithoutWarnings() }
}
