/// Stops the program after a programming error, with a message.
///
/// It calls `fatalError` rather than a precondition, whose message is missing from release builds.
/// Optimized Embedded Swift prints no message, so there it is printed first, as `Fatal error: ` and
/// the message, through the platform's `putchar`.
@inline(never)
@usableFromInline
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
