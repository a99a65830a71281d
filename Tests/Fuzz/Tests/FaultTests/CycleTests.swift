import AnchorsLayout
import AnchorsTestSupport
import Foundation
import Testing

/// A view that had become its own ancestor made the climb to the root endless.
@Suite("Superview cycles")
struct CycleTests {
  private static let message = "outer cannot be added to inner: inner is a descendant of outer"

  @Test("A view cannot be added to its subview")
  func subview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      alarm(10)
      let outer = LayoutView(name: "outer"), inner = LayoutView(name: "inner")
      outer.addSubview(inner)
      inner.addSubview(outer)
    }
    #expect(result.text.contains(Self.message))
  }

  @Test("A view that adds its new superview to itself traps")
  func callback() async {
    final class Mover: LayoutView {
      override func willMove(toSuperview newSuperview: LayoutView?) {
        if let newSuperview { addSubview(newSuperview) }
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      alarm(10)
      let outer = Mover(name: "outer"), inner = LayoutView(name: "inner")
      inner.addSubview(outer)
    }
    #expect(result.text.contains(Self.message))
  }
}
