import TestSupport
import Testing

/// The platform makes its own constraints from frames, and they change no frame.
@Suite("System constraints do not take part in layout") @MainActor
struct SystemConstraintTests {
  @Test("A change of the content and of a fixed frame has the same result")
  func changes() {
    let screen = View.sized(300, 200)
    let (box, label) = (View(), Label.saying("abc"))
    box.frameFromTop = CGRect(x: 10, y: 20, width: 100, height: 50)
    screen.add(box, label)
    Constraint.activate {
      label.left == box.right
      label.top == screen.safeArea.top
    }
    _Shim.makesSystemConstraints = true
    defer { _Shim.makesSystemConstraints = false }
    screen.layOut()
    #expect(label.frameFromTop == CGRect(x: 110, y: 0, width: 24, height: 16))
    let count = screen.constraints.count
    label.words = "abcd"
    box.frameFromTop = CGRect(x: 10, y: 20, width: 90, height: 50)
    screen.layOut()
    #expect(label.frameFromTop == CGRect(x: 100, y: 0, width: 32, height: 16))
    #expect(screen.constraints.count == count && Seam.shared.conflicts.isEmpty)
    #expect(label.constraints.map(\.constant) == [32, 16])
  }
}
