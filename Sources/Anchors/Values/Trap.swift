/// Stops the program for a mistake of its author, with a message that says what the mistake is.
///
/// It is `fatalError` rather than a precondition, because the message of a precondition is not in release
/// builds. An optimized build in Embedded Swift prints no message at all, so there the message is printed first,
/// as `Fatal error: ` and the message: whoever supplies the platform's `putchar` gets it.
@inline(never)
package func trap(
  _ message: String, file: StaticString = #file, line: UInt = #line
) -> Never {
  #if hasFeature(Embedded)
  print("Fatal error: \(message)")
  fatalError()
  #else
  fatalError(message, file: file, line: line)
  #endif
}
