import Foundation

/// True once in the given number of times.
///
/// - Parameter size: another size of the stack, in bytes.
package func onSmallStack<Value: Sendable>(
  size: Int = 512 * 1024, _ work: @escaping @Sendable () -> Value
) -> Value? {
  let result = ThreadResult<Value>()
  let thread = Thread { result.finish(work()) }
  thread.stackSize = size
  thread.start()
  return result.wait()
}

/// The result that a thread hands over when it ends.
private final class ThreadResult<Value: Sendable>: @unchecked Sendable {
  private let isDone = DispatchSemaphore(value: 0)
  private var value: Value?

  func finish(_ value: Value) {
    self.value = value
    isDone.signal()
  }

  func wait() -> Value? {
    isDone.wait()
    return value
  }
}
