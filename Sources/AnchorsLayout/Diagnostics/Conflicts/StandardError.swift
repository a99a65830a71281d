// The one place where the library needs the C library: Swift's own has no other way to standard
// error, and none to the environment.
#if hasFeature(Embedded)
/// Writes to the platform's `putchar`, like `print`, because Embedded Swift has no standard error.
func writeToStandardError(_ text: String) { print(text, terminator: "") }
#else
#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Bionic)
private import Bionic
#elseif canImport(Android)
private import Android
#elseif canImport(WASILibc)
private import WASILibc
#elseif canImport(ucrt)
private import ucrt
#endif

#if DEBUG
/// Returns the value of a variable of the environment.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
#endif

/// Writes text to standard error, as it is.
func writeToStandardError(_ text: String) {
  var text = text
  text.withUTF8 { bytes in
    var written = 0
    while written < bytes.count {
      #if canImport(ucrt)
      let count = Int(
        _write(2, bytes.baseAddress?.advanced(by: written), UInt32(bytes.count - written)))
      #else
      let count = write(2, bytes.baseAddress?.advanced(by: written), bytes.count - written)
      #endif
      if count <= 0 { return }  // nobody listens
      written += count
    }
  }
}
#endif
