import CGTK

/// GTK's warnings. GTK writes them on the main thread.
nonisolated(unsafe) private(set) var messages: [String] = []

/// Collects what GTK warns of from now on.
func collectMessages() {
  g_log_set_writer_func(
    { level, fields, count, _ in
      for field in UnsafeBufferPointer(start: fields, count: Int(count)) {
        guard level.rawValue <= G_LOG_LEVEL_WARNING.rawValue | 3, let value = field.value,
          String(cString: field.key) == "MESSAGE"
        else { continue }
        messages.append(String(cString: value.assumingMemoryBound(to: CChar.self)))
      }
      return G_LOG_WRITER_HANDLED
    }, nil, nil)
}
