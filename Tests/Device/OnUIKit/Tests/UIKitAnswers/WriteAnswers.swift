import ScenesOnUIKit
import XCTest

/// Writes UIKit's answers to the file that the environment names as `ANSWERS`. XCTest, because its
/// tests run on the main thread, one after the other.
final class WriteAnswers: XCTestCase {
  @MainActor
  func testWriteAnswers() throws {
    let path = try XCTUnwrap(ProcessInfo.processInfo.environment["ANSWERS"])
    try answers().write(toFile: path, atomically: true, encoding: .utf8)
  }
}
