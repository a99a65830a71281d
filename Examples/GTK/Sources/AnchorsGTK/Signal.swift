import CGTK

/// A function that GLib calls.
@MainActor
private final class SignalHandler {
  let call: @MainActor () -> Void
  init(_ call: @escaping @MainActor () -> Void) { self.call = call }
}

/// Has a function called on each emission of a signal that wants no answer, as long as the object
/// is there.
///
///     onSignal("clicked", of: button.pointer) { counter.increase() }
///
/// The object keeps the function, so let it not keep the object.
@MainActor
public func onSignal(
  _ signal: String, of object: UnsafeMutableRawPointer, _ call: @escaping @MainActor () -> Void
) {
  let handler = Unmanaged.passRetained(SignalHandler(call))
  // With the data first, whatever arguments the signal has come after it.
  let callback: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().call()
    }
  }
  g_signal_connect_data(
    object, signal, unsafeBitCast(callback, to: GCallback.self), handler.toOpaque(),
    { data, _ in
      guard let data else { return }
      Unmanaged<SignalHandler>.fromOpaque(data).release()
    }, G_CONNECT_SWAPPED)
}

/// Calls a function once, from the main loop.
@MainActor
func after(milliseconds: UInt32, _ call: @escaping @MainActor () -> Void) {
  g_timeout_add_full(
    G_PRIORITY_DEFAULT, milliseconds,
    { data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated {
        guard let data else { return }
        Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue().call()
      }
      return 0
    }, Unmanaged.passRetained(SignalHandler(call)).toOpaque(),
    { data in
      guard let data else { return }
      Unmanaged<SignalHandler>.fromOpaque(data).release()
    })
}
