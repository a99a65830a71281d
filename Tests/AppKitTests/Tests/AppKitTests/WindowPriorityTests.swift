import Anchors
import TestSupport
import Testing

/// Documented: the priorities that AppKit names for windows, 510, 500 and 490.
@Suite("Priorities of windows") @MainActor
struct WindowPriorityTests {
  @Test("Window priorities have AppKit's numbers and names")
  func windowPriorities() throws {
    let own: [Priority] = [
      .dragThatCanResizeWindow, .windowSizeStayPut, .dragThatCannotResizeWindow,
    ]
    let native: [NSLayoutConstraint.Priority] = [
      .dragThatCanResizeWindow, .windowSizeStayPut, .dragThatCannotResizeWindow,
    ]
    #expect(own.map(\.rawValue) == [510, 500, 490])
    #expect(own.map(\.rawValue) == native.map { Double($0.rawValue) })
    let a = Siblings().a
    let width = a.width == 40 ~ .windowSizeStayPut - 1
    #expect(width.priority == 499)
    #expect((a.width == 40 ~ .windowSizeStayPut).priority == .medium)
    #expect((a.width == 40 ~ NSLayoutConstraint.Priority.windowSizeStayPut).priority == .medium)
  }
}
